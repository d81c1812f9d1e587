import { closed, type ExtensionSchema, listOf, mapOf, text } from './extensionSchema.ts'

/** A request whose signature is known. */
export const signedRequest: ExtensionSchema = {
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
