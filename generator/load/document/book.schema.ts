import { choice, closed, count, type ExtensionSchema, listOf, text } from './extensionSchema.ts'

const form = { type: 'string', pattern: '^(/([^~/]|~[01])*)+$' } as const

const pointer = (description: string, example: string): ExtensionSchema => ({
  description: `${description} A JSON pointer, or a list of them: the first that finds something counts.`,
  type: ['string', 'array'],
  pattern: form.pattern,
  items: { description: 'A JSON pointer.', ...form, examples: [example] },
  minItems: 1,
  examples: [example],
})

const values: ExtensionSchema = {
  description: 'The value, or a list of values. Without it any value counts.',
  type: ['string', 'number', 'boolean', 'array'],
  items: { description: 'A value.', type: ['string', 'number', 'boolean'], examples: ['snapshot'] },
  minItems: 1,
  examples: ['snapshot'],
}

const mark = (description: string, at: string, is: string): ExtensionSchema => ({
  description,
  ...closed,
  required: ['at'],
  properties: { at: pointer('Where the value stands.', at), is: { ...values, examples: [is] } },
  examples: [{ at, is }],
})

const levelParts = {
  price: pointer('Where the price stands in a level. `/0` without it.', '/0'),
  size: pointer('Where the size stands in a level. `/1` without it.', '/1'),
  separator: text('What separates the parts of a level that is one text.', ','),
  removed: mark('What removes a level. The size 0 without it.', '/0', 'delete'),
  number: pointer('Number of a level: at or below the number of the book it is old.', '/2'),
}

const level = {
  description: 'Price, then size.',
  type: ['object', 'array'],
  ...{ items: text('A text.', '100.5'), minItems: 2, maxItems: 2 },
  examples: [['100.5', '2']],
}

const vector: ExtensionSchema = {
  description: 'Frames, and the book that comes of them.',
  ...closed,
  required: ['frames'],
  properties: {
    name: text('What the frames show.', 'A level goes'),
    frames: {
      description:
        'Frames in their order, and replies to the call. A frame as a JSON text keeps its numbers as they are written.',
      type: 'array',
      minItems: 1,
      items: { description: 'A frame.', examples: [{ bids: [] }] },
      examples: [[{ bids: [] }]],
    },
    symbol: text('Symbol of the book, where the frames have several.', 'BTC_USDT'),
    state: choice('What becomes of the book. `in step` without it.', ['in step', 'gap', 'waiting']),
    bids: {
      description: 'All bids, best first.',
      type: 'array',
      items: { ...level, type: 'array' },
      examples: [[['100.5', '2']]],
    },
    asks: {
      description: 'All asks, best first.',
      type: 'array',
      items: { ...level, type: 'array' },
      examples: [[['100.6', '1']]],
    },
    text: text(
      'The text that the checksum is taken of. A difference is then named to the character.',
      '100.5:2:100.6:1',
    ),
    checksum: { description: 'The checksum of the book.', type: ['string', 'integer'], examples: [-1881014294] },
  },
  examples: [{ frames: [{ bids: [] }], bids: [] }],
}

const sequence: ExtensionSchema = {
  description: 'How a gap is noticed. Without it, `x-sequence` says it.',
  ...closed,
  required: ['id'],
  properties: {
    id: pointer('Number of a message.', '/id'),
    previous: pointer('Repeats the number of the message before.', '/prevId'),
    first: pointer(
      'First number of a message that stands for several: at most 1 above the last. A message that ends at or below the last is old. With `previous`, it counts for the first message after a reply alone.',
      '/U',
    ),
    step: count('How much a number is above the one before.', 1),
  },
  examples: [{ id: '/id', previous: '/prevId' }],
}

const checksum: ExtensionSchema = {
  description: 'A CRC32 over the best levels.',
  ...closed,
  required: ['at', 'levels', 'order'],
  properties: {
    at: pointer('Where it stands.', '/checksum'),
    levels: count('Levels of each side.', 25),
    order: choice('Order of the levels. `pairs`: the best bid, the best ask, the next bid …', [
      'pairs',
      'asks-bids',
      'bids-asks',
    ]),
    separator: text('What stands between prices and sizes. Nothing without it.', ':'),
    numbers: choice(
      'How they are written: as they are sent (without it), or as digits without point and leading zeros.',
      ['digits', 'sent'],
    ),
    signed: { description: 'Whether the checksum may be negative.', type: 'boolean', examples: [true] },
    none: { description: 'Stands in its place where there is none.', type: ['string', 'integer'], examples: [0] },
  },
  examples: [{ at: '/checksum', levels: 25, order: 'pairs', separator: ':', signed: true }],
}

/** How an order book is kept from the frames of a channel. */
export const bookSchema: ExtensionSchema = {
  description:
    'How an order book is kept from the frames of the channel; see [Order books](books.md). Pointers begin at a record, and at the frame where the record has nothing.',
  ...closed,
  required: ['snapshot'],
  properties: {
    snapshot: choice(
      'What a book begins with. `push`: a message, and updates ahead of it are dropped. `call`: the reply to a REST call, and messages ahead of it are kept. `every`: each message is the whole book. `none`: changes alone are known.',
      ['push', 'call', 'every', 'none'],
    ),
    start: mark('Which messages begin a book, with `push`.', '/action', 'snapshot'),
    call: {
      description: 'The REST call that gives a book, with `call`. Its pointers begin at the reply.',
      ...closed,
      required: ['id', 'bids', 'asks'],
      properties: {
        operation: text('Operation of the same API.', 'getOrderBook'),
        id: pointer('Number of the last message in the reply.', '/lastUpdateId'),
        bids: pointer('Bids.', '/bids'),
        asks: pointer('Asks.', '/asks'),
        symbol: pointer('Symbol. Without it, the reply is of all books that wait for one.', '/symbol'),
      },
      examples: [{ operation: 'getOrderBook', id: '/lastUpdateId', bids: '/bids', asks: '/asks' }],
    },
    records: {
      description:
        'JSON pointer to the record of a frame, or to the list of its records. Without it the frame is the record.',
      ...form,
      examples: ['/data'],
    },
    symbol: {
      ...pointer('Symbol of a record.', '/symbol'),
      type: ['string', 'array', 'object'],
      properties: {
        at: pointer('Where it stands.', '/topic'),
        after: text('What stands ahead of the symbol in a text.', ':'),
      },
      ...{ required: ['at'], additionalProperties: false },
    },
    bids: pointer('Bids, or changes of them.', '/bids'),
    asks: pointer('Asks, or changes of them.', '/asks'),
    level: {
      description: 'How bids and asks write a level.',
      ...closed,
      properties: levelParts,
      examples: [{ price: '/0', size: '/1' }],
    },
    changes: {
      description: 'A list with levels of both sides.',
      ...closed,
      required: ['at'],
      properties: {
        at: pointer('Where the list stands.', '/changes'),
        bid: mark('What tells a bid. Without it, the size of an ask is negative.', '/0', 'buy'),
        ...levelParts,
      },
      examples: [{ at: '/changes', bid: { at: '/0', is: 'buy' }, price: '/1', size: '/2' }],
    },
    sequence,
    depth: count('Levels of each side that are kept.', 20),
    checksum,
    vectors: listOf('Frames whose book is known. `validate` keeps a book of them and compares.', vector),
  },
  allOf: [
    {
      anyOf: [
        { properties: { snapshot: { enum: ['every', 'none'] } } },
        { properties: { snapshot: { const: 'push' } }, required: ['start'] },
        { properties: { snapshot: { const: 'call' } }, required: ['call'] },
      ],
    },
    { anyOf: [{ required: ['bids', 'asks'] }, { required: ['changes'] }] },
  ],
  examples: [
    {
      snapshot: 'push',
      start: { at: '/action', is: 'snapshot' },
      ...{ records: '/data', symbol: '/symbol', bids: '/bids', asks: '/asks', depth: 20 },
    },
  ],
}
