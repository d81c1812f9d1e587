import { describe, expect, test } from 'vitest'
import { degreeOf } from './patternCost.ts'

describe('how long a pattern may take', () => {
  test.each([
    ['^abc$', 1],
    ['^[a+*(]+$', 2],
    ['^\\d{4}-\\d{2}$', 1],
    ['^-?\\d+(\\.\\d+)?$', 5],
    ['^a{0,9}b+?$', 3],
    ['^(?:a|b)c$', 2],
    ['(?<year>\\d+)', 2],
    ['^(\\d{3},){2}$', 1],
  ])('%s grows by the power %i', (pattern, degree) => {
    expect(degreeOf(pattern)).toBe(degree)
  })

  test.each(['^(a+)+$', '(a|a)*', '((a?)b){20}', '(?:(?:a*)b)+', '(a)\\1', '(?<n>a)\\k<n>', '(x+x+)+y'])(
    '%s has no bound',
    (pattern) => {
      expect(degreeOf(pattern)).toBe(Number.POSITIVE_INFINITY)
    },
  )
})
