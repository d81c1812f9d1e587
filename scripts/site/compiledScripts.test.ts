import { expect, it } from 'vitest'
import { scriptsOf } from './compiledScripts.ts'

it('lists each script once, though sections share it', () => {
  const section = { label: { en: 'A' }, landing: '/', items: [] }
  const sidebars = {
    spot: { ...section, script: 'assets/book.ts' },
    futures: { ...section, script: 'assets/book.ts' },
    faq: { ...section, script: 'assets/faq.js' },
    plain: section,
  }
  expect(scriptsOf({ sidebars })).toEqual(['assets/book.ts', 'assets/faq.js'])
})
