import { expect, it } from 'vitest'
import { setTranslates } from './setTranslates.ts'

it('notes the state of the source in the front matter, once', () => {
  const text = '---\ntitle: A\n---\n\nText with translates: in it.\n'
  const noted = setTranslates(text, 'one')
  expect(noted).toBe("---\ntitle: A\ntranslates: 'one'\n---\n\nText with translates: in it.\n")
  expect(setTranslates(noted, 'two')).toBe(noted.replace("'one'", "'two'"))
})

it('leaves a text without front matter as it is', () => {
  expect(setTranslates('Text.\n', 'one')).toBe('Text.\n')
})
