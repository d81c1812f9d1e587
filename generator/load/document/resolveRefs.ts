import { posix } from 'node:path'
import { decoded } from '../../contract/httpSyntax.ts'
import { nameOfStep, pointerStep } from '../../contract/jsonPointer.ts'
import { findAnchor } from './findAnchor.ts'
import { isForeignExtension } from './knownExtensions.ts'
import type { Pointer } from './sourceMap.ts'
import { childNode, isRecord, type LoadedSpec, type SpecNode } from './spec.ts'

/** Target of a reference: a file of the spec and a pointer into it. */
export interface ReferenceTarget {
  readonly file: string
  readonly pointer: Pointer
}

export function isRemote(reference: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(reference) || reference.startsWith('//')
}

/**
 * Reads `other.yaml#/components/x` as written in `from` (RFC 3986 path, RFC 6901 pointer). A fragment that is no pointer
 * (`#anchor`) becomes a single step with its `#`, and leads to the schema of that `$anchor`.
 */
export function parseReference(reference: string, from: string): ReferenceTarget {
  const [path, fragment] = splitOnce(reference, '#')
  const file = path === '' ? from : posix.join(path.startsWith('/') ? '/' : posix.dirname(from), decoded(path))
  return { file, pointer: fragment === '' || fragment.startsWith('/') ? parsePointer(fragment) : [`#${fragment}`] }
}

function parsePointer(pointer: string): string[] {
  const steps = pointer.split('/').slice(1)
  return steps.map((step) => nameOfStep(decoded(step)))
}

/** The stable name of a place: `components/schemas.yaml#/Price`. */
export function targetId({ file, pointer }: ReferenceTarget): string {
  return `${file}#${pointer.map((step) => `/${pointerStep(String(step))}`).join('')}`
}

/** The value a reference leads to, one step; `undefined` when there is none. */
export function findTarget(spec: Pick<LoadedSpec, 'files'>, target: ReferenceTarget): SpecNode | undefined {
  const file = spec.files.get(target.file)
  if (!file || file.value === undefined) return undefined
  let node: SpecNode = { value: file.value, file: file.path, pointer: [] }
  const [first] = target.pointer
  if (typeof first === 'string' && first.startsWith('#')) return findAnchor(node, first.slice(1))
  for (const step of target.pointer) {
    node = childNode(node, Array.isArray(node.value) ? Number(step) : step)
    if (node.value === undefined) return undefined
  }
  return node
}

/** Final target of a `$ref` object, after any number of steps; `undefined` when there is none, or the steps form a circle. */
export function dereference(spec: Pick<LoadedSpec, 'files'>, node: SpecNode): SpecNode | undefined {
  const known = targetsOf(spec)
  const passed: string[] = []
  let current: SpecNode | undefined = node
  while (current) {
    const reference = referenceOf(current.value)
    if (reference === undefined) break
    const target: ReferenceTarget | undefined = isRemote(reference)
      ? undefined
      : parseReference(reference, current.file)
    const id = target && targetId(target)
    if (id !== undefined && known.has(id)) {
      current = known.get(id)
      break
    }
    if (id !== undefined) {
      passed.push(id)
      // Meeting this node again before the end is known means a circle.
      known.set(id, undefined)
    }
    current = target && findTarget(spec, target)
  }
  for (const id of passed) known.set(id, current)
  return current
}

/** Known targets of the references of a spec, so that a chain of thousands is walked once, not once from each link. */
const knownTargets = new WeakMap<LoadedSpec['files'], Map<string, SpecNode | undefined>>()

function targetsOf({ files }: Pick<LoadedSpec, 'files'>): Map<string, SpecNode | undefined> {
  const known = knownTargets.get(files) ?? new Map<string, SpecNode | undefined>()
  knownTargets.set(files, known)
  return known
}

export function referenceOf(value: unknown): string | undefined {
  return isRecord(value) && typeof value.$ref === 'string' ? value.$ref : undefined
}

export interface Reference {
  readonly reference: string
  /** The object that it stands in. */
  readonly node: SpecNode
}

/**
 * Every `$ref` of a document, leaving out examples, other literal values and the extensions of others. Each shared object is
 * visited once.
 */
export function collectReferences(root: SpecNode, visited = new Set<unknown>()): Reference[] {
  const found: Reference[] = []
  // One array for all places: a large description has millions of them, and few references.
  const pointer = [...root.pointer]
  const visit = (value: unknown, keyword: string | undefined): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return
    visited.add(value)
    const reference = referenceOf(value)
    if (reference !== undefined && keyword !== 'properties')
      found.push({ reference, node: { value, file: root.file, pointer: [...pointer] } })
    const areNames = keyword !== undefined && mapsOfNames.has(keyword) && !Array.isArray(value)
    for (const [key, child] of Object.entries(value)) {
      if (isUnread({ pointer }, key, areNames)) continue
      pointer.push(Array.isArray(value) ? Number(key) : key)
      if (areNames) visit(child, undefined)
      else if (!isLiteral(key, child)) visit(child, key)
      pointer.pop()
    }
  }
  visit(root.value, undefined)
  return found
}

/**
 * Every reference in the files of a spec. Extensions of other tools are searched only where another reference leads into
 * them.
 */
export function specReferences({ files }: Pick<LoadedSpec, 'files'>): Reference[] {
  const visited = new Set<unknown>()
  const queue = [...files.values()].map(({ path, value }): SpecNode => ({ value, file: path, pointer: [] }))
  const found: Reference[] = []
  for (const node of queue) {
    for (const entry of collectReferences(node, visited)) {
      found.push(entry)
      const target = isRemote(entry.reference) ? undefined : parseReference(entry.reference, entry.node.file)
      const hidden = target && isBehindExtension(target) ? findTarget({ files }, target) : undefined
      if (hidden) queue.push(hidden)
    }
  }
  return found
}

/** Whether the walk through a file omits the target. */
export function isBehindExtension({ pointer }: ReferenceTarget): boolean {
  return pointer.some(isForeignExtension)
}

/** Whether a member is an extension of another tool. In a map of names, a name may look like an extension. */
export function isUnread({ pointer }: Pick<SpecNode, 'pointer'>, key: string, areNames: boolean): boolean {
  if (!isForeignExtension(key)) return false
  const [section, own] = [pointer.at(-2), pointer.at(-1)]
  return !areNames || own === 'paths' || (own === 'responses' && section !== 'components')
}

/** Keywords with data as their value, not specification. A list of `examples` belongs to a schema. */
const literalKeywords = new Set(['example', 'default', 'enum', 'const', 'value', 'dataValue'])

/** Whether the value of a keyword is data. */
export function isLiteral(keyword: string, value: unknown): boolean {
  return literalKeywords.has(keyword) || (keyword === 'examples' && Array.isArray(value))
}

/** Maps whose keys are names the author chose, so that `default` or `properties` in them is a name and no keyword. */
export const mapsOfNames: ReadonlySet<string> = new Set([
  ...['properties', 'patternProperties', 'dependentSchemas', 'dependencies', '$defs', 'definitions', 'schemas'],
  ...['paths', 'webhooks', 'pathItems', 'callbacks', 'additionalOperations', 'responses', 'content', 'encoding'],
  ...['parameters', 'headers', 'examples', 'requestBodies', 'links', 'securitySchemes', 'variables'],
  ...['servers', 'channels', 'operations', 'messages', 'replies', 'messageTraits', 'operationTraits'],
])

/** Whether the value of a keyword is a map of names; in AsyncAPI `headers` is the schema of an object. */
export function isMapOfNames(keyword: string, format: LoadedSpec['format']): boolean {
  return mapsOfNames.has(keyword) && !(format === 'asyncapi' && keyword === 'headers')
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return at === -1 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}
