import { dereference } from '../../../load/document/resolveRefs.ts'
import {
  childNode,
  childNodes,
  isRecord,
  type LoadedSpec,
  type SpecNode,
  valueAt,
} from '../../../load/document/spec.ts'

/** Most parts of a schema to read: reading all parts again for each reference to the schema takes long. */
export const mostParts = 1000

/** A schema, its target and its compositions: every schema that may describe the value. */
export function schemaParts(spec: LoadedSpec, schema: SpecNode, most = mostParts): SpecNode[] {
  const seen = new Set<unknown>()
  const parts: SpecNode[] = []
  const queue = [schema]
  for (const node of queue) {
    if (parts.length >= most) break
    if (!isRecord(node.value) || seen.has(node.value)) continue
    seen.add(node.value)
    parts.push(node)
    const target = dereference(spec, node)
    if (target) queue.push(target)
    const used = compositions.filter((key) => valueAt(node, key) !== undefined)
    for (const key of used) queue.push(...childNodes(childNode(node, key)).map((entry) => entry.node))
  }
  // A list that was appended to holds room for more, and each field of a spec has one.
  return parts.slice()
}

const compositions = ['allOf', 'anyOf', 'oneOf'] as const

/** The part with the JSON type of the value, and the types without `null`. */
export function typedPart(parts: readonly SpecNode[]): { node: SpecNode; types: readonly string[] } | undefined {
  for (const node of parts) {
    const written = [valueAt(node, 'type')].flat()
    const types = written.filter((type): type is string => typeof type === 'string' && type !== 'null')
    if (types.length > 0) return { node, types }
  }
  return undefined
}

export function hasKeyword(parts: readonly SpecNode[], ...keywords: readonly string[]): boolean {
  return parts.some((node) => keywords.some((keyword) => valueAt(node, keyword) !== undefined))
}

/** Every text that is a value of a keyword. */
export function textsOf(parts: readonly SpecNode[], keyword: string): string[] {
  return parts.map((node) => valueAt(node, keyword)).filter((value) => typeof value === 'string')
}
