import { expect, test } from 'vitest'
import { type Diagnostic, hasErrors, sortDiagnostics } from './diagnostics.ts'

function finding(file: string, line: number, column: number, part: Partial<Diagnostic> = {}): Diagnostic {
  return { code: 'yaml-syntax', severity: 'error', message: 'm', hint: 'h', file, line, column, ...part }
}

test('findings are in the order of their places, whatever order they were found in', () => {
  const sorted = [
    finding('a.yaml', 2, 1),
    finding('a.yaml', 2, 9, { code: 'empty-file' }),
    finding('a.yaml', 2, 9, { message: 'a' }),
    finding('a.yaml', 2, 9, { message: 'b' }),
    finding('a.yaml', 10, 1),
    finding('b.yaml', 1, 1),
  ]
  expect(sortDiagnostics([...sorted].reverse())).toEqual(sorted)
})

test('only an error is an error', () => {
  expect(hasErrors([finding('a', 1, 1, { severity: 'warning' }), finding('a', 1, 1, { severity: 'info' })])).toBe(false)
  expect(hasErrors([finding('a', 1, 1, { severity: 'warning' }), finding('a', 1, 1)])).toBe(true)
})
