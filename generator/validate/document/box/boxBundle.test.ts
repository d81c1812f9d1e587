import { expect, it } from 'vitest'
import { outdatedBundles } from './boxBundle.ts'

it('a new bundle replaces those of its program, and no file that another thread still writes', () => {
  const files = ['asyncapi-1.js', 'redocly-1.js', 'redocly-2.js', 'redocly-2.js.77-abc']
  expect(outdatedBundles(files, 'redocly-2.js')).toEqual(['redocly-1.js'])
})
