import type { ConsoleApi, ConsoleEntry } from '../../../generator/contract/console.ts'

interface NamedEntry {
  readonly asked: string | null
  /** Missing where the console has no such entry. */
  readonly chosen: ConsoleEntry | undefined
  readonly api: ConsoleApi | undefined
}

/** The entry that an address names: `#build=createOrder&api=spot`, `#connect=ticker&api=spot`. */
export function entryIn(apis: readonly ConsoleApi[], hash: string): NamedEntry {
  const given = new URLSearchParams(hash.slice(1))
  const kind = given.has('connect') ? 'channel' : 'operation'
  const asked = given.get('connect') ?? given.get('build')
  const api = apis.find(({ id }) => id === given.get('api'))
  const entries = api?.groups.flatMap((group) => group.entries) ?? []
  return { asked, api, chosen: entries.find((entry) => entry.kind === kind && entry.id === asked) }
}
