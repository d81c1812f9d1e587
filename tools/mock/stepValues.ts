import type { Signing } from '../../generator/contract/signing.ts'
import { memberText } from './bodyTexts.ts'
import { utf8Bytes } from './bytes.ts'
import { queryPairs, type RawPair } from './queryPairs.ts'
import { bodyPairs, type ReceivedParts } from './receivedParts.ts'
import type { SentValues, Verifier } from './sentValues.ts'

/** Values by the names that templates use. */
export type StepValues = Map<string, string | Uint8Array>

/** All values that templates may name before the first step: sent values, and the credentials of the mock. */
export function knownValues(
  { timestamp, receiveWindow, steps, members = {} }: Signing,
  received: ReceivedParts,
  sent: SentValues,
  { key, passphrase = '', account = '' }: Verifier,
): StepValues {
  const { method, path, host, query, body } = received
  const time = sent.get('timestamp')?.value
  const pairs = queryPairs(query)
  const named = timestamp.parameter
  const timed = named === undefined ? pairs : time === undefined ? undefined : [...pairs, [named, time] as const]
  const results = new Set(steps.map(({ name }) => name))
  return new Map<string, string | Uint8Array>([
    ...(receiveWindow?.default === undefined ? [] : [['receiveWindow', String(receiveWindow.default)] as const]),
    ...[...sent].filter(([name]) => !results.has(name)).map(([name, { value }]) => [name, value] as const),
    ...Object.entries({ key, passphrase, account, method, path, host, body }),
    ['query', query === '' ? '' : `?${query}`],
    ['queryString', query],
    ...(time === undefined ? [] : [['day', time.split('T', 1).join('').split('-').join('')] as const]),
    ...(timed ? [['sortedQuery', asQuery(byName(timed))] as const] : []),
    ['rawQuery', pairs.map(([name, value]) => `${name}=${value}`).join('&')],
    ...Object.entries(members).map(([name, pointer]) => [name, memberText(body, pointer)] as const),
    ['bodyQuery', asQuery(bodyPairs(body))],
    ['sortedBodyQuery', asQuery(byName(bodyPairs(body)))],
  ])
}

function byName(pairs: readonly RawPair[]): RawPair[] {
  return [...pairs].sort(([a], [b]) => (a === b ? 0 : a < b ? -1 : 1))
}

function asQuery(pairs: readonly RawPair[]): string {
  return pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
}

/** Every byte of the UTF-8 text but letters, digits and `-._~` as `%XX` (RFC 3986, section 2.1). */
function encode(text: string): string {
  return [...utf8Bytes(text)]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      return /[\w.~-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')
}
