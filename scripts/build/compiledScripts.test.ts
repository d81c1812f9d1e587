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

it('lists the script of the console where a server is listed for it', () => {
  const own = ['site/browser/console/startConsole.tsx']
  expect(scriptsOf({ sidebars: {}, console: { servers: [] } })).toEqual([])
  expect(scriptsOf({ sidebars: {}, console: { servers: [{ origin: 'http://127.0.0.1:8080', use: 'mock' }] } })).toEqual(
    own,
  )
})
