import { expect, it } from 'vitest'
import { splitWords } from './wholeWords.ts'

it('parts options and words with hyphens from the code around them, and loses nothing', () => {
  const code = 'curl --data-raw "$body" -sha256 Content-Type: a - b docs-example-secret-not-a-real-credential'
  const parts = splitWords(code)
  expect(parts.map(({ text }) => text).join('')).toBe(code)
  const whole = parts.filter(({ isWhole }) => isWhole)
  expect(whole.map(({ text }) => text)).toEqual(['--data-raw', '-sha256', 'Content-Type'])
})
