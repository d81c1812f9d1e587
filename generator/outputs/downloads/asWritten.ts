import { findTarget, parseReference, referenceOf } from '../../load/document/resolveRefs.ts'
import { childNodes, type LoadedSpec, type SpecNode } from '../../load/document/spec.ts'

/**
 * An extension that the engine does not read, as its author wrote it. A reference in it that the bundle cannot answer becomes `x-ref`:
 * readers of the bundle follow every `$ref`, and refuse a bundle with a broken one.
 */
export function asWritten(node: SpecNode, spec: LoadedSpec): unknown {
  const { value } = node
  if (Array.isArray(value)) return childNodes(node).map(({ node: item }) => asWritten(item, spec))
  if (typeof value !== 'object' || value === null) return value
  const isAnswered = leadsWithin(node, spec)
  return Object.fromEntries(
    childNodes(node).map(({ key, node: child }) => [
      key === '$ref' && typeof child.value === 'string' && !isAnswered ? 'x-ref' : key,
      asWritten(child, spec),
    ]),
  )
}

/** Whether a reference leads to a place of the entry file, which the bundle has under the same pointer. */
function leadsWithin(node: SpecNode, spec: LoadedSpec): boolean {
  const reference = referenceOf(node.value)
  if (reference === undefined || !reference.startsWith('#') || node.file !== spec.root.path) return false
  return findTarget(spec, parseReference(reference, node.file)) !== undefined
}
