import type { Json } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { Credentials } from '../../generator/contract/signing.ts'
import { milliseconds } from '../../generator/model/view/duration.ts'
import { type KeptValues, StepFailure } from './filled.ts'

/** A connection to the mock, and the frames that no step has received yet. */
export interface Connection {
  readonly frames: (Json | undefined)[]
  send(text: string): void
  /** Resolves when all has come that the mock sent before now. */
  settled(): Promise<void>
  end(): void
}

/** A request to the mock. */
export interface AskedCall {
  readonly method: string
  /** Path and query. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  /** Missing without a body. */
  readonly body?: string
}

/** The mock that steps are played on: behind a network, or in the same page. */
export interface PlayedMock {
  readonly clock: { readonly now: () => number; advance(milliseconds: number): Promise<void> }
  readonly credentials: Credentials
  ask(call: AskedCall): Promise<{ readonly status: number; readonly text: string }>
  /** Connects to a path with its query. */
  connect(target: string): Promise<Connection>
}

/** A scenario while it runs. */
export interface Run {
  readonly apis: readonly Api[]
  readonly mock: PlayedMock
  readonly kept: KeptValues
  /** Connections by the id of their channel. */
  readonly connections: Map<string, Connection>
  /** Credentials of keys that steps have added, by key: a secret of its own, for example. */
  readonly keys: Map<string, Partial<Credentials>>
}

/** A scenario at its start. */
export function startRun(apis: readonly Api[], mock: PlayedMock): Run {
  return { apis, mock, kept: new Map(), connections: new Map(), keys: new Map() }
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

/** Milliseconds of `30s`. The schema has checked the text. */
export function lengthOf(text: string): number {
  return milliseconds(text) ?? 0
}
