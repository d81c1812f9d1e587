import { choice, closed, count, type ExtensionSchema, text } from './extensionSchema.ts'

/** The form of a JSON pointer. */
export const form = { type: 'string', pattern: '^(/([^~/]|~[01])*)+$' } as const

/** A JSON pointer, or several of them. */
export const pointer = (description: string, example: string): ExtensionSchema => ({
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

/** A value that marks a message or a level. */
export const mark = (description: string, at: string, is: string): ExtensionSchema => ({
  description,
  ...closed,
  required: ['at'],
  properties: { at: pointer('Where the value stands.', at), is: { ...values, examples: [is] } },
  examples: [{ at, is }],
})

/** Parts of a level. */
export const levelParts = {
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

/** Frames whose book is known. */
export const vector: ExtensionSchema = {
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

/** Numbers of messages. */
export const sequence: ExtensionSchema = {
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

/** A checksum over the best levels. */
export const checksum: ExtensionSchema = {
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
