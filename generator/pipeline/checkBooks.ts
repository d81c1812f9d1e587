import type { BookRule } from '../contract/book.ts'
import type { Channel } from '../contract/channel.ts'
import type { Diagnostic } from '../contract/diagnostics.ts'
import type { Api } from '../contract/reference.ts'
import { mayHaveValue, mayRecordHave } from '../model/view/book/mayHaveValue.ts'
import { proveBook } from '../model/view/book/proveBook.ts'

/** Checks the vectors of every `x-book`, and finds pointers to fields that no message has. */
export function checkBooks(apis: readonly Api[]): Diagnostic[] {
  return apis.flatMap((api) =>
    api.channels.flatMap((channel) => [
      ...checkVectors(channel),
      ...unknownFields(channel, api),
      ...unknownCall(channel, api),
    ]),
  )
}

function checkVectors({ book, bookProof }: Channel): Diagnostic[] {
  if (!book) return []
  return (bookProof?.vectors ?? []).flatMap((vector) => {
    const mistake = proveBook(book, vector)
    if (!mistake) return []
    const name = vector.name === undefined ? '' : `${vector.name}: `
    const { message, hint, source } = mistake
    return [{ code: 'book-vector-wrong', severity: 'error', message: name + message, hint, ...source }]
  })
}

/** Messages of a channel with a schema: the pointers may lead into each of them. */
function unknownFields({ book, bookProof, messages, source }: Channel, { schemas }: Api): Diagnostic[] {
  const received = messages.filter(({ direction }) => direction === 'receive')
  const payloads = received.flatMap(({ payload }) => payload ?? [])
  if (!book || payloads.length < received.length || payloads.length === 0) return []
  const { records } = book
  const isKnown = (pointer: string) =>
    payloads.some(
      (payload) =>
        mayHaveValue(payload, pointer, schemas) ||
        (records !== undefined && mayRecordHave(payload, records, pointer, schemas)),
    )
  const named = pointersOf(book)
  const isMisplaced = records !== undefined && !isKnown(records)
  return (isMisplaced ? named.slice(0, 1) : named).flatMap(({ path, pointers }) =>
    pointers
      .filter((pointer) => !isKnown(pointer))
      .map((pointer) => ({
        code: 'book-field-unknown' as const,
        severity: 'error' as const,
        message: `No message of the channel has "${pointer}", which \`${path}\` of x-book names.`,
        hint: 'Correct the pointer. It begins at the record, or at the frame.',
        ...(bookProof?.sources[path] ?? source),
      })),
  )
}

function unknownCall({ book, bookProof, source }: Channel, { operations }: Api): Diagnostic[] {
  const name = book?.call?.operation
  // A document of channels alone may name operations of another.
  if (name === undefined || operations.length === 0 || operations.some(({ id }) => id === name)) return []
  return [
    {
      code: 'book-field-unknown',
      severity: 'error',
      message: `No operation of the API is "${name}", which \`call.operation\` of x-book names.`,
      hint: 'Give the operationId of the call that gives the book.',
      ...(bookProof?.sources['call.operation'] ?? source),
    },
  ]
}

/** Pointers into a message, by the member of `x-book` that holds them. */
function pointersOf(book: BookRule): { readonly path: string; readonly pointers: readonly string[] }[] {
  const { records, start, symbol, bids, asks, changes, sequence, checksum } = book
  const named = {
    records: records === undefined ? undefined : [records],
    'start.at': start?.at,
    symbol: symbol?.at,
    ...{ bids, asks },
    'changes.at': changes?.at,
    'sequence.id': sequence?.id,
    'sequence.previous': sequence?.previous,
    'sequence.first': sequence?.first,
    'checksum.at': checksum?.at,
  }
  return Object.entries(named).flatMap(([path, pointers]) => (pointers ? [{ path, pointers }] : []))
}
