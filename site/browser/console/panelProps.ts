import type { ReactNode } from 'react'
import type { ConsoleApi, ConsoleEntry, ShownServer } from '../../../generator/contract/console.ts'
import type { Keys } from './keys.ts'
import type { PageServer } from './pageServer.ts'

/** Properties of a panel for one operation or channel. */
export interface PanelProps {
  readonly entry: ConsoleEntry
  readonly base: string
  readonly servers: readonly ShownServer[]
  /** Starts the mock on the reader's machine. */
  readonly mockCommand: string
  readonly keys: Keys
  /** Error codes of its API. */
  readonly errors: ConsoleApi['errors'] | undefined
  /** The server in the page, where the project has one. */
  readonly page?: PageServer | undefined
  /** Set where it goes out at once: in a page that describes the entry, or beside another panel. */
  readonly place?: 'described' | 'beside'
  /** Part of an address that fills the form of a call, in place of the page's own. */
  readonly filled?: string
  /** Goes out at once where the page itself answers. */
  readonly startsInPage?: boolean
  /** Below the result of a call, or beneath a connection of an account. */
  readonly children?: ReactNode
  /** Of a connection that a call waits for. */
  readonly opening?: () => Promise<void>
  /** Called when a connection is open or has ended. */
  readonly onSettled?: () => void
}

/** Address of the page that describes an entry; empty where it is this one. */
export function describingPage({ entry, place }: Pick<PanelProps, 'entry' | 'place'>): string {
  return place === 'described' ? '' : entry.url.replace(/#.*/, '')
}
