import { posix } from 'node:path'
import type { Channel } from '../../generator/contract/channel.ts'
import { kebabCase } from '../../generator/contract/ids.ts'
import { isRecord } from '../../generator/contract/json.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import { type ChannelSkeleton, channelLines, channelOperations, channelTexts, messageLines } from './channelSkeleton.ts'
import { pascal, titleOf } from './operationName.ts'
import { freePath, referenceFrom, schemaLine } from './partFile.ts'
import { type Plan, type Refusal, refuse, type SpecPlace } from './plan.ts'
import { findTag } from './tagOf.ts'
import { insertEntry, parse } from './yamlBlock.ts'

interface NewChannel {
  /** Name of the topic; may hold `{parameters}`. */
  readonly name: string
  readonly tag?: string | undefined
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly isPrivate?: boolean | undefined
}

/** A new channel of an AsyncAPI 3 document: its messages in a file of their own where the messages of others are. */
export function planChannel(wanted: NewChannel, place: SpecPlace): Plan | Refusal {
  const { root, files } = place
  const id = wanted.id ?? idOf(wanted.name)
  const problem = problemOf(wanted.name, id, place)
  if (problem !== undefined) return refuse(problem)
  const tag = findTag(wanted.tag, [...new Set(place.api.channels.flatMap(({ tags }) => tags))], place.api)
  if (tag.kind === 'refusal') return tag
  const document = parse(files.get(root) ?? '')
  if (!isRecord(document) || !String(document['asyncapi']).startsWith('3.'))
    return refuse(
      `${root} is no AsyncAPI 3 document: add the channel by hand, or bring the document to AsyncAPI 3 first.`,
    )
  const file = isSplit(document) ? freePath(folderFor(document, root), [kebabCase(id)], files) : undefined
  return withSkeleton(skeletonFor({ ...wanted, id }, { place, document, tag: tag.name, file }), file, place)
}

/** `candles_{interval}` → `candles`. */
function idOf(name: string): string {
  const text = pascal(name.replaceAll(/\{[^{}]*\}/g, ' '))
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function problemOf(name: string, id: string, { api }: SpecPlace): string | undefined {
  if (!/^[^\s"'#]+$/.test(name) || id === '')
    return `A channel's name has a letter, no space and no quote: not "${name}".`
  if (name.includes('{'))
    return `Parameters want a description each: add "${name}" without them and write them by hand.`
  const same = [...api.channels, ...api.operations].find((own) => own.id === id)
  return same && `The id "${id}" is taken by ${same.source.file}:${same.source.line}; give another one with --id.`
}

interface Context {
  readonly place: SpecPlace
  readonly document: Readonly<Record<string, unknown>>
  readonly tag: string | undefined
  readonly file: string | undefined
}

function skeletonFor(
  { id, name, title, isPrivate }: NewChannel & { id: string },
  { place: { api, root }, document, tag, file }: Context,
): ChannelSkeleton {
  const access = isPrivate ? 'private' : 'public'
  const neighbour = api.channels.find((own) => tag !== undefined && own.tags.includes(tag))
  const hasPage = api.tags.some((own) => own.name === tag && own.page !== undefined)
  return {
    ...{ id, access, tag, address: name, title: title ?? titleOf(id) },
    page: hasPage ? undefined : neighbour?.page,
    server: serverFor(access, api.channels, document),
    perspective: perspectiveOf(document, api),
    messages: file && referenceFrom(root, file),
  }
}

/** The perspective of the document, else the perspective that was assumed. */
function perspectiveOf(document: Context['document'], { streaming }: SpecPlace['api']): ChannelSkeleton['perspective'] {
  const stated = document['x-perspective']
  if (stated === 'client' || stated === 'provider') return stated
  return streaming?.isForClient ? 'client' : 'provider'
}

/** The server of other channels of the same access; the only one where there is one. */
function serverFor(
  access: Channel['access'],
  channels: readonly Channel[],
  { servers, channels: entries }: Context['document'],
): string | undefined {
  const names = isRecord(servers) ? Object.keys(servers) : []
  if (names.length <= 1) return names[0]
  const like = channels.find((own) => own.access === access && own.servers.length === 1)
  const entry = isRecord(entries) && like ? ownValue(entries, like.id) : undefined
  const [first] = isRecord(entry) && Array.isArray(entry['servers']) ? entry['servers'] : []
  const reference = isRecord(first) ? String(first['$ref']) : ''
  return reference.split('/').at(-1) || names[0]
}

/** Whether messages are kept in files of their own. */
function isSplit(document: Context['document']): boolean {
  return messageFiles(document).length > 0
}

function messageFiles({ channels }: Context['document']): string[] {
  const all = isRecord(channels) ? Object.values(channels) : []
  const messages = all.flatMap((own) =>
    isRecord(own) && isRecord(own['messages']) ? Object.values(own['messages']) : [],
  )
  return messages.flatMap((own) => {
    const [file = ''] = isRecord(own) ? String(own['$ref'] ?? '').split('#') : []
    return file === '' ? [] : [file]
  })
}

function folderFor(document: Context['document'], root: string): string {
  return posix.join(posix.dirname(root), posix.dirname(messageFiles(document)[0] ?? 'channels/first.yaml'))
}

function withSkeleton(skeleton: ChannelSkeleton, file: string | undefined, place: SpecPlace): Plan | Refusal {
  const { root, files } = place
  const entries = [
    { path: ['channels'], key: skeleton.id, lines: channelLines(skeleton) },
    ...channelOperations(skeleton).map((own) => ({ path: ['operations'], ...own })),
  ]
  const edited = entries.reduce<string | undefined>(
    (text, entry) => (text === undefined ? undefined : insertEntry(text, entry)),
    files.get(root) ?? '',
  )
  if (edited === undefined)
    return refuse(`${root} is not written in a way that can be added to: add the channel by hand.`)
  const lines =
    file === undefined ? [] : [...schemaLine(place, file, 'asyncapi-messages.json'), ...messageLines(skeleton.address)]
  const created = new Map(file === undefined ? [] : [[file, `${lines.join('\n')}\n`] as const])
  return { kind: 'plan', id: skeleton.id, created, edited: new Map([[root, edited]]), texts: channelTexts(skeleton) }
}
