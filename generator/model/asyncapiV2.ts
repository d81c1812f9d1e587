import type { Channel, ChannelOperation, Direction } from '../contract/channel.ts'
import { kebabCase } from '../contract/ids.ts'
import { asText } from '../load/document/asText.ts'
import { dereference, referenceOf } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { channelOf } from './asyncapiChannel.ts'
import { readMessage } from './asyncapiMessage.ts'
import { readBindings } from './bindings.ts'
import { readCallTerms } from './callTerms.ts'
import { channelAddresses } from './channelAddresses.ts'
import { channelEntries } from './channelEntries.ts'
import { compact, type ModelContext, textOf } from './context.ts'
import { createMessageIds } from './entryIds.ts'
import { readExternalDocs } from './externalDocs.ts'
import { follow } from './follow.ts'
import { type MessageSide, messageOperations, withAnswers } from './messageOperations.ts'
import { isTurnedV2 } from './perspective.ts'
import { readSocketSecurity } from './socketSecurity.ts'
import { readSocketServers } from './socketServers.ts'
import { withTraits } from './traits.ts'

/** The channels of an AsyncAPI 2.x document. Clients may send messages of `publish`, and receive messages of `subscribe`. */
export function readChannelsV2(root: SpecNode, context: ModelContext): Channel[] {
  const servers = readSocketServers(root, context)
  const [published, subscribed] = isTurnedV2(root, context)
    ? (['receive', 'send'] as const)
    : (['send', 'receive'] as const)
  const entries = childNodes(childNode(root, 'channels'))
  const sending = published === 'send' ? 'publish' : 'subscribe'
  const sends = entries.some(({ node }) => isRecord(valueAt(follow(node, context) ?? node, sending)))
  const addresses = channelAddresses(root, sends, context)
  const divided = channelEntries(root, context)
  const channels = entries.flatMap(({ key: address, node: entry }) => {
    const node = follow(entry, context)
    if (!node || !isRecord(node.value)) return []
    const id = context.entryIds.take(kebabCase(address) || 'channel')
    const messageIdOf = createMessageIds()
    const named = Array.isArray(node.value.servers) ? node.value.servers.map(asText) : []
    const sides = withAnswers(
      [
        readSide({ key: 'publish', direction: published, channel: id, messageIdOf }, node, context),
        readSide({ key: 'subscribe', direction: subscribed, channel: id, messageIdOf }, node, context),
      ].flat(),
      context,
    )
    const reachable = named.length > 0 ? servers.filter((server) => named.includes(server.key)) : servers
    const channel = channelOf(
      {
        id,
        address,
        node,
        servers: reachable,
        messages: sides.flatMap(({ messages }) => messages.map(({ message }) => ({ name: message.id, message }))),
        operations: sides.map(({ operation }) => operation),
        addresses,
      },
      context,
    )
    return divided.of({ channel, node, servers: reachable, operations: messageOperations(sides, context) })
  })
  addresses.report()
  divided.report()
  return channels
}

interface SidePlace {
  readonly key: 'publish' | 'subscribe'
  readonly direction: Direction
  readonly channel: string
  readonly messageIdOf: (wanted: string) => string
}

function readSide(
  { key, direction, channel, messageIdOf }: SidePlace,
  node: SpecNode,
  context: ModelContext,
): MessageSide[] {
  const side = childNode(node, key)
  if (!isRecord(side.value)) return []
  const { prose, name } = context.translator
  const { member, members } = withTraits(side, context)
  const summary = context.translator.title(member('summary').value)
  const messages = messageNodes(childNode(side, 'message'), context).flatMap((written, index) => {
    const target = dereference(context.spec, written) ?? written
    const given = isRecord(target.value) ? (textOf(target.value.messageId) ?? textOf(target.value.name)) : undefined
    const id = messageIdOf(`${key}-${given ?? index + 1}`)
    const called = calledBy(written, member('summary').value, context)
    const message = readMessage(id, written, direction, context, called)
    return message ? [{ message, node: target, name: given ?? nameIn(written) ?? id, answers: [] }] : []
  })
  const operation = compact<ChannelOperation>({
    id: textOf(side.value.operationId) ?? `${channel}-${key}`,
    direction,
    title: summary ?? name(textOf(side.value.operationId) ?? key),
    titledBy: summary ? 'summary' : undefined,
    description: prose(member('description').value),
    messages: messages.map(({ message }) => message.id),
    replies: [],
    security: readSocketSecurity(member('security'), context),
    ...readCallTerms(member, context),
    bindings: readBindings(members('bindings'), context),
    externalDocs: readExternalDocs(member('externalDocs'), context),
  })
  return [{ operation, node: side, messages }]
}

/** Name of a message without a `name`: its id, its name in the components, the name of its payload, or the operation's summary. */
function calledBy(message: SpecNode, summary: unknown, context: ModelContext): string | undefined {
  const target = dereference(context.spec, message) ?? message
  const payload = childNode(target, 'payload')
  return (
    textOf(valueAt(target, 'messageId')) ??
    nameIn(message) ??
    textOf(valueAt(payload, 'title')) ??
    nameIn(payload) ??
    textOf(summary)
  )
}

function nameIn({ value }: SpecNode): string | undefined {
  return /#\/components\/\w+\/([^/]+)$/.exec(referenceOf(value) ?? '')?.[1]
}

function messageNodes(message: SpecNode, context: ModelContext): SpecNode[] {
  if (!isRecord(message.value)) return []
  const target = dereference(context.spec, message)
  const choices = target ? childNodes(childNode(target, 'oneOf')) : []
  return choices.length > 0 ? choices.map(({ node }) => node) : [message]
}
