import { dereference, referenceOf } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, type SpecNode, valueAt } from '../load/document/spec.ts'
import { type FrameKind, kindOfMessage, kindOfName } from './askedOrPushed.ts'
import { type ModelContext, type Perspective, textOf } from './context.ts'
import { type PerspectiveHint, reportPerspective, reportTurned } from './perspectiveReport.ts'

/** An operation of the document in the words of version 3: what the described application does. */
interface Deed {
  readonly id: string
  readonly node: SpecNode
  readonly action: 'send' | 'receive'
  readonly messages: readonly { readonly key: string; readonly node: SpecNode }[]
}

/** How much each kind of hint weighs: a reply is stated, a name is chosen. */
const weights = { reply: 3, asked: 1, pushed: 1, only: 1 } as const

/**
 * The side that a document of version 3 is written from: as the document or the setting of the API says, else as its
 * operations tell, which is reported. AsyncAPI means the described application, for a public description the server; most
 * descriptions of exchanges mean the client.
 */
export function perspectiveV3(root: SpecNode, context: ModelContext): Perspective {
  const said = saidPerspective(root, context)
  const deeds = said === undefined ? deedsV3(root, context) : []
  if (said !== undefined || deeds.length === 0) return said ?? 'provider'
  const told = isSocket(root) ? deeds.flatMap((deed) => hintsOf(deed, context)) : []
  const isEven = weightOf(told, 'client') === weightOf(told, 'provider')
  const hints = isEven && isSocket(root) ? [...told, ...onlyHints(deeds)] : told
  const side = weightOf(hints, 'client') > weightOf(hints, 'provider') ? 'client' : 'provider'
  reportPerspective(side, hints, { at: childNode(root, 'operations'), context })
  return side
}

/**
 * Whether `publish` of a version 2 document is what the server sends, against the specification. Only where all names say
 * so and the document does not say its perspective.
 */
export function isTurnedV2(root: SpecNode, context: ModelContext): boolean {
  if (saidPerspective(root, context) !== undefined || !isSocket(root)) return false
  const hints = deedsV2(root, context).flatMap((deed) => hintsOf(deed, context))
  if (weightOf(hints, 'client') < 2 || hints.some(({ side }) => side === 'provider')) return false
  reportTurned(hints, { at: childNode(root, 'channels'), context })
  return true
}

function saidPerspective(root: SpecNode, { perspective }: ModelContext): Perspective | undefined {
  if (perspective) return perspective
  const said = valueAt(root, 'x-perspective')
  return said === 'client' || said === 'provider' ? said : undefined
}

function isSocket(root: SpecNode): boolean {
  const protocols = childNodes(childNode(root, 'servers')).map(({ node }) => textOf(valueAt(node, 'protocol')) ?? 'ws')
  return protocols.length === 0 || protocols.some((protocol) => /^wss?$/i.test(protocol))
}

function deedsV3(root: SpecNode, { spec }: ModelContext): Deed[] {
  return childNodes(childNode(root, 'operations')).flatMap(({ key: id, node: entry }) => {
    const node = dereference(spec, entry)
    const action = node && valueAt(node, 'action')
    if (!node || (action !== 'send' && action !== 'receive')) return []
    const named = childNodes(childNode(node, 'messages'))
    const channel = dereference(spec, childNode(node, 'channel'))
    const all = channel ? childNodes(childNode(channel, 'messages')) : []
    return { id, node, action, messages: named.length > 0 ? named : all.length === 1 ? all : [] }
  })
}

/** In version 2, what clients may publish is what the application receives. */
function deedsV2(root: SpecNode, { spec }: ModelContext): Deed[] {
  return childNodes(childNode(root, 'channels')).flatMap(({ key, node: entry }) => {
    const channel = dereference(spec, entry)
    if (!channel) return []
    const sides = [{ side: 'publish', action: 'receive' } as const, { side: 'subscribe', action: 'send' } as const]
    return sides.flatMap(({ side, action }) => {
      const node = childNode(channel, side)
      if (node.value === undefined) return []
      const message = dereference(spec, childNode(node, 'message'))
      const choices = message ? childNodes(childNode(message, 'oneOf')) : []
      const messages = choices.length > 0 ? choices : message ? [{ key: '0', node: message }] : []
      return { id: textOf(valueAt(node, 'operationId')) ?? `${side} of ${key}`, node, action, messages }
    })
  })
}

/** Who asks on a socket is the client. */
function hintsOf(deed: Deed, context: ModelContext): PerspectiveHint[] {
  const { id, node, action } = deed
  const asking = action === 'send' ? 'client' : 'provider'
  if (valueAt(node, 'reply') !== undefined) return [{ id, side: asking, why: 'reply' }]
  const kind = kindOfDeed(deed, context)
  if (kind === undefined) return []
  return [{ id, side: kind === 'asked' ? asking : asking === 'client' ? 'provider' : 'client', why: kind }]
}

/** A server that readers connect to sends something. */
function onlyHints(deeds: readonly Deed[]): PerspectiveHint[] {
  const [first] = deeds
  if (!first || deeds.some(({ action }) => action !== first.action)) return []
  return [{ id: first.id, side: first.action === 'receive' ? 'client' : 'provider', why: 'only' }]
}

/** Names of messages count before the name of the operation, which often names an action of the reader. */
function kindOfDeed({ id, node, action, messages }: Deed, context: ModelContext): FrameKind | undefined {
  const kinds = messages.map(({ key, node: message }) =>
    kindOfMessage(/^\d+$/.test(key) ? lastStep(message) : key, message, context),
  )
  const [first] = kinds
  if (first !== undefined && kinds.every((kind) => kind === first)) return first
  const texts = ['title', 'summary'].flatMap((member) => textOf(valueAt(node, member)) ?? [])
  return [...texts, id].map((text) => contraryKind(text, action) ?? kindOfName(text)).find((kind) => kind !== undefined)
}

/** A text that says the opposite of the action speaks to the reader: "Receive updates" of what the server sends. */
function contraryKind(text: string, action: Deed['action']): FrameKind | undefined {
  if (action === 'send' && /^receive/i.test(text)) return 'pushed'
  return action === 'receive' && /^send/i.test(text) ? 'asked' : undefined
}

function lastStep({ value }: SpecNode): string {
  return (referenceOf(value) ?? '').split('/').at(-1) ?? ''
}

function weightOf(hints: readonly PerspectiveHint[], side: Perspective): number {
  return hints.reduce((sum, hint) => sum + (hint.side === side ? weights[hint.why] : 0), 0)
}
