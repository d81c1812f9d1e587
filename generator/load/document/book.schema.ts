import { checksum, form, levelParts, mark, pointer, sequence, vector } from './bookParts.schema.ts'
import { choice, closed, count, type ExtensionSchema, listOf, text } from './extensionSchema.ts'

/** Schema of `x-book`: rules for an order book from the frames of a channel. */
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
