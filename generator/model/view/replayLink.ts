import { type Json, parseJson } from '../../contract/json.ts'
import { milliseconds } from './duration.ts'

/** Steps on a mock of their own, as an address carries them. */
export interface Replay {
  /** Name of the scenario. */
  readonly name: string
  /** Seed of all random numbers. */
  readonly seed: number
  /** Milliseconds since 1970 at the start. */
  readonly clock: number
  readonly steps: readonly ReplayStep[]
}

type Texts = Readonly<Record<string, string>>

/** A step of a scenario, with the values of a body as texts. */
export type ReplayStep =
  | {
      readonly kind: 'call'
      readonly call: string
      readonly api?: string
      readonly key?: string
      /** Parameters by name. */
      readonly with?: Texts
      /** Members of the body by name. */
      readonly fields?: Texts
      /** The whole body, in place of its members. */
      readonly body?: Json
      readonly expect?: { readonly status: number }
      readonly keep?: Texts
    }
  | { readonly kind: 'wait'; readonly wait: string }
  | { readonly kind: 'control'; readonly control: string; readonly with?: Texts; readonly keep?: Texts }
  | {
      readonly kind: 'open'
      readonly open: string
      readonly api?: string
      readonly key?: string
      readonly frame?: Json
    }
  | { readonly kind: 'send'; readonly send: string; readonly frame: Json }

/** The first mistake of an address. */
export interface ReplayMistake {
  /** Number of the step from 1; 0 before the first step. */
  readonly step: number
  /** Unknown member, invalid value, no step, too many steps, unknown entry, entry of several APIs. */
  readonly kind: 'member' | 'value' | 'none' | 'many' | 'entry' | 'several'
  readonly name: string
  readonly value: string
}

/** The start of a scenario that names none. */
export const usualStart = { seed: 1, clock: '2026-01-01T00:00:00Z' } as const

/** Most steps of an address, characters of its name, and milliseconds of one wait. */
const [mostSteps, longestName, longestWait] = [100, 200, 24 * 60 * 60_000]

/** A length of time as steps name it. */
export const stepLength = /^\d+(?:\.\d+)?(?:ms|s|m|h)$/

type Reader = (value: string) => Json | undefined

const text: Reader = (value) => (value === '' ? undefined : value)
const matching =
  (pattern: RegExp): Reader =>
  (value) =>
    pattern.test(value) ? value : undefined
const wait: Reader = (value) =>
  stepLength.test(value) && (milliseconds(value) ?? 0) <= longestWait ? value : undefined
const clock: Reader = (value) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined

const head = { replay: text, seed: matching(/^\d{1,9}$/), clock }

/** The members of each step; the first of them begins it. */
const members: Readonly<Record<ReplayStep['kind'], Readonly<Record<string, Reader>>>> = {
  call: { call: text, api: text, key: text, body: parseJson, status: matching(/^[1-5]\d\d$/) },
  wait: { wait },
  control: { control: text },
  open: { open: text, api: text, key: text, frame: parseJson },
  send: { send: text, frame: parseJson },
}

/** Members whose names go on behind a dot, with the member of the step that collects them. */
const groups: readonly { readonly kinds: readonly string[]; readonly name: RegExp; readonly of: string }[] = [
  { kinds: ['call', 'control'], name: /^keep\.(\w+)$/, of: 'keep' },
  // As in a link that fills in the form of a call.
  { kinds: ['call'], name: /^[qphcs]\.(.+)$/, of: 'with' },
  { kinds: ['call'], name: /^b\.(.+)$/, of: 'fields' },
  { kinds: ['control'], name: /^(.+)$/, of: 'with' },
]

interface Draft {
  readonly kind: ReplayStep['kind'] | 'head'
  readonly values: Record<string, Json>
  readonly groups: Record<string, Record<string, string>>
}

/** Whether an address means to carry a replay. */
export function isReplayHash(hash: string): boolean {
  return hash.startsWith('#replay=')
}

/** The replay of `#replay=…&seed=…&clock=…&call=…`; `undefined` for an address of something else. */
export function readReplay(hash: string): Replay | { readonly mistakes: readonly ReplayMistake[] } | undefined {
  if (!isReplayHash(hash)) return undefined
  const pairs = [...new URLSearchParams(hash.slice(1))]
  const first: Draft = { kind: 'head', values: {}, groups: {} }
  const drafts: Draft[] = []
  const mistakes: ReplayMistake[] = []
  for (const [name, value] of pairs) {
    if (isKind(name)) drafts.push({ kind: name, values: {}, groups: {} })
    const kind = take(drafts.at(-1) ?? first, name, value)
    if (kind) mistakes.push({ step: drafts.length, kind, name, value })
  }
  for (const [index, { kind, values }] of drafts.entries())
    if (kind === 'send' && !('frame' in values))
      mistakes.push({ step: index + 1, kind: 'value', name: 'frame', value: '' })
  if (drafts.length === 0) mistakes.push({ step: 0, kind: 'none', name: 'replay', value: '' })
  if (drafts.length > mostSteps) mistakes.push({ step: drafts.length, kind: 'many', name: '', value: `${mostSteps}` })
  if (mistakes.length > 0) return { mistakes }
  const { replay, seed = usualStart.seed, clock: start = usualStart.clock } = first.values
  return {
    name: String(replay).slice(0, longestName),
    seed: Number(seed),
    clock: Date.parse(String(start)),
    steps: drafts.map(stepOf),
  }
}

/** Puts a member into its step, or gives the kind of its mistake. */
function take(draft: Draft, name: string, value: string): 'member' | 'value' | undefined {
  const own: Readonly<Record<string, Reader>> = draft.kind === 'head' ? head : members[draft.kind]
  const reader = Object.hasOwn(own, name) ? own[name] : undefined
  if (reader) {
    const read = reader(value)
    if (read === undefined) return 'value'
    draft.values[name] = read
    return undefined
  }
  for (const { kinds, name: pattern, of } of groups) {
    const [, inner] = kinds.includes(draft.kind) ? (pattern.exec(name) ?? []) : []
    if (inner === undefined) continue
    if (of === 'keep' && !value.startsWith('/')) return 'value'
    draft.groups[of] = { ...draft.groups[of], [inner]: value }
    return undefined
  }
  return 'member'
}

function stepOf({ kind, values: { status, ...values }, groups: grouped }: Draft): ReplayStep {
  const expected = status === undefined ? {} : { expect: { status: Number(status) } }
  return { kind, ...values, ...grouped, ...expected } as ReplayStep
}

function isKind(name: string): name is ReplayStep['kind'] {
  return Object.hasOwn(members, name)
}

/** Number of APIs with an entry of this kind and name. */
export type CountEntries = (entry: {
  readonly kind: 'operation' | 'channel'
  readonly id: string
  readonly api: string | undefined
}) => number

/** Steps that call or open an entry of no API, or of several APIs. */
export function unknownEntries({ steps }: Replay, count: CountEntries): ReplayMistake[] {
  return steps.flatMap((step, index): ReplayMistake[] => {
    if (step.kind !== 'call' && step.kind !== 'open') return []
    const name = step.kind === 'call' ? step.call : step.open
    const found = count({ kind: step.kind === 'call' ? 'operation' : 'channel', id: name, api: step.api })
    if (found === 1) return []
    return [{ step: index + 1, kind: found === 0 ? 'entry' : 'several', name: step.kind, value: name }]
  })
}
