import { dereference, referenceOf } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, type SpecNode, valueAt } from '../load/document/spec.ts'
import { type FrameKind, kindOfMessage, kindOfName, wordsOf } from './askedOrPushed.ts'
import { type ModelContext, type Perspective, textOf } from './context.ts'
import { type PerspectiveHint, reportPerspective, reportTurned } from './perspectiveReport.ts'

/** An operation with the action of the described application, as version 3 has it. */
interface DescribedAction {
  readonly id: string
  readonly node: SpecNode
  readonly action: 'send' | 'receive'
  readonly messages: readonly { readonly key: string; readonly node: SpecNode }[]
  /** The words of version 2 for the action: a name that begins with one repeats the action. */
  readonly repeated?: readonly string[]
}

/** How much each kind of hint weighs: a reply is stated, a name is chosen. */
const weights = { reply: 3, asked: 1, pushed: 1, only: 1 } as const

/**
 * The side that a document of version 3 is written from: stated by the document or the API's setting, else derived from
 * its operations and reported. AsyncAPI means the described application, which is the server of a public API; most
 * exchanges describe the client.
 */
export function perspectiveV3(root: SpecNode, context: ModelContext): Perspective {
  const stated = statedPerspective(root, context)
  const actions = stated === undefined ? actionsV3(root, context) : []
  if (stated !== undefined || actions.length === 0) return stated ?? 'provider'
  const named = isSocket(root) ? actions.flatMap((described) => hintsOf(described, context)) : []
  const isEven = weightOf(named, 'client') === weightOf(named, 'provider')
  const hints = isEven && isSocket(root) ? [...named, ...onlyHints(actions)] : named
  const side = weightOf(hints, 'client') > weightOf(hints, 'provider') ? 'client' : 'provider'
  reportPerspective(side, hints, { at: childNode(root, 'operations'), context })
  return side
}

/**
 * Whether `publish` of a version 2 document holds messages of the server, against the specification: only where all names
 * agree and the document states no perspective.
 */
export function isTurnedV2(root: SpecNode, context: ModelContext): boolean {
  if (statedPerspective(root, context) !== undefined || !isSocket(root)) return false
  const hints = actionsV2(root, context).flatMap((described) => hintsOf(described, context))
  if (weightOf(hints, 'client') < 2 || hints.some(({ side }) => side === 'provider')) return false
  reportTurned(hints, { at: childNode(root, 'channels'), context })
  return true
}

function statedPerspective(root: SpecNode, { perspective }: ModelContext): Perspective | undefined {
  if (perspective) return perspective
  const stated = valueAt(root, 'x-perspective')
  return stated === 'client' || stated === 'provider' ? stated : undefined
}

function isSocket(root: SpecNode): boolean {
  const protocols = childNodes(childNode(root, 'servers')).map(({ node }) => textOf(valueAt(node, 'protocol')) ?? 'ws')
  return protocols.length === 0 || protocols.some((protocol) => /^wss?$/i.test(protocol))
}

function actionsV3(root: SpecNode, { spec }: ModelContext): DescribedAction[] {
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

/** In version 2, the application receives the messages that clients may publish. */
function actionsV2(root: SpecNode, { spec }: ModelContext): DescribedAction[] {
  return childNodes(childNode(root, 'channels')).flatMap(({ key, node: entry }) => {
    const channel = dereference(spec, entry)
    if (!channel) return []
    const sides = [
      { side: 'publish', action: 'receive', repeated: ['publish', 'pub'] } as const,
      { side: 'subscribe', action: 'send', repeated: ['subscribe', 'sub'] } as const,
    ]
    return sides.flatMap(({ side, action, repeated }) => {
      const node = childNode(channel, side)
      if (node.value === undefined) return []
      const message = dereference(spec, childNode(node, 'message'))
      const choices = message ? childNodes(childNode(message, 'oneOf')) : []
      const messages = choices.length > 0 ? choices : message ? [{ key: '0', node: message }] : []
      return { id: textOf(valueAt(node, 'operationId')) ?? `${side} of ${key}`, node, action, messages, repeated }
    })
  })
}

/** The side that sends requests on a socket is the client. */
function hintsOf(described: DescribedAction, context: ModelContext): PerspectiveHint[] {
  const { id, node, action } = described
  const asking = action === 'send' ? 'client' : 'provider'
  if (valueAt(node, 'reply') !== undefined) return [{ id, side: asking, why: 'reply' }]
  const kind = kindOfAction(described, context)
  if (kind === undefined) return []
  return [{ id, side: kind === 'asked' ? asking : asking === 'client' ? 'provider' : 'client', why: kind }]
}

/** A server that readers connect to sends something. */
function onlyHints(actions: readonly DescribedAction[]): PerspectiveHint[] {
  const [first] = actions
  if (!first || actions.some(({ action }) => action !== first.action)) return []
  return [{ id: first.id, side: first.action === 'receive' ? 'client' : 'provider', why: 'only' }]
}

/** Names of messages count before the name of the operation, which often names an action of the reader. */
function kindOfAction(described: DescribedAction, context: ModelContext): FrameKind | undefined {
  const { id, node, action, messages, repeated } = described
  const kinds = messages.map(({ key, node: message }) =>
    kindOfMessage(/^\d+$/.test(key) ? lastStep(message) : key, message, context),
  )
  const [first] = kinds
  if (first !== undefined && kinds.every((kind) => kind === first)) return first
  const texts = [...['title', 'summary'].flatMap((member) => textOf(valueAt(node, member)) ?? []), id]
  const telling = texts.map((text) => tellingPart(text, repeated))
  return telling.map((text) => contraryKind(text, action) ?? kindOfName(text)).find((kind) => kind !== undefined)
}

/** A text without the word of its action: `Ticker` of `subscribeTicker`, `ticker` of `subscribe of ticker`. */
function tellingPart(text: string, repeated: readonly string[] = []): string {
  const [first = '', ...rest] = wordsOf(text)
  return repeated.includes(first) ? rest.slice(rest[0] === 'of' ? 1 : 0).join(' ') : text
}

/** A text that contradicts the action addresses the reader: "Receive updates" at messages that the server sends. */
function contraryKind(text: string, action: DescribedAction['action']): FrameKind | undefined {
  if (action === 'send' && /^receive/i.test(text)) return 'pushed'
  return action === 'receive' && /^send/i.test(text) ? 'asked' : undefined
}

function lastStep({ value }: SpecNode): string {
  return (referenceOf(value) ?? '').split('/').at(-1) ?? ''
}

function weightOf(hints: readonly PerspectiveHint[], side: Perspective): number {
  return hints.reduce((sum, hint) => sum + (hint.side === side ? weights[hint.why] : 0), 0)
}
