import type { AnyCode } from '../../contract/diagnosticCodes.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'

/** Without these repaired a page cannot be made, or has a wrong address. */
export const blockingCodes: ReadonlySet<AnyCode> = new Set([
  'yaml-syntax',
  'empty-file',
  'file-encoding',
  'file-unreadable',
  'file-not-found',
  'input-too-large',
  'remote-reference',
  'reference-outside',
  'missing-reference',
  'config-not-found',
  'config-invalid',
  'overlay-invalid',
  'no-content',
  'unknown-format',
  'guide-front-matter',
  'guide-syntax',
  'plugin-invalid',
  'plugin-failed',
  'guide-data-invalid',
  'recipe-invalid',
  'guide-component-unknown',
  'guide-component-elements',
  'catalog-syntax',
  'page-path-invalid',
  'route-conflict',
  'public-file-taken',
  'file-active',
  'route-vanished',
  'lock-invalid',
])

/**
 * What keeps a frozen version from being built. It was clean when it was frozen, and nobody writes on it any more: what a
 * later rule thinks of its style or its links is no news to anyone.
 */
export function blockingDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity, code }) => severity === 'error' && blockingCodes.has(code))
}
