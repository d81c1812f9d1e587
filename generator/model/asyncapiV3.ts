import type { Channel, ChannelOperation, Direction } from '../contract/channel.ts'
import { dereference, parseReference, referenceOf, targetId } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { channelOf, type NamedMessage } from './asyncapiChannel.ts'
import { readMessage } from './asyncapiMessage.ts'
import { readBindings } from './bindings.ts'
import { readCallTerms } from './callTerms.ts'
import { channelAddresses } from './channelAddresses.ts'
import { channelEntries } from './channelEntries.ts'
import { compact, type ModelContext, type Perspective, textOf } from './context.ts'
import { createMessageIds } from './entryIds.ts'
import { readExternalDocs } from './externalDocs.ts'
import { follow } from './follow.ts'
import { readSocketSecurity } from './socketSecurity.ts'
import { readSocketServers } from './socketServers.ts'
import { withTraits } from './traits.ts'

/** An operation with the places it refers to, so that it can be matched with its channel and messages. */
interface OperationEntry {
  readonly id: string
  readonly direction: Direction
  readonly node: SpecNode
  readonly channel: string
  readonly messages: readonly string[]
  readonly replies: readonly string[]
}

/** The channels of an AsyncAPI 3.0 document, each with the operations that act on it. */
export function readChannelsV3(root: SpecNode, perspective: Perspective, context: ModelContext): Channel[] {
  const operations = readOperations(root, perspective, context)
  const servers = readSocketServers(root, context)
  const sends = operations.some(({ direction }) => direction === 'send')
  const addresses = channelAddresses(root, sends, context)
  const entries = channelEntries(root, context)
  const channels = childNodes(childNode(root, 'channels')).flatMap(({ key, node: entry }) => {
    const node = follow(entry, context)
    if (!node || !isRecord(node.value)) return []
    const places = new Set([placeOf(entry), placeOf(node)])
    const own = operations.filter(({ channel }) => places.has(channel))
    const named = childNodes(childNode(node, 'servers')).flatMap(
      ({ node: server }) => referenceOf(server.value)?.split('/').at(-1) ?? [],
    )
    const messages = readMessages(node, own, context)
    const described = own.map((operation) => ({
      operation: operationOf(operation, messages, context),
      node: operation.node,
    }))
    const reachable = named.length > 0 ? servers.filter((server) => named.includes(server.key)) : servers
    const channel = channelOf(
      {
        id: context.entryIds.take(
          key,
          messages.map(({ message }) => message.id),
        ),
        address: textOf(node.value.address) ?? key,
        isAddressUnknown: textOf(node.value.address) === undefined,
        node,
        servers: reachable,
        messages,
        operations: described.map(({ operation }) => operation),
        addresses,
      },
      context,
    )
    return entries.of({ channel, node, servers: reachable, operations: described })
  })
  addresses.report()
  entries.report()
  return channels
}

/** In a document about the server, `receive` is an operation that the client sends. */
function readOperations(root: SpecNode, perspective: Perspective, context: ModelContext): OperationEntry[] {
  const isClient = perspective === 'client'
  return childNodes(childNode(root, 'operations')).flatMap(({ key: id, node: entry }) => {
    const node = follow(entry, context)
    if (!node || !isRecord(node.value)) return []
    const isSending = (node.value.action === 'send') === isClient
    return {
      id,
      direction: isSending ? 'send' : 'receive',
      node,
      channel: placeOf(childNode(node, 'channel')),
      messages: childNodes(childNode(node, 'messages')).map((message) => placeOf(message.node)),
      replies: childNodes(childNode(childNode(node, 'reply'), 'messages')).map((message) => placeOf(message.node)),
    } as const
  })
}

interface PlacedMessage extends NamedMessage {
  readonly places: ReadonlySet<string>
}

function readMessages(
  channel: SpecNode,
  operations: readonly OperationEntry[],
  context: ModelContext,
): PlacedMessage[] {
  const idOf = createMessageIds()
  return childNodes(childNode(channel, 'messages')).flatMap(({ key, node }) => {
    const target = dereference(context.spec, node)
    const places = new Set([placeOf(node, true), placeOf(node), ...(target ? [placeOf(target)] : [])])
    const message = readMessage(idOf(key), node, directionOf(places, operations), context)
    return message ? [{ name: key, places, message }] : []
  })
}

/** The direction of a message: its operation's, the opposite for a reply, else `receive`. */
function directionOf(places: ReadonlySet<string>, operations: readonly OperationEntry[]): Direction {
  const carrier = operations.find(({ messages }) => messages.some((place) => places.has(place)))
  if (carrier) return carrier.direction
  const asker = operations.find(({ replies }) => replies.some((place) => places.has(place)))
  if (asker) return asker.direction === 'send' ? 'receive' : 'send'
  const [only] = operations
  return only && operations.every(({ direction, messages }) => direction === only.direction && messages.length === 0)
    ? only.direction
    : 'receive'
}

function operationOf(
  entry: OperationEntry,
  messages: readonly PlacedMessage[],
  context: ModelContext,
): ChannelOperation {
  const { member, members } = withTraits(entry.node, context)
  const { translator } = context
  const text = (key: string) => translator.prose(member(key).value)
  const title = (key: string) => translator.title(member(key).value)
  const idsOf = (wanted: readonly string[]) =>
    messages.filter(({ places }) => wanted.some((place) => places.has(place))).map(({ message }) => message.id)
  const own = idsOf(entry.messages)
  return compact<ChannelOperation>({
    id: entry.id,
    direction: entry.direction,
    title: title('title') ?? title('summary') ?? translator.name(entry.id),
    titledBy: title('title') ? 'title' : title('summary') ? 'summary' : undefined,
    summary: title('title') ? text('summary') : undefined,
    description: text('description'),
    messages:
      own.length > 0
        ? own
        : messages.filter(({ message }) => message.direction === entry.direction).map(({ message }) => message.id),
    replies: idsOf(entry.replies),
    replyAddress: readReplyAddress(childNode(entry.node, 'reply'), entry.channel, context),
    security: readSocketSecurity(member('security'), context),
    ...readCallTerms(member, context),
    bindings: readBindings(members('bindings'), context),
    externalDocs: readExternalDocs(member('externalDocs'), context),
  })
}

/** Address of a reply: another topic, or an address in the request (AsyncAPI 3.0, "Operation Reply Object"). */
function readReplyAddress(entry: SpecNode, asked: string, context: ModelContext): ChannelOperation['replyAddress'] {
  const reply = follow(entry, context)
  if (!reply || !isRecord(reply.value)) return undefined
  const isElsewhere = placeOf(childNode(reply, 'channel')) !== asked
  const channel = isElsewhere ? dereference(context.spec, childNode(reply, 'channel')) : undefined
  const address = follow(childNode(reply, 'address'), context)
  const topic = channel && textOf(valueAt(channel, 'address'))
  const location = address && textOf(valueAt(address, 'location'))
  if (topic === undefined && location === undefined) return undefined
  return compact<NonNullable<ChannelOperation['replyAddress']>>({
    topic,
    location,
    description: address && context.translator.prose(valueAt(address, 'description')),
  })
}

/** The place a reference names, or the node's own; `own` asks for the place of the reference itself. */
function placeOf(node: SpecNode, own = false): string {
  const reference = own ? undefined : referenceOf(node.value)
  return targetId(reference === undefined ? node : parseReference(reference, node.file))
}
