import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import english from '../../../i18n/islands/en.json'
import chinese from '../../../i18n/islands/zh.json'
import { textsOf } from '../useTexts.ts'
import { problemText } from './problemText.ts'

const inEnglish = textsOf<keyof typeof english>(createIntl({ locale: 'en', messages: english }))
const inChinese = textsOf<keyof typeof english>(createIntl({ locale: 'zh', messages: chinese }))
const pattern = (limit: string) => ({ id: 'pattern', path: '', values: { limit } }) as const

test('the characters of a pattern are named in words', () => {
  expect(problemText(pattern('^[A-Za-z0-9_-]+$'), inEnglish)).toBe('May contain only letters, digits, _, -.')
  expect(problemText(pattern('^[A-Za-z0-9_-]+$'), inChinese)).toBe('只能包含字母、数字、_、-。')
  expect(problemText(pattern('^[0-9]+$'), inEnglish)).toBe('May contain only digits.')
})

test('any other pattern stands as it is', () => {
  for (const other of ['^[^_]+_[^_]+$', '^[a-f0-9]+$', '^[0-9]{17}$', '^[A-Za-z0-9]+_PERP$', '^[+-z]+$'])
    expect(problemText(pattern(other), inEnglish)).toBe(`Must match the pattern ${other}`)
})

test('a multiple of one is a whole number', () => {
  const mismatch = { id: 'multipleOf', path: 'sz', values: { limit: '1' } } as const
  expect(problemText(mismatch, inEnglish)).toBe('sz: Must be a whole number.')
})
