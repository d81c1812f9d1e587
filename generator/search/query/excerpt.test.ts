import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

const long = `${'Nothing of interest stands here. '.repeat(8)}The withdrawal acts at once. ${'And nothing here. '.repeat(10)}`

test('a short text is shown whole', () => {
  expect(excerptOf('Cancels an order.', ['order'])).toBe('Cancels an order.')
})

test('a long text is shown around the first word that was found', () => {
  const excerpt = excerptOf(long, ['withdrawal'])
  expect(excerpt).toContain('The withdrawal acts at once.')
  expect(excerpt.length).toBeLessThanOrEqual(160)
  expect(excerpt).toMatch(/^….*…$/)
})

test('the first excerpt says more', () => {
  const excerpt = excerptOf(long, ['withdrawal'], true)
  expect(excerpt.length).toBeGreaterThan(160)
  expect(excerpt.length).toBeLessThanOrEqual(400)
})

test('a long text without the word is shown from its beginning', () => {
  expect(excerptOf(long, ['deposit'])).toMatch(/^Nothing of interest stands here\./)
})

test('a character outside of the basic plane is never cut in two', () => {
  expect(excerptOf('𠀀'.repeat(200), [])).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
})
