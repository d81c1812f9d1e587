import { dereference } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, type SpecNode, valueAt } from '../load/document/spec.ts'
import { type ModelContext, textOf } from './context.ts'

/** What a text or frame is on a socket: a client asks with it, or a server pushes or answers it. */
export type FrameKind = 'asked' | 'pushed'

/** Words that tell a request or an answer wherever they stand in a name. */
const nouns: Readonly<Record<FrameKind, ReadonlySet<string>>> = {
  asked: new Set(['request', 'requests', 'req', 'command', 'cmd']),
  pushed: new Set([
    ...['response', 'responses', 'reply', 'result', 'ack', 'acknowledgement', 'acknowledgment', 'confirmation', 'pong'],
    ...['update', 'updates', 'event', 'events', 'notification', 'notifications', 'push', 'pushed', 'snapshot', 'delta'],
    ...['error', 'publishes', 'stream', 'feed', 'subscribed', 'unsubscribed', 'subscription', 'welcome'],
    ...['changed', 'created', 'updated', 'filled', 'closed', 'expired', 'canceled', 'cancelled'],
  ]),
}

/** Verbs that begin the name of what a client asks. */
const verbs = new Set([
  ...['subscribe', 'sub', 'unsubscribe', 'unsub', 'login', 'logon', 'logout', 'auth', 'authenticate', 'authorize'],
  ...['ping', 'place', 'cancel', 'amend', 'modify', 'create', 'edit', 'submit', 'request', 'withdraw', 'get', 'set'],
])

/** Things that servers of markets push. */
const goods = new Set([
  ...['ticker', 'tickers', 'trades', 'depth', 'book', 'orderbook', 'kline', 'klines', 'candle', 'candles', 'quote'],
  ...['quotes', 'bbo', 'mids', 'funding', 'liquidation', 'liquidations', 'balance', 'balances', 'position'],
  ...['positions', 'fills', 'data', 'executions'],
])

/** Members that name what a frame is for. */
const purposes = ['op', 'method', 'event', 'action', 'type', 'cmd', 'command', 'request', 'req', 'reqtype']

/**
 * Tells from a name or a short sentence what it is about. `send` and `receive` tell nothing, because they repeat the action;
 * `on` begins the name of what handles an event.
 */
export function kindOfName(name: string): FrameKind | undefined {
  const [opening = '', ...rest] = wordsOf(name)
  const words = ['send', 'receive', 'on'].includes(opening) ? rest : [opening, ...rest]
  const noun = words.findLast((word) => nouns.asked.has(word) || nouns.pushed.has(word))
  if (noun !== undefined) return nouns.asked.has(noun) ? 'asked' : 'pushed'
  const [first = ''] = words
  if (verbs.has(first)) return 'asked'
  return opening === 'on' || words.some((word) => goods.has(word)) ? 'pushed' : undefined
}

function wordsOf(name: string): string[] {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[^\p{L}\d]+/gu, ' ')
  return spaced.trim().toLowerCase().split(' ')
}

/** Tells a message's role from its name, else from the constants of its payload. */
export function kindOfMessage(key: string, node: SpecNode, context: ModelContext): FrameKind | undefined {
  const message = dereference(context.spec, node) ?? node
  const names = [textOf(valueAt(message, 'name')), key, textOf(valueAt(message, 'title'))]
  const named = names.map((name) => (name === undefined ? undefined : kindOfName(name)))
  return named.find((kind) => kind !== undefined) ?? kindOfPayload(childNode(message, 'payload'), context)
}

/** A frame whose constants subscribe, log in or ping is asked. */
function kindOfPayload(payload: SpecNode, { spec }: ModelContext): FrameKind | undefined {
  const schema = dereference(spec, payload)
  const own = schema && (dereference(spec, childNode(schema, 'schema')) ?? schema)
  const members = own ? childNodes(childNode(own, 'properties')) : []
  const isAsking = members.some(({ key, node }) => {
    const member = purposes.includes(key.toLowerCase()) ? dereference(spec, node) : undefined
    return member !== undefined && constantsOf(member).some((value) => verbs.has(wordsOf(value)[0] ?? ''))
  })
  return isAsking ? 'asked' : undefined
}

function constantsOf(schema: SpecNode): string[] {
  const listed = valueAt(schema, 'enum')
  return [valueAt(schema, 'const'), ...(Array.isArray(listed) ? listed : [])].flatMap((value) => textOf(value) ?? [])
}
