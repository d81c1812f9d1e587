import type { DiagnosticCode } from '../contract/diagnosticCodes.ts'
import type { Diagnostic } from '../contract/diagnostics.ts'
import { isReadable } from '../load/sources.ts'
import type { Loaded } from './loadSources.ts'

/** What is found wherever something of a spec is missing. */
const consequences: ReadonlySet<DiagnosticCode> = new Set([
  'link-broken',
  'anchor-broken',
  'sidebar-page-unknown',
  'route-vanished',
  'translation-unused',
])

/** The diagnostics without those that a file which could not be read may be the reason of: that one is corrected first. */
export function withoutConsequences(found: readonly Diagnostic[], { specs }: Loaded): readonly Diagnostic[] {
  const isWhole = specs.every(
    ({ spec }) => isReadable(spec) && [...spec.files.values()].every(({ value }) => value !== undefined),
  )
  return isWhole ? found : found.filter(({ code }) => !consequences.has(code))
}
