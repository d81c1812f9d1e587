import { expect, it } from 'vitest'
import { readInterface } from './readInterface.ts'

it('knows the languages and the texts of the interface', async () => {
  const { locales, messages } = await readInterface()
  expect(locales).toEqual(['en', 'zh'])
  expect(messages.get('shell.notFound.title')).toBe('Page not found')
  expect([...messages.keys()].some((id) => id.startsWith('reference.'))).toBe(true)
})
