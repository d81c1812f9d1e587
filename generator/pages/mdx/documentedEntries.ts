import type { Api, Channel, Operation, ReferencePage } from '../../contract/reference.ts'
import { entriesById } from '../../model/view/entriesById.ts'

/** What a reference page documents. */
export interface DocumentedEntries {
  readonly operations: readonly Operation[]
  readonly channels: readonly Channel[]
  /** Whether the page is that of its only entry, so that title and description are not said twice. */
  readonly isSole: boolean
}

export function documentedEntries({ title, description, content }: ReferencePage, api: Api): DocumentedEntries {
  if (content.kind !== 'reference') return { operations: [], channels: [], isSole: false }
  const operations = entriesById(api.operations, content.operations)
  const channels = entriesById(api.channels, content.channels)
  const entries = [
    ...operations,
    ...channels.map((channel) => ({ ...channel, description: channel.description ?? channel.summary })),
  ]
  const [only] = entries
  const isSole = entries.length === 1 && only?.title === title && only.description === description
  return { operations, channels, isSole }
}
