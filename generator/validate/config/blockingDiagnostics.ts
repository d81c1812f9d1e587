import type { AnyCode } from '../../contract/diagnosticCodes.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'

/** Codes of diagnostics that leave a page unmade, or with a wrong address. */
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
 * The diagnostics that prevent the build of a frozen version. The version was clean when it was frozen, and nobody edits it
 * any more: findings of later rules about its style or its links help nobody.
 */
export function blockingDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.filter(({ severity, code }) => severity === 'error' && blockingCodes.has(code))
}
