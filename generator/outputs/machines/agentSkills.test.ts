import { createHash } from 'node:crypto'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import { agentSkills } from './agentSkills.ts'
import { api, downloads, retiredApi, route, site, table } from './testing.ts'

const pages = [route('/orders/', 'en', { api: 'orders' }), route('/orders/', 'zh', { api: 'orders' }), route('/faq')]
const input = { config: site, apis: [api], routes: table(pages), downloads }
const root = '/.well-known/agent-skills'

describe('agentSkills', () => {
  const files = new Map(agentSkills(input))
  const text = files.get(`${root}/acme-orders/SKILL.md`) ?? ''

  it('lists a skill for each API by the digest of its file', () => {
    const { skills } = JSON.parse(files.get(`${root}/index.json`) ?? '')
    expect(skills).toEqual([
      {
        name: 'acme-orders',
        type: 'skill-md',
        description: expect.stringContaining('Call the Orders (https://api.example.com, wss://ws.example.com/ws)'),
        url: `https://docs.example.com/docs${root}/acme-orders/SKILL.md`,
        digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
      },
    ])
  })

  it('leads to the overview, the operations and the specifications of the API, and to no other page', () => {
    const [, front = ''] = /^---\n([\s\S]*?)\n---/.exec(text) ?? []
    expect(load(front)).toMatchObject({ name: 'acme-orders', description: expect.stringContaining('Orders') })
    expect(text).toContain('Read [/orders/ in en](https://docs.example.com/docs/orders.md) first')
    expect(text).toContain('https://docs.example.com/docs/reference/index.json')
    expect(text).toContain('https://docs.example.com/docs/specs/orders/openapi.yaml')
    expect(text).not.toContain('/faq')
    expect(text).not.toContain('/zh/')
  })

  it('keeps agents off a retired API, and leads to the skill of its successor', () => {
    const retired = new Map(agentSkills({ ...input, apis: [api, retiredApi] }))
    const { skills } = JSON.parse(retired.get(`${root}/index.json`) ?? '')
    const notice = 'Retired as of 2024-11-30: do not build on it. Use Orders instead.'
    expect(skills[1].description).toMatch(notice)
    expect(skills[1].description).not.toContain('Call the')
    const skill = retired.get(`${root}/acme-old/SKILL.md`)
    expect(skill).toContain(`# Old orders\n\n> ${notice}\n\n1. ${notice}`)
    expect(skill).toContain(`[acme-orders](https://docs.example.com/docs${root}/acme-orders/SKILL.md)`)
    expect(retired.get(`${root}/acme-orders/SKILL.md`)).toBe(text)
  })

  it('names the MCP server that the site has', () => {
    const config = { ...site, links: { mcp: 'https://mcp.example.com/mcp' } }
    const skill = new Map(agentSkills({ ...input, config })).get(`${root}/acme-orders/SKILL.md`)
    expect(skill).toContain('\n3. Where you can connect to an MCP server, use https://mcp.example.com/mcp:')
    expect(text).not.toContain('MCP')
  })
})
