import { choice, closed, type ExtensionSchema, listOf, mapOf, text } from './extensionSchema.ts'

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
export const templateRules = (description: string): ExtensionSchema =>
  listOf(description, templateRule, { minItems: 1 })

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

/** A step of a scheme. */
export const signingStep: ExtensionSchema = {
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
