import { afterAll, beforeAll, expect, it } from 'vitest'
import { allFiles } from '../generator/pipeline/renderSite.ts'
import { generate } from '../generator/pipeline.ts'
import { renderPages } from './corpus/renderSpec.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})

afterAll(() => workspace.remove())

it('channels of Kafka are shown as Kafka, and get no program that speaks WebSocket', async () => {
  const root = new URL('fixtures/', import.meta.url).pathname
  const { value } = await generate({ kind: 'specs', root, specs: ['kafka.yaml'] })
  if (!value) throw new Error('the description has errors')
  const files = allFiles(value)
  const names = [...files.keys()]
  expect(names.filter((name) => name.startsWith('samples/'))).toEqual([])
  const pages = (await renderPages(value, workspace.newFolder(), root)).map(({ markdown }) => markdown)
  expect(pages.join('\n')).toContain('Kafka')
  const texts = [...pages, ...[...files].filter(([name]) => /\.(mdx?|txt)$/.test(name)).map(([, text]) => text)]
  expect(texts.filter((text) => /websocket/i.test(text))).toEqual([])
  expect(JSON.stringify(value.searchRecords('en'))).not.toMatch(/"WS"|WebSocket/)
  expect(JSON.stringify(value.routes.sidebars)).toContain('KAFKA')
})
