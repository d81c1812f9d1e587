import { expect, test } from 'vitest'
import { inlineMarkdown } from './changeText.ts'

test('lines become one, and spaces within a line stay', () => {
  expect(inlineMarkdown([{ type: 'text', value: 'The  limit\nis now 10.' }], '/spot')).toBe('The  limit is now 10.')
})

test('a text of many spaces is read once', () => {
  const spaces = ' '.repeat(300_000)
  expect(inlineMarkdown([{ type: 'text', value: `a${spaces}b` }], '/spot')).toBe(`a${spaces}b`)
})
