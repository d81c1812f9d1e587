import { describe, expect, test } from 'vitest'
import { shortDescription } from './shortDescription.ts'

describe('a description in short', () => {
  test('is the first paragraph without markup', () => {
    expect(shortDescription('# Heading\n\nPlaces **one** [order](/x)\nat `px`.\n\nMore.')).toBe(
      'Places one order at px.',
    )
  })

  test('is empty when there is no paragraph', () => {
    expect(shortDescription('')).toBe('')
    expect(shortDescription('- list\n- only')).toBe('')
  })

  test('ends with a sentence when it has to be cut', () => {
    const text =
      'Gets the open orders of one market, newest first. Orders that were filled at once never show up here. They are in the history.'
    expect(shortDescription(text, 110)).toBe(
      'Gets the open orders of one market, newest first. Orders that were filled at once never show up here.',
    )
    expect(shortDescription(text, 60)).toBe('Gets the open orders of one market, newest first.')
  })

  test('ends with a Chinese sentence, also where no space follows', () => {
    const text = '查询某个交易对的当前委托。API 按时间倒序返回。已成交的委托不在其中，请查询历史委托。'
    expect(shortDescription(text, 30)).toBe('查询某个交易对的当前委托。API 按时间倒序返回。')
    expect(shortDescription(text, 20)).toBe('查询某个交易对的当前委托。')
  })

  test('ends with a word and an ellipsis when the sentence is too long', () => {
    expect(shortDescription('Gets the open orders of one market, newest first and then the rest', 36)).toBe(
      'Gets the open orders of one…',
    )
  })

  test('does not end within a number or a version', () => {
    expect(shortDescription('Fees are charged at 0.05 percent', 23)).toBe('Fees are charged at…')
    expect(shortDescription('The limit of requests is 3.5 a second', 27)).toBe('The limit of requests is…')
  })

  test('does not end within a character', () => {
    expect(shortDescription('𠮷'.repeat(20), 10)).toBe(`${'𠮷'.repeat(4)}…`)
  })

  test.each([20, 40, 60, 80, 100, 120, 140, 160])('has at most %i characters', (length) => {
    for (const text of [
      'word '.repeat(60),
      '字。'.repeat(100),
      'a.b'.repeat(90),
      'A sentence of some length. '.repeat(20),
    ]) {
      expect(shortDescription(text, length).length).toBeLessThanOrEqual(length)
    }
  })
})
