import type { ObjectKind } from './specShape.ts'

/** JSON Schema 2020-12 of an extension's value; `description` and `examples` are for editors and for the generated docs. */
export interface ExtensionSchema {
  readonly description: string
  readonly examples: readonly unknown[]
  readonly [keyword: string]: unknown
}

/** Where an extension may stand, and what it looks like there. */
export interface Extension {
  readonly places: readonly ObjectKind[]
  readonly schema: ExtensionSchema
}

const certainty: ExtensionSchema = {
  description:
    'What nobody has confirmed: `inferred` was concluded, `unofficial` was seen in use. It covers everything inside.',
  type: 'string',
  enum: ['inferred', 'unofficial'],
  examples: ['inferred'],
}

const date = (description: string): ExtensionSchema => ({
  description,
  type: 'string',
  format: 'date',
  examples: ['2025-04-22'],
})

const text = (description: string, example: string): ExtensionSchema => ({
  description,
  type: 'string',
  minLength: 1,
  examples: [example],
})

const count = (description: string, example: number): ExtensionSchema => ({
  description,
  type: 'integer',
  minimum: 1,
  examples: [example],
})

/** One of some texts, the first of which is the example. */
const choice = (description: string, values: readonly string[]): ExtensionSchema => ({
  description,
  type: 'string',
  enum: values,
  examples: [values[0]],
})

/** A map from any name to a text. */
const mapOf = (description: string, value: ExtensionSchema, example: object): ExtensionSchema => ({
  description,
  type: 'object',
  additionalProperties: value,
  examples: [example],
})

/** An object with these members and no others. */
const closed = { type: 'object', additionalProperties: false } as const

const signingCondition: ExtensionSchema = choice('For requests with a body or a query, or of one method.', [
  'body',
  'query',
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
])

/** One template, or several of which the first whose condition holds is used. */
const templateRules = (description: string): ExtensionSchema => ({
  description,
  type: 'array',
  minItems: 1,
  items: {
    description: 'One template and when it is used.',
    ...closed,
    required: ['template'],
    properties: {
      when: signingCondition,
      template: text('The text to sign.', '{timestamp}{method}{path}{query}{body}'),
    },
    examples: [{ template: '{timestamp}{method}{path}{query}{body}' }],
  },
  examples: [[{ template: '{timestamp}{method}{path}{query}{body}' }]],
})

const signingStep: ExtensionSchema = {
  description:
    'One step: `hash`, `hmac`, `sign` or `encode` over a text, or a token. Without `encoding` its result is bytes, which only later steps take.',
  ...closed,
  oneOf: [
    ...['hash', 'hmac', 'sign', 'encode'].map((kind) => ({ required: [kind, 'text'] })),
    { required: ['jwt', 'claims'] },
  ],
  properties: {
    hash: choice('Plain hash.', ['SHA-256', 'SHA-384', 'SHA-512']),
    hmac: choice('Hash that is keyed with the secret.', ['SHA-256', 'SHA-384', 'SHA-512']),
    sign: choice('Signature with the secret, which is a private key.', [
      'Ed25519',
      'RSA-PKCS1-SHA-256',
      'RSA-PSS-SHA-256',
    ]),
    encode: choice('Writes the text in another way.', ['base64', 'hex', 'base64url']),
    jwt: choice('JSON Web Token that is signed with the secret.', ['HS256', 'HS384', 'HS512', 'ES256', 'EdDSA']),
    text: {
      description: 'The text, or a list of texts with their conditions.',
      oneOf: [text('Template.', '{nonce}{body}'), templateRules('The first whose condition holds is used.')],
      examples: ['{nonce}{body}'],
    },
    encoding: choice('How the result is written.', ['base64', 'hex', 'base64url']),
    header: mapOf('Members of the header of a token besides `alg` and `typ`.', text('Template.', '{key}'), {
      kid: '{key}',
    }),
    claims: {
      description:
        'The claims of a token, or a list of claims with their conditions. A claim that is {timestamp} alone, or {timestamp} + 120, is a number.',
      oneOf: [
        mapOf('Claims by name.', text('Template.', '{nonce}'), { nonce: '{nonce}' }),
        {
          description: 'The first whose condition holds is used.',
          type: 'array',
          minItems: 1,
          items: {
            description: 'Claims and when they are used.',
            ...closed,
            required: ['claims'],
            properties: {
              when: signingCondition,
              claims: mapOf('Claims by name.', text('Template.', '{nonce}'), { nonce: '{nonce}' }),
            },
            examples: [{ claims: { nonce: '{nonce}' } }],
          },
          examples: [[{ claims: { nonce: '{nonce}' } }]],
        },
      ],
      examples: [{ access_key: '{key}', nonce: '{nonce}' }],
    },
  },
  examples: [{ hmac: 'SHA-256', text: '{timestamp}{method}{path}', encoding: 'hex' }],
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

const everything: readonly ObjectKind[] = [
  'operation',
  'parameter',
  'schema',
  'header',
  'response',
  'channel',
  'message',
]

/** Every extension of ours, by name. `x-errors` is the catalogue at the root and a list of codes on an operation. */
export const extensions: Readonly<Record<string, Extension>> = {
  'x-page': {
    places: ['operation', 'tag', 'channel', 'schema', 'root'],
    schema: {
      description:
        'Path of the page that shows the operation, or the operations of the tag. On a schema: the page that shows its fields, to which all others lead. At the root of AsyncAPI: the page that shows heartbeat, limits and errors of all connections. Starts with `/`; no spaces, no `..`, no `%`, no query, no fragment.',
      type: 'string',
      pattern: '^/(?!/)(?!.*\\.\\.)[^\\s?#%\\\\]*$',
      examples: ['/spot/api/private/order'],
    },
  },
  'x-sidebar-label': {
    places: ['operation', 'tag', 'channel'],
    schema: text('Name of the page in the sidebar, where its title is too long for it.', 'Place order'),
  },
  'x-rate-limit': {
    places: ['operation', 'channel'],
    schema: {
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
    },
  },
  'x-permission': {
    places: ['operation', 'channel'],
    schema: text('Permission that the key needs.', 'trade'),
  },
  'x-effect': {
    places: ['operation', 'channel'],
    schema: {
      description:
        'What a call does to the account of the caller. Without it, method and permission decide. A sample that does not `read` stops before a real server, unless it is called with `--live`.',
      type: 'string',
      enum: ['read', 'write', 'trade', 'withdraw'],
      examples: ['write'],
    },
  },
  'x-request-headers': {
    places: ['operation'],
    schema: {
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
    },
  },
  'x-replaced-by': {
    places: ['operation', 'channel'],
    schema: {
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
    },
  },
  'x-deprecated-since': {
    places: ['operation', 'channel', 'message'],
    schema: date('Day since which it is deprecated: YYYY-MM-DD.'),
  },
  'x-sunset': {
    places: ['operation', 'channel', 'message'],
    schema: date('Day after which it stops working: YYYY-MM-DD.'),
  },
  'x-internal': {
    places: marked,
    schema: {
      description: 'Only the audience `internal` sees it; no file of another build has it.',
      type: 'boolean',
      examples: [true],
    },
  },
  'x-audience': {
    places: marked,
    schema: {
      description: 'Who sees it: an audience, or a list of them. No file of a build for others has it.',
      type: ['string', 'array'],
      items: text('An audience.', 'partner'),
      examples: ['partner'],
    },
  },
  'x-since': {
    places: everything,
    schema: date('Day since which it exists: YYYY-MM-DD.'),
  },
  'x-enum-descriptions': {
    // On a parameter of an AsyncAPI channel, which has an enum but no schema.
    places: ['schema', 'parameter'],
    schema: {
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
    },
  },
  'x-unit': {
    places: ['schema'],
    schema: text('Unit of the number: ms, s, days, contracts, levels, base, quote, settlement, ratio …', 'ms'),
  },
  'x-server-time': {
    places: ['schema'],
    schema: {
      description:
        "The server's clock at the moment it sends this: `npm run mock` fills in its own. In the unit that `x-unit` says, ms without it; a text of the format `date-time` is one.",
      type: 'boolean',
      const: true,
      examples: [true],
    },
  },
  'x-unique': {
    places: ['schema'],
    schema: {
      description:
        'The caller sends another value each time, such as an order id of its own: samples add the time to the example.',
      type: 'boolean',
      const: true,
      examples: [true],
    },
  },
  'x-certainty': {
    places: everything,
    schema: certainty,
  },
  'x-pagination': {
    places: ['operation'],
    schema: {
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
    },
  },
  'x-perspective': {
    places: ['root'],
    schema: choice('Whose sending and receiving the operations of an AsyncAPI document are.', ['provider', 'client']),
  },
  'x-access': {
    places: ['channel'],
    schema: choice('Whether anybody may subscribe, or only who is authenticated.', ['public', 'private']),
  },
  'x-push-frequency': {
    places: ['channel'],
    schema: text('How often messages come, in Markdown.', 'Every 100 ms while there are changes.'),
  },
  'x-snapshot': {
    places: ['channel'],
    schema: text(
      'What the first message is and what the later ones are, in Markdown.',
      'First the whole book, then changes.',
    ),
  },
  'x-signing': {
    places: ['security scheme'],
    schema: {
      description:
        'How requests are signed. Templates hold parts of the request ({method}, {path}, {host}, {query} with its question mark, {queryString} without it, {sortedQuery}, {rawQuery}, {body}, {bodyQuery}, {sortedBodyQuery}), {timestamp}, {nonce}, {receiveWindow}, credentials ({key}, {passphrase}, {account}), and results of earlier steps by name. With one HMAC, `algorithm`, `encoding` and `canonical` take the place of `steps`; its result is {signature}.',
      ...closed,
      oneOf: [{ required: ['algorithm', 'encoding', 'canonical'] }, { required: ['steps'] }],
      properties: {
        algorithm: choice('Keyed hash.', ['HMAC-SHA256', 'HMAC-SHA384', 'HMAC-SHA512']),
        encoding: choice('How the digest is written.', ['base64', 'hex', 'base64url']),
        secret: choice(
          'How the bytes of the secret are written. `pem` is a private key in PKCS #8; an Ed25519 key is its seed in base64 or hex, or `pem`.',
          ['text', 'base64', 'hex', 'pem'],
        ),
        timestamp: {
          description: 'The time a request is made.',
          ...closed,
          required: ['unit'],
          properties: {
            unit: choice(
              'Milliseconds, seconds, microseconds or nanoseconds since 1970, or the date and time in UTC: `iso` is 2025-01-01T00:00:00.123Z, `iso-seconds` 2025-01-01T00:00:00Z, `iso-plain` 2025-01-01T00:00:00.',
              ['ms', 's', 'us', 'ns', 'iso', 'iso-seconds', 'iso-plain'],
            ),
            parameter: text('Name under which it joins the sorted parameters.', 'signTimestamp'),
            expiresAfter: count('Seconds added to the present, where the scheme sends when a request ends.', 60),
            maxAhead: {
              description: 'Milliseconds by which it may be ahead of the server.',
              type: 'integer',
              minimum: 0,
              examples: [1000],
            },
            maxBehind: {
              description: 'Milliseconds by which it may be behind the server when the request arrives.',
              type: 'integer',
              minimum: 0,
              examples: [1000],
            },
          },
          examples: [{ unit: 'ms', parameter: 'signTimestamp' }],
        },
        nonce: choice(
          'A value that is sent once: a time since 1970 in milliseconds, microseconds or nanoseconds that grows with each request, a random UUID, or 16 random bytes in hex.',
          ['ms', 'us', 'ns', 'uuid', 'hex'],
        ),
        receiveWindow: {
          description:
            'How long after its timestamp a request is still taken, where the caller may say so. Parameters that name it are sent only if the caller sets one; steps and headers take the default.',
          ...closed,
          required: ['unit'],
          properties: {
            unit: choice('Unit of the window.', ['ms', 's']),
            default: count('Window when none is sent.', 5000),
            maximum: count('Longest window.', 60000),
          },
          examples: [{ unit: 'ms', default: 5000 }],
        },
        canonical: templateRules('Templates of the signed text; the first whose condition holds is used.'),
        steps: {
          description:
            'Steps by name, in the order they are done. The result of the last one is the signature. A step that has no text for a request is left out.',
          type: 'object',
          minProperties: 1,
          propertyNames: { pattern: '^[A-Za-z]\\w*$' },
          additionalProperties: signingStep,
          examples: [
            {
              bodyHash: { hash: 'SHA-512', text: '{body}', encoding: 'hex' },
              signature: { hmac: 'SHA-512', text: '{method}{path}{bodyHash}', encoding: 'hex' },
            },
          ],
        },
        headers: mapOf('Headers that every signed request sends.', text('Template of the value.', '{signature}'), {
          'X-SIGN': '{signature}',
        }),
        optionalHeaders: mapOf('Headers that may be sent.', text('Template of the value.', 'hmacSHA256'), {
          signatureMethod: 'hmacSHA256',
        }),
        leadingParameters: mapOf(
          'Parameters to send before those of the request. They are signed.',
          text('Template of the value.', '{nonce}'),
          { nonce: '{nonce}' },
        ),
        parameters: mapOf(
          'Parameters to send after those of the request, in this order. They are signed, except those that name the result of a step.',
          text('Template of the value.', '{timestamp}'),
          { timestamp: '{timestamp}', signature: '{signature}' },
        ),
        parametersIn: choice(
          'Where these parameters go. `body`: into a form or a JSON object where the method is POST, PUT or PATCH, else into the query.',
          ['query', 'body'],
        ),
        login: {
          description: 'How a WebSocket connection is authenticated: by a frame that is signed like a request.',
          ...closed,
          required: ['method', 'path', 'frame'],
          properties: {
            method: text('Value of {method}.', 'GET'),
            path: text('Value of {path}.', '/ws'),
            frame: {
              description: 'The frame, with placeholders in its texts. A member that is {timestamp} alone is a number.',
              examples: [{ event: 'login', key: '{key}', time: '{timestamp}', signature: '{signature}' }],
            },
            timestampAs: choice('How such a member is sent.', ['number', 'text']),
            accepted: {
              description:
                'Members that the answer has when the login succeeded. Without it the first answer counts as success.',
              examples: [{ event: 'login', success: true }],
            },
          },
          examples: [{ method: 'GET', path: '/ws', frame: { event: 'login', signature: '{signature}' } }],
        },
        vectors: {
          description:
            'Signed requests whose signature is known, with invented credentials. Each validation proves that the description gives the same.',
          type: 'array',
          items: {
            description: 'One signed request.',
            ...closed,
            required: ['secret', 'method', 'path', 'signature'],
            properties: {
              name: text('What the request shows.', 'An order'),
              key: text('Value of {key}.', 'demo-key'),
              secret: text('The secret, as the scheme writes it.', 'demo-secret'),
              passphrase: text('Value of {passphrase}.', 'demo-passphrase'),
              account: text('Value of {account}.', '100045'),
              method: text('Method.', 'GET'),
              path: text('Path with the base of the server, without the query.', '/v1/orders'),
              host: text('Host of the server.', 'api.example.com'),
              query: {
                description: 'Parameters of the request in the order they are sent, not encoded.',
                type: 'array',
                items: {
                  description: 'Name and value.',
                  type: 'array',
                  items: text('Name, then value.', 'symbol'),
                  minItems: 2,
                  maxItems: 2,
                  examples: [['symbol', 'BTC_USDT']],
                },
                examples: [[['symbol', 'BTC_USDT']]],
              },
              body: text('The exact text of the body.', '{"symbol":"BTC_USDT"}'),
              timestamp: text('Value of {timestamp}.', '1735689600123'),
              nonce: text('Value of {nonce}.', '1735689600123'),
              receiveWindow: text('Value of {receiveWindow}.', '5000'),
              values: mapOf('Values of the operation.', text('Value.', 'orderExecute'), {
                instruction: 'orderExecute',
              }),
              canonical: text(
                'The text of the last step that hashes or signs, bytes as hex. A difference is then named to the character.',
                'GET/v1/orders',
              ),
              signature: text('The result of the last step.', '5d0d…'),
            },
            examples: [
              {
                secret: 'demo-secret',
                method: 'GET',
                path: '/v1/orders',
                timestamp: '1735689600123',
                signature: '5d0d…',
              },
            ],
          },
          examples: [
            [
              {
                secret: 'demo-secret',
                method: 'GET',
                path: '/v1/orders',
                timestamp: '1735689600123',
                signature: '5d0d…',
              },
            ],
          ],
        },
      },
      examples: [
        {
          algorithm: 'HMAC-SHA256',
          encoding: 'base64',
          timestamp: { unit: 'ms' },
          canonical: [{ template: '{timestamp}{method}{path}{query}{body}' }],
          headers: { 'X-SIGN': '{signature}' },
        },
      ],
    },
  },
  'x-signing-values': {
    places: ['operation'],
    schema: {
      description:
        'Values that templates of `x-signing` name and that each operation has for itself, such as the name of an instruction.',
      type: 'object',
      minProperties: 1,
      propertyNames: { pattern: '^[A-Za-z]\\w*$' },
      additionalProperties: text('The value.', 'orderExecute'),
      examples: [{ instruction: 'orderExecute' }],
    },
  },
  'x-success': {
    places: ['root'],
    schema: {
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
    },
  },
  'x-test-server': {
    places: ['server'],
    schema: {
      description: 'Nothing on this server is real: samples that act on an account run against it without `--live`.',
      type: 'boolean',
      const: true,
      examples: [true],
    },
  },
  'x-connection-token': {
    places: ['server'],
    schema: {
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
    },
  },
  'x-sequence': {
    places: ['channel'],
    schema: {
      description: 'How a gap between messages is noticed.',
      ...closed,
      required: ['id'],
      properties: {
        id: text('Field that numbers the messages.', 'id'),
        previous: text('Field that repeats the number of the message before.', 'lid'),
        rule: text('What must hold between two messages, in Markdown.', '`lid` equals the `id` before.'),
      },
      examples: [{ id: 'id', previous: 'lid' }],
    },
  },
  'x-conversation': {
    places: ['channel'],
    schema: {
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
    },
  },
  'x-heartbeat': {
    places: ['root'],
    schema: {
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
        description: text('What else to know, in Markdown.', 'Any frame counts.'),
      },
      examples: [{ idleTimeout: '30s', ping: { event: 'ping' }, pong: { event: 'pong' } }],
    },
  },
  'x-limits': {
    places: ['root'],
    schema: {
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
    },
  },
}

/** `x-errors` at the root of a spec. */
export const errorCatalogueSchema: ExtensionSchema = {
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
      certainty,
    },
    examples: [{ code: 429, description: 'The rate limit was exceeded.' }],
  },
  examples: [[{ code: 429, description: 'The rate limit was exceeded.', action: 'Slow down, then retry.' }]],
}

/** `x-errors` of an operation. */
export const errorCodesSchema: ExtensionSchema = {
  description: 'Codes of the catalogue at the root that this operation may answer with.',
  type: 'array',
  items: errorCode,
  uniqueItems: true,
  examples: [[24101, 24104]],
}

export const errorsExtension = 'x-errors'

/** Extensions of other tools that are read too: where they stand, and what becomes of them. */
export const otherExtensions: Readonly<
  Record<string, { readonly places: readonly ObjectKind[]; readonly description: string }>
> = {
  'x-displayName': { places: ['tag'], description: 'Title of the tag. `summary` of OpenAPI 3.2 says the same.' },
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
  'x-webhooks': { places: ['root'], description: '`webhooks` for OpenAPI 3.0.' },
  'x-enumDescriptions': {
    places: ['schema'],
    description: 'The same as [`x-enum-descriptions`](#x-enum-descriptions).',
  },
  'x-enum-varnames': { places: ['schema'], description: 'Names of the values in code, shown before what they mean.' },
  'x-enumNames': { places: ['schema'], description: 'The same as `x-enum-varnames`.' },
}
