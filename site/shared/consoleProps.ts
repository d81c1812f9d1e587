import type { ConsoleApi, ShownServer } from '../../generator/contract/console.ts'

/** Data of the console's page for its script. */
export interface ConsoleProps {
  readonly locale: string
  readonly base: string
  readonly servers: readonly ShownServer[]
  /** Starts the mock on the reader's machine. */
  readonly mockCommand: string
  /** Where the mock in the page comes from, where the site has one. */
  readonly page?: { readonly specs: string; readonly module?: string }
  /** First calls and channels to try: texts of buttons, and the part of the address that each leads to. */
  readonly examples: readonly { readonly label: string; readonly hash: string }[]
  readonly apis: readonly ConsoleApi[]
}
