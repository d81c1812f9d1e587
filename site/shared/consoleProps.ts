import type { ConsoleServer } from '../../generator/contract/config.ts'
import type { ConsoleApi } from '../../generator/contract/console.ts'

/** What the page of the console tells its script. */
export interface ConsoleProps {
  readonly locale: string
  readonly base: string
  readonly servers: readonly ConsoleServer[]
  readonly apis: readonly ConsoleApi[]
}
