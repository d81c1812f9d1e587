import type { Api } from '../../contract/reference.ts'
import type { EntryKind } from './addresses.ts'
import { channelRow, type EntryRow, operationRow } from './entryRows.ts'

/** An operation or channel that takes the place of another, with its API. */
export interface Replacement {
  readonly row: EntryRow
  readonly api: Api
}

/**
 * Finds a replacement that a deprecation names: `id` in its own API, else in the others; `api#id` in that API alone. An
 * operation and a channel may share an id; `kind` decides which is preferred.
 */
export function findReplacement(name: string, kind: EntryKind, own: Api, all: readonly Api[]): Replacement | undefined {
  const [, owner, id = name] = /^([^#]+)#(.+)$/.exec(name) ?? []
  const apis = owner === undefined ? [own, ...all] : all.filter((api) => api.id === owner)
  for (const api of apis) {
    const found = [
      ...api.operations.filter((own) => own.id === id).map(operationRow),
      ...api.channels.filter((own) => own.id === id).map(channelRow),
    ]
    const row = found.find((candidate) => candidate.kind === kind) ?? found[0]
    if (row) return { row, api }
  }
  return undefined
}
