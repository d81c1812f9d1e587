import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reference } from '../generator/contract/reference.ts'
import type { SampleLanguage, SessionLanguage } from '../generator/contract/sampleLanguages.ts'
import { operationPlan } from '../generator/samples/operationPlan.ts'
import { planSession } from '../generator/samples/planSession.ts'
import { sampleOf } from '../generator/samples/sampleOf.ts'
import { sessionSampleOf } from '../generator/samples/sessionSampleOf.ts'
import type { Job } from '../scripts/tools/programs/runPrograms.ts'
import { toolchains } from '../scripts/tools/programs/toolchains.ts'
import { findDrift } from '../tools/drift/findDrift.ts'
import type { Mock } from '../tools/mock/mockOptions.ts'
import { patientApi } from '../tools/mock/patientApi.ts'
import { startMock } from '../tools/mock/startMock.ts'
import { readProjectApis } from './projectApis.ts'

let reference: Reference
let mock: Mock

beforeAll(async () => {
  reference = { apis: await readProjectApis() }
  mock = await startMock({
    reference: { apis: reference.apis.map(patientApi) },
    pushEvery: 20,
    faults: ['limits=off'],
    secret: `s$e'c"r\\e\`t !%s`,
  })
})

afterAll(() => mock?.close())

const present = toolchains.filter(({ isThere }) => isThere)

// All programs run when something of theirs has changed (lanes.ts).
describe.each(present)('the first program with a signed body in $language', ({ language, runAll }) => {
  it('is accepted by a server that checks the signature by itself', async () => {
    const before = mock.requests.length
    const [outcome] = await runAll([signedJob(language)], { ...mock.environment, API_URL: mock.origin })
    expect(outcome).toMatchObject({ isDone: true, errors: '' })
    expect(mock.requests.slice(before).map(({ method, reasons }) => [method, reasons])).toEqual([['POST', []]])
  })
})

describe.each(present.filter(({ hasSessions, language }) => hasSessions && language !== 'java'))(
  'the first session in $language',
  ({ language, runAll }) => {
    it('receives what it asks for', async () => {
      const job = sessionJob(language as SessionLanguage)
      const [outcome] = await runAll([job], { ...mock.environment, WS_URL: mock.socketOrigin, MAX_FRAMES: '2' })
      expect(outcome).toMatchObject({ isDone: true, errors: '' })
      expect(outcome?.output).not.toBe('')
    })
  },
)

it('the server itself shows no drift from the specs', async () => {
  const { origin: url, socketOrigin: socketUrl } = mock
  const { differences, checked, silent } = await findDrift({ reference, url, socketUrl, pause: 0 })
  expect(differences).toEqual([])
  expect(silent).toEqual([])
  expect(checked).toBeGreaterThan(80)
})

function signedJob(language: SampleLanguage): Job {
  const [api] = reference.apis
  const operation = api?.operations.find(({ security, requestBody }) => security.length > 0 && requestBody)
  if (!api || !operation) throw new Error('no operation signs a body')
  const { program, file } = sampleOf(language, operationPlan(operation, api))
  return { name: operation.id, file, program, environment: {} }
}

function sessionJob(language: SessionLanguage): Job {
  const [api] = reference.apis
  const channel = api?.channels.find(({ messages }) => messages.some(({ id }) => id === 'subscribe'))
  if (!api || !channel) throw new Error('no channel is subscribed to')
  const { program, file } = sessionSampleOf(language, planSession(channel, api))
  return { name: channel.id, file, program, environment: { MAX_FRAMES: '2' } }
}
