import { expect, it } from 'vitest'
import { isWebSocket, protocolName, protocolOf } from './protocol.ts'

const bindings = [{ protocol: 'mqtt', value: {} }]
const at = (url: string) => ({ servers: [{ url, variables: [] }] })

it.each([
  [at('wss://a.example'), 'ws', 'WebSocket', true],
  [at('kafka-secure://a.example:9092'), 'kafka', 'Kafka', false],
  [at('secure-mqtt://a.example'), 'mqtt', 'MQTT', false],
  [at('amqps://a.example'), 'amqp', 'AMQP', false],
  [at('sqs://a.example'), 'sqs', 'SQS', false],
  [at('other://a.example'), 'other', 'OTHER', false],
  [{ servers: [], bindings }, 'mqtt', 'MQTT', false],
  [{ servers: [] }, 'ws', 'WebSocket', true],
] as const)(
  'the protocol of a channel is that of its servers, else of its bindings: %j',
  (channel, protocol, name, is) => {
    expect([protocolOf(channel), protocolName(protocolOf(channel)), isWebSocket(channel)]).toEqual([protocol, name, is])
  },
)
