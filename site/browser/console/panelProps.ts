import type { ConsoleServer } from '../../../generator/contract/config.ts'
import type { ConsoleEntry } from '../../../generator/contract/console.ts'
import type { Keys } from './keys.ts'

/** What a panel for one operation or channel is given. */
export interface PanelProps {
  readonly entry: ConsoleEntry
  readonly base: string
  readonly servers: readonly ConsoleServer[]
  readonly keys: Keys
}
