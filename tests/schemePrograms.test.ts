import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '../generator/contract/operation.ts'
import type { Api } from '../generator/contract/reference.ts'
import type { SampleLanguage } from '../generator/contract/sampleLanguages.ts'
import { builtApiOf } from '../generator/model/testing.ts'
import { operationPlan } from '../generator/samples/operationPlan.ts'
import { sampleOf } from '../generator/samples/sampleOf.ts'
import type { Job } from '../scripts/tools/programs/runPrograms.ts'
import { toolchains } from '../scripts/tools/programs/toolchains.ts'
import type { Mock } from '../tools/mock/mockOptions.ts'
import { startMock } from '../tools/mock/startMock.ts'

const folder = 'tests/fixtures/signing/schemes'

/** Parameters that calls of every scheme send: texts that encodings treat differently, out of order. */
const parameters = `
      parameters:
        - { name: symbol, in: query, schema: { type: string }, example: 'BTC/USDT é +*~' }
        - { name: Limit, in: query, schema: { type: integer }, example: 5 }`
const body = `
      requestBody:
        content:
          application/json:
            schema: { type: object, properties: { price: { type: string }, note: { type: string } } }
            example: { price: '1.5', note: 'é "quoted" & more' }`

/** The scheme of Signature Version 4 on calls with a query and with a body. */
function signatureV4(): Api {
  const calls = `paths:
  /private orders:
    get:
      operationId: list${parameters}
      responses: { '200': { description: Done. } }
    post:
      operationId: place${parameters}${body}
      responses: { '200': { description: Done. } }
components:`
  const text = readFileSync(`${folder}/signature-v4.yaml`, 'utf8')
  return builtApiOf({ 'openapi.yaml': text.replace(/^paths:[\s\S]*^components:/m, calls) }).api
}

const apis: Readonly<Record<string, Api>> = {
  ...Object.fromEntries(
    readdirSync(folder).map((file) => [
      file,
      builtApiOf({ 'openapi.yaml': readFileSync(`${folder}/${file}`, 'utf8') }).api,
    ]),
  ),
  'signature-v4.yaml': signatureV4(),
}

const languages = toolchains.filter(({ isThere }) => isThere)

describe.each(Object.entries(apis))('programs that sign with %s', (name, api) => {
  let mock: Mock
  beforeAll(async () => {
    const secret = name === 'signature-v4.yaml' ? { secret: `s$e'c"r\\e\`t !%s` } : {}
    mock = await startMock({ reference: { apis: [api] }, ...secret })
  })
  afterAll(() => mock?.close())

  it.each(languages)('in $language are accepted by the mock', async ({ language, runAll }) => {
    const before = mock.requests.length
    const jobs = api.operations.map((operation) => jobOf(operation, api, language))
    const outcomes = await runAll(jobs, { ...mock.environment, API_URL: mock.origin })
    expect(outcomes.filter(({ isDone }) => !isDone)).toEqual([])
    expect(mock.requests.slice(before).map(({ reasons }) => reasons)).toEqual(jobs.map(() => []))
  })
})

function jobOf(operation: Operation, api: Api, language: SampleLanguage): Job {
  const { program, file } = sampleOf(language, operationPlan(operation, api))
  return { name: operation.id, file, program, environment: {} }
}
