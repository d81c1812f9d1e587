import { posix } from 'node:path'
import type { VariantSet } from '../contract/schema.ts'
import { childNode, childNodes, isRecord, type SpecNode } from '../load/document/spec.ts'

/** Whether a schema is a `$ref` and nothing else. */
export function isPureReference({ value }: SpecNode): boolean {
  return isRecord(value) && typeof value.$ref === 'string' && Object.keys(value).length === 1
}

/** The parts of a schema: its `$ref`, the members of `allOf`, and the only member of `oneOf` or `anyOf` besides null. */
export function partsOf(node: SpecNode): SpecNode[] {
  const { $ref, allOf, oneOf, anyOf } = isRecord(node.value) ? node.value : {}
  if ($ref === undefined && allOf === undefined && oneOf === undefined && anyOf === undefined) return []
  const reference = typeof $ref === 'string' ? [{ ...node, value: { $ref } }] : []
  const members = childNodes(childNode(node, 'allOf')).map((member) => member.node)
  const choices = (['oneOf', 'anyOf'] as const).map((mode) => realMembers(node, mode))
  return [...reference, ...members, ...choices.filter(({ length }) => length === 1).flat()]
}

/** Members of `oneOf` or `anyOf` other than null. */
export function realMembers(node: SpecNode, mode: VariantSet['mode']): SpecNode[] {
  const members = childNodes(childNode(node, mode)).map((member) => member.node)
  return members.filter(({ value }) => !isRecord(value) || value.type !== 'null')
}

/** Keywords that describe a schema without changing the values that it allows. */
const annotations = new Set([
  ...['title', 'description', 'nullable', 'deprecated', 'readOnly', 'writeOnly', 'default', 'example', 'examples'],
  ...['externalDocs', 'type', '$ref', 'allOf', 'oneOf', 'anyOf'],
])

/** Whether a schema is another schema with at most annotations of its own: `allOf: [$ref]`, `oneOf: [$ref, null]`. */
export function isLink(node: SpecNode): boolean {
  const keys = isRecord(node.value) ? Object.keys(node.value) : []
  return partsOf(node).length === 1 && keys.every((key) => annotations.has(key) || key.startsWith('x-'))
}

/** The name of a schema is its key, or the name of the file that holds it alone. */
export function nameOfPlace({ file, pointer }: Pick<SpecNode, 'file' | 'pointer'>): string {
  return String(pointer.at(-1) ?? posix.parse(file).name)
}
