import { expect, test } from 'vitest'
import { codeBlock, codeSpan, escapeText, headingLine, indent } from './markdownText.ts'

test.each([
  ['Place order', 'Place order'],
  ['Order *type*', 'Order \\*type\\*'],
  ['[link](x)', '\\[link]\\(x)'],
  ['<b>', '\\<b>'],
  ['1. first', '1\\. first'],
  ['_a_', '\\_a\\_'],
  ['行情', '行情'],
])('%j is escaped as %j', (text, expected) => {
  expect(escapeText(text)).toBe(expected)
})

test.each([
  ['px', '`px`'],
  ['a`b', '`` a`b ``'],
  ['``', '``` `` ```'],
  [' a ', '`  a  `'],
  ['a\nb', '`a b`'],
])('%j is the code span %j', (text, expected) => {
  expect(codeSpan(text)).toBe(expected)
})

test('a code block has a fence longer than any in it', () => {
  expect(codeBlock('a', 'json')).toBe('```json\na\n```')
  expect(codeBlock('````', '')).toBe('`````\n````\n`````')
})

test('a heading is one line, at most of level 6', () => {
  expect(headingLine(2, 'Place\norder')).toBe('## Place order')
  expect(headingLine(9, '#tag')).toBe('###### \\#tag')
})

test('indenting leaves empty lines empty', () => {
  expect(indent('a\n\nb', 2)).toBe('  a\n\n  b')
})
