import type { Channel, ChannelOperation, Message } from '../contract/channel.ts'
import { childNode, childNodes, isRecord, locationOf, type SpecNode, valueAt } from '../load/document/spec.ts'
import { tagNamesOf } from './asyncapiChannel.ts'
import { channelSecurity } from './channelSecurity.ts'
import { certaintyOf, compact, effectOf, type ModelContext, textOf } from './context.ts'
import { readDeprecation } from './deprecation.ts'
import { furtherFiles } from './furtherFiles.ts'
import { readFacts } from './readFacts.ts'
import { shortList } from './shortList.ts'
import type { NamedServer } from './socketServers.ts'
import { withTraits } from './traits.ts'
import { callNameOf } from './view/jsonRpc.ts'
import { isWebSocket } from './view/protocol.ts'
import { endsPushes } from './view/subscriptions.ts'

/** An operation of a channel and where the document describes it. */
export interface DescribedOperation {
  readonly operation: ChannelOperation
  readonly node: SpecNode
  /** The action of a message that is an operation: its properties hold for each of its messages. */
  readonly action?: SpecNode
  /** Whether its answers follow from names and shapes alone. */
  readonly isAnswerAssumed?: true
}

interface DescribedChannel {
  readonly channel: Channel
  readonly node: SpecNode
  readonly servers: readonly NamedServer[]
  readonly operations: readonly DescribedOperation[]
}

/** Makes the entries of the channels of a document, and reports once which of them it divides. */
interface ChannelEntries {
  of(channel: DescribedChannel): Channel[]
  report(): void
}

/**
 * A channel is an entry. Where clients send several requests on it, each of its operations is an entry too, and the channel
 * keeps the properties that they share.
 */
export function channelEntries(root: SpecNode, context: ModelContext): ChannelEntries {
  const general = valueAt(root, 'x-entries')
  const divided: string[] = []
  const assumed: string[] = []
  return {
    of(described) {
      const { channel, node, operations } = described
      const stated = valueAt(node, 'x-entries') ?? general
      const isWhole = stated !== 'operation' && (stated === 'channel' || !isSeveral(described))
      if (isWhole || operations.length === 0) return [withOperationTags(described, context)]
      if (stated !== 'operation') divided.push(`\`${channel.id}\` (${operations.length})`)
      assumed.push(...operations.flatMap((own) => (own.isAnswerAssumed ? [own.operation.id] : [])))
      const parts = operations.map((operation) => operationEntry(operation, described, context))
      return [remainderOf(channel, parts), ...parts]
    },
    report() {
      const at = { severity: 'info', ...locationOf(context.spec, root) } as const
      if (divided.length > 0)
        context.diagnostics.push({
          ...{ code: 'entries-assumed', ...at },
          message: `Each operation has an entry of its own on channels with several requests: ${divided.join(', ')}.`,
          hint: 'Say so with `x-entries: operation` at the root or at the channel; `x-entries: channel` keeps them together.',
        })
      if (assumed.length > 0)
        context.diagnostics.push({
          ...{ code: 'entries-assumed', ...at },
          message: `Names and shapes alone tell which messages answer these requests: ${shortList(assumed)}.`,
          hint: 'Name the answers at each request: `x-response: { $ref: … }`.',
        })
    },
  }
}

/** An entry for all operations belongs where each of them does. */
function withOperationTags({ channel, operations }: DescribedChannel, context: ModelContext): Channel {
  const lists = operations
    .flatMap(({ node, action }) => [node, action ?? []].flat())
    .flatMap((owner) => withTraits(owner, context).members('tags'))
  return { ...channel, tags: [...new Set([...channel.tags, ...lists.flatMap((list) => tagNamesOf(list, context))])] }
}

/**
 * Whether a channel takes several requests, or is an address that pushes several kinds of messages. A session that is written
 * down shows its channel as a whole. The end of a subscription belongs to its beginning, errors belong to pushes. Messages of
 * one action may be forms of one push.
 */
function isSeveral({ channel, operations }: DescribedChannel): boolean {
  if (!isWebSocket(channel) || channel.conversation.length > 0) return false
  const requests = operations.filter(({ operation: { id, direction } }) => direction === 'send' && !endsPushes(id))
  const pushes = operations.filter(
    ({ operation: { id, direction }, action }) => direction === 'receive' && !action && !/error/i.test(id),
  )
  return areSeveral(requests) || (channel.isPath === true && areSeveral(pushes))
}

function areSeveral(operations: readonly DescribedOperation[]): boolean {
  const named = operations.map(({ operation: { messages, replies } }) => [...messages, ...replies].join(' '))
  return named.length > 1 && new Set(named).size === named.length
}

/** A channel without its operations, their messages and their rules. */
function remainderOf(channel: Channel, parts: readonly Channel[]): Channel {
  const taken = new Set(parts.flatMap(({ messages }) => messages.map(({ id }) => id)))
  const { pushFrequency, snapshot, sequence, book, bookProof, ...rest } = channel
  return {
    ...(parts.some(({ operations: [operation] }) => operation?.direction === 'receive') ? rest : channel),
    messages: channel.messages.filter(({ id }) => !taken.has(id)),
    operations: [],
    parts: parts.map(({ id }) => id),
  }
}

/** One operation as an entry: the address to connect to comes from its channel. */
function operationEntry(
  { operation, node, action: owner }: DescribedOperation,
  { channel, node: ofChannel, servers }: DescribedChannel,
  context: ModelContext,
): Channel {
  const { translator, schemas } = context
  const own = withTraits(node, context).member
  const member = (key: string) => (owner && own(key).value === undefined ? withTraits(owner, context).member : own)(key)
  const written = (key: string) => member(key).value
  const { titledBy, summary, description, externalDocs, ...action } = operation
  const ids = [...operation.messages, ...operation.replies]
  const named = ids.flatMap((id) => channel.messages.find((message) => message.id === id) ?? [])
  const messages = [...new Set(named)].map((message) => (owner ? withoutTexts(message, operation) : message))
  const callName = messages[0] && operation.direction === 'send' ? callNameOf(messages[0], schemas) : undefined
  const access = channelSecurity(valueAt(ofChannel, 'x-access'), servers, [operation], context)
  const title = titledBy ? operation.title : translator.name(callName ?? operation.id)
  const tags = tagNamesOf(member('tags'), context)
  const { pushFrequency, snapshot, sequence, book, bookProof } = operation.direction === 'receive' ? channel : {}
  return compact<Channel>({
    ...{ id: context.entryIds.take(operation.id, ids), partOf: channel.id, callName },
    ...{ address: channel.address, isAddressUnknown: channel.isAddressUnknown, isPath: channel.isPath },
    ...{ bindings: channel.bindings, parameters: channel.parameters, handshake: channel.handshake },
    ...{ title, summary, description, externalDocs },
    ...{ access: access.access, servers: access.servers, security: access.security },
    partlySecured: access.partlySecured,
    permission: textOf(written('x-permission')) ?? channel.permission,
    effect: effectOf(written('x-effect')) ?? channel.effect,
    page: textOf(written('x-page')) ?? channel.page,
    sidebarLabel: translator.prose(written('x-sidebar-label')),
    tags: tags.length > 0 ? tags : channel.tags,
    ...{ messages, operations: [action], conversation: [] },
    ...{ pushFrequency, snapshot, sequence, book, bookProof },
    deprecation: isRecord(node.value) ? readDeprecation(node.value, context) : undefined,
    facts: readFacts('operation', owner ?? node, context),
    certainty: certaintyOf(written('x-certainty')) ?? channel.certainty,
    source: locationOf(context.spec, node),
    files: filesOf(channel, node, context),
  })
}

/** A message that is an operation: the entry has its texts. */
function withoutTexts(message: Message, { messages }: ChannelOperation): Message {
  if (!messages.includes(message.id)) return message
  const { summary, description, ...rest } = message
  return rest
}

/** The channel names every message of every operation, so it is not followed. */
function filesOf({ source }: Channel, node: SpecNode, context: ModelContext): readonly string[] | undefined {
  const parts = childNodes(node).flatMap(({ key, node: part }) =>
    key === 'channel' ? [] : key === 'reply' ? [childNode(part, 'messages')] : [part],
  )
  const files = new Set([source.file, node.file, ...(furtherFiles(node.file, parts, context) ?? [])])
  return files.size > 1 ? [...files].sort() : undefined
}
