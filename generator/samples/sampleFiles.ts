import { type KeepEntry, keepNoEntry } from '../contract/memory.ts'
import type { Api, Operation } from '../contract/reference.ts'
import type { SampleLanguage } from '../contract/samples.ts'
import { isWebSocket } from '../model/view/protocol.ts'
import { channelPlan, sessionAddress } from './channelPlan.ts'
import { languages } from './languages.ts'
import { operationPlan, sampleAddress } from './operationPlan.ts'
import { sampleOf } from './sampleOf.ts'
import { sessionLanguages, sessionSampleOf } from './sessionSampleOf.ts'

type ProgramFile = readonly [path: string, program: string]

/** The runnable programs of every operation and channel in every language, each with its path below the content folder. */
export function* sampleFiles(apis: readonly Api[], keep: KeepEntry = keepNoEntry): Generator<ProgramFile> {
  for (const api of apis) {
    for (const operation of api.operations.filter(({ kind }) => kind === 'operation'))
      yield* keep(`samples ${operation.id}`, api, operation, () => requestFiles(operation, api))
    // A session may begin with an operation that gives its token.
    yield* keep('sessions', api, [api.channels, api.operations], () => sessionFiles(api))
  }
}

function requestFiles(operation: Operation, api: Api): ProgramFile[] {
  const plan = operationPlan(operation, api)
  const names = Object.keys(languages) as SampleLanguage[]
  return names.map((name) => [sampleAddress(api, plan, name).slice(1), sampleOf(name, plan).program])
}

function sessionFiles(api: Api): ProgramFile[] {
  return api.channels
    .filter(isWebSocket)
    .map((channel) => channelPlan(channel, api))
    .flatMap((plan) =>
      sessionLanguages.map(
        (name) => [sessionAddress(api, plan, name).slice(1), sessionSampleOf(name, plan).program] as const,
      ),
    )
}
