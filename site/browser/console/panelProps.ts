import type { ConsoleEntry, ShownServer } from '../../../generator/contract/console.ts'
import type { Keys } from './keys.ts'
import type { PageServer } from './pageServer.ts'

/** What a panel for one operation or channel is given. */
export interface PanelProps {
  readonly entry: ConsoleEntry
  readonly base: string
  readonly servers: readonly ShownServer[]
  readonly keys: Keys
  /** The server in the page, where the project has one. */
  readonly page?: PageServer | undefined
}
