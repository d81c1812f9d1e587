import type { Api } from '../contract/reference.ts'
import type { SampleLanguage } from '../contract/samples.ts'
import { channelPlan, sessionAddress } from './channelPlan.ts'
import { languages } from './languages.ts'
import { operationPlan, sampleAddress } from './operationPlan.ts'
import { sampleOf } from './sampleOf.ts'
import { sessionLanguages, sessionSampleOf } from './sessionSampleOf.ts'

/** The runnable programs of every operation and channel in every language, by their paths below the content folder. */
export function sampleFiles(apis: readonly Api[]): Map<string, string> {
  return new Map(apis.flatMap((api) => [...requestFiles(api), ...sessionFiles(api)]))
}

function requestFiles(api: Api): (readonly [path: string, program: string])[] {
  const names = Object.keys(languages) as SampleLanguage[]
  return api.operations
    .filter(({ kind }) => kind === 'operation')
    .map((operation) => operationPlan(operation, api))
    .flatMap((plan) =>
      names.map((name) => [sampleAddress(api, plan, name).slice(1), sampleOf(name, plan).program] as const),
    )
}

function sessionFiles(api: Api): (readonly [path: string, program: string])[] {
  return api.channels
    .map((channel) => channelPlan(channel, api))
    .flatMap((plan) =>
      sessionLanguages.map(
        (name) => [sessionAddress(api, plan, name).slice(1), sessionSampleOf(name, plan).program] as const,
      ),
    )
}
