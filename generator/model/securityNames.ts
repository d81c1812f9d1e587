import { referenceOf } from '../load/document/resolveRefs.ts'
import { childNodes, isRecord, type SpecNode } from '../load/document/spec.ts'

/** Names of the security schemes of an AsyncAPI operation: version 3 refers to them, version 2 lists requirements by name. */
export function readSecurityNames(node: SpecNode): string[] | undefined {
  const names = childNodes(node).flatMap(({ node: { value } }) => {
    const reference = referenceOf(value)
    if (reference !== undefined) return [reference.split('/').at(-1) ?? reference]
    if (!isRecord(value)) return []
    return typeof value.type === 'string' ? [value.type] : Object.keys(value)
  })
  return names.length > 0 ? names : undefined
}
