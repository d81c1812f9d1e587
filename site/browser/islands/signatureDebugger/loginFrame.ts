import { type Json, parseJson } from '../../../../generator/contract/json.ts'
import { framesInLines } from '../../../../generator/model/view/book/debugger/framesInLines.ts'
import { withoutEscapes } from '../../../../generator/model/view/literals/readPasted.ts'
import type { RequestProblem } from './requestProblems.ts'

interface FoundFrames {
  readonly frames: readonly Json[]
  /** The last frame has no end, or a log left out the middle of one. */
  readonly isCutOff: boolean
}

/** The frames that a log or a program holds. */
export function foundFrames(text: string): FoundFrames {
  const plain = framesInLines(text)
  const { frames, torn, cutOff } = plain.frames.length > 0 ? plain : framesInLines(withoutEscapes(text))
  // A whole text may have dots of its own.
  const isShortened = parseJson(text) === undefined && /\{.*(?:\.\.\.|…)/.test(text)
  return {
    frames: frames.map(({ value }) => value),
    isCutOff: isShortened || torn !== undefined || cutOff !== undefined,
  }
}

/** Why a text holds no login: its frame is cut off, is another one, or there is none. */
export function whyNoLogin(text: string): 'cutOff' | 'another' | 'unreadable' {
  const { frames, isCutOff } = foundFrames(text)
  return isCutOff ? 'cutOff' : frames.length > 0 ? 'another' : 'unreadable'
}

/** The frame of a text that has most of a login, as the login has its members; `undefined` where none is a login. */
export function loginFrameIn(text: string, template: Json): FrameReading | undefined {
  const { frames, isCutOff } = foundFrames(text)
  const readings = frames.map((own) => readPlaced(template, own))
  const carried = ({ values }: FrameReading) => values.filter(({ value }) => value !== undefined).length
  const best = readings.toSorted((a, b) => carried(b) - carried(a))[0]
  // A login may lack its values, and another frame has other constants.
  const isLogin = best && (carried(best) > 0 || !(isCutOff || best.problems.some(({ kind }) => kind === 'constant')))
  return isLogin ? best : undefined
}

/** Reads a frame; values beside the member that should hold them are misplaced, not missing. */
function readPlaced(template: Json, frame: Json): FrameReading {
  const outer = new Map(isStructure(frame) ? Object.entries(frame) : [])
  const problems: RequestProblem[] = []
  for (const [group, part] of isStructure(template) ? Object.entries(template) : []) {
    const own = outer.get(group) ?? {}
    if (!isStructure(part) || !isStructure(own) || !isFilled(part)) continue
    const names = Object.keys(part).filter((name) => outer.has(name) && !Object.hasOwn(own, name))
    if (names.length === 0) continue
    outer.set(group, { ...own, ...Object.fromEntries(names.map((name) => [name, outer.get(name) ?? null])) })
    problems.push({ kind: 'misplaced', name: names, expected: group })
  }
  const read = readFrame(template, problems.length > 0 ? Object.fromEntries(outer) : frame, [])
  return { ...read, problems: [...problems, ...read.problems] }
}

interface FrameValue {
  readonly placeholder: string
  /** Path of the member: `params.key`. */
  readonly name: string
  readonly value: string | undefined
}

interface FrameReading {
  readonly values: readonly FrameValue[]
  /** Members beside the values that are signed, which a program may sign too. */
  readonly members: readonly (readonly [name: string, value: string])[]
  readonly problems: readonly RequestProblem[]
}

/** The values of a login in a frame, and what is wrong with the rest of it. */
export function readFrame(template: Json, frame: Json | undefined, path: readonly string[]): FrameReading {
  if (isStructure(template) && holdsPlaceholder(template)) return readMembers(template, frame, path)
  const name = path.join('.')
  const [, placeholder] = /^\{(\w+)\}$/.exec(String(template)) ?? []
  if (placeholder !== undefined) {
    const value = frame === undefined || isStructure(frame) ? undefined : String(frame)
    // `timeProblems` reports a missing time.
    const isMissing = placeholder !== 'timestamp' && (value === undefined || value === '')
    return {
      values: [{ placeholder, name, value }],
      members: [],
      problems: isMissing ? [{ kind: 'member', name }] : [],
    }
  }
  const isRight = holdsPlaceholder(template) ? frame !== undefined : isSame(template, frame)
  const expected = JSON.stringify(template)
  return { values: [], members: [], problems: isRight ? [] : [{ kind: 'constant', name, expected }] }
}

function readMembers(template: Structure, frame: Json | undefined, path: readonly string[]): FrameReading {
  const own = new Map(isStructure(frame) ? Object.entries(frame) : [])
  const members = Object.entries(template)
  // A frame may omit constants, for example the algorithm, beside members that are filled in.
  const hasValues = isFilled(template)
  const readings = members
    .filter(([name, part]) => !hasValues || own.has(name) || holdsPlaceholder(part))
    .map(([name, part]) => readFrame(part, own.get(name), [...path, name]))
  const parts = new Map(members)
  const isUnsigned = ([name, value]: [string, Json]) =>
    !isStructure(value) && !/^\{(?!key\})/.test(String(parts.get(name)))
  const unsigned = hasValues ? [...own].filter(isUnsigned).map(([name, value]) => [name, String(value)] as const) : []
  return {
    values: readings.flatMap(({ values }) => values),
    members: [...unsigned, ...readings.flatMap((reading) => reading.members)],
    problems: readings.flatMap(({ problems }) => problems),
  }
}

/** Whether members are filled in. */
function isFilled(template: Structure): boolean {
  return Object.values(template).some((part) => !isStructure(part) && holdsPlaceholder(part))
}

type Structure = Extract<Json, object>

function isStructure(value: Json | undefined): value is Structure {
  return typeof value === 'object' && value !== null
}

function holdsPlaceholder(template: Json): boolean {
  return /"[^"]*\{\w+\}/.test(JSON.stringify(template))
}

function isSame(a: Json, b: Json | undefined): boolean {
  return JSON.stringify(a).toLowerCase() === JSON.stringify(b)?.toLowerCase()
}
