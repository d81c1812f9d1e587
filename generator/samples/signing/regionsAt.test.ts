import { expect, test } from 'vitest'
import { regionsAt } from './regionsAt.ts'

const body = { text: '{}', placeholder: 'body' }

test('line feeds at the end of what was pasted are no part of the last value', () => {
  expect(regionsAt([body], '{ }\r\n\n', 1)).toEqual([{ part: body, start: 0, end: 3, found: '{ }' }])
})

test('line feeds within what was pasted are passed once', () => {
  const pasted = `{${'\n'.repeat(300_000)}}`
  expect(regionsAt([body], pasted, 1)).toEqual([{ part: body, start: 0, end: pasted.length, found: pasted }])
})
