import type { Channel } from '../../contract/channel.ts'

const plainNames: Readonly<Record<string, string>> = {
  ...{ ws: 'WebSocket', kafka: 'Kafka', mqtt: 'MQTT', amqp: 'AMQP', nats: 'NATS', stomp: 'STOMP', redis: 'Redis' },
  ...{ pulsar: 'Pulsar', http: 'HTTP', jms: 'JMS', sns: 'SNS', sqs: 'SQS', solace: 'Solace', ibmmq: 'IBM MQ' },
}

/** The protocol of a channel without its encryption: from its servers, else from its bindings, else WebSocket. */
export function protocolOf({ servers: [server], bindings }: Pick<Channel, 'servers' | 'bindings'>): string {
  const [, scheme = bindings?.[0]?.protocol ?? 'ws'] = /^([a-z][a-z\d+.-]*):\/\//i.exec(server?.url ?? '') ?? []
  const name = scheme.toLowerCase().replace(/^secure-|-secure$/, '')
  const plain = name.replace(/s$/, '')
  return Object.hasOwn(plainNames, plain) && !Object.hasOwn(plainNames, name) ? plain : name
}

/** A protocol as people write it. */
export function protocolName(protocol: string): string {
  return Object.hasOwn(plainNames, protocol) ? (plainNames[protocol] ?? protocol) : protocol.toUpperCase()
}

/** Whether a program can hold a session on the channel: our programs speak WebSocket. */
export function isWebSocket(channel: Pick<Channel, 'servers' | 'bindings'>): boolean {
  return protocolOf(channel) === 'ws'
}
