import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../generator/contract/reference.ts'
import { operationPlan } from '../generator/samples/operationPlan.ts'
import { sampleOf } from '../generator/samples/sampleOf.ts'
import sandbox from '../sandbox/index.ts'
import type { Job } from '../scripts/tools/programs/runPrograms.ts'
import { toolchains } from '../scripts/tools/programs/toolchains.ts'
import { type AnyMockModule, type Mock, patientApi, startMock } from '../tools/mock/index.ts'
import { isFull } from './fullRun.ts'
import { readProjectApis } from './projectApis.ts'
import { unplayed } from './sandbox/unplayed.ts'

/** They read the result of another request, or end the account's positions that others need. */
const lastOperations = ['getKillSwitchStatus', 'closeFuturesPosition', 'closeAllFuturesPositions']

let apis: readonly Api[]
let mock: Mock | undefined

beforeAll(async () => {
  apis = await readProjectApis(['spot', 'futures', 'v3-futures'])
})

afterEach(() => mock?.close())

/** The mock as it starts: with the exchange of this project, and the credentials that it prints. */
async function openMock(): Promise<Mock> {
  const began = Date.now()
  mock = await startMock({
    // A busy machine takes long from one program to the next: timers of the exchange run ten times as long.
    now: () => began + Math.floor((Date.now() - began) / 10),
    // A busy machine sends signed requests late.
    reference: { apis: apis.map(patientApi) },
    module: sandbox as unknown as AnyMockModule,
    faults: ['limits=off'],
  })
  return mock
}

describe.each(
  toolchains.filter(({ language, isThere }) => isThere && (isFull || ['javascript', 'python'].includes(language))),
)('the samples in $language', ({ language, runAll }) => {
  it('are accepted by the mock as it starts, but for what is not played', async () => {
    const { origin, environment } = await openMock()
    const jobs = apis.flatMap((api) =>
      api.operations
        .filter(({ kind }) => kind === 'operation')
        .map((operation): Job => {
          const { program, file } = sampleOf(language, operationPlan(operation, api))
          return { name: `${api.id}/${operation.id}`, file: `${api.id}/${file}`, program, environment: {} }
        }),
    )
    const groups = [
      jobs.filter(({ name }) => !lastOperations.some((last) => name.endsWith(`/${last}`))),
      ...lastOperations.map((last) => jobs.filter(({ name }) => name.endsWith(`/${last}`))),
    ]
    const outcomes = []
    for (const group of groups) outcomes.push(...(await runAll(group, { ...environment, API_URL: origin })))
    const left = new Set(apis.flatMap((api) => unplayed(api).map(({ id }) => `${api.id}/${id}`)))
    const failed = outcomes.filter(({ name, isDone }) => isDone === left.has(name))
    expect(failed.map(({ name, errors }) => `${name}: ${errors.slice(-300)}`)).toEqual([])
    expect(outcomes).toHaveLength(160)
  })
})
