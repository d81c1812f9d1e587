import type { Channel, Message } from '../../../../generator/contract/channel.ts'
import type { Api, Streaming } from '../../../../generator/contract/reference.ts'
import { bareChannel } from '../../../../generator/contract/testing.ts'
import { api, text } from '../../testing.tsx'

const source = { file: 'specs/streams.yaml', line: 9, column: 5 }

export function message(parts: Partial<Message> & Pick<Message, 'id'>): Message {
  return {
    title: { en: parts.id },
    direction: 'receive',
    examples: [{ name: parts.id, value: { kind: parts.id } }],
    ...parts,
  }
}

export const subscribe = message({ id: 'subscribe', title: { en: 'Subscribe', zh: '订阅' }, direction: 'send' })
export const accepted = message({ id: 'accepted', title: { en: 'Accepted' } })
export const refused = message({ id: 'refused', title: { en: 'Refused' } })
export const update = message({
  id: 'update',
  title: { en: 'Update' },
  payload: {
    types: ['object'],
    properties: [{ name: 's', required: true, schema: { ...text, description: { en: 'Symbol.' } } }],
  },
})

export function channel(parts: Partial<Channel>): Channel {
  return bareChannel({
    address: 'book_{depth}',
    title: { en: 'Order book', zh: '深度' },
    servers: [{ url: 'wss://stream.example.com/v1', variables: [] }],
    messages: [subscribe, accepted, refused, update],
    operations: [
      {
        id: 'subscribeBook',
        direction: 'send',
        title: { en: 'Subscribe' },
        messages: ['subscribe'],
        replies: ['accepted', 'refused'],
      },
      { id: 'receiveBook', direction: 'receive', title: { en: 'Receive' }, messages: ['update'], replies: [] },
    ],
    source,
    ...parts,
  })
}

export const login = channel({
  id: 'auth',
  address: 'auth',
  title: { en: 'Authentication' },
  access: 'private',
  messages: [
    message({ id: 'login', title: { en: 'Login' }, direction: 'send' }),
    message({ id: 'success', title: { en: 'Success' } }),
  ],
  operations: [{ id: 'logIn', direction: 'send', title: { en: 'Log in' }, messages: ['login'], replies: ['success'] }],
})

const streaming: Streaming = { title: { en: 'Streams' }, version: '1', servers: [], limits: [], errors: [], source }

/** An API with these channels, one page for each at `/streams/<id>`. The channel that logs in is at `…/authentication`. */
export function streamApi(channels: readonly Channel[], parts: Partial<Streaming> = {}): Api {
  const pages = channels.map(({ id, title }) => ({
    path: id === 'auth' ? '/streams/authentication' : `/streams/${id}`,
    title,
    content: { kind: 'reference' as const, operations: [], channels: [id] },
    source,
  }))
  return api({ channels, pages, streaming: { ...streaming, ...parts } })
}
