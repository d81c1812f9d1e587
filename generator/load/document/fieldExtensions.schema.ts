import { type Extension, mark, on, text } from './extensionSchema.ts'

/** Facts of a value: its meaning, its unit, its sender. */
export const fieldExtensions: Readonly<Record<string, Extension>> = {
  // On a parameter of an AsyncAPI channel, which has an enum but no schema.
  'x-enum-descriptions': on(['schema', 'parameter'], {
    description:
      'What each value means: a map from value to text, or a list in the order of the enum. Without `enum` the list of values is open. `x-enumDescriptions`, and `x-enum-varnames` for names in code, are read as well.',
    type: ['object', 'array'],
    items: text('Meaning of the value, in Markdown.', 'Buy order.'),
    additionalProperties: {
      description: 'Meaning of the value, in Markdown.',
      type: 'string',
      examples: ['Buy order.'],
    },
    examples: [{ BUY: 'Buy order.', SELL: 'Sell order.' }],
  }),
  'x-unit': on(
    ['schema'],
    text('Unit of the number: ms, s, days, contracts, levels, base, quote, settlement, ratio …', 'ms'),
  ),
  'x-server-time': on(
    ['schema'],
    mark(
      "The server's clock at the moment it sends this: `npm run mock` fills in its own. In the unit that `x-unit` says, ms without it; a text of the format `date-time` is one.",
    ),
  ),
  'x-unique': on(
    ['schema'],
    mark(
      'The caller sends another value each time, such as an order id of its own: samples add the time to the example.',
    ),
  ),
}
