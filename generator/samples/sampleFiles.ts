import type { SiteConfig } from '../contract/config.ts'
import { type KeepEntry, keepNoEntry } from '../contract/memory.ts'
import type { Operation } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import { hasSessions, type SampleLanguage } from '../contract/sampleLanguages.ts'
import { bookProgram, hasBookProgram } from './bookProgram.ts'
import { broughtLanguages, broughtSample } from './broughtSamples.ts'
import { channelPlan, hasProgram, sessionAddress } from './channelPlan.ts'
import { operationPlan, sampleAddress } from './operationPlan.ts'
import { sampleOf } from './sampleOf.ts'
import { sessionSampleOf } from './sessionSampleOf.ts'
import { languagesOf } from './shownSamples.ts'

type ProgramFile = readonly [path: string, program: string]

/** The runnable programs of every operation and channel in every language, each with its path below the content folder. */
export function* sampleFiles(
  apis: readonly Api[],
  keep: KeepEntry = keepNoEntry,
  config: Pick<SiteConfig, 'samples' | 'plugins'> = {},
): Generator<ProgramFile> {
  const names = languagesOf(config)
  for (const api of apis) {
    for (const operation of api.operations.filter(({ kind }) => kind === 'operation'))
      yield* keep(`samples ${operation.id}`, { api, entries: [operation], read: names }, () =>
        requestFiles(operation, api, names),
      )
    for (const { language } of broughtLanguages(config))
      for (const operation of api.operations.filter(({ kind }) => kind === 'operation')) {
        const { address, program } = broughtSample(language, operation, api)
        yield [address.slice(1), program]
      }
    // A session may begin with an operation that gives its token.
    const entries = [...api.channels, ...api.operations]
    yield* keep('sessions', { api, entries, read: names }, () => sessionFiles(api, names))
  }
}

function requestFiles(operation: Operation, api: Api, names: readonly SampleLanguage[]): ProgramFile[] {
  const plan = operationPlan(operation, api)
  return names.map((name) => [sampleAddress(api, plan, name).slice(1), sampleOf(name, plan).program])
}

function sessionFiles(api: Api, names: readonly SampleLanguage[]): ProgramFile[] {
  const languages = names.filter(hasSessions)
  return api.channels.filter(hasProgram).flatMap((channel) => {
    const plan = channelPlan(channel, api)
    const books = hasBookProgram(channel) ? languages.map((name) => bookProgram(name, channel, api)) : []
    return [
      ...languages.map(
        (name): ProgramFile => [sessionAddress(api, plan, name).slice(1), sessionSampleOf(name, plan).program],
      ),
      ...books.map(({ address, program }): ProgramFile => [address.slice(1), program]),
    ]
  })
}
