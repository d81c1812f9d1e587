import { expect, it } from 'vitest'
import type { ArticleMessages } from '../messages.ts'
import { durationText } from './durationText.ts'
import { statusText } from './statusText.ts'

const words = { text: (id: string, values: object) => `${id} ${JSON.stringify(values)}` } as ArticleMessages

it.each(['constructor', 'toString', '__proto__'])('knows no status and no length of time by the name %s', (name) => {
  expect(statusText(name, words)).toBe('')
  expect(durationText(`1 ${name}`, words)).toBe(`1 ${name}`)
})

it('knows the usual ones', () => {
  expect(statusText('404', words)).toBe('Not Found')
  expect(durationText('2 Seconds', words)).toBe('reference.duration {"count":2,"unit":"s"}')
})
