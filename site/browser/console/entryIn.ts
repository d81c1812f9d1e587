import type { ConsoleApi, ConsoleEntry, EntryKind } from '../../../generator/contract/console.ts'

interface NamedEntry {
  readonly asked: string | null
  /** Missing where the console lacks the entry. */
  readonly chosen: ConsoleEntry | undefined
  /** A channel that is open beside the call. */
  readonly beside: ConsoleEntry | undefined
  readonly api: ConsoleApi | undefined
}

/** The entry that an address names: `#build=createOrder&api=spot`, `#connect=ticker&api=spot`, or a call with a channel beside it. */
export function entryIn(apis: readonly ConsoleApi[], hash: string): NamedEntry {
  const given = new URLSearchParams(hash.slice(1))
  const api = apis.find(({ id }) => id === given.get('api'))
  const entries = api?.groups.flatMap((group) => group.entries) ?? []
  const named = (kind: EntryKind, id: string | null) => entries.find((entry) => entry.kind === kind && entry.id === id)
  const [call, topic] = [given.get('build'), given.get('connect')]
  const channel = named('channel', topic)
  if (call === null) return { asked: topic, api, chosen: channel, beside: undefined }
  return { asked: call, api, chosen: named('operation', call), beside: channel }
}
