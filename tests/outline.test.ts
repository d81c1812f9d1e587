import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RandomSpec, randomSpec } from './corpus/randomSpec.ts'
import { renderSpec } from './corpus/renderSpec.ts'
import { viewProblems } from './corpus/viewProblems.ts'
import { isFull } from './fullRun.ts'
import { createWorkspace, type Workspace } from './workspace.ts'

let workspace: Workspace

beforeAll(async () => {
  workspace = await createWorkspace()
})

afterAll(() => workspace.remove())

describe('every field of the article is found, in the Markdown version and at an address, and nothing else is', () => {
  it('of any spec', async () => {
    const specs = fc.tuple(randomSpec, randomSpec).map(([spec, other]) => withCallbacks(withStreams(spec), other))
    await fc.assert(
      fc.asyncProperty(specs, async (spec) => {
        const root = workspace.newFolder()
        await mkdir(root)
        await writeFile(join(root, 'openapi.json'), JSON.stringify(spec))
        const rendered = await renderSpec({ root, specs: ['openapi.json'], content: workspace.newFolder() })
        expect(await viewProblems(rendered)).toEqual([])
      }),
      { numRuns: isFull ? 8 : 3, seed: 20_261_122 },
    )
  })
})

/** The paths of another spec are callbacks of each operation. */
function withCallbacks(spec: RandomSpec, { paths: called }: RandomSpec): object {
  return { ...spec, paths: mapOperations(spec, (operation) => ({ ...operation, callbacks: { called } })) }
}

/** Each body of a response is a stream of these bodies. */
function withStreams(spec: RandomSpec): RandomSpec {
  const text = JSON.stringify({ ...spec, openapi: '3.2.0' })
  return JSON.parse(text, (key, value) =>
    key === 'content' ? Object.fromEntries(Object.entries<object>(value).map(streamOf)) : value,
  )
}

function streamOf([mediaType, media]: [string, object]): [string, object] {
  return [mediaType, 'schema' in media ? { ...media, itemSchema: media.schema } : media]
}

type OperationOf = RandomSpec['paths'][string][string]

function mapOperations({ paths }: RandomSpec, change: (operation: OperationOf) => object): object {
  return mapValues(paths, (methods) => mapValues(methods, change))
}

function mapValues<Value>(record: Readonly<Record<string, Value>>, change: (value: Value) => object): object {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}
