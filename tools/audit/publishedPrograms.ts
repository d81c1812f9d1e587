import type { Channel } from '../../generator/contract/channel.ts'
import type { SiteConfig } from '../../generator/contract/config.ts'
import type { SourceLocation } from '../../generator/contract/diagnostics.ts'
import type { Api, Reference } from '../../generator/contract/reference.ts'
import type { LanguageFacts } from '../../generator/contract/sampleLanguage.ts'
import { type SessionLanguage, sampleLanguages } from '../../generator/contract/sampleLanguages.ts'
import type { RequestPlan } from '../../generator/contract/samples.ts'
import { isGeneral } from '../../generator/model/view/pushedMessages.ts'
import { broughtLanguages } from '../../generator/samples/broughtSamples.ts'
import { channelPlan, hasProgram, sessionAddress } from '../../generator/samples/channelPlan.ts'
import { operationPlan, programAddress } from '../../generator/samples/operationPlan.ts'
import { askedInFrame } from '../../generator/samples/sessionToken.ts'
import { languagesOf, sessionLanguagesOf } from '../../generator/samples/shownSamples.ts'

/** A sample that readers download and run. */
export interface PublishedProgram {
  readonly language: string
  /** API and operation or channel: `spot createOrder`. */
  readonly name: string
  /** Below the folder of the site. */
  readonly file: string
  readonly source: SourceLocation
  /** Of a session: the frames to wait for; 0 where the server only answers pings. */
  readonly frames?: number
  /** A required parameter has no example: without a value of its reader it sends nothing. */
  readonly asksForValues?: boolean
  /** Names of the files that its request sends. */
  readonly sentFiles?: readonly string[]
  /** Of a session: whether it connects with headers of its own. */
  readonly sendsHeaders?: boolean
}

/** Every program of the samples in the languages that a site shows, operations first. */
export function publishedPrograms(
  { apis }: Reference,
  config: Pick<SiteConfig, 'samples' | 'plugins'>,
): PublishedProgram[] {
  const ours = languagesOf(config).map((name) => sampleLanguages[name])
  const languages = [...ours, ...broughtLanguages(config).map(({ language }) => language)]
  const spoken = sessionLanguagesOf(config)
  return apis.flatMap((api) => [...requestPrograms(api, languages), ...sessionPrograms(api, spoken)])
}

function requestPrograms(api: Api, languages: readonly LanguageFacts[]): PublishedProgram[] {
  return api.operations
    .filter(({ kind }) => kind === 'operation')
    .flatMap((operation) => {
      const plan = operationPlan(operation, api)
      const { id, source } = operation
      return languages.map((language) => ({
        ...{ language: language.name, name: `${api.id} ${id}`, source, asksForValues: plan.missing !== undefined },
        sentFiles: sentFiles(plan),
        file: fileOf(programAddress(api, plan, language)),
      }))
    })
}

function sessionPrograms(api: Api, languages: readonly SessionLanguage[]): PublishedProgram[] {
  return api.channels.filter(hasProgram).flatMap((channel) => {
    const plan = channelPlan(channel, api)
    const frames = !isGeneral(channel) && !isAskedFor(channel, api) ? 3 : plan.frames.length > 0 ? 1 : 0
    const { id, source, servers } = channel
    const { headers = [], credentials = [] } = plan
    const sendsHeaders = headers.length > 0 || credentials.some((credential) => credential.in !== 'query')
    const isAddressed = plan.server !== '' || servers.length === 0
    const asksForValues = !isAddressed || plan.frames.some((frame) => askedInFrame(plan, frame).length > 0)
    return languages.map((language) => ({
      ...{ language, name: `${api.id} ${id}`, source, frames, asksForValues, sendsHeaders },
      file: fileOf(sessionAddress(api, plan, language)),
    }))
  })
}

function sentFiles({ body }: RequestPlan): string[] {
  return [body?.file, ...(body?.parts ?? []).map(({ file }) => file)].filter((file) => file !== undefined)
}

/** Pushes of a divided channel that another operation of it asks for: their own program asks for nothing. */
function isAskedFor({ partOf }: Channel, { channels }: Api): boolean {
  if (partOf === undefined) return false
  const own = channels.filter((channel) => channel.partOf === partOf)
  return own.some(({ operations }) => operations.some(({ direction }) => direction === 'send'))
}

function fileOf(address: string): string {
  return decodeURIComponent(address).slice(1)
}
