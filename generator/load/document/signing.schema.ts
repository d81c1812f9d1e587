import { choice, closed, count, type ExtensionSchema, listOf, mapOf, text } from './extensionSchema.ts'
import { presetNames } from './signingNode.ts'

const signingCondition: ExtensionSchema = choice('For requests with a body or a query, or of one method.', [
  'body',
  'query',
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
])

/** One template, or several: the first with a true condition is used. */
const templateRules = (description: string): ExtensionSchema => listOf(description, templateRule, { minItems: 1 })

const templateRule: ExtensionSchema = {
  description: 'One template and when it is used.',
  ...closed,
  required: ['template'],
  properties: {
    when: signingCondition,
    template: text('The text to sign.', '{timestamp}{method}{path}{query}{body}'),
  },
  examples: [{ template: '{timestamp}{method}{path}{query}{body}' }],
}

const claims = mapOf('Claims by name.', text('Template.', '{nonce}'), { nonce: '{nonce}' })

const claimsRule: ExtensionSchema = {
  description: 'Claims and when they are used.',
  ...closed,
  required: ['claims'],
  properties: { when: signingCondition, claims },
  examples: [{ claims: { nonce: '{nonce}' } }],
}

const signingStep: ExtensionSchema = {
  description:
    'One step: `hash`, `hmac`, `sign` or `encode` over a text, or a token. Without `encoding` its result is bytes, which only later steps take.',
  ...closed,
  oneOf: [
    ...['hash', 'hmac', 'sign', 'encode'].map((kind) => ({ required: [kind, 'text'] })),
    { required: ['jwt', 'claims'] },
  ],
  dependentRequired: { key: ['hmac'] },
  properties: {
    hash: choice('Plain hash.', ['SHA-256', 'SHA-384', 'SHA-512']),
    hmac: choice('Hash that is keyed with the secret.', ['SHA-256', 'SHA-384', 'SHA-512']),
    sign: choice('Signature with the secret, which is a private key.', [
      'Ed25519',
      'RSA-PKCS1-SHA-256',
      'RSA-PSS-SHA-256',
    ]),
    key: text(
      'Template of the key of an `hmac`, in place of the secret: bytes of earlier steps, or a text with {secret}.',
      'AWS4{secret}',
    ),
    encode: choice('Writes the text in another way.', ['base64', 'hex', 'base64url']),
    jwt: choice('JSON Web Token that is signed with the secret.', ['HS256', 'HS384', 'HS512', 'ES256', 'EdDSA']),
    text: {
      description:
        'The text, or a list of texts with their conditions. Of `hash` and `hmac` it may hold {secret}, as it is written.',
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
      oneOf: [claims, listOf('The first whose condition holds is used.', claimsRule, { minItems: 1 })],
      examples: [{ access_key: '{key}', nonce: '{nonce}' }],
    },
  },
  examples: [{ hmac: 'SHA-256', text: '{timestamp}{method}{path}', encoding: 'hex' }],
}

const signedRequest: ExtensionSchema = {
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
    query: listOf('Parameters of the request in the order they are sent, not encoded.', {
      description: 'Name and value.',
      type: 'array',
      items: text('Name, then value.', 'symbol'),
      minItems: 2,
      maxItems: 2,
      examples: [['symbol', 'BTC_USDT']],
    }),
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
}

const milliseconds = (description: string): ExtensionSchema => ({
  description,
  type: 'integer',
  minimum: 0,
  examples: [1000],
})

/** `x-signing` of a security scheme. */
export const signingSchema: ExtensionSchema = {
  description:
    'How requests are signed. Templates hold parts of the request ({method}, {path}, {host}, {query} with its question mark, {queryString} without it, {sortedQuery}, {rawQuery}, {body}, {bodyQuery}, {sortedBodyQuery}), {timestamp} and its {day}, {nonce}, {receiveWindow}, credentials ({key}, {passphrase}, {account}), and results of earlier steps by name. With one HMAC, `algorithm`, `encoding` and `canonical` take the place of `steps`; its result is {signature}. The name of a preset says all.',
  type: ['object', 'string'],
  additionalProperties: false,
  if: { type: 'string' },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: choice('The name of a preset.', presetNames),
  else: {
    description: 'A preset, one HMAC, or steps.',
    anyOf: [{ required: ['preset'] }, { required: ['algorithm', 'encoding', 'canonical'] }, { required: ['steps'] }],
    not: { required: ['algorithm', 'steps'] },
    examples: [{ preset: 'okx' }],
  },
  properties: {
    preset: choice(
      'A scheme by its name; other members take the place of its own. Alone, the name stands for the whole extension.',
      presetNames,
    ),
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
          'Milliseconds, seconds, microseconds or nanoseconds since 1970, or the date and time in UTC: `iso` is 2025-01-01T00:00:00.123Z, `iso-seconds` 2025-01-01T00:00:00Z, `iso-plain` 2025-01-01T00:00:00, `iso-basic` 20250101T000000Z.',
          ['ms', 's', 'us', 'ns', 'iso', 'iso-seconds', 'iso-plain', 'iso-basic'],
        ),
        parameter: text('Name under which it joins the sorted parameters.', 'signTimestamp'),
        expiresAfter: count('Seconds added to the present, where the scheme sends when a request ends.', 60),
        maxAhead: milliseconds('Milliseconds by which it may be ahead of the server.'),
        maxBehind: milliseconds('Milliseconds by which it may be behind the server when the request arrives.'),
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
    members: {
      ...mapOf(
        'Texts of members of a JSON body, by name: a text as it is, a number as it is written, an object as its sorted names, each before its value, a list as its items.',
        { ...text('JSON pointer to the member.', '/params'), pattern: '^(/[^/]+)+$' },
        { parameters: '/params' },
      ),
      propertyNames: { pattern: '^[A-Za-z]\\w*$' },
    },
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
    vectors: listOf(
      'Signed requests whose signature is known, with invented credentials. Each validation proves that the description gives the same.',
      signedRequest,
    ),
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
}
