import type { ObjectKind } from '../../contract/objectKind.ts'
import { errorOutcomes } from '../../contract/reference.ts'
import { refusalKinds } from '../../contract/refusalKinds.ts'
import {
  choice,
  closed,
  count,
  date,
  type Extension,
  type ExtensionSchema,
  listOf,
  mapOf,
  mark,
  on,
  text,
} from './extensionSchema.ts'
import { signingSchema } from './signing.schema.ts'

const certainty: ExtensionSchema = {
  description:
    'What nobody has confirmed: `inferred` was concluded, `unofficial` was seen in use. It covers everything inside.',
  type: 'string',
  enum: ['inferred', 'unofficial'],
  examples: ['inferred'],
}

const errorCode: ExtensionSchema = {
  description: 'Code as the API sends it: a number or a text.',
  type: ['integer', 'string'],
  examples: [24101],
}

const replacement = text('An id of the same spec, or one of another API as `api#id`.', 'placeOrder')

const replacements = (description: string, example: string): ExtensionSchema => ({
  description,
  type: 'array',
  items: replacement,
  uniqueItems: true,
  examples: [[example]],
})

/** What may be kept for some readers. */
const marked: readonly ObjectKind[] = [
  ...(['operation', 'path', 'parameter', 'schema', 'header', 'response', 'callback', 'server', 'tag'] as const),
  ...(['channel', 'message', 'security scheme', 'media type'] as const),
]

/** What a page shows a date or a certainty of. */
const dated: readonly ObjectKind[] = ['operation', 'parameter', 'schema', 'header', 'channel']

const errorCatalogue: ExtensionSchema = {
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

const errorCodes: ExtensionSchema = {
  description: 'Codes of the catalogue at the root that this operation may answer with.',
  type: 'array',
  items: errorCode,
  uniqueItems: true,
  examples: [[24101, 24104]],
}

/** Every extension of ours, by name. */
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
  'x-perspective': on(
    ['root'],
    choice(
      'The side that an AsyncAPI 3 document describes: its operations send and receive from there. Without it, the operations tell the side, and the note `perspective-assumed` names the side. In AsyncAPI 2, `publish` is what the client sends, for both values.',
      ['provider', 'client'],
    ),
  ),
  'x-address': on(
    ['root', 'channel'],
    choice(
      'Whether the address of a channel is a path that a client connects to, or a topic that frames name. Without it, a binding for WebSocket or a frame tells, else the note `address-assumed` says what is read.',
      ['topic', 'path'],
    ),
  ),
  'x-entries': on(
    ['root', 'channel'],
    choice(
      'What has a section or a page of its own: each operation of a channel, or the channel as a whole. Without it, operations have where clients send several requests on a WebSocket channel that has no `x-conversation`, and the note `entries-assumed` names the channels.',
      ['operation', 'channel'],
    ),
  ),
  'x-access': on(
    ['channel'],
    choice('Whether anybody may subscribe, or only who is authenticated.', ['public', 'private']),
  ),
  'x-push-frequency': on(
    ['channel'],
    text('How often messages come, in Markdown.', 'Every 100 ms while there are changes.'),
  ),
  'x-snapshot': on(
    ['channel'],
    text('What the first message is and what the later ones are, in Markdown.', 'First the whole book, then changes.'),
  ),
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
  'x-connection-token': on(['server'], {
    description: 'A connection is opened with a token that a REST call gives.',
    ...closed,
    required: ['operation', 'token'],
    oneOf: [{ required: ['parameter'] }, { required: ['member'] }],
    dependentRequired: { endpoint: ['parameter'], parameters: ['parameter'] },
    properties: {
      operation: text('Operation of the same API that gives the token.', 'getPrivateToken'),
      token: { ...text('JSON pointer to the token in the reply.', '/data/token'), pattern: '^/' },
      endpoint: {
        ...text('JSON pointer to the address of the socket in the reply.', '/data/instanceServers/0/endpoint'),
        pattern: '^/',
      },
      parameter: text('Query parameter of the address that carries the token.', 'token'),
      member: {
        ...text(
          'JSON pointer to the token in messages of the client, in place of `parameter`. Messages without it carry none.',
          '/params/token',
        ),
        pattern: '^/',
      },
      parameters: mapOf('Further query parameters of the address.', text('Value.', 'true'), {
        acceptUserMessage: 'true',
      }),
      welcome: {
        description: 'The server greets first: nothing may be sent before its frame has come.',
        type: 'boolean',
        examples: [true],
      },
    },
    examples: [{ operation: 'getToken', token: '/token', parameter: 'token' }],
  }),
  'x-sequence': on(['channel'], {
    description: 'How a gap between messages is noticed.',
    ...closed,
    required: ['id'],
    properties: {
      id: text('Field that numbers the messages.', 'id'),
      previous: text('Field that repeats the number of the message before.', 'lid'),
      rule: text('What must hold between two messages, in Markdown.', '`lid` equals the `id` before.'),
    },
    examples: [{ id: 'id', previous: 'lid' }],
  }),
  'x-conversation': on(['channel'], {
    description: 'Frames of a typical session, in their order.',
    type: 'array',
    items: {
      description: 'One frame: a message of the channel, sent or received by the client, and one of its examples.',
      ...closed,
      minProperties: 1,
      properties: {
        send: text('Message that the client sends.', 'subscribe'),
        receive: text('Message that the client receives.', 'update'),
        example: text('Name of an example of the message.', 'snapshot'),
      },
      not: { required: ['send', 'receive'] },
      examples: [{ send: 'subscribe' }],
    },
    examples: [[{ send: 'subscribe' }, { receive: 'update', example: 'snapshot' }]],
  }),
  'x-heartbeat': on(['root'], {
    description: 'How a connection is kept open.',
    ...closed,
    properties: {
      idleTimeout: text('Silence after which the server closes the connection.', '30s'),
      clientInterval: text('How often the client should say something.', 'every 10 s'),
      pingEvery: count(
        'Seconds between the pings of the code samples; well below the silence that ends a connection.',
        20,
      ),
      ping: { description: 'Frame that asks for a sign of life.', examples: [{ event: 'ping' }] },
      pong: { description: 'Frame that answers it.', examples: [{ event: 'pong' }] },
      bare: text('A text that asks too, without JSON and in any letter case.', 'ping'),
      description: text('What else to know, in Markdown.', 'Any frame counts.'),
    },
    examples: [{ idleTimeout: '30s', ping: { event: 'ping' }, pong: { event: 'pong' } }],
  }),
  'x-limits': on(['root'], {
    description: 'Limits of a connection.',
    type: 'array',
    items: {
      description: 'One limit.',
      ...closed,
      required: ['name', 'value'],
      properties: {
        name: text('Name of the limit.', 'connectionsPerIp'),
        value: { description: 'The limit.', type: ['number', 'string'], examples: [2000] },
        unit: text('What is counted.', 'connections'),
        scope: text('What it is counted by.', 'per IP address'),
        description: text('What happens at the limit, in Markdown.', 'Further connections are refused.'),
        certainty,
      },
      examples: [{ name: 'connectionsPerIp', value: 2000 }],
    },
    examples: [[{ name: 'connectionsPerIp', value: 2000, unit: 'connections' }]],
  }),
  'x-errors': { ...on(['root', 'operation'], errorCatalogue), schemas: { operation: errorCodes } },
}

interface OtherExtension {
  readonly places: readonly ObjectKind[]
  readonly description: string
  /** References inside of it are followed. */
  readonly isFollowed?: true
}

/** Extensions of other tools that are read too: where they stand, and what becomes of them. */
export const otherExtensions: Readonly<Record<string, OtherExtension>> = {
  'x-displayName': {
    ...{ places: ['tag'], isFollowed: true },
    description: 'Title of the tag. `summary` of OpenAPI 3.2 says the same.',
  },
  'x-codeSamples': {
    places: ['operation'],
    description:
      'Samples of your own: a list of `lang`, `label` and `source`. One in a language of ours stands in its place, others come after.',
  },
  'x-code-samples': { places: ['operation'], description: 'The same as `x-codeSamples`.' },
  'x-tagGroups': {
    places: ['root'],
    description: 'Groups of tags, with `name` and `tags`: headings of the overview and of a sidebar that nobody wrote.',
  },
  'x-badges': { places: ['operation'], description: 'Words beside the facts of the operation: `name` of each.' },
  'x-stability': { places: ['operation'], description: 'Shown as a badge.' },
  'x-webhooks': { places: ['root'], isFollowed: true, description: '`webhooks` for OpenAPI 3.0.' },
  'x-response': {
    ...{ places: ['message'], isFollowed: true },
    description: 'Answers to a message in AsyncAPI 2: a message, or a list of them.',
  },
  'x-enumDescriptions': {
    places: ['schema'],
    description: 'The same as [`x-enum-descriptions`](#x-enum-descriptions).',
  },
  'x-enum-varnames': { places: ['schema'], description: 'Names of the values in code, shown before what they mean.' },
  'x-enumNames': { places: ['schema'], description: 'The same as `x-enum-varnames`.' },
}
