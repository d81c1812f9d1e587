import type { Diagnostic } from '../../../generator/contract/diagnostics.ts'

/** What the dev server tells open pages of the project after each save. */
export interface Findings {
  readonly findings: readonly Finding[]
  /** Time from noticing the save to having checked everything, in milliseconds. */
  readonly duration: number
}

export interface Finding
  extends Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint' | 'file' | 'line' | 'column'> {
  /** Lines of the file around the place. */
  readonly frame: string
  /** The file's path on this machine, for the editor. */
  readonly path: string
}

/** From the server: here is what was found. */
export const findingsEvent = 'exchange-docs:findings'
/** From a page that was just opened: what was found? */
export const askEvent = 'exchange-docs:ask'
