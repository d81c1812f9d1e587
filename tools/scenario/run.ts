import type { ChildProcess } from 'node:child_process'
import type { WebSocket } from 'ws'
import type { Json } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { Credentials } from '../../generator/contract/signing.ts'
import type { Mock } from '../mock/index.ts'
import { type KeptValues, StepFailure } from './filled.ts'

/** A connection to the mock, and the frames that no step has received yet. */
export interface Connection {
  readonly socket: WebSocket
  readonly frames: (Json | undefined)[]
}

/** A scenario while it runs. */
export interface Run {
  readonly apis: readonly Api[]
  readonly mock: Mock
  readonly kept: KeptValues
  /** Connections by the id of their channel. */
  readonly connections: Map<string, Connection>
  /** What steps added keys with, by key: a secret of its own, for example. */
  readonly keys: Map<string, Partial<Credentials>>
  readonly commands: ChildProcess[]
  /** Folder that commands run in. */
  readonly folder: string
}

/** An entry of an API by its id. A name that several APIs have needs the API. */
export function entryOf<Entry extends { readonly id: string }>(
  apis: readonly Api[],
  entries: (api: Api) => readonly Entry[],
  { id, api: wanted }: { readonly id: string; readonly api: string | undefined },
): { readonly api: Api; readonly entry: Entry } {
  const chosen = apis.filter((api) => wanted === undefined || api.id === wanted)
  const found = chosen.flatMap((api) => entries(api).flatMap((entry) => (entry.id === id ? { api, entry } : [])))
  const [first, second] = found
  if (!first) throw new StepFailure(`No API${wanted === undefined ? '' : ` "${wanted}"`} has "${id}".`)
  if (second) throw new StepFailure(`Several APIs have "${id}": name one with \`api\`.`)
  return first
}
