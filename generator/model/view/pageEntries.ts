import type { Prose } from '../../contract/annotations.ts'
import type { Channel } from '../../contract/channel.ts'
import type { Operation } from '../../contract/operation.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import { entriesById } from './entriesById.ts'

/** The entries of a generated page. */
export interface PageEntries {
  readonly operations: readonly Operation[]
  readonly channels: readonly Channel[]
  /** The page has the title and description of its only entry: it does not repeat them. */
  readonly isSole: boolean
}

export function pageEntries({ title, description, content }: ReferencePage, api: Api): PageEntries {
  if (content.kind !== 'reference') return { operations: [], channels: [], isSole: false }
  const operations = entriesById(api.operations, content.operations)
  const channels = entriesById(api.channels, content.channels)
  const [only, ...others] = [
    ...operations,
    ...channels.map((channel) => ({ ...channel, description: channel.description ?? channel.summary })),
  ]
  const isSole = others.length === 0 && isSame(only?.title, title) && isSame(only?.description, description)
  return { operations, channels, isSole }
}

function isSame(one: Prose | undefined, other: Prose | undefined): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
