import type { Binding, Channel } from '../contract/channel.ts'
import { isRecord, type Json } from '../contract/json.ts'
import { asText } from '../load/document/asText.ts'
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
  const facts = { sends, namesTopics: namesTopics(root) }
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
 * Whether an address is a path of the socket or a topic on it, decided here alone. `x-address` decides. A binding for
 * WebSocket describes a handshake, so a path; a frame of the client that holds the address names a topic. Else a slash decides,
 * which is an assumption, unless the document has topics with a slash before their names.
 */
function addressKind(channel: AddressedChannel, stated: unknown, { sends, namesTopics }: DocumentFacts): AddressKind {
  const { address, bindings = [] } = channel
  if (!isWebSocket(channel)) return { isPath: false, isAssumed: false }
  if (stated === 'path' || stated === 'topic') return { isPath: stated === 'path', isAssumed: false }
  if (address === '/' || bindings.some(describesHandshake)) return { isPath: true, isAssumed: false }
  if (isNamedByFrame(channel)) return { isPath: false, isAssumed: false }
  if (address.startsWith('/')) return { isPath: !(namesTopics && oneName.test(address)), isAssumed: true }
  if (sends) return { isPath: false, isAssumed: address.includes('/') }
  const isPath = address.includes('/')
  return { isPath, isAssumed: isPath || channel.operations.length > 0 }
}

/** A slash and one name. */
const oneName = /^\/([^/{}?]+)$/

/** Whether values of the messages name one of the addresses without its slash: `channel: { const: ticker }` for `/ticker`. */
function namesTopics(root: SpecNode): boolean {
  const values = new Set(statedTexts(root.value))
  return childNodes(childNode(root, 'channels')).some(({ key, node }) => {
    const [, name] = oneName.exec(asText(valueAt(node, 'address') ?? key)) ?? []
    return name !== undefined && values.has(name)
  })
}

/** The texts that schemas and examples of a document state as values. */
function statedTexts(value: unknown, isStated = false): string[] {
  if (typeof value === 'string') return isStated ? [value] : []
  if (Array.isArray(value)) return value.flatMap((item) => statedTexts(item, isStated))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, member]) =>
    statedTexts(member, isStated || /^(?:const|enum|examples?)$/.test(key)),
  )
}

/** A version alone says nothing of a handshake. */
function describesHandshake({ protocol, value }: Binding): boolean {
  return protocol === 'ws' && isRecord(value) && Object.keys(value).some((member) => member !== 'bindingVersion')
}

/**
 * Whether a frame of the client holds the address, with values in place of its parameters. A text that is the address
 * without its slash names it too: `{ channel: ticker }` on `/ticker`.
 */
function isNamedByFrame({ address, operations, messages }: AddressedChannel): boolean {
  const parts = address.split(/\{[^{}]*\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const whole = parts.join('.+')
  const named = new RegExp(address.startsWith('/') ? `^(?:${whole}|${whole.slice(1)}$)` : `^${whole}`)
  const sent = new Set(operations.flatMap(({ direction, messages: own }) => (direction === 'send' ? own : [])))
  return messages.some(({ id, examples }) => sent.has(id) && examples.some(({ value }) => holds(value, named)))
}

function holds(value: Json, pattern: RegExp): boolean {
  if (typeof value === 'string') return pattern.test(value)
  const parts = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  return (parts as readonly Json[]).some((part) => holds(part, pattern))
}
