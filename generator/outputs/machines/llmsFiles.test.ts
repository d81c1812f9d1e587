import { describe, expect, it } from 'vitest'
import type { Sidebar } from '../../contract/routes.ts'
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
const input = {
  config: site,
  apis: [],
  routes: table(pages, [sidebar]),
  changelogs: [{ route: changelog, sections: [] }],
  downloads: [{ api: 'orders', kind: 'openapi', version: '3.1.0', format: 'yaml', path: 'specs/orders/openapi.yaml' }],
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

  it('speaks each language of the site', () => {
    const routes = table([route('/', 'zh')], [])
    const text = filesOf({ ...input, routes }).get('/zh/llms.txt')
    expect(text).toContain('# Acme 接口')
    expect(text).toContain(`${address}/zh/reference/index.json`)
  })

  it('has no second file for a section that the site opens with', () => {
    const routes = table([home], [{ ...sidebar, landing: '/' }])
    expect([...filesOf({ ...input, routes }).keys()].filter((path) => !path.startsWith('/zh/'))).toEqual(['/llms.txt'])
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
