import type {
  BookCall,
  BookChanges,
  BookChecksum,
  BookLevelForm,
  BookMark,
  BookPointers,
  BookProof,
  BookRule,
  BookSequence,
  BookVector,
} from '../contract/book.ts'
import type { Sequence } from '../contract/channel.ts'
import { pointerStep } from '../contract/jsonPointer.ts'
import { asText } from '../load/document/asText.ts'
import { childNode, childNodes, isRecord, locationOf, type SpecNode, valueAt } from '../load/document/spec.ts'
import { compact, jsonOf, type ModelContext, numberOf, oneOf, scalarText, textOf } from './context.ts'
import { parseFrame } from './view/book/readPushes.ts'

const snapshots = ['push', 'call', 'every', 'none'] as const
const orders = ['pairs', 'asks-bids', 'bids-asks'] as const
const states = ['in step', 'gap', 'waiting'] as const

/** Reads `x-book` of a channel; `undefined` where it is missing or incomplete. */
export function readBook(node: SpecNode, sequence: Sequence | undefined): BookRule | undefined {
  const snapshot = oneOf(valueAt(node, 'snapshot'), snapshots)
  const changes = readChanges(childNode(node, 'changes'))
  const [bids, asks] = [pointersAt(node, 'bids'), pointersAt(node, 'asks')]
  if (snapshot === undefined || (!changes && !(bids && asks))) return undefined
  return compact<BookRule>({
    snapshot,
    start: readMark(childNode(node, 'start')),
    call: readCall(childNode(node, 'call')),
    records: textOf(valueAt(node, 'records')),
    symbol: readSymbol(node),
    ...{ bids, asks },
    level: readLevel(childNode(node, 'level')),
    changes,
    sequence: readSequence(childNode(node, 'sequence')) ?? ofFields(sequence),
    depth: countOf(valueAt(node, 'depth')),
    checksum: readChecksum(childNode(node, 'checksum')),
  })
}

/** Test vectors and source locations of `x-book`, for checks; `undefined` without it. */
export function readBookProof(node: SpecNode, context: ModelContext): BookProof | undefined {
  if (!isRecord(node.value)) return undefined
  const members = childNodes(node).flatMap(({ key, node: member }) => [
    { path: key, node: member },
    ...childNodes(member).map((inner) => ({ path: `${key}.${inner.key}`, node: inner.node })),
  ])
  const sources = members
    .filter(({ path }) => !path.startsWith('vectors'))
    .map(({ path, node: member }) => [path, locationOf(context.spec, member)] as const)
  return { vectors: readVectors(node, context), sources: Object.fromEntries(sources) }
}

function readVectors(node: SpecNode, { spec }: ModelContext): readonly BookVector[] {
  return childNodes(childNode(node, 'vectors')).map(({ node: vector }) => {
    const located = (key: string) => {
      const value = scalarText(valueAt(vector, key))
      return value === undefined ? undefined : { value, source: locationOf(spec, childNode(vector, key)) }
    }
    const levels = (key: string) =>
      Array.isArray(valueAt(vector, key))
        ? childNodes(childNode(vector, key)).map(({ node: level }) => {
            const [price = '', size = ''] = childNodes(level).map(({ node: { value } }) => asText(value))
            return { price, size, source: locationOf(spec, level) }
          })
        : undefined
    return compact<BookVector>({
      name: textOf(valueAt(vector, 'name')),
      frames: childNodes(childNode(vector, 'frames')).map(({ node: { value } }) =>
        typeof value === 'string' ? (parseFrame(value) ?? value) : jsonOf(value),
      ),
      symbol: scalarText(valueAt(vector, 'symbol')),
      state: oneOf(valueAt(vector, 'state'), states) ?? 'in step',
      bids: levels('bids'),
      asks: levels('asks'),
      text: located('text'),
      checksum: located('checksum'),
      source: locationOf(spec, vector),
    })
  })
}

/** Other numbers were reported. */
function countOf(value: unknown): number | undefined {
  const count = numberOf(value)
  return count !== undefined && Number.isInteger(count) && count > 0 ? count : undefined
}

/** A text is a list of one. */
function listAt(node: SpecNode, key: string): readonly string[] | undefined {
  const list = [valueAt(node, key)].flat().flatMap((value) => scalarText(value) ?? [])
  return list.length > 0 ? list : undefined
}

function pointersAt(node: SpecNode, key: string): BookPointers | undefined {
  return listAt(node, key)?.filter((pointer) => pointer.startsWith('/'))
}

function readMark(node: SpecNode): BookMark | undefined {
  const at = pointersAt(node, 'at')
  return at && compact<BookMark>({ at, is: listAt(node, 'is') })
}

function readLevel(node: SpecNode): BookLevelForm {
  return compact<BookLevelForm>({
    price: pointersAt(node, 'price') ?? ['/0'],
    size: pointersAt(node, 'size') ?? ['/1'],
    separator: textOf(valueAt(node, 'separator')),
    removed: readMark(childNode(node, 'removed')),
    number: pointersAt(node, 'number'),
  })
}

function readChanges(node: SpecNode): BookChanges | undefined {
  const at = pointersAt(node, 'at')
  return at && compact<BookChanges>({ at, ...readLevel(node), bid: readMark(childNode(node, 'bid')) })
}

function readSymbol(node: SpecNode): BookRule['symbol'] {
  const own = childNode(node, 'symbol')
  if (!isRecord(own.value)) return withAt(pointersAt(node, 'symbol'))
  const after = textOf(valueAt(own, 'after'))
  const symbol = withAt(pointersAt(own, 'at'))
  return symbol && after !== undefined ? { ...symbol, after } : symbol
}

function withAt(at: BookPointers | undefined): BookRule['symbol'] {
  return at && { at }
}

function readCall(node: SpecNode): BookCall | undefined {
  const [id, bids, asks] = [pointersAt(node, 'id'), pointersAt(node, 'bids'), pointersAt(node, 'asks')]
  if (!id || !bids || !asks) return undefined
  const operation = textOf(valueAt(node, 'operation'))
  return compact<BookCall>({ operation, id, bids, asks, symbol: pointersAt(node, 'symbol') })
}

function readSequence(node: SpecNode): BookSequence | undefined {
  const id = pointersAt(node, 'id')
  if (!id) return undefined
  const [previous, first] = [pointersAt(node, 'previous'), pointersAt(node, 'first')]
  return compact<BookSequence>({ id, previous, first, step: countOf(valueAt(node, 'step')) })
}

/** `x-sequence` names fields of the record. */
function ofFields(sequence: Sequence | undefined): BookSequence | undefined {
  if (!sequence) return undefined
  const at = (name: string) => [`/${pointerStep(name)}`]
  const { id, previous } = sequence
  return compact<BookSequence>({ id: at(id), previous: previous === undefined ? undefined : at(previous) })
}

function readChecksum(node: SpecNode): BookChecksum | undefined {
  const [at, levels] = [pointersAt(node, 'at'), countOf(valueAt(node, 'levels'))]
  if (!at || levels === undefined) return undefined
  return compact<BookChecksum>({
    ...{ at, levels, order: oneOf(valueAt(node, 'order'), orders) ?? 'pairs' },
    separator: textOf(valueAt(node, 'separator')) ?? '',
    numbers: valueAt(node, 'numbers') === 'digits' ? 'digits' : 'sent',
    isSigned: valueAt(node, 'signed') === true,
    none: scalarText(valueAt(node, 'none')),
  })
}
