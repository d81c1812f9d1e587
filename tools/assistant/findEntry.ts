import type { Prose } from '../../generator/contract/annotations.ts'
import type { Channel } from '../../generator/contract/channel.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { nameOnWire } from '../../generator/model/view/channelAddress.ts'
import { type AssistantAnswer, found, refused } from './answer.ts'
import { chooseApis, didYouMean } from './chooseApis.ts'
import type { Documentation } from './documentation.ts'

/** An operation or a channel with the API it belongs to. */
export type Entry =
  | { readonly kind: 'operation'; readonly api: Api; readonly operation: Operation }
  | { readonly kind: 'channel'; readonly api: Api; readonly channel: Channel }

/**
 * The operation or channel of a name: its id, its title in any language, `POST /orders`, a path, the address of a
 * channel, or the method of JSON-RPC; `api#id` for one API's. Refuses a name of none, and one of several that differ.
 */
export function findEntry(documentation: Documentation, name: string, api?: string): AssistantAnswer<Entry> {
  const [, prefix, rest = ''] = /^([^#\s]+)#(.+)$/.exec(name) ?? []
  return prefix === undefined ? findIn(documentation, name, api) : findIn(documentation, rest, prefix)
}

function findIn(documentation: Documentation, name: string, api: string | undefined): AssistantAnswer<Entry> {
  const apis = chooseApis(documentation, api)
  if (apis.kind === 'refused') return apis
  const entries = apis.value.flatMap(entriesOf)
  const wanted = name.trim().toLowerCase()
  for (const namesOf of [idOf, requestsOf, titlesOf]) {
    const matching = entries.filter((entry) => namesOf(entry).some((own) => own.toLowerCase() === wanted))
    const [only] = matching
    if (only && matching.length === 1) return found(only)
    if (only)
      return refused(`"${name}" is the name of ${matching.length} entries.`, `Ask for one of: ${listed(matching)}.`)
  }
  const names = entries.flatMap((entry) => [...idOf(entry), ...titlesOf(entry), ...requestsOf(entry)])
  return refused(
    `There is no operation or channel "${name}".`,
    didYouMean(name, names) ?? 'Look for it with search, then ask by its id, or as METHOD /path.',
  )
}

export function entriesOf(api: Api): Entry[] {
  const webhooks = api.operations.flatMap((operation) => operation.callbacks.flatMap(({ operations }) => operations))
  return [
    ...[...api.operations, ...webhooks].map((operation) => ({ kind: 'operation', api, operation }) as const),
    ...api.channels.map((channel) => ({ kind: 'channel', api, channel }) as const),
  ]
}

function idOf(entry: Entry): string[] {
  return [entry.kind === 'operation' ? entry.operation.id : entry.channel.id]
}

function requestsOf(entry: Entry): string[] {
  if (entry.kind === 'channel') return [nameOnWire(entry.channel)]
  const { method, path } = entry.operation
  return [`${method} ${path}`, path]
}

function titlesOf(entry: Entry): string[] {
  const title: Prose = entry.kind === 'operation' ? entry.operation.title : entry.channel.title
  return Object.values(title)
}

function listed(entries: readonly Entry[]): string {
  return entries
    .map((entry) => {
      const name = `${entry.api.id}#${idOf(entry)[0]}`
      return entry.kind === 'operation' ? `${name} (${entry.operation.method} ${entry.operation.path})` : name
    })
    .join(', ')
}
