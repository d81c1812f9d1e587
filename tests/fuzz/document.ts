import { dump } from 'js-yaml'
import type { Random } from './random.ts'

export type Tree = Record<string, unknown>

/** A value inside a document: its owner, its key and the path to it. */
export interface Position {
  readonly owner: Tree
  readonly key: string
  readonly path: readonly string[]
}

/** Every value of a document but the root. */
export function positionsOf(root: unknown): Position[] {
  const positions: Position[] = []
  const visit = (owner: unknown, path: readonly string[]): void => {
    if (!isTree(owner)) return
    for (const key of Object.keys(owner)) {
      positions.push({ owner, key, path: [...path, key] })
      visit(owner[key], [...path, key])
    }
  }
  visit(root, [])
  return positions
}

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null
}

/** A copy that keeps members like `__proto__`. */
export function copyOf<Value>(value: Value): Value {
  return value === undefined ? value : JSON.parse(JSON.stringify(value))
}

/** Sets a member, also under a name with a meaning for assignment. */
export function setMember(owner: Tree, key: string, value: unknown): void {
  // The length of a list is no member that a document can write.
  if (Array.isArray(owner) && key === 'length') owner.push(value)
  else Object.defineProperty(owner, key, { value, enumerable: true, writable: true, configurable: true })
}

export function pointerOf(path: readonly string[]): string {
  return `#${path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`
}

const mark = '@@scalar:'

/** A scalar of YAML that JSON cannot hold, for example `.nan`, written without quotes. */
export function bareScalar(text: string): string {
  return `${mark}${text}@@`
}

/** The document as a file: as JSON, which is YAML too, or in blocks. */
export function textOf(document: unknown, random: Random): string {
  const text = random.chance(0.7) ? JSON.stringify(document) : dump(document, { lineWidth: -1 })
  return withBareScalars(text)
}

/** Scalars of YAML stand as they are; JavaScript takes numbers alone. */
export function withBareScalars(text: string, isNumeric = false): string {
  return text.replaceAll(/(["']?)@@scalar:([^@\n]*)@@\1/g, (_, __, scalar: string) =>
    isNumeric ? String(Number(scalar.replace(/\.inf/, 'Infinity'))) : scalar,
  )
}
