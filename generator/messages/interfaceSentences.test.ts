import { expect, test } from 'vitest'
import { interfaceSentences } from './interfaceSentences.ts'

test('says what the pages say, in each language', () => {
  const values = { count: 90, unit: 'd' }
  expect(interfaceSentences('en')('reference.duration', values)).toBe('90 days')
  expect(interfaceSentences('zh')('reference.duration', values)).toBe('90 天')
})

test('takes the words of a project', () => {
  const own = { en: { 'reference.pagination': 'Paging' } }
  expect(interfaceSentences('en', own)('reference.pagination')).toBe('Paging')
})
