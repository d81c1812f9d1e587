import { expect, it } from 'vitest'
import { generate } from '../generator/pipeline.ts'

it('channels of Kafka are shown as Kafka, and get no program that speaks WebSocket', async () => {
  const root = new URL('fixtures/', import.meta.url).pathname
  const { value } = await generate({ kind: 'specs', root, specs: ['kafka.yaml'] })
  const names = [...(value?.files.keys() ?? [])]
  expect(names.filter((name) => name.startsWith('samples/'))).toEqual([])
  const pages = [...(value?.files ?? [])].filter(([name]) => /\.(mdx?|txt)$/.test(name)).map(([, text]) => text)
  expect(pages.join('\n')).toContain('Kafka')
  expect(pages.filter((text) => /websocket/i.test(text))).toEqual([])
  expect(JSON.stringify(value?.searchRecords('en'))).not.toMatch(/"WS"|WebSocket/)
  expect(JSON.stringify(value?.routes.sidebars)).toContain('KAFKA')
})
