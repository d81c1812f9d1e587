import { describe, expect, it } from 'vitest'
import type { Route, Sidebar } from '../../contract/routes.ts'
import { llmsFiles } from './llmsFiles.ts'
import { api, retiredApi, route, site, table } from './testing.ts'

const sidebar: Sidebar = {
  ...{ id: 'trading', locale: 'en', label: 'Trading', landing: '/trading/' },
  items: [
    { path: '/trading/start', label: 'Start' },
    { label: 'Orders', items: [{ path: '/orders', label: 'Orders' }] },
  ],
}
const home = route('/', 'en', { description: 'All of Acme.' })
const orders = route('/orders', 'en', { title: 'Place [many] orders', description: '' })
const changelog = route('/log', 'en', { feed: '/log.xml' })
const pages = [home, route('/trading/'), route('/trading/start'), orders, changelog]
const texts: Readonly<Record<string, string>> = { '/': '# Home\n', '/trading/': '# Trading\n', '/orders': '# Orders\n' }
const input = {
  config: site,
  apis: [],
  routes: table(pages, [sidebar]),
  changelogs: [{ route: changelog, sections: [] }],
  downloads: [{ api: 'orders', kind: 'openapi', version: '3.1.0', format: 'yaml', path: 'specs/orders/openapi.yaml' }],
  markdownOf: ({ path }: Route) => texts[path],
} as const
const filesOf = (...given: Parameters<typeof llmsFiles>) => new Map(llmsFiles(...given))
const address = 'https://docs.example.com/docs'

describe('llmsFiles', () => {
  it('lists the pages of the site by section, and what else there is to read', () => {
    expect(filesOf(input).get('/llms.txt')).toBe(
      [
        '# Acme API\n\n> All of Acme.\n',
        '- Every page is also plain Markdown: its address with `.md` at the end, complete with tables, fields, examples and frames.',
        `- All of these pages in one file: ${address}/llms-full.txt`,
        `- Every operation and channel is also a JSON file of its own; they are listed in ${address}/reference/index.json`,
        '\n## Trading\n',
        `- [/trading/ in en](${address}/trading.md): About /trading/.`,
        `- [/trading/start in en](${address}/trading/start.md): About /trading/start.`,
        `- [Place \\[many\\] orders](${address}/orders.md)`,
        '\n## Further pages\n',
        `- [/ in en](${address}/index.md): All of Acme.`,
        `- [/log in en](${address}/log.md): About /log.`,
        `\n## Specifications\n\n- [orders: OpenAPI 3.1.0 (YAML)](${address}/specs/orders/openapi.yaml)`,
        `\n## Feeds\n\n- [/log in en (Atom)](${address}/log.xml)\n`,
      ].join('\n'),
    )
  })

  it('lists the pages of a section by category', () => {
    const text = filesOf(input).get('/trading/llms.txt')
    expect(text?.match(/^#.*|^- \[.*(?=\]\()/gm)).toEqual([
      '# Trading · Acme API',
      '## Pages',
      '- [/trading/ in en',
      '- [/trading/start in en',
      '## Orders',
      '- [Place \\[many\\] orders',
    ])
  })

  it('gives the whole text of a section, each page with its address', () => {
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

  it('speaks each language of the site', () => {
    const routes = table([route('/', 'zh')], [])
    const text = filesOf({ ...input, routes }).get('/zh/llms.txt')
    expect(text).toContain('# Acme 接口')
    expect(text).toContain(`${address}/zh/reference/index.json`)
  })

  it('has no second file for a section that the site opens with', () => {
    const routes = table([home], [{ ...sidebar, landing: '/' }])
    expect([...filesOf({ ...input, routes }).keys()].filter((path) => !path.startsWith('/zh/'))).toEqual([
      '/llms.txt',
      '/llms-full.txt',
    ])
  })

  it('says before the pages of a retired API, and at its specification, that it is retired', () => {
    const old = { ...route('/old', 'en', { api: 'old' }) }
    const own = { ...sidebar, label: 'Old', landing: '/old', items: [{ path: '/old', label: 'Old' }] }
    const downloads = [{ ...input.downloads[0], api: 'old' }]
    const files = filesOf({
      ...input,
      apis: [api, retiredApi],
      downloads,
      routes: table([...pages, old], [sidebar, own]),
    })
    const notice = 'Retired as of 2024-11-30: do not build on it. Use Orders instead.'
    expect(files.get('/llms.txt')).toContain(`\n- Old orders: ${notice}\n- Every page`)
    expect(files.get('/llms.txt')).toMatch(new RegExp(`openapi\\.yaml\\): ${notice}\n`))
    expect(files.get('/old/llms.txt')).toContain(notice)
    expect(files.get('/trading/llms.txt')).not.toContain(notice)
  })

  it('names the MCP server that the site has', () => {
    const config = { ...site, links: { mcp: 'https://mcp.example.com/mcp' } }
    const files = filesOf({ ...input, config })
    expect(files.get('/llms.txt')).toMatch(/^- Assistants .* \(MCP\): https:\/\/mcp\.example\.com\/mcp$/m)
    expect(files.get('/zh/llms.txt')).toContain('MCP')
    expect(filesOf(input).get('/llms.txt')).not.toContain('MCP')
  })
})
