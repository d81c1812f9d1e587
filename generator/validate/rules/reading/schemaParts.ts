import { dereference } from '../../../document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, type SpecNode } from '../../../document/spec.ts'

/** A schema, what it refers to, and what it is composed of: every place that may say something about the value. */
export function schemaParts(spec: LoadedSpec, schema: SpecNode): SpecNode[] {
  const seen = new Set<unknown>()
  const parts: SpecNode[] = []
  const queue = [schema]
  for (const node of queue) {
    if (!isRecord(node.value) || seen.has(node.value)) continue
    seen.add(node.value)
    parts.push(node)
    const target = dereference(spec, node)
    if (target) queue.push(target)
    for (const key of compositions) queue.push(...childNodes(childNode(node, key)).map((entry) => entry.node))
  }
  return parts
}

const compositions = ['allOf', 'anyOf', 'oneOf'] as const

/** The part that says which JSON type the value has, with the types but `null`. */
export function typedPart(parts: readonly SpecNode[]): { node: SpecNode; types: readonly string[] } | undefined {
  for (const node of parts) {
    const written = [childNode(node, 'type').value].flat()
    const types = written.filter((type): type is string => typeof type === 'string' && type !== 'null')
    if (types.length > 0) return { node, types }
  }
  return undefined
}

export function hasKeyword(parts: readonly SpecNode[], ...keywords: readonly string[]): boolean {
  return parts.some((node) => keywords.some((keyword) => childNode(node, keyword).value !== undefined))
}

/** Every text with which a keyword is given. */
export function textsOf(parts: readonly SpecNode[], keyword: string): string[] {
  return parts.map((node) => childNode(node, keyword).value).filter((value) => typeof value === 'string')
}
