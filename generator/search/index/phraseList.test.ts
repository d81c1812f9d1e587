import { expect, test } from 'vitest'
import { asOnePhrase, phrasesIn } from './phraseList.ts'

test('commas divide phrases with and without spaces, in both languages, but not numbers', () => {
  expect(phrasesIn('how long kept,retention, 保留多久，多久 , 6,000 per second,429')).toEqual([
    ...['how long kept', 'retention', '保留多久', '多久', '6,000 per second', '429'],
  ])
  expect(phrasesIn(' , ')).toEqual([])
})

test('a text with commas is one phrase', () => {
  expect(phrasesIn(asOnePhrase('Key refused, sign again,please'))).toEqual(['Key refused sign again please'])
})
