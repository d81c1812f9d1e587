/** Properties of a push that select its subscriptions. */
export interface ChannelPush {
  /** The frame as it is sent. */
  readonly message: { readonly channel: string }
  /** Its symbol; absent for a balance. */
  readonly symbol?: string
  /** Key of its account; absent for a public channel. */
  readonly key?: string
  /** Levels of a whole book. */
  readonly depth?: number
}

/** Properties of a subscription that select its pushes. */
export interface Subscription {
  /** The frame that was sent. */
  readonly frame: unknown
  /** Key that the connection logged in with. */
  readonly account: string
}

/** Whether a push is for a subscription: of its channel, symbols, depth and account. */
export function isFor(push: ChannelPush, { frame, account }: Subscription): boolean {
  if (typeof frame !== 'object' || frame === null) return false
  if (push.key !== undefined && push.key !== account) return false
  if (!listed(frame, 'channel').includes(push.message.channel)) return false
  if (push.depth !== undefined && push.depth !== ('depth' in frame ? frame.depth : 5)) return false
  const symbols = listed(frame, 'symbols').map((symbol) => symbol.toUpperCase())
  return push.symbol === undefined || symbols.includes('ALL') || symbols.includes(push.symbol)
}

function listed(frame: object, name: 'channel' | 'symbols'): readonly string[] {
  const list: unknown = name in frame ? Reflect.get(frame, name) : undefined
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'string') : []
}
