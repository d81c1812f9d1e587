import { type DiagnosticCode, diagnosticCodes } from '../../contract/diagnosticCodes.ts'
import type { Severity } from '../../contract/diagnostics.ts'

/** Codes whose findings can be lived with. What is not listed here or below is an error. */
const warnings: readonly DiagnosticCode[] = [
  'character-unprintable',
  'yaml-ambiguous',
  'check-incomplete',
  'circular-object',
  'operation-id-missing',
  'extension-unknown',
  'extension-misplaced',
  'deprecated-without-replacement',
  'deprecated-without-date',
  'enum-value-undescribed',
  'private-without-permission',
  'private-without-rate-limit',
  'list-without-paging',
  'header-parameter-ignored',
  'single-letter-key-unexplained',
  'example-inconsistent',
  'operation-operationId-url-safe',
  'operation-summary',
  'operation-description',
  'operation-tag-defined',
  'tag-description',
  'no-ambiguous-paths',
  'security-scopes-defined',
  'no-duplicated-enum-values',
  'no-required-schema-properties-undefined',
  'no-server-trailing-slash',
  'spec-ref-siblings',
  'translation-missing',
  'translation-outdated',
  'translation-unused',
  'typography',
  'text-to-fill-in',
]

/** Codes that are found by names and other signs, and may be wrong. */
const notes: readonly DiagnosticCode[] = [
  'money-not-string',
  'money-without-format',
  'id-not-string',
  'timestamp-without-unit',
]

/** How severe a finding usually is; a check that knows better says less. */
export const usualSeverities = Object.fromEntries(
  diagnosticCodes.map((code) => [code, warnings.includes(code) ? 'warning' : notes.includes(code) ? 'info' : 'error']),
) as Readonly<Record<DiagnosticCode, Severity>>
