import { skeletonTexts } from '../../generator/messages/catalogs.ts'
import { pascal } from './operationName.ts'
import { indented } from './operationSkeleton.ts'
import { fileScalar, flowScalar, yamlScalar } from './yamlScalar.ts'

export interface ChannelSkeleton {
  readonly id: string
  /** Name of the topic as it goes over the wire. */
  readonly address: string
  readonly title: string
  readonly tag?: string | undefined
  /** Page, where the tag does not decide it. */
  readonly page?: string | undefined
  readonly server?: string | undefined
  readonly access: 'public' | 'private'
  /** Whose side the document is written from. */
  readonly perspective: 'client' | 'provider'
  /** File that the messages are written into, as the root refers to it; else they stand in the channel. */
  readonly messages?: string | undefined
}

const words = skeletonTexts.textsIn('en')

/** The entry under `channels` of an AsyncAPI 3 document. Every text to write begins with "Fill in:". */
export function channelLines(skeleton: ChannelSkeleton): string[] {
  const { id, address, tag, page, server, access, messages } = skeleton
  return [
    `${yamlScalar(id)}:`,
    ...indented([
      `address: ${yamlScalar(address)}`,
      ...titleLines(skeleton),
      ...(server === undefined ? [] : ['servers:', `  - { $ref: ${JSON.stringify(`#/servers/${server}`)} }`]),
      ...(tag === undefined ? [] : ['tags:', `  - { name: ${flowScalar(tag)} }`]),
      ...(page === undefined ? [] : [`x-page: ${yamlScalar(page)}`]),
      `x-access: ${access}`,
      `x-push-frequency: ${JSON.stringify(words.frequency)}`,
      'messages:',
      ...indented(
        messages === undefined
          ? messageLines(address)
          : ['subscribe', 'push'].map((name) => `${name}: { $ref: ${fileScalar(`${messages}#/${name}`)} }`),
      ),
      'x-conversation:',
      '  - { send: subscribe, example: subscribe }',
      '  - { receive: push, example: push }',
    ]),
  ]
}

function titleLines({ title }: ChannelSkeleton): string[] {
  return [
    `title: ${yamlScalar(title)}`,
    `summary: ${JSON.stringify(words.summary)}`,
    `description: ${JSON.stringify(words.channel)}`,
  ]
}

/** The two entries under `operations`: to subscribe, and to be pushed to. */
export function channelOperations({ id, perspective }: ChannelSkeleton): { key: string; lines: string[] }[] {
  const [sending, receiving] = perspective === 'client' ? ['send', 'receive'] : ['receive', 'send']
  return [
    actionEntry(`subscribe${pascal(id)}`, { id, action: sending ?? '', message: 'subscribe' }),
    actionEntry(`push${pascal(id)}`, { id, action: receiving ?? '', message: 'push' }),
  ]
}

function actionEntry(key: string, { id, action, message }: { id: string; action: string; message: string }) {
  const lines = [
    `${key}:`,
    `  action: ${action}`,
    `  channel: { $ref: ${JSON.stringify(`#/channels/${id}`)} }`,
    '  messages:',
    `    - { $ref: ${JSON.stringify(`#/channels/${id}/messages/${message}`)} }`,
  ]
  return { key, lines }
}

/** The messages of the channel by name. */
export function messageLines(address: string): string[] {
  return [
    'subscribe:',
    `  title: ${words.subscribe}`,
    '  payload:',
    '    type: object',
    '    required: [event, channel]',
    '    properties:',
    `      event: { type: string, const: subscribe, description: ${JSON.stringify(words.kind)} }`,
    `      channel: { type: string, description: ${JSON.stringify(words.topic)} }`,
    '  examples:',
    '    - name: subscribe',
    `      payload: { event: subscribe, channel: ${flowScalar(address)} }`,
    'push:',
    `  title: ${words.push}`,
    '  payload:',
    '    type: object',
    '    required: [channel, example]',
    '    properties:',
    `      channel: { type: string, description: ${JSON.stringify(words.topic)} }`,
    `      example: { type: string, description: ${JSON.stringify(words.field)} }`,
    '  examples:',
    '    - name: push',
    `      payload: { channel: ${flowScalar(address)}, example: example }`,
  ]
}

/** Texts of the skeleton that need a translation. */
export function channelTexts({ title }: ChannelSkeleton): string[] {
  const { summary, channel, frequency, topic, kind, field } = words
  return [title, summary, channel, frequency, words.subscribe, kind, topic, words.push, field]
}
