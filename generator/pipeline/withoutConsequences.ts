import type { AnyCode } from '../contract/diagnosticCodes.ts'
import type { Diagnostic } from '../contract/diagnostics.ts'
import { isReadable } from '../load/sources.ts'
import type { Loaded } from './loadSources.ts'

/** Diagnostics that a missing part of a spec may cause. */
const consequences: ReadonlySet<AnyCode> = new Set([
  'link-broken',
  'anchor-broken',
  'sidebar-page-unknown',
  'route-vanished',
  'translation-unused',
])

/** Leaves out diagnostics that an unreadable file may cause: the author corrects the file first. */
export function withoutConsequences(found: readonly Diagnostic[], { specs }: Loaded): readonly Diagnostic[] {
  const isWhole = specs.every(
    ({ spec }) => isReadable(spec) && [...spec.files.values()].every(({ value }) => value !== undefined),
  )
  return isWhole ? found : found.filter(({ code }) => !consequences.has(code))
}
