import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { generate } from '../generator/index.ts'
import { copyMeridian } from './meridian.ts'
import { type CommandResult, runCommand } from './runCommand.ts'
import { type FakeAlgolia, startFakeAlgolia } from './search/fakeAlgolia.ts'
import { copyHostedMeridian } from './search/hostedMeridian.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

const key = 'admin0123'
let workspace: Workspace
let service: FakeAlgolia
let project: string

beforeAll(async () => {
  workspace = await createWorkspace()
  service = await startFakeAlgolia()
  project = await copyHostedMeridian(join(workspace.path, 'project'))
})

afterAll(async () => {
  await service?.close()
  await workspace.remove()
})

function push(flags: readonly string[] = [], environment: Record<string, string> = {}): Promise<CommandResult> {
  const own = { ALGOLIA_HOST: service.address, ALGOLIA_ADMIN_KEY: key, ...environment }
  return runCommand('searchPush', ['--project', project, ...flags], { environment: own })
}

describe('pushing the records', () => {
  it('says what it would push and asks the service nothing when it is run dry, without a key', async () => {
    const { code, stderr } = await push(['--dry-run'], { ALGOLIA_ADMIN_KEY: '' })
    expect(code).toBe(0)
    expect(stderr).toMatch(/docs_en: \d+ records \([\d.]+ MB\) and 1 groups of synonyms would be pushed\./)
    expect(stderr).toMatch(/docs_zh: \d+ records/)
    expect(service.requests).toEqual([])
  })

  it('needs a key that may write', async () => {
    const { code, stderr } = await push([], { ALGOLIA_ADMIN_KEY: '' })
    expect(code).toBe(2)
    expect(stderr).toContain('ALGOLIA_ADMIN_KEY is not set')
  })

  it('fills an index of each language with settings, synonyms and all records, and moves it in place in one step', async () => {
    const { code, stderr } = await push()
    expect({ code, stderr }).toMatchObject({ code: 0 })
    expect([...service.indexes.keys()].sort()).toEqual(['docs_en', 'docs_zh'])
    const { value } = await generate({ kind: 'project', root: project })
    const records = value?.searchRecords('en') ?? []
    const english = service.indexes.get('docs_en')
    expect(english?.records.map(({ objectID }) => objectID)).toEqual(records.map(({ id }) => id))
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
    expect(english?.settings).toMatchObject({
      searchableAttributes: [
        ...['names', 'heading', 'title', 'unordered(asked)', 'unordered(askedInDefault)', 'unordered(text)'],
      ],
      customRanking: ['asc(isPast)', 'desc(kindRank)'],
      attributeForDistinct: 'page',
      queryLanguages: ['en'],
    })
    expect(english?.synonyms.map(({ synonyms }) => synonyms)).toEqual([['cancel', 'revoke']])
    const own = service.requests.filter((request) => request.includes('docs_en') && !request.includes('/task/'))
    expect(own).toEqual([
      'DELETE /1/indexes/docs_en_next',
      'PUT /1/indexes/docs_en_next/settings',
      'POST /1/indexes/docs_en_next/synonyms/batch',
      'POST /1/indexes/docs_en_next/batch',
      'POST /1/indexes/docs_en_next/operation',
    ])
    expect(service.keys).toEqual(new Set([key]))
  })

  it('tells in a sentence that the service refuses the key, and leaves the index as it was', async () => {
    const before = service.indexes.get('docs_en')
    service.refuse('wrong')
    const { code, stderr } = await push([], { ALGOLIA_ADMIN_KEY: 'wrong' })
    expect(code).toBe(1)
    expect(stderr).toContain('docs_en was not replaced: Invalid Application-ID or API key (403).')
    expect(stderr).not.toContain('    at ')
    expect(service.indexes.get('docs_en')).toEqual(before)
  })
})

describe('asking the hosted index', () => {
  async function search(flags: readonly string[], root: string): Promise<object[]> {
    const environment = { ALGOLIA_HOST: service.address }
    const { stdout, stderr } = await runCommand('search', ['--project', root, '--json', ...flags], { environment })
    expect(stderr).not.toContain('Error')
    return JSON.parse(stdout)
  }

  it('answers in the shape in which the local index answers, by the key that may search', async () => {
    const hosted = await search(['order'], project)
    const local = await search(['order'], await copyMeridian(workspace.newFolder()))
    expect(hosted.length).toBeGreaterThan(3)
    expect(Object.keys(hosted[0] ?? {})).toEqual(Object.keys(local[0] ?? {}))
    expect(service.keys).toContain('search0123')
    expect(service.requests.at(-1)).toBe('POST /1/indexes/*/queries')
  })

  it('generates no content to ask, while no source is newer than what is there', async () => {
    const { code, stderr } = await runCommand('search', ['--project', project, 'order'], {
      environment: { ALGOLIA_HOST: service.address },
    })
    expect(code).toBe(0)
    expect(stderr).not.toContain('Writing content')
  })

  it('asks the index of the language, and only for the section that is wanted', async () => {
    const chinese = await search(['--locale', 'zh', '--section', 'orders', '订单'], project)
    expect(chinese.length).toBeGreaterThan(0)
    for (const hit of chinese) expect(hit).toMatchObject({ url: expect.stringMatching(/^\/zh\//), section: 'orders' })
  })
})
