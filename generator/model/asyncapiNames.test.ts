import { expect, it } from 'vitest'
import { builtApiOf } from './testing.ts'

it('a message of version 2 without a name is called as its component, its payload or its operation', () => {
  const { api } = builtApiOf({
    'asyncapi.yaml': `asyncapi: 2.6.0
info: { title: T, version: '1' }
servers: { main: { url: wss://a.example, protocol: wss, description: The only one. } }
channels:
  a: { subscribe: { message: { $ref: '#/components/messages/LightMeasured' } } }
  b: { subscribe: { message: { payload: { title: Light turned on, type: object } } } }
  c: { subscribe: { message: { payload: { $ref: '#/components/schemas/Light' } } } }
  d: { subscribe: { summary: Ask for payments, message: { payload: { type: object } } } }
  e: { subscribe: { message: { name: given, payload: { type: object } } } }
components:
  messages: { LightMeasured: { payload: { type: object } } }
  schemas: { Light: { type: object, properties: { lumens: { type: integer } } } }
`,
  })
  const titles = api.channels.map(({ messages: [message] }) => Object.values(message?.title ?? {})[0])
  expect(titles).toEqual(['LightMeasured', 'Light turned on', 'Light', 'Ask for payments', 'given'])
  expect(api.channels[0]?.messages[0]?.id).toBe('subscribe-1')
})

it('a server of version 3 is described by its summary too', () => {
  const { api } = builtApiOf({
    'asyncapi.yaml': `asyncapi: 3.0.0
info: { title: T, version: '1' }
servers: { main: { host: a.example, protocol: wss, summary: For trading., description: The only one. } }
`,
  })
  expect(api.servers[0]?.description).toEqual({ en: 'For trading.\n\nThe only one.' })
})
