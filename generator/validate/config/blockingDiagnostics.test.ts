import { expect, test } from 'vitest'
import type { DiagnosticCode } from '../../contract/diagnosticCodes.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { blockingDiagnostics } from './blockingDiagnostics.ts'

function finding(code: DiagnosticCode, severity: Diagnostic['severity']): Diagnostic {
  return { code, severity, message: '', hint: '', file: 'a.yaml', line: 1, column: 1 }
}

test('a frozen version is stopped by what no page can be made from, and by nothing else', () => {
  const found = [
    finding('guide-syntax', 'error'),
    finding('yaml-syntax', 'error'),
    finding('route-vanished', 'error'),
    finding('operation-summary', 'error'),
    finding('link-broken', 'error'),
    finding('guide-syntax', 'warning'),
    finding('translation-missing', 'warning'),
  ]
  expect(blockingDiagnostics(found).map(({ code }) => code)).toEqual(['guide-syntax', 'yaml-syntax', 'route-vanished'])
})
