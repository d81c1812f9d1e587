import type { ObjectKind } from '../../contract/objectKind.ts'
import { channelExtensions, sessionExtensions } from './channelExtensions.schema.ts'
import { errorCatalogue, errorCodes } from './errors.schema.ts'
import { certainty, closed, count, date, type Extension, mark, on, text } from './extensionSchema.ts'
import { fieldExtensions } from './fieldExtensions.schema.ts'
import { retirementExtensions } from './retirementExtensions.schema.ts'
import { signingSchema } from './signing.schema.ts'

/** Objects that may be for some audiences only. */
const marked: readonly ObjectKind[] = [
  ...(['operation', 'path', 'parameter', 'schema', 'header', 'response', 'callback', 'server', 'tag'] as const),
  ...(['channel', 'message', 'security scheme', 'media type'] as const),
]

/** Objects with a date or a certainty on pages. */
const dated: readonly ObjectKind[] = ['operation', 'parameter', 'schema', 'header', 'channel']

/** Every extension of the engine, by name. */
export const extensions: Readonly<Record<string, Extension>> = {
  'x-page': on(['operation', 'tag', 'channel', 'schema', 'root'], {
    description:
      'Path of the page that shows the operation, or the operations of the tag. On a schema: the page that shows its fields, to which all others lead. At the root of AsyncAPI: the page that shows heartbeat, limits and errors of all connections. Starts with `/`; no spaces, no `..`, no `%`, no query, no fragment.',
    type: 'string',
    pattern: '^/(?!/)(?!.*\\.\\.)[^\\s?#%\\\\]*$',
    examples: ['/spot/api/private/order'],
  }),
  'x-sidebar-label': on(
    ['operation', 'tag', 'channel'],
    text('Name of the page in the sidebar, where its title is too long for it.', 'Place order'),
  ),
  'x-rate-limit': on(['operation'], {
    description: 'How often the operation may be called.',
    ...closed,
    required: ['requests', 'interval'],
    properties: {
      requests: count('Calls that are allowed within one interval.', 50),
      interval: {
        description: 'Length of the interval: a whole number and ms, s, m, h or d.',
        type: 'string',
        pattern: '^\\d+(ms|s|m|h|d)$',
        examples: ['1s'],
      },
      scope: text('What calls are counted by, for example `ip` or `account`.', 'account'),
      group: text('Operations with the same group share one budget.', 'market-data'),
      certainty,
    },
    examples: [{ requests: 50, interval: '1s' }],
  }),
  'x-permission': on(['operation', 'channel'], text('Permission that the key needs.', 'trade')),
  'x-effect': on(['operation', 'channel'], {
    description:
      'What a call does to the account of the caller. Without it, method and permission decide. A sample that does not `read` stops before a real server, unless it is called with `--live`.',
    type: 'string',
    enum: ['read', 'write', 'trade', 'withdraw'],
    examples: ['write'],
  }),
  'x-request-headers': on(['operation'], {
    description:
      'Headers that every request carries with these values, such as a `Content-Type` without a body. OpenAPI ignores them as parameters.',
    type: 'object',
    minProperties: 1,
    propertyNames: { pattern: "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$" },
    additionalProperties: {
      description: 'The value, in printable ASCII.',
      type: 'string',
      pattern: '^[\\x20-\\x7E]+$',
    },
    examples: [{ 'Content-Type': 'application/json' }],
  }),
  ...retirementExtensions,
  'x-internal': on(marked, {
    description: 'Only the audience `internal` sees it; no file of another build has it.',
    type: 'boolean',
    examples: [true],
  }),
  'x-audience': on(marked, {
    description: 'Who sees it: an audience, or a list of them. No file of a build for others has it.',
    type: ['string', 'array'],
    items: text('An audience.', 'partner'),
    examples: ['partner'],
  }),
  'x-since': {
    ...on(dated, date('Day since which it exists: YYYY-MM-DD.')),
    told: { message: 'reference.since', name: 'since', search: 'none' },
  },
  ...fieldExtensions,
  'x-certainty': on([...dated, 'message'], certainty),
  'x-pagination': on(['operation'], {
    description: 'How a long answer is read page by page. Parameters are named as the operation names them.',
    ...closed,
    required: ['style'],
    properties: {
      style: text('How the next page is asked for: `cursor`, `time`, `offset` or `page`.', 'cursor'),
      cursor: text('Parameter that takes the place to go on from.', 'from'),
      next: text('Field of the last row that the cursor takes.', 'id'),
      limit: text('Parameter that takes the number of rows.', 'limit'),
      direction: text('Parameter that takes the direction.', 'direct'),
      start: text('Parameter that takes the start of the time range.', 'sTime'),
      end: text('Parameter that takes the end of the time range.', 'eTime'),
      defaultLimit: count('Rows that come without a limit.', 10),
      maxLimit: count('Rows that come at most.', 100),
      defaultWindow: text('Time range that is searched when none is given.', '90 days'),
      maxWindow: text('Longest time range that may be asked for.', '180 days'),
    },
    examples: [{ style: 'cursor', cursor: 'from', limit: 'limit', defaultLimit: 10, maxLimit: 100 }],
  }),
  ...channelExtensions,
  'x-signing': on(['security scheme'], signingSchema),
  'x-signing-values': on(['operation'], {
    description:
      'Values that templates of `x-signing` name and that each operation has for itself, such as the name of an instruction.',
    type: 'object',
    minProperties: 1,
    propertyNames: { pattern: '^[A-Za-z]\\w*$' },
    additionalProperties: text('The value.', 'orderExecute'),
    examples: [{ instruction: 'orderExecute' }],
  }),
  'x-success': on(['root'], {
    description:
      'Member that tells the outcome of a call, in a reply and in its parts, with its value on success. Samples check it besides the HTTP status, wherever a reply has it.',
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    propertyNames: { pattern: '^\\w+$' },
    additionalProperties: {
      description: 'Value on success.',
      type: ['integer', 'string'],
      pattern: '^\\w+$',
      examples: [200],
    },
    examples: [{ code: 200 }],
  }),
  'x-test-server': on(
    ['server'],
    mark('Nothing on this server is real: samples that act on an account run against it without `--live`.'),
  ),
  ...sessionExtensions,
  'x-errors': { ...on(['root', 'operation'], errorCatalogue), schemas: { operation: errorCodes } },
}
