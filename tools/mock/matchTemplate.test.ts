import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchPieces, matchTemplate } from './matchTemplate.ts'

describe('matchTemplate', () => {
  it('gives what stands in the places of the names', () => {
    expect(matchTemplate('book_{depth}@{interval}ms', 'book_5@100ms')).toEqual({ depth: '5', interval: '100' })
    expect(matchTemplate('{path}{body}', '/orders')).toEqual({ path: '', body: '/orders' })
    expect(matchTemplate('book', 'book')).toEqual({})
  })

  it('gives nothing for a text that does not fit', () => {
    expect(matchTemplate('book_{depth}', 'trades_5')).toBeUndefined()
    expect(matchTemplate('book_{depth}@ms', 'book_5@s')).toBeUndefined()
    expect(matchTemplate('a{x}a', 'a')).toBeUndefined()
    expect(matchTemplate('book', 'books')).toBeUndefined()
  })

  it('is done with a text that nearly fits in every place', () => {
    expect(matchTemplate('{a}-{b}-{c}-{d}!', '-'.repeat(50_000))).toBeUndefined()
    expect(matchTemplate('{a}-{b}-{c}-{d}?!', `${'-'.repeat(50_000)}!`)).toBeUndefined()
  })
})

describe('matchPieces', () => {
  it.each([0, 1])('finds what the shortest possible values are, each of %i characters or more', (least) => {
    const literal = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 2 })
    const template = fc.array(literal, { minLength: 1, maxLength: 4 })
    const text = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 9 })
    fc.assert(
      fc.property(template, text, (literals, whole) => {
        const pieces = literals.flatMap((own, index) => (index === 0 ? [own] : [`n${index}`, own]))
        const groups = literals.join(least === 0 ? '(.*?)' : '(.+?)')
        const expected = new RegExp(`^${groups}$`).exec(whole)?.slice(1)
        const found = matchPieces(pieces, whole, least)
        expect(found && Object.values(found)).toEqual(expected)
      }),
      { numRuns: 500, seed: 1 },
    )
  })
})
