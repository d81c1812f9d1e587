/** Causes for which a server refuses a request or a frame. */
export const refusalKinds = [
  ...(['credentials', 'key', 'passphrase', 'signature', 'timestamp', 'window', 'permission'] as const),
  ...(['media-type', 'missing', 'value', 'too-low', 'too-high'] as const),
  ...(['json', 'frame', 'channel', 'subscription', 'subscribed', 'not-subscribed', 'request'] as const),
] as const

export type RefusalKind = (typeof refusalKinds)[number]
