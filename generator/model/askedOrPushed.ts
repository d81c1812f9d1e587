import { dereference } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, type SpecNode, valueAt } from '../load/document/spec.ts'
import { type ModelContext, textOf } from './context.ts'

/** Role of a frame on a socket: a request of the client, or a push or answer of the server. */
export type FrameKind = 'asked' | 'pushed'

/** Words that mark a request or an answer anywhere in a name. */
const nouns: Readonly<Record<FrameKind, ReadonlySet<string>>> = {
  asked: new Set(['request', 'requests', 'req', 'command', 'cmd']),
  pushed: new Set([
    ...['response', 'responses', 'reply', 'result', 'ack', 'acknowledgement', 'acknowledgment', 'confirmation', 'pong'],
    ...['update', 'updates', 'event', 'events', 'notification', 'notifications', 'push', 'pushed', 'snapshot', 'delta'],
    ...['error', 'publishes', 'stream', 'feed', 'subscribed', 'unsubscribed', 'subscription', 'welcome'],
    ...['changed', 'created', 'updated', 'filled', 'closed', 'expired', 'canceled', 'cancelled'],
  ]),
}

/** Verbs that begin the name of a client's request. */
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

/** Members that name the purpose of a frame. */
const purposes = ['op', 'method', 'event', 'action', 'type', 'cmd', 'command', 'request', 'req', 'reqtype']

/**
 * The role of a frame, from its name or a short sentence. `send` and `receive` give no evidence, because they repeat the
 * action; `on` begins the name of an event handler.
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

/** The words of a name, in lower case. */
export function wordsOf(name: string): string[] {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll(/[^\p{L}\d]+/gu, ' ')
  return spaced.trim().toLowerCase().split(' ')
}

/** A message's role, from its name, else from the constants of its payload. */
export function kindOfMessage(key: string, node: SpecNode, context: ModelContext): FrameKind | undefined {
  const message = dereference(context.spec, node) ?? node
  const names = [textOf(valueAt(message, 'name')), key, textOf(valueAt(message, 'title'))]
  const named = names.map((name) => (name === undefined ? undefined : kindOfName(name)))
  return named.find((kind) => kind !== undefined) ?? kindOfPayload(childNode(message, 'payload'), context)
}

/** A frame with a constant such as `subscribe`, `login` or `ping` is a request. */
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
