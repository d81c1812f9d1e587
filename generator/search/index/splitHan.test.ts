import { expect, test } from 'vitest'
import { splitHan } from './splitHan.ts'

function split(run: string, known: readonly string[]): readonly string[] {
  return splitHan(run, (word) => known.includes(word))
}

test('a run that no dictionary knows falls into words of the trade, as few as possible', () => {
  expect(split('子账号余额', ['子账', '账号', '号余', '余额', '子账号'])).toEqual(['子账号', '余额'])
})

test('a character between known words is a word by itself', () => {
  expect(split('密钥丢', ['密钥'])).toEqual(['密钥', '丢'])
})

test('a run of which nothing is known stays whole', () => {
  expect(split('甲乙丙', ['丁戊'])).toEqual(['甲乙丙'])
})
