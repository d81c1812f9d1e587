import { expect, test } from 'vitest'
import { importErrorOf, isNotInstalled } from './importError.ts'

const path = '/docs/site.config.ts'

test('a mistake in the syntax has the place that the compiler names, counted from 1', () => {
  const message = '\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n  2 │ }}'
  const error = Object.assign(new Error('Build failed'), {
    errors: [{ message, loc: { file: path, line: 2, column: 32 } }],
  })
  expect(importErrorOf(error, path)).toEqual({ reason: 'Unexpected token', line: 2, column: 33 })
})

test('an error thrown by the module has the place in the module that comes first in its stack', () => {
  const error = new Error('no brand\nmore')
  error.stack = `Error: no brand\n    at other (/docs/other.ts:9:9)\n    at <anonymous> (${path}?changed=17:3:7)\n    at ${path}:1:1`
  expect(importErrorOf(error, path)).toEqual({ reason: 'no brand', line: 3, column: 7 })
})

test('an error that names no place is at the beginning', () => {
  expect(importErrorOf(new SyntaxError('Unexpected number'), path)).toEqual({
    reason: 'Unexpected number',
    line: 1,
    column: 1,
  })
  expect(importErrorOf('thrown text', path)).toEqual({ reason: 'thrown text', line: 1, column: 1 })
})

test('a package that is not installed is named, without the code of the module', () => {
  const from = `data:text/javascript;base64,${'aW1wb3J0'.repeat(500)}`
  const error = new TypeError(`Failed to resolve module specifier "exchange-docs/config" from "${from}": Invalid URL.`)
  const reason = 'The package "exchange-docs" is not installed'
  expect(importErrorOf(error, path)).toEqual({ reason, line: 1, column: 1 })
  expect(isNotInstalled(reason)).toBe(true)
})
