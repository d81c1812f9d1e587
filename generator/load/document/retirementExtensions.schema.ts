import { date, type Extension, type ExtensionSchema, mapOf, on, text } from './extensionSchema.ts'

const replacement = text('An id of the same spec, or one of another API as `api#id`.', 'placeOrder')

const replacements = (description: string, example: string): ExtensionSchema => ({
  description,
  type: 'array',
  items: replacement,
  uniqueItems: true,
  examples: [[example]],
})

/** Extensions for the end of an operation or a channel: dates, and replacements. */
export const retirementExtensions: Readonly<Record<string, Extension>> = {
  'x-replaced-by': on(['operation', 'channel'], {
    description: 'What to use instead of a deprecated operation or channel: one name, or several with a note.',
    type: ['string', 'object'],
    if: { type: 'string' },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: replacement,
    else: {
      description: 'What to use instead; nothing when the note says what to do.',
      additionalProperties: false,
      minProperties: 1,
      properties: {
        operations: replacements('operationIds of the operations to use instead.', 'placeOrder'),
        channels: replacements('Ids of the channels to use instead.', 'ticker'),
        fields: mapOf(
          'Names that changed: what was called the key is called the value now.',
          text('Name of the field in the replacement.', 'clOrdId'),
          { clientOid: 'clOrdId' },
        ),
        note: text('What else to know when moving over, in Markdown.', 'The side is part of the position now.'),
      },
      examples: [{ operations: ['placeOrder'] }],
    },
    examples: ['placeOrder', { operations: [], note: 'Read the position instead.' }],
  }),
  'x-deprecated-since': on(['operation', 'channel'], date('Day since which it is deprecated: YYYY-MM-DD.')),
  'x-sunset': on(['operation', 'channel'], date('Day after which it stops working: YYYY-MM-DD.')),
}
