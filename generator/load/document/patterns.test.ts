import { describe, expect, test } from 'vitest'
import { createPatterns } from './patterns.ts'

const hostile = `${'a'.repeat(50)}!`

describe('a pattern', () => {
  test.each([
    ['^[A-Z]{3}$', 'BTC', 'btc'],
    ['^-?\\d+(\\.\\d+)?$', '-1.50', '1.'],
    ['^(?:[A-Z]+-)*[A-Z]+$', 'BTC-USD-PERP', 'BTC-'],
    ['^[\\w-.]+$', 'a-b.c', 'a b'],
    ['(a|b)\\1', 'aa', 'ab'],
  ])('%s is as the engine reads it', (pattern, right, wrong) => {
    const { test: matches } = createPatterns().compile(pattern)
    expect([right, wrong, 'x'.repeat(5000)].map((text) => matches(text))).toEqual([
      true,
      false,
      new RegExp(pattern).test('x'.repeat(5000)),
    ])
  })

  test('that would not end is given up, once, and says nothing more', () => {
    const givenUp: string[] = []
    const patterns = createPatterns((pattern) => givenUp.push(pattern))
    const slow = patterns.compile('^(a+)+$')
    expect([slow.test(hostile), slow.test(hostile), slow.test('b')]).toEqual([true, true, true])
    expect(patterns.compile('^(a+)+$').test(hostile)).toBe(true)
    expect(givenUp).toEqual(['^(a+)+$'])
  })

  test('is given up without a try when others took all the time', { timeout: 20_000 }, () => {
    const givenUp: string[] = []
    const patterns = createPatterns((pattern) => givenUp.push(pattern))
    for (let index = 0; index < 1000; index += 1) patterns.compile(`^(a+)+$|${index}`).test(hostile)
    expect(givenUp).toHaveLength(1000)
  })
})
