import { type KeepEntry, keepNoEntry } from '../contract/memory.ts'
import type { Api, Operation } from '../contract/reference.ts'
import type { SampleLanguage } from '../contract/samples.ts'
import { channelPlan, sessionAddress } from './channelPlan.ts'
import { languages } from './languages.ts'
import { operationPlan, sampleAddress } from './operationPlan.ts'
import { sampleOf } from './sampleOf.ts'
import { sessionLanguages, sessionSampleOf } from './sessionSampleOf.ts'

/** The runnable programs of every operation and channel in every language, by their paths below the content folder. */
export function sampleFiles(apis: readonly Api[], keep: KeepEntry = keepNoEntry): Map<string, string> {
  return new Map(
    apis.flatMap((api) => [
      ...api.operations
        .filter(({ kind }) => kind === 'operation')
        .flatMap((operation) => keep(`samples ${operation.id}`, api, operation, () => requestFiles(operation, api))),
      // A session may begin with an operation that gives its token.
      ...keep('sessions', api, [api.channels, api.operations], () => sessionFiles(api)),
    ]),
  )
}

function requestFiles(operation: Operation, api: Api): (readonly [path: string, program: string])[] {
  const plan = operationPlan(operation, api)
  const names = Object.keys(languages) as SampleLanguage[]
  return names.map((name) => [sampleAddress(api, plan, name).slice(1), sampleOf(name, plan).program])
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
