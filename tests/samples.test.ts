import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Json, parseJson } from '../generator/contract/json.ts'
import type { Reference } from '../generator/contract/reference.ts'
import type { SampleLanguage, SessionLanguage } from '../generator/contract/sampleLanguages.ts'
import type { SessionPlan } from '../generator/contract/samples.ts'
import { isGeneral } from '../generator/model/view/pushedMessages.ts'
import { operationPlan } from '../generator/samples/operationPlan.ts'
import { planSession } from '../generator/samples/planSession.ts'
import { sampleOf } from '../generator/samples/sampleOf.ts'
import { sessionSampleOf } from '../generator/samples/sessionSampleOf.ts'
import {
  type Environment,
  type Job,
  type Outcome,
  runProcesses,
  websockets,
} from '../scripts/tools/programs/runPrograms.ts'
import { toolchains } from '../scripts/tools/programs/toolchains.ts'
import type { Mock } from '../tools/mock/mockOptions.ts'
import { patientApi } from '../tools/mock/patientApi.ts'
import { startMock } from '../tools/mock/startMock.ts'
import { withServerTime } from '../tools/mock/withServerTime.ts'
import { isFull } from './fullRun.ts'
import { readProjectApis } from './projectApis.ts'

let reference: Reference
let mock: Mock
let environment: Environment

beforeAll(async () => {
  reference = { apis: await readProjectApis() }
  mock = await startMock({
    reference: { apis: reference.apis.map(patientApi) },
    pushEvery: 20,
    faults: ['limits=off'],
    key: 'demo key+/',
    secret: `s$e'c"r\\e\`t !%s`,
    passphrase: 'open sesame',
  })
  const { key, secret, passphrase } = mock.credentials
  environment = {
    API_URL: mock.origin,
    WS_URL: mock.socketOrigin,
    API_KEY: key,
    API_SECRET: secret,
    API_PASSPHRASE: passphrase,
  }
})

afterAll(() => mock?.close())

const present = toolchains.filter(({ isThere }) => isThere)
const absent = toolchains.filter(({ isThere }) => !isThere)
/** Java takes as long to start as all others. */
const quick = present.filter(({ language }) => isFull || language !== 'java')

describe.each(present)('the samples in $language', (toolchain) => {
  it('are accepted by a server that checks requests and signatures by itself', async () => {
    const jobs = requestJobs(toolchain.language).filter(isTried(toolchain.language))
    const before = mock.requests.length
    const outcomes = await toolchain.runAll(jobs, environment)
    const accepted = mock.requests.slice(before).filter(({ reasons }) => reasons.length === 0)
    expect(jobs.length).toBeGreaterThan(isFull ? 150 : 25)
    expect(failures(jobs, outcomes)).toEqual([])
    expect(unexpectedOutput(outcomes)).toEqual([])
    expect(accepted.map(({ api, operation }) => `${api} ${operation}`).sort()).toEqual(
      jobs.map(({ name }) => name).sort(),
    )
  })
})

describe.each(absent)('the samples in $language', ({ language }) => {
  it.skip(`are not run, because this machine has no ${language}`, () => {})
})

describe('the sessions in Python', () => {
  it.skipIf(websockets !== undefined)('are not run, because this machine has no package websockets', () => {})
})

describe.each(present.filter(({ hasSessions }) => hasSessions))('the sessions in $language', (toolchain) => {
  it.each(['that are pushed to', 'that are answered'])('hold the conversations %s', async (kind) => {
    const jobs = sessionJobs(toolchain.language as SessionLanguage)
      .filter(({ environment: { MAX_FRAMES } }) => (MAX_FRAMES === '1') === (kind === 'that are answered'))
      .filter(isTried(toolchain.language))
    const before = mock.connections.length
    const [frames = '1'] = jobs.map((job) => job.environment['MAX_FRAMES'] ?? '1')
    const outcomes = await toolchain.runAll(jobs, { ...environment, MAX_FRAMES: frames })
    const own = mock.connections.slice(before)
    expect(failures(jobs, outcomes)).toEqual([])
    expect(own.flatMap(({ sent }) => sent.filter((text) => text.includes('"mock":')))).toEqual([])
    expect(own).toHaveLength(jobs.length)
  })
})

describe('a sample started as a reader starts it', () => {
  it.each(quick.filter(({ language }) => language !== 'bash'))('runs in $language', async ({ language, command }) => {
    // How a program is started does not depend on its API.
    const jobs = (isFull ? reference.apis : reference.apis.slice(0, 1)).flatMap((api) => {
      const signed = api.operations.filter(({ security }) => security.length > 0)
      const chosen = [signed.find(({ requestBody }) => requestBody), signed.find(({ method }) => method === 'GET')]
      return chosen
        .slice(0, language === 'java' ? 1 : 2)
        .flatMap((own) => requestJobs(language).filter(({ name }) => name === `${api.id} ${own?.id}`))
    })
    expect(failures(jobs, await runProcesses(command, jobs, environment))).toEqual([])
  })
})

describe.each(quick)('a sample in $language whose secret is wrong', ({ language, runAll }) => {
  it('fails with what the server says', async () => {
    const jobs = requestJobs(language).filter(({ name }) => name === firstSigned())
    const [outcome] = await runAll(jobs, { ...environment, API_SECRET: 'wrong' })
    expect(outcome?.isDone).toBe(false)
    expect(outcome?.errors).toContain('The signature does not belong to this request.')
  })
})

/** The usual run tries every sixth program in languages that take long to compile one, or to start one. */
function isTried(language: SampleLanguage): (job: Job, index: number) => boolean {
  const step = isFull || ['python', 'javascript'].includes(language) ? 1 : 6
  return (_, index) => index % step === 0
}

function requestJobs(language: SampleLanguage): Job[] {
  return reference.apis.flatMap((api) =>
    api.operations
      .filter(({ kind }) => kind === 'operation')
      .map((operation) => {
        const { program, file } = sampleOf(language, operationPlan(operation, api))
        return { name: `${api.id} ${operation.id}`, file: join(api.id, file), program, environment: {} }
      }),
  )
}

/** A session on every channel. Where nothing is sent but the login, a ping soon after it brings something to read. */
function sessionJobs(language: SessionLanguage): Job[] {
  return reference.apis.flatMap((api) =>
    api.channels.map((channel) => {
      const { program, file } = sessionSampleOf(language, soonPinging(planSession(channel, api)))
      const environment = { MAX_FRAMES: isGeneral(channel) ? '1' : '3' }
      return { name: `${api.id} ${channel.id}`, file: join(`${api.id}-sessions`, file), program, environment }
    }),
  )
}

function soonPinging(plan: SessionPlan): SessionPlan {
  const { frames, heartbeat } = plan
  return frames.length > 0 || !heartbeat ? plan : { ...plan, heartbeat: { ...heartbeat, seconds: 1 } }
}

/** Every run that failed, with its output. */
function failures(jobs: readonly Job[], outcomes: readonly Outcome[]): string[] {
  const known = new Set(outcomes.map(({ name }) => name))
  return [
    ...outcomes
      .filter(({ isDone, errors }) => !isDone || errors !== '')
      .map(({ name, output, errors }) => `${name}: ${output.slice(-300)} ${errors.slice(-1500)}`),
    ...jobs.filter(({ name }) => !known.has(name)).map(({ name }) => `${name}: not run`),
  ]
}

/** Runs that did not print the reply, which is the example of the operation but for the time; tokens are new each time. */
/** Ids of the caller end in the time, which the server sends back. */
function withoutTimes(output: string): string {
  return output.replace(/-\d{13,}(?=")/g, '')
}

function unexpectedOutput(outcomes: readonly Outcome[]): string[] {
  return outcomes.flatMap(({ name, output }) => {
    const [api, id] = name.split(' ')
    const own = reference.apis.find((one) => one.id === api)
    const operation = own?.operations.find((one) => one.id === id)
    if (own?.streaming?.servers.some(({ token }) => token?.operation === id)) return []
    const success = operation?.responses.find(({ status }) => status.startsWith('2'))
    const content = success?.contents[0]
    const timeless = (value: Json = null) =>
      JSON.stringify(withServerTime(value, content?.schema, { schemas: own?.schemas ?? {}, now: 0 }))
    const examples = content?.examples.map(({ value }) => timeless(value)) ?? [timeless()]
    return examples.includes(timeless(parsed(withoutTimes(output)))) ? [] : [`${name}: ${output.slice(0, 500)}`]
  })
}

function parsed(text: string): Json {
  return parseJson(text) ?? text
}

function firstSigned(): string {
  const [api] = reference.apis
  return `${api?.id} ${api?.operations.find(({ security }) => security.length > 0)?.id}`
}
