import type { Api } from '../../contract/reference.ts'
import type { EntryKind } from './addresses.ts'
import { channelRow, type EntryRow, operationRow } from './entryRows.ts'

/** An operation or channel that takes the place of another, with its API. */
export interface Replacement {
  readonly row: EntryRow
  readonly api: Api
}

/**
 * Finds a replacement that a deprecation names: `id` in its own API, `api#id` in another one. An operation and a channel may
 * share an id; `kind` decides which is preferred.
 */
export function findReplacement(name: string, kind: EntryKind, own: Api, all: readonly Api[]): Replacement | undefined {
  const [, owner, id = name] = /^([^#]+)#(.+)$/.exec(name) ?? []
  const api = owner === undefined ? own : all.find((other) => other.id === owner)
  const found = [
    ...(api?.operations.filter((entry) => entry.id === id).map(operationRow) ?? []),
    ...(api?.channels.filter((entry) => entry.id === id).map(channelRow) ?? []),
  ]
  const row = found.find((candidate) => candidate.kind === kind) ?? found[0]
  return api && row && { row, api }
}
