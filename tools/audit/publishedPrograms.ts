import type { Channel } from '../../generator/contract/channel.ts'
import type { SiteConfig } from '../../generator/contract/config.ts'
import type { SourceLocation } from '../../generator/contract/diagnostics.ts'
import type { Api, Reference } from '../../generator/contract/reference.ts'
import type { LanguageFacts } from '../../generator/contract/sampleLanguage.ts'
import { type SessionLanguage, sampleLanguages } from '../../generator/contract/sampleLanguages.ts'
import type { RequestPlan } from '../../generator/contract/samples.ts'
import { isGeneral } from '../../generator/model/view/pushedMessages.ts'
import { openedBy } from '../../generator/model/view/subscriptions.ts'
import { broughtLanguages } from '../../generator/samples/broughtSamples.ts'
import { channelPlan, hasProgram, sessionAddress } from '../../generator/samples/channelPlan.ts'
import { operationPlan, programAddress } from '../../generator/samples/operationPlan.ts'
import { askedVariables } from '../../generator/samples/sessionHandshake.ts'
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
    const isWaiting = plan.frames.length > 0 && isAnswered(channel, api)
    const frames = !isGeneral(channel) && !isAskedFor(channel, api) ? 3 : isWaiting ? 1 : 0
    const { id, source, servers } = channel
    const { headers = [], credentials = [] } = plan
    const sendsHeaders = headers.length > 0 || credentials.some((credential) => credential.in !== 'query')
    const isAddressed = plan.server !== '' || servers.length === 0
    const isAsking = askedVariables(channel, plan).length > 0
    const asksForValues = !isAddressed || isAsking || plan.frames.some((frame) => askedInFrame(plan, frame).length > 0)
    return languages.map((language) => ({
      ...{ language, name: `${api.id} ${id}`, source, frames, asksForValues, sendsHeaders },
      file: fileOf(sessionAddress(api, plan, language)),
    }))
  })
}

function sentFiles({ body }: RequestPlan): string[] {
  return [body?.file, ...(body?.parts ?? []).map(({ file }) => file)].filter((file) => file !== undefined)
}

/** Pushes that another operation of the connection asks for: their own program asks for nothing. */
function isAskedFor(channel: Channel, { channels }: Api): boolean {
  const { partOf } = channel
  if (partOf === undefined && sends(channel)) return false
  return channels.some((own) => (partOf === undefined ? isBeside(own, channel) : own.partOf === partOf) && sends(own))
}

/** Whether two topics share a connection. */
function isBeside(other: Channel, { servers: [server], isPath }: Channel): boolean {
  return !other.isPath && !isPath && other.servers.some(({ url }) => url === server?.url)
}

/** Whether the description has a message for the request of a channel: its answer, or a push that it begins. */
function isAnswered(channel: Channel, { channels }: Api): boolean {
  if (channel.operations.some(({ replies }) => replies.length > 0)) return true
  const parts = channels.filter(({ partOf }) => partOf !== undefined && partOf === channel.partOf)
  const pushing = parts.filter((own) => !isGeneral(own))
  return pushing.includes(channel) || openedBy(channel, pushing, parts).length > 0
}

function sends({ operations }: Channel): boolean {
  return operations.some(({ direction }) => direction === 'send')
}

function fileOf(address: string): string {
  return decodeURIComponent(address).slice(1)
}
