import { expect, it } from 'vitest'
import type { Diagnostic } from '../contract/diagnostics.ts'
import { createMemory } from '../contract/memory.ts'
import { fillConfig } from '../load/fillConfig.ts'
import { loadedSpecOf } from '../load/testing.ts'
import { checkSpecs } from './checkSpecs.ts'

const place = { file: 'openapi.yaml', line: 1, column: 1 }
const stopped: Diagnostic = { code: 'check-stopped', severity: 'error', message: 'Too slow.', hint: 'Again.', ...place }
const wrong: Diagnostic = { code: 'spec-structure', severity: 'error', message: 'querry.', hint: 'Query.', ...place }

/** The diagnostics of a spec in two runs of one memory, where its check gives other diagnostics each time. */
async function inTwoRuns(first: Diagnostic, second: Diagnostic) {
  const config = fillConfig({ brand: { name: 'Acme' }, apis: [{ id: 'test', specs: ['openapi.yaml'] }] })
  const spec = loadedSpecOf({ 'openapi.yaml': 'openapi: 3.1.0' })
  const loaded = { specs: config.apis.map((api) => ({ config: api, spec })) }
  const memory = createMemory()
  const run = (found: Diagnostic) => checkSpecs(loaded, { checks: 'usual', memory, checkSpec: async () => [found] })
  return [...(await run(first)), ...(await run(second))]
}

it('checks an unchanged spec no second time', async () => {
  expect(await inTwoRuns(wrong, stopped)).toEqual([wrong, wrong])
})

it('checks a spec again whose check was stopped', async () => {
  expect(await inTwoRuns(stopped, wrong)).toEqual([stopped, wrong])
})
