import type { ConsoleApi, ConsoleEntry, ShownServer } from '../../../generator/contract/console.ts'
import type { Keys } from './keys.ts'
import type { PageServer } from './pageServer.ts'

/** Properties of a panel for one operation or channel. */
export interface PanelProps {
  readonly entry: ConsoleEntry
  readonly base: string
  readonly servers: readonly ShownServer[]
  readonly keys: Keys
  /** Error codes of its API. */
  readonly errors: ConsoleApi['errors'] | undefined
  /** The server in the page, where the project has one. */
  readonly page?: PageServer | undefined
  /** Set in a page that describes the entry: there it goes out at once. */
  readonly isInPlace?: boolean
}

/** Address of the page that describes an entry; empty where it is this one. */
export function describingPage({ entry, isInPlace }: Pick<PanelProps, 'entry' | 'isInPlace'>): string {
  return isInPlace ? '' : entry.url.replace(/#.*/, '')
}
