import { expect, test } from 'vitest'
import { builtApiOf } from '../testing.ts'
import { allServers } from './allServers.ts'

const rest = 'openapi: 3.1.0\nservers: [{url: https://a.test}]\npaths: {}\n'
const stream = 'asyncapi: 3.0.0\nservers: {main: {host: a.test, protocol: wss}}\nchannels: {}\n'

test('the servers of an API are those of its calls, then those of its channels, each once', () => {
  const { api: channels } = builtApiOf({ 'stream.yaml': stream })
  const { api: calls } = builtApiOf({ 'rest.yaml': rest })
  const { streaming } = channels
  if (!streaming) throw new Error('the API has no channels')
  expect(allServers({ ...calls, streaming }).map(({ url }) => url)).toEqual(['https://a.test', 'wss://a.test'])
  expect(allServers(channels).map(({ url }) => url)).toEqual(['wss://a.test'])
})
