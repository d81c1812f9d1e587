import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import { isRecord, type Json, parseJson } from '../../../generator/contract/json.ts'
import type { SchemaNode } from '../../../generator/contract/schema.ts'
import type { Books } from '../../../generator/model/view/book/keepBooks.ts'
import { parseFrame } from '../../../generator/model/view/book/readPushes.ts'
import { findViolations } from '../../../generator/model/view/conformance/findViolations.ts'
import { nearestOf } from '../../../generator/model/view/conformance/nearestOf.ts'
import type { Violation } from '../../../generator/model/view/conformance/violation.ts'
import type { Schemas } from '../../../generator/model/view/schema.ts'
import { type Mismatch, mismatchOf } from '../islands/requestBuilder/checkValue.ts'
import { type DrawnBook, drawnBooks, firstBooksAfter } from './orderBook.ts'

/** Texts that the page gives the worker to check. */
export type CheckQuestion =
  | { readonly kind: 'value'; readonly text: string; readonly schema?: SchemaNode; readonly schemas: Schemas }
  | {
      readonly kind: 'frames'
      readonly texts: readonly string[]
      /** For a worker that does not know it, and after frames that were left out: books begin anew. */
      readonly channel?: ConsoleChannel
    }

/** How a value differs from its schema: the first differences, and how many there are. */
export interface Differences {
  readonly count: number
  readonly problems: readonly Mismatch[]
}

export interface CheckedFrame {
  readonly isJson: boolean
  /** Missing where no message of the channel has a schema. */
  readonly differences?: Differences
  /** Place of the frame's message, or of the most similar message, among the channel's messages. */
  readonly message?: number
}

interface CheckedValue {
  readonly kind: 'value'
  readonly isJson: boolean
  /** Missing without a schema, and of a text that is no JSON. */
  readonly differences?: Differences
}

interface CheckedFrames {
  readonly kind: 'frames'
  readonly frames: readonly CheckedFrame[]
  readonly books: readonly DrawnBook[]
}

export type CheckAnswer = CheckedValue | CheckedFrames

/** Differences that the page gets. */
const mostProblems = 1000

/** Checks texts one after another, and keeps the books that their frames make. */
export function createChecks(): (question: CheckQuestion) => CheckAnswer {
  let channel: ConsoleChannel | undefined
  let books: Books = new Map()

  function checkedFrame(text: string): CheckedFrame {
    const value = parseJson(text)
    if (value === undefined || !channel) return { isJson: value !== undefined }
    const frame = channel.book && parseFrame(text)
    if (channel.book && frame !== undefined) books = firstBooksAfter(books, frame, channel.book)
    const { messages, schemas } = channel
    const nearest = nearestOf(described(messages), ({ schema }) => violations(value, schema, schemas))
    if (!nearest) return { isJson: true }
    return { isJson: true, message: nearest.candidate.at, differences: differencesOf(nearest.found) }
  }

  return (question) => {
    if (question.kind === 'value') return checkedText(question)
    if (question.channel) {
      channel = question.channel
      books = new Map()
    }
    return { kind: 'frames', frames: question.texts.map(checkedFrame), books: drawnBooks(books) }
  }
}

/** The messages with a schema, and their places among all. */
function described(messages: ConsoleChannel['messages']): { readonly at: number; readonly schema: SchemaNode }[] {
  return messages.flatMap(({ schema }, at) => (schema ? [{ at, schema }] : []))
}

function checkedText({ text, schema, schemas }: Extract<CheckQuestion, { readonly kind: 'value' }>): CheckedValue {
  const value = parseJson(text)
  if (value === undefined || !schema) return { kind: 'value', isJson: value !== undefined }
  return { kind: 'value', isJson: true, differences: differencesOf(violations(value, schema, schemas)) }
}

/** A field that no schema describes is a difference too, but for the fields in which the mock explains a refusal. */
function violations(value: Json, schema: SchemaNode, schemas: Schemas): readonly Violation[] {
  return findViolations(withoutDiagnosis(value), schema, { schemas, direction: 'response', isClosed: true })
}

function differencesOf(found: readonly Violation[]): Differences {
  return { count: found.length, problems: found.slice(0, mostProblems).map(mismatchOf) }
}

/** The mock explains a refusal in a member of its own, with its reasons in a list. */
function withoutDiagnosis(value: Json): Json {
  if (!isRecord(value)) return value
  const { mock, ...own } = value
  return isRecord(mock) && Array.isArray(mock['reasons']) ? own : value
}
