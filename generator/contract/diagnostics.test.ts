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

const findingOf = (message: string): Diagnostic => ({
  ...{ code: 'spec-structure', severity: 'error', hint: 'Correct it.' },
  ...{ message, file: 'a.yaml', line: 1, column: 1 },
})

const told = (message: string) => sortDiagnostics([findingOf(message)])[0]?.message

test('a message is as long as somebody reads', () => {
  expect(told('a'.repeat(400_000))).toBe(`${'a'.repeat(1000)}…`)
  expect(told(`${'a'.repeat(999)}\u{1f680}b`)).toBe(`${'a'.repeat(999)}…`)
})

test.each([
  [
    "It gave up: Cannot read properties of null (reading 'type').",
    'It gave up: something has not the form that is expected.',
  ],
  ['Value [object Object] is wrong.', 'Value an object is wrong.'],
  ['Error thrown\n    at run (/srv/node_modules/a.js:1:2)\n    at go (b.js:1:2)', 'Error thrown'],
  ['`get` must be a list.', '`get` must be a list.'],
])('of %j is told what a reader can use', (message, plain) => {
  expect(told(message)).toBe(plain)
})
