import { expect, test } from 'vitest'
import { firstSentence } from './firstSentence.ts'

test('the first sentence ends at the first full stop that ends one', () => {
  expect(firstSentence('Costs `0.05` of it. See [there](/x).')).toBe('Costs 0.05 of it.')
  expect(firstSentence('Lists "neighbors" (i.e. those on one host, e.g. two). See there.')).toBe(
    'Lists "neighbors" (i.e. those on one host, e.g. two).',
  )
  expect(firstSentence('查询余额。按币种。')).toBe('查询余额。')
  expect(firstSentence('> quoted\n\nNo stop')).toBe('No stop')
})
