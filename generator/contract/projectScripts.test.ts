import { expect, it } from 'vitest'
import { projectScripts, scriptFiles } from './projectScripts.ts'

const section = { label: { en: 'A' }, landing: '/', items: [] }
const sidebars = {
  spot: { ...section, script: 'assets/book.ts' },
  futures: { ...section, script: 'assets/book.ts' },
  faq: { ...section, script: 'assets/faq.js' },
  plain: section,
}

it('lists each script once, though sections share it', () => {
  expect(scriptFiles({ sidebars })).toEqual(['assets/book.ts', 'assets/faq.js'])
})

it('lists the scripts of all pages that are files of the project, with their setting', () => {
  const head = [
    { tag: 'meta', attributes: { name: 'a', content: 'b' } },
    { tag: 'script', attributes: { src: 'https://stats.example.com/stats.js' } },
    { tag: 'script', attributes: { src: 'assets/statistics.ts' } },
  ] as const
  expect(projectScripts({ sidebars: {}, head })).toEqual([
    { keys: ['head', '2', 'attributes', 'src'], file: 'assets/statistics.ts' },
  ])
})
