import type { BookRule } from '../../../../contract/book.ts'
import { compact } from '../../../../contract/compact.ts'
import { isList, isRecord, type Json } from '../../../../contract/json.ts'
import { valueAtPointer } from '../../../../contract/jsonPointer.ts'
import { archiveEntries } from '../../literals/archiveEntries.ts'
import { parseFrame, readPushes } from '../readPushes.ts'
import { answerIn, type SubscriptionAnswer } from './answerIn.ts'
import type { BookChannels, BookReport, PastedPush } from './bookReport.ts'
import { framesInLines, type PastedFrame } from './framesInLines.ts'
import { otherChannelIn } from './otherChannelIn.ts'
import { readValue } from './readValue.ts'

export interface Paste extends Pick<BookReport, 'counted' | 'ignored' | 'cutOff'> {
  readonly pushes: readonly PastedPush[]
  /** Line that holds the beginning of a frame, and nothing of its end. */
  readonly torn?: number
  /** Address of another channel that frames are of. */
  readonly other?: string
  /** Names of the members of the records. */
  readonly names: ReadonlySet<string>
  /** Answer to the subscription among the frames: a refusal counts first. */
  readonly answer?: SubscriptionAnswer
}

/**
 * The records in frames as a log has them: one a line, with a time or a direction ahead of it, a list of them, or a HAR file.
 * Frames of the other channels hold no record of this book.
 */
export function readPaste(text: string, rule: BookRule, channels: BookChannels): Paste {
  const otherChannel = otherChannelIn(channels)
  const bare = text.trim()
  const whole = bare.startsWith('[') && bare.endsWith(']') ? readValue(bare) : parseFrame(bare)
  const items = framesOfArchive(whole) ?? listOfFrames(whole)
  const { frames, ignored, ...ends } = items ? { frames: items, ignored: 0 } : framesInLines(text)
  const read = frames.map((frame) => ({ position: frame.position, ...recordsWithin(frame.value, rule, otherChannel) }))
  const other = read.find((each) => each.other)?.other
  const answers = read.flatMap((each) => each.answers ?? [])
  const answer = answers.find(({ kind }) => kind === 'refused') ?? answers[0]
  return {
    counted: items ? 'item' : 'line',
    names: new Set(read.flatMap(({ names }) => names)),
    pushes: read.flatMap(({ pushes, position }) => pushes.map((push) => ({ push, position }))),
    ignored: ignored + read.filter(({ pushes }) => pushes.length === 0).length,
    ...ends,
    ...compact({ other, answer }),
  }
}

/** Frames that the sockets of a HAR file received; a position counts the sent frames too, as the browser lists them. */
function framesOfArchive(value: Json | undefined): PastedFrame[] | undefined {
  const lists = archiveEntries(value).flatMap(({ _webSocketMessages: list = null }) => (isList(list) ? [list] : []))
  if (lists.length === 0) return undefined
  return lists.flat().flatMap((message, index) => {
    const { type, data } = isRecord(message) ? message : {}
    const frame = type === 'receive' && typeof data === 'string' ? parseFrame(data) : undefined
    return frame === undefined ? [] : [{ value: frame, position: index + 1 }]
  })
}

/** A list of frames, not a frame that is a list itself: such a frame begins with a number or a name. */
function listOfFrames(value: Json | undefined): PastedFrame[] | undefined {
  if (!isList(value) || value.length === 0) return undefined
  const items = value.map((item) => (typeof item === 'string' ? readValue(item) : item))
  if (!items.every((item) => typeof item === 'object' && item !== null)) return undefined
  return items.map((item, index) => ({ value: item, position: index + 1 }))
}

/** Records of a frame, or of the frame within it; without any, the answer to a subscription. */
function recordsWithin(value: Json, rule: BookRule, otherChannel: ReturnType<typeof otherChannelIn>) {
  const within = framesWithin(value)
  for (const frame of within) {
    const other = otherChannel(frame)
    if (other) return { pushes: [], names: [], other }
    const pushes = readPushes(frame, rule)
    if (pushes.length > 0) return { pushes, names: namesIn(frame, rule) }
  }
  return { pushes: [], names: [], answers: within.flatMap((frame) => answerIn(frame) ?? []) }
}

/** Names of the members of the records in a frame; none where the frame is the record. */
function namesIn(frame: Json, { records }: BookRule): string[] {
  const found = records === undefined ? [] : valueAtPointer(frame, records)
  return (isList(found) ? found : [found]).flatMap((record) => (isRecord(record) ? Object.keys(record) : []))
}

/** A frame, and the frames that a record of a log has as its members or as texts. */
function framesWithin(value: Json): Json[] {
  const within = [value, ...(isRecord(value) ? Object.values(value).map(innerFrame) : [])]
  return within.flatMap((frame) => (typeof frame === 'object' && frame !== null ? [frame] : []))
}

function innerFrame(member: Json): Json | undefined {
  return typeof member === 'string' && /^\s*[[{]/.test(member) ? readValue(member) : member
}
