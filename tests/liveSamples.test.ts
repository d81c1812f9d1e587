import { beforeAll, describe, expect, it } from 'vitest'
import {
  type SampleLanguage,
  sampleLanguageNames,
  sessionLanguageNames,
} from '../generator/contract/sampleLanguages.ts'
import type { RequestPlan } from '../generator/contract/samples.ts'
import { operationPlan } from '../generator/samples/operationPlan.ts'
import { planSession } from '../generator/samples/planSession.ts'
import { sampleOf } from '../generator/samples/sampleOf.ts'
import { sessionSampleOf } from '../generator/samples/sessionSampleOf.ts'
import type { Job } from '../scripts/tools/programs/runPrograms.ts'
import { toolchains } from '../scripts/tools/programs/toolchains.ts'
import { isFull } from './fullRun.ts'
import { readProjectApis } from './projectApis.ts'

/** A name that is nobody's host (RFC 6761): a program that does not stop finds nothing. */
const realHost = 'https://exchange.invalid'

/** Programs that the usual run starts, of each language; Java and Go take seconds to compile one. */
const started: Readonly<Record<SampleLanguage, number>> = { bash: 3, python: 3, javascript: 3, java: 2, go: 1 }

interface PlannedSample {
  readonly name: string
  readonly plan: RequestPlan
}

let plans: readonly PlannedSample[]

beforeAll(async () => {
  plans = (await readProjectApis()).flatMap((api) =>
    api.operations
      .filter(({ kind }) => kind === 'operation')
      .map((operation) => ({
        name: `${api.id} ${operation.id}`,
        plan: { ...operationPlan(operation, api), server: realHost },
      })),
  )
})

it('the operations that act on an account are those that are not just read', () => {
  const acting = plans.filter(({ plan }) => plan.effect !== 'read')
  expect(acting.length).toBeGreaterThan(35)
  expect(acting.filter(({ plan }) => plan.method === 'GET')).toEqual([])
  const others = plans.filter(({ plan }) => plan.effect === 'read' && plan.method !== 'GET')
  expect(others.map(({ name }) => name).sort()).toEqual(['futures getPrivateToken', 'futures getPublicToken'])
  expect(
    acting
      .filter(({ plan }) => plan.effect === 'withdraw')
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['spot withdraw', 'spot withdrawV2'])
})

it.each(sessionLanguageNames)(
  'the sessions in %s stop before a real server where they send orders',
  async (language) => {
    const sessions = (await readProjectApis()).flatMap((api) =>
      api.channels.map((channel) => ({ name: `${api.id} ${channel.id}`, plan: planSession(channel, api) })),
    )
    const stopping = sessions.filter(({ plan }) => {
      const { program, short } = sessionSampleOf(language, plan)
      return [program, short].every((text) => text.includes(`Not sent: ${plan.title} (trade) acts on your account at `))
    })
    expect(stopping.map(({ name }) => name).sort()).toEqual([
      'spot cancelAllOrdersRequest',
      'spot cancelOrdersRequest',
      'spot createOrderRequest',
    ])
    expect(sessions.filter(({ plan }) => plan.effect !== 'read')).toHaveLength(stopping.length)
  },
)

describe.each(sampleLanguageNames)('the programs in %s', (language) => {
  it('stop before a real server exactly where they act on an account', () => {
    const wrong = plans.filter(({ plan }) => {
      const { program } = sampleOf(language, plan)
      const stops = program.includes(`Not sent: ${plan.method} ${plan.path} (${plan.effect}) acts on your account at `)
      return stops !== (plan.effect !== 'read') || stops !== program.includes('--live')
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })
})

describe.each(toolchains.filter(({ isThere }) => isThere))('the programs in $language', ({ language, runAll }) => {
  it('say what they would do and send nothing without --live', async () => {
    const acting = plans.filter(({ plan }) => plan.effect !== 'read')
    // A few that lie apart are of several APIs.
    const chosen = isFull
      ? acting
      : acting.filter((_, index) => index % Math.ceil(acting.length / started[language]) === 0)
    const jobs = chosen.map(({ name, plan }): Job => {
      const { program, file } = sampleOf(language, plan)
      return { name, file: `${name.split(' ')[0]}/${file}`, program, environment: {} }
    })
    const keys = { API_KEY: 'key', API_SECRET: 'secret', API_PASSPHRASE: 'open sesame' }
    const outcomes = await runAll(jobs, keys)
    expect(outcomes).toHaveLength(jobs.length)
    for (const { name, plan } of chosen) {
      const outcome = outcomes.find((own) => own.name === name)
      expect([name, outcome?.isDone, outcome?.output]).toEqual([name, false, ''])
      expect(outcome?.errors).toContain(
        `Not sent: ${plan.method} ${plan.path} (${plan.effect}) acts on your account at ${realHost}. Add --live to send it.`,
      )
    }
  })
})
