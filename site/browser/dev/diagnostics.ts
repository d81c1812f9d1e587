import type { Diagnostic } from '../../../generator/contract/diagnostics.ts'

/** Message of the dev server to open pages of the project after each save. */
export interface ProjectDiagnostics {
  readonly diagnostics: readonly ShownDiagnostic[]
}

export interface ShownDiagnostic
  extends Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint' | 'file' | 'line' | 'column'> {
  /** Lines of the file around the source location. */
  readonly frame: string
  /** The file's path on this machine, for the editor. */
  readonly path: string
}

/** The server sends the diagnostics of the project. */
export const diagnosticsEvent = 'exchange-docs:diagnostics'
/** A page that was just opened asks for them. */
export const askEvent = 'exchange-docs:ask'
