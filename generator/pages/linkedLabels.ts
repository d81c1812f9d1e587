import type { Channel } from '../contract/channel.ts'
import { append } from '../contract/groups.ts'
import type { Operation } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import { counterpartsOf } from '../model/view/counterparts.ts'
import { channelRow, operationRow } from '../model/view/entryRows.ts'
import { digestOf, type Entry } from './entryDigests.ts'

/** Labels of the operations and channels that a part of the model, given as JSON, names. */
export type LinkedLabels = (text: string) => unknown

/**
 * The labels of all operations and channels whose name stands in a part of the model: `id`, or `api#id`. Other texts may be
 * the same as a name: then a page has one label too many in its key.
 */
export function linkedLabels(apis: readonly Api[]): LinkedLabels {
  const labels = new Map<string, string[]>()
  for (const api of apis) {
    for (const entry of [...api.operations, ...api.channels]) {
      const label = digestOf(labelOf(entry, api))
      append(labels, JSON.stringify(entry.id), label)
      append(labels, JSON.stringify(`${api.id}#${entry.id}`), label)
    }
  }
  return (text) => {
    const names = new Set(text.match(/"(?:[^"\\]|\\.)*"/g))
    return [...names].flatMap((name) => labels.get(name) ?? [])
  }
}

/** Labels of the same call in other APIs: either API may name the other. */
export function counterpartLabels(entry: Entry, api: Api, apis: readonly Api[]): unknown {
  if ('content' in entry) return []
  const kind = 'method' in entry ? 'operation' : 'channel'
  return counterpartsOf({ api, kind, id: entry.id }, apis).map((other) => {
    const entries = other.kind === 'operation' ? other.api.operations : other.api.channels
    const found = entries.find(({ id }) => id === other.id)
    return found && labelOf(found, other.api)
  })
}

/** Label of an operation or channel in links to it, and in marks of a replacement. */
function labelOf(entry: Operation | Channel, { id: api, title: ofApi, streaming }: Api): unknown {
  const { id, title, method, path, deprecation } = 'method' in entry ? operationRow(entry) : channelRow(entry)
  return [api, ofApi, streaming?.title, id, title, method, path, deprecation]
}
