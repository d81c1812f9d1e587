import { describe, expect, it } from 'vitest'
import type { Route, Sidebar } from '../../contract/routes.ts'
import { fullTextFiles } from './fullTexts.ts'
import { route, site, table } from './testing.ts'

const sidebar: Sidebar = {
  ...{ id: 'trading', locale: 'en', label: 'Trading', landing: '/trading/' },
  items: [
    { path: '/trading/start', label: 'Start' },
    { label: 'Orders', items: [{ path: '/orders', label: 'Orders' }] },
  ],
}
const home = route('/', 'en', { description: 'All of Acme.' })
const pages = [home, route('/trading/'), route('/trading/start'), route('/orders', 'en')]
const note = '> The list of all pages as Markdown: https://docs.example.com/docs/llms.txt\n'
const texts: Readonly<Record<string, string>> = {
  '/': '# Home\n',
  '/trading/': `# Trading\n\n${note}`,
  '/orders': '# Orders\n',
}
const input = {
  config: site,
  routes: table(pages, [sidebar]),
  markdownOf: ({ path }: Route) => texts[path],
} as const
const filesOf = (...given: Parameters<typeof fullTextFiles>) => new Map(fullTextFiles(...given))
const address = 'https://docs.example.com/docs'

describe('fullTextFiles', () => {
  it('gives the whole text of a section, each page with its address and without the note on the list of all pages', () => {
    expect(filesOf(input).get('/trading/llms-full.txt')).toBe(
      `# Trading · Acme API\n\n> About /trading/.\n\n---\n\nSource: ${address}/trading/\n\n# Trading\n\n---\n\nSource: ${address}/orders\n\n# Orders\n`,
    )
  })

  it('leaves sections that are long in their own files', () => {
    const text = filesOf(input, { site: 10, section: 1000 }).get('/llms-full.txt')
    expect(text).toContain(`in a file of its own:\n- ${address}/trading/llms-full.txt\n`)
    expect(text?.match(/^# .*/gm)).toEqual(['# Acme API', '# Home'])
  })

  it('goes on in further files where a section is longer than one may be, and never within a page', () => {
    const files = filesOf(input, { site: 1000, section: 70 })
    expect(files.get('/trading/llms-full.txt')).toContain(
      `# Trading · Acme API\n\n> About /trading/.\n\nThe text goes on in:\n- ${address}/trading/llms-full-2.txt\n\n---\n`,
    )
    expect(files.get('/trading/llms-full.txt')).not.toContain('# Orders')
    expect(files.get('/trading/llms-full-2.txt')).toBe(
      `# Trading · Acme API\n\n> About /trading/.\n\n---\n\nSource: ${address}/orders\n\n# Orders\n`,
    )
  })

  it('names the list of pages where the text is too long for a site', () => {
    const files = filesOf(input, { site: 20, section: 10 })
    expect(files.get('/trading/llms-full.txt')).toBe(
      `# Trading · Acme API\n\n> About /trading/.\n\nThe text is too long for one file. This list names the pages, each with its own text:\n- ${address}/trading/llms.txt\n`,
    )
    expect([...files.keys()].filter((path) => path.includes('llms-full-'))).toEqual([])
  })

  it('has no second file for a section that the site opens with', () => {
    const routes = table([home], [{ ...sidebar, landing: '/' }])
    const paths = [...filesOf({ ...input, routes }).keys()]
    expect(paths.filter((path) => !path.startsWith('/zh/'))).toEqual(['/llms-full.txt'])
  })
})
