import { bookSchema } from './book.schema.ts'
import { certainty, choice, closed, count, type Extension, mapOf, on, text } from './extensionSchema.ts'

/** Extensions for the reading of an AsyncAPI document, and for facts of its channels. */
export const channelExtensions: Readonly<Record<string, Extension>> = {
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
}

/** Extensions for opening a connection, keeping it open and following its messages. */
export const sessionExtensions: Readonly<Record<string, Extension>> = {
  'x-connection-token': on(['server'], {
    description: 'A connection is opened with a token that a REST call gives.',
    ...closed,
    required: ['operation', 'token'],
    oneOf: [{ required: ['parameter'] }, { required: ['pathParameter'] }, { required: ['member'] }],
    dependentRequired: { endpoint: ['parameter'], parameters: ['parameter'] },
    properties: {
      operation: text('Operation of the same API that gives the token.', 'getPrivateToken'),
      token: { ...text('JSON pointer to the token in the reply.', '/data/token'), pattern: '^/' },
      endpoint: {
        ...text('JSON pointer to the address of the socket in the reply.', '/data/instanceServers/0/endpoint'),
        pattern: '^/',
      },
      parameter: text('Query parameter of the address that carries the token.', 'token'),
      pathParameter: text(
        'Parameter in the addresses of channels that carries the token, in place of `parameter`. Channels without it take none.',
        'listenKey',
      ),
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
  'x-book': on(['channel'], bookSchema),
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
}
