import { findTarget, isRemote, parseReference, referenceOf, specReferences } from '../../load/document/resolveRefs.ts'
import type { LoadedSpec, SpecNode } from '../../load/document/spec.ts'

/** Length of the longest chain of references without a value between them. The spec must have no circles. */
export function longestChain(spec: LoadedSpec): number {
  const lengths = new Map<unknown, number>()
  for (const { node } of specReferences(spec)) {
    const passed: unknown[] = []
    let current: SpecNode | undefined = node
    while (current && !lengths.has(current.value)) {
      const reference = referenceOf(current.value)
      if (reference === undefined) break
      passed.push(current.value)
      current = isRemote(reference) ? undefined : findTarget(spec, parseReference(reference, current.file))
    }
    const rest = current ? (lengths.get(current.value) ?? 0) : 0
    for (const [index, value] of passed.reverse().entries()) lengths.set(value, rest + index + 1)
  }
  return Math.max(0, ...new Set(lengths.values()))
}
