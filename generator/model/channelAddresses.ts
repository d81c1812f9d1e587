import type { Binding, Channel } from '../contract/channel.ts'
import { escapedPattern } from '../contract/escapedPattern.ts'
import { isRecord, type Json } from '../contract/json.ts'
import { asText } from '../load/document/asText.ts'
import { dereference } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, locationOf, type SpecNode, valueAt } from '../load/document/spec.ts'
import type { ModelContext } from './context.ts'
import { shortList } from './shortList.ts'
import { isWebSocket } from './view/protocol.ts'

/** The members of a channel that decide the kind of its address. */
type AddressedChannel = Pick<Channel, 'address' | 'servers' | 'bindings' | 'operations' | 'messages'>

interface AddressKind {
  readonly isPath: boolean
  readonly isAssumed: boolean
}

/** Divides the addresses of a document into paths and topics, and reports its assumptions once. */
export interface ChannelAddresses {
  isPath(channel: AddressedChannel, stated: unknown): boolean
  report(): void
}

/** `sends`: the client sends something on a channel of the document. */
export function channelAddresses(root: SpecNode, sends: boolean, context: ModelContext): ChannelAddresses {
  const general = valueAt(root, 'x-address')
  const facts = { sends, namesTopics: namesTopics(root, context) }
  const assumed: { readonly address: string; readonly isPath: boolean }[] = []
  return {
    isPath(channel, stated) {
      const { isPath, isAssumed } = addressKind(channel, stated ?? general, facts)
      if (isAssumed) assumed.push({ address: channel.address, isPath })
      return isPath
    },
    report() {
      if (assumed.length === 0) return
      const read = [true, false].flatMap((isPath) => {
        const own = assumed.filter((one) => one.isPath === isPath).map(({ address }) => address)
        const as = isPath ? 'as paths that a client connects to' : 'as topics, which no frame of a client names'
        return own.length === 0 ? [] : [`${as}: ${shortList(own)}`]
      })
      context.diagnostics.push({
        code: 'address-assumed',
        severity: 'info',
        message: `Addresses of channels are read ${read.join('; and ')}.`,
        hint: 'Say so with `x-address: path` or `x-address: topic`, at the root or at the channel.',
        ...locationOf(context.spec, root),
      })
    },
  }
}

/** Properties of a document that its addresses are judged by. */
interface DocumentFacts {
  readonly sends: boolean
  readonly namesTopics: boolean
}

/**
 * Whether an address is a path of the socket or a topic on it, decided here alone. `x-address` decides. A frame of the client
 * that holds the address with its slash names a topic; else a binding for WebSocket describes a handshake, so a path; else a frame
 * that holds the address without it names a topic. Else a slash decides,
 * which is an assumption, unless the document has topics with a slash before their names.
 */
function addressKind(channel: AddressedChannel, stated: unknown, { sends, namesTopics }: DocumentFacts): AddressKind {
  const { address, bindings = [] } = channel
  if (!isWebSocket(channel)) return { isPath: false, isAssumed: false }
  if (stated === 'path' || stated === 'topic') return { isPath: stated === 'path', isAssumed: false }
  if (/.\/|\/./.test(address) && isNamedByFrame(channel, true)) return { isPath: false, isAssumed: false }
  if (address === '/' || bindings.some(describesHandshake)) return { isPath: true, isAssumed: false }
  if (isNamedByFrame(channel)) return { isPath: false, isAssumed: false }
  if (address.startsWith('/')) return { isPath: !(namesTopics && oneName.test(address)), isAssumed: true }
  if (sends) return { isPath: false, isAssumed: address.includes('/') }
  const isPath = address.includes('/')
  return { isPath, isAssumed: isPath || channel.operations.length > 0 }
}

/** A slash and one name. */
const oneName = /^\/([^/{}?]+)$/

/** Members of frames that name a channel. */
const topicMember = /^(?:channel|topic|stream|feed|table)(?:s|name|_name)?$/i

/** Whether messages of several channels name them without a slash: `channel: { const: ticker }` on `/ticker`. */
function namesTopics(root: SpecNode, { spec }: ModelContext): boolean {
  const named = childNodes(childNode(root, 'channels')).filter(({ key, node: entry }) => {
    const node = dereference(spec, entry)
    const [, name] = oneName.exec(asText((node && valueAt(node, 'address')) ?? key)) ?? []
    if (!node || name === undefined) return false
    const seen = new Set<unknown>()
    return ['publish', 'subscribe', 'messages'].some((part) => namesTopic(name, childNode(node, part), { spec, seen }))
  })
  return named.length > 1
}

/** `seen`: the parts of the document that were read, because schemas may hold themselves. */
interface TopicSearch {
  readonly spec: ModelContext['spec']
  readonly seen: Set<unknown>
}

/** Whether a member that names a channel has the topic as its only value, in a part of a message. */
function namesTopic(topic: string, entry: SpecNode, search: TopicSearch): boolean {
  const node = dereference(search.spec, entry)
  if (!node || typeof node.value !== 'object' || search.seen.has(node.value)) return false
  search.seen.add(node.value)
  return childNodes(node).some(({ key, node: part }) => {
    if (key !== 'properties') return namesTopic(topic, part, search)
    return childNodes(part).some(({ key: name, node: member }) =>
      topicMember.test(name) ? isOnly(topic, member, search) : namesTopic(topic, member, search),
    )
  })
}

/** Whether a schema allows one value alone; a list is judged by the schema of its items. */
function isOnly(value: string, entry: SpecNode, { spec }: TopicSearch): boolean {
  return [entry, childNode(dereference(spec, entry) ?? entry, 'items')].some((own) => {
    const schema = dereference(spec, own) ?? own
    const allowed = valueAt(schema, 'enum')
    return (
      valueAt(schema, 'const') === value || (Array.isArray(allowed) && allowed.length === 1 && allowed[0] === value)
    )
  })
}

/** A version alone says nothing of a handshake. */
function describesHandshake({ protocol, value }: Binding): boolean {
  return protocol === 'ws' && isRecord(value) && Object.keys(value).some((member) => member !== 'bindingVersion')
}

/**
 * Whether a frame of the client holds the address, with values in place of its parameters. A text that is the address
 * without its slash names it too, where it is one name: `{ channel: ticker }` on `/ticker`.
 */
function isNamedByFrame({ address, operations, messages }: AddressedChannel, isWhole = false): boolean {
  const parts = address.split(/\{[^{}]*\}/).map(escapedPattern)
  const whole = parts.join('.+')
  const named = new RegExp(oneName.test(address) && !isWhole ? `^(?:${whole}|${whole.slice(1)}$)` : `^${whole}`)
  const sent = new Set(operations.flatMap(({ direction, messages: own }) => (direction === 'send' ? own : [])))
  return messages.some(({ id, examples }) => sent.has(id) && examples.some(({ value }) => holds(value, named)))
}

function holds(value: Json, pattern: RegExp): boolean {
  if (typeof value === 'string') return pattern.test(value)
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  return (parts as readonly Json[]).some((part) => holds(part, pattern))
}
