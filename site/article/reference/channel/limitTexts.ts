import { capitalized } from '../../../../generator/contract/capitalized.ts'
import type { ConnectionLimit } from '../../../../generator/contract/channel.ts'
import { localized } from '../../../../generator/contract/locales.ts'
import type { Article } from '../../articleContext.tsx'
import type { ArticleMessages, MessageId } from '../../messages.ts'
import { durationText } from '../durationText.ts'

const names = {
  connectionsPerIp: 'reference.limit.connectionsPerIp',
  connectionsPerAccount: 'reference.limit.connectionsPerAccount',
  requestsPerSecond: 'reference.limit.requestsPerSecond',
  idleTimeout: 'reference.limit.idleTimeout',
  pingInterval: 'reference.limit.pingInterval',
  maxSubscriptions: 'reference.limit.maxSubscriptions',
  compression: 'reference.limit.compression',
} as const satisfies Readonly<Record<string, MessageId>>

/** The name of a limit in words. An unknown name is divided into words: `maxFrameSize` reads "Max frame size". */
export function limitName({ name }: ConnectionLimit, words: ArticleMessages): string {
  if (Object.hasOwn(names, name)) return words.text(names[name as keyof typeof names])
  const spaced = name.replace(
    /([a-z\d])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return capitalized(spaced)
}

/** The amount of a limit: a number as the language writes it, with its unit. */
export function limitValue({ value, unit }: ConnectionLimit, article: Article): string {
  const { words, locale, defaultLocale } = article
  if (unit === undefined) return typeof value === 'number' ? words.intl.formatNumber(value) : phrase(value, words)
  const written = `${value}${unit[defaultLocale] ?? ''}`
  const duration = durationText(written, words)
  if (duration !== written) return duration
  const amount = typeof value === 'number' ? words.intl.formatNumber(value) : value
  return `${amount} ${localized(unit, locale, defaultLocale).text}`
}

const phrases = {
  'not published': 'reference.limit.notPublished',
  none: 'reference.limit.none',
} as const satisfies Readonly<Record<string, MessageId>>

/** Wordings that specs share appear in the reader's language; others stand as written. */
function phrase(text: string, words: ArticleMessages): string {
  return Object.hasOwn(phrases, text) ? words.text(phrases[text as keyof typeof phrases]) : text
}
