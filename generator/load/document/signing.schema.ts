import { choice, closed, count, type ExtensionSchema, listOf, mapOf, text } from './extensionSchema.ts'
import { signedRequest } from './signedRequest.schema.ts'
import { presetNames } from './signingNode.ts'
import { signingStep, templateRules } from './signingSteps.schema.ts'

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
