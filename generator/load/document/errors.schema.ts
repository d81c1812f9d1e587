import { errorOutcomes } from '../../contract/reference.ts'
import { refusalKinds } from '../../contract/refusalKinds.ts'
import { certainty, choice, closed, type ExtensionSchema, listOf, text } from './extensionSchema.ts'

const errorCode: ExtensionSchema = {
  description: 'Code as the API sends it: a number or a text.',
  type: ['integer', 'string'],
  examples: [24101],
}

/** `x-errors` of an API. */
export const errorCatalogue: ExtensionSchema = {
  description: 'Every error code of the API and what to do about it.',
  type: 'array',
  items: {
    description: 'One error code.',
    ...closed,
    required: ['code', 'description'],
    properties: {
      code: errorCode,
      name: text('Name of the error, where the API gives one.', 'TOO_MANY_REQUEST'),
      description: text('What happened, in Markdown.', 'The rate limit was exceeded.'),
      action: text('What the caller should do, in Markdown.', 'Slow down, then retry.'),
      httpStatus: {
        description: 'HTTP status it comes with.',
        type: 'integer',
        minimum: 100,
        maximum: 599,
        examples: [429],
      },
      text: text(
        'How it is sent, with `{value}` for what is refused, where the code alone is not all.',
        'Invalid depth: {value}',
      ),
      outcome: choice(
        'Whether the call may have been carried out, `unknown`, or was not and can be sent again, `later`. Without it, the same call would fail again.',
        errorOutcomes,
      ),
      refuses: listOf(
        'What the mock refuses with this code: `credentials` that are missing, a receive `window` that is over, a `frame` that is not understood, and so on. Limits and unknown paths have the code of their HTTP status.',
        choice('What is refused.', refusalKinds),
        { uniqueItems: true },
      ),
      of: listOf(
        'Parameters and members whose values it refuses, where it does not refuse all; an empty text is the whole body.',
        { description: 'Name of a parameter or member.', type: 'string', examples: ['interval'] },
        { uniqueItems: true },
      ),
      certainty,
    },
    examples: [{ code: 429, description: 'The rate limit was exceeded.' }],
  },
  examples: [[{ code: 429, description: 'The rate limit was exceeded.', action: 'Slow down, then retry.' }]],
}

/** `x-errors` of an operation. */
export const errorCodes: ExtensionSchema = {
  description: 'Codes of the catalogue at the root that this operation may answer with.',
  type: 'array',
  items: errorCode,
  uniqueItems: true,
  examples: [[24101, 24104]],
}
