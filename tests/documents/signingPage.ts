import { readFileSync } from 'node:fs'
import { dump } from 'js-yaml'
import presets from '../../generator/contract/signingPresets.json'

const folder = new URL('../fixtures/signing/schemes/', import.meta.url).pathname

const guide = () => `# Signing

\`x-signing\` of a security scheme says how a request is signed. Samples, request builder, signature debugger, mock, Postman collection
and assistant follow it. It is data, not a program: named steps, and where their results go.

## Start from an example

An exchange below signs as yours does? Its name is the whole extension:

\`\`\`yaml
x-signing: okx
\`\`\`

Members beside \`preset\` replace the members of the preset, each as a whole:

\`\`\`yaml
x-signing:
  preset: bybit
  receiveWindow: { unit: ms, default: 10000 }
\`\`\`

For any other API, find the scheme below that is nearest, and change what differs.

| yours | start from |
| --- | --- |
| signs the query or the form, and adds the signature to it | [Binance](#binance) |
| signs time, method, path and body | [OKX](#okx), [Bybit](#bybit), [Coinbase Exchange](#coinbase-exchange) |
| signs a hash of the body | [Gate](#gate), [Kraken](#kraken) |
| signs the passphrase too | [KuCoin](#kucoin) |
| signs the sorted query and the host | [HTX](#htx) |
| sends a nonce | [Bitfinex](#bitfinex), [Deribit](#deribit) |
| hashes the secret with the text | [A digest of the secret](#a-digest-of-the-secret) |
| follows RFC 9421 | [HTTP Message Signatures](#http-message-signatures) |
| signs with keys that are derived from the secret (AWS) | [Signature Version 4](#signature-version-4) |
| signs members of a nested body, sorted at each level | [Nested members](#nested-members) |
| sends a token (JWT) | [Upbit](#upbit) |
| signs with a private key | [Backpack](#backpack) |

## Steps

Steps are done from top to bottom. A step makes a text of its template, and turns it into its result:

| step | result |
| --- | --- |
| \`hash: SHA-512\` | the hash of the text |
| \`hmac: SHA-256\` | its HMAC, keyed with the secret, or with \`key\`: bytes of an earlier step, or a text with \`{secret}\` |
| \`sign: Ed25519\` | its signature with the secret, which is a private key; also \`RSA-PKCS1-SHA-256\` and \`RSA-PSS-SHA-256\` |
| \`encode: base64\` | the text itself in another form |
| \`jwt: HS256\` | a token with \`claims\`; also \`HS384\`, \`HS512\`, \`ES256\` and \`EdDSA\` |

With \`encoding\` the result is a text that headers, parameters and later steps take. Without it the result is bytes: only later steps
take them, as they are. The result of the last step is the signature.

With one HMAC, \`algorithm\`, \`encoding\` and \`canonical\` say the same in less; its result is \`{signature}\`.

A claim that is \`{timestamp}\` alone is a number. So is one with a limit, \`exp: '{timestamp} + 120'\`, in the unit of the timestamp.

A text can depend on the request: \`text\` is then a list, and the first entry whose \`when\` holds is used. \`when\` is \`body\`, \`query\`
or the name of a method. A step without a text for a request is left out.

## Names in templates

| name | stands for |
| --- | --- |
| \`{method}\`, \`{path}\`, \`{host}\` | the method in upper case, the path with the base of the server, the host |
| \`{query}\`, \`{queryString}\` | the encoded query with and without its question mark |
| \`{sortedQuery}\`, \`{rawQuery}\` | the query in the order of its names; the query without encoding |
| \`{body}\` | the exact text of the body |
| \`{bodyQuery}\`, \`{sortedBodyQuery}\` | the members of the body written as a query: see [Members of a body](#members-of-a-body) |
| a name in \`members\` | the text of one member of the body |
| \`{day}\` | the day of a timestamp in ISO 8601, as \`20250101\` |
| \`{timestamp}\`, \`{nonce}\`, \`{receiveWindow}\` | the time, a value that is sent once, how long the request is taken |
| \`{key}\`, \`{passphrase}\`, \`{account}\` | what the caller has besides the secret |
| \`{secret}\` | the secret as it is written, only in the text of \`hash\` and \`hmac\`, and in the \`key\` of an \`hmac\` |
| the name of a step | its result |
| a name in \`x-signing-values\` | the value of the operation, such as an instruction |

All members are listed in [Extensions](extensions.md#x-signing).

## The secret

\`secret\` says how the bytes of the secret are written: \`text\` (without it), \`base64\`, \`hex\` or \`pem\`. An Ed25519 key is its seed of
32 bytes in base64 or hex, or a PEM. RSA and ES256 keys are PEM in PKCS #8.

## Members of a body

A body that is JSON can be signed member by member. One rule writes each type, in programs, debugger, mock and Postman alike:

| member | in \`{bodyQuery}\` | as a text of \`members\` |
| --- | --- | --- |
| a text | as it is | as it is |
| a number | as the body writes it: \`1.50\` stays \`1.50\` | the same |
| \`true\`, \`false\`, \`null\` | the word | the word |
| an object | as JSON without white space, in the order of the body | its names, sorted, each before its value |
| a list | as JSON without white space | its items, one after the other |
| a member that is not there | nothing | an empty text |

A query encodes these texts. \`members\` gives names to members, by JSON Pointer: \`members: { parameters: /params }\` makes
\`{parameters}\`, at any depth. In the example [Nested members](#nested-members), \`{"b":["x",{"d":"1","c":2.5}],"a":{}}\` becomes
\`abxc2.5d1\`.

## Parameters that the operation has too

A description often lists the time, the signature or the header of the key with the other parameters. The scheme alone sends them.
Where an operation has one of them in its query, the parameters of the scheme go there, also with \`parametersIn: body\`. A time or a
nonce is a number in a JSON body where the schema says so.

## WebSocket connections

\`login\` gives the frame that logs a connection in, signed as if it were a request:

\`\`\`yaml
login:
  method: GET
  path: /realtime
  frame: { op: auth, args: ['{key}', '{timestamp}', '{signature}'] }
  accepted: { op: auth, success: true }
\`\`\`

Where a request gives a token instead, [\`x-connection-token\`](extensions.md#x-connection-token) of the server says which
operation that is, and where the token goes: into the query (\`parameter\`, KuCoin), the path (\`pathParameter\`, the listen key of
Binance) or messages (\`member\`, Kraken). Samples fetch it, and the mock takes no other.

## Webhooks

What an API sends to its users is signed too, often by a scheme of its own. Name it in \`security\` of the webhook or callback:

\`\`\`yaml
webhooks:
  paid:
    post:
      security: [{ webhook: [] }]
components:
  securitySchemes:
    webhook:
      type: apiKey
      in: header
      name: Pay-Signature
      x-signing:
        timestamp: { unit: s, maxBehind: 300000 }
        headers: { Pay-Signature: 't={timestamp},v1={signature}' }
        steps:
          signature: { hmac: SHA-256, text: '{timestamp}.{body}', encoding: hex }
\`\`\`

The page of the webhook then shows how its receiver checks it, in Python, JavaScript, Java and Go: the program takes the time, a nonce and
the key from the headers that carry them, does the steps, and compares in constant time. It refuses what is older than \`maxBehind\`, in
milliseconds, where that is said. \`vectors\` prove the scheme as they prove any other.

There is no such program where the receiver needs a public key (\`sign\`, \`jwt\`), where a signed text names the query, the host or
members of the body, or where the signature is no header. Say in the description what the receiver does then. Nor is there one in Bash,
which receives no requests.

## Prove it

Put a signed request of your own server beside the scheme, made with invented credentials:

\`\`\`yaml
vectors:
  - secret: demo-secret
    method: GET
    path: /v1/orders
    timestamp: '1735689600123'
    canonical: 1735689600123GET/v1/orders
    signature: 3d4c…
\`\`\`

\`npm run validate\` signs the request as the scheme says. It names the first character in which the text differs from \`canonical\`,
a secret that cannot be decoded, and a signature that does not come out.

## What it cannot say

- Typed data of Ethereum (EIP-712, as Hyperliquid and dYdX use it): its hash follows the types of each message. Give a sample of your
  own in \`x-codeSamples\`.
- Parameters of one name in the order of their values, and headers that only some requests sign.
- Nested members with separators between names and values, and lists of which single items are signed.
- Conditions on anything but the method, a body and a query.

## A digest of the secret

Some hash the secret together with the text, and have no HMAC. Bitunix does it with a digest of the request:

${schemeOf('digest-of-secret.yaml')}

## HTTP Message Signatures

[RFC 9421](https://www.rfc-editor.org/rfc/rfc9421) names the parts of a message that are signed. The API decides on the parts: write
them into the text, a line each, and last \`@signature-params\`. This is the example of its appendix B.2.6, and gives that signature.

${schemeOf('message-signatures.yaml')}

A header that a program sends by itself, such as \`Date\`, can be signed only with a fixed value: sign \`created\` instead. Of the body,
sign \`content-digest\`: a step \`bodyHash: { hash: SHA-256, text: '{body}', encoding: base64 }\`, and the header
\`Content-Digest: 'sha-256=:{bodyHash}:'\`.

## Signature Version 4

AWS derives a key for each day, region and service, and signs the hash of a request with it. Region and service stand in the texts;
where calls differ, take them from \`x-signing-values\`. Vectors of AWS's own test suite prove this example:

${schemeOf('signature-v4.yaml')}

To sign a header, write it below \`host:{host}\` and name it in both lists. A path counts as it is sent: dots in it are not resolved.

## Nested members

crypto.com signs the parameters of a call as sorted names and values, whatever their depth:

${schemeOf('nested-members.yaml')}

## Presets

Those of REST are held against real requests, signed by an independent client with invented credentials.
`

/** The page of the documentation that explains `x-signing`, with the presets and schemes of the tests, as Markdown. */
export function signingPage(): string {
  const sections = Object.entries(presets)
    .toSorted(([, a], [, b]) => a.title.localeCompare(b.title, 'en'))
    .map(([name, { title, remark, signing }]) => {
      const yaml = dump({ 'x-signing': signing }, { lineWidth: -1 }).trimEnd()
      return `### ${title}\n\n\`x-signing: ${name}\`. ${remark}\n\n\`\`\`yaml\n${yaml}\n\`\`\``
    })
  return `${[guide().trimEnd(), ...sections].join('\n\n')}\n`
}

/** The extension of a scheme of the tests. */
function schemeOf(file: string): string {
  const text = readFileSync(folder + file, 'utf8')
  const [, scheme = ''] = /\n( {6}x-signing:\n.*?)(?=^\w)/ms.exec(text) ?? []
  return `\`\`\`yaml\n${scheme.replaceAll(/^ {6}/gm, '').trimEnd()}\n\`\`\``
}
