import { collectReferences, findTarget, isRemote, parseReference, targetId } from './resolveRefs.ts'
import type { LoadedSpec, SpecNode } from './spec.ts'

/** What a value refers to is the same for everyone who asks, and a shared schema is asked for by many. */
const targetsByValue = new WeakMap<object, readonly SpecNode[]>()

/** The files that some parts of a spec stand in, with all they refer to over any number of steps; sorted. */
export function filesBehind(spec: Pick<LoadedSpec, 'files'>, parts: readonly SpecNode[]): readonly string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const queue = [...parts]
  for (let node = queue.pop(); node; node = queue.pop()) {
    const id = targetId(node)
    if (seen.has(id)) continue
    seen.add(id)
    files.add(node.file)
    queue.push(...targetsOf(spec, node))
  }
  return [...files].sort()
}

function targetsOf(spec: Pick<LoadedSpec, 'files'>, node: SpecNode): readonly SpecNode[] {
  if (typeof node.value !== 'object' || node.value === null) return []
  const known = targetsByValue.get(node.value)
  if (known) return known
  const targets = collectReferences(node).flatMap(({ reference, node: { file } }) => {
    if (isRemote(reference)) return []
    return findTarget(spec, parseReference(reference, file)) ?? []
  })
  targetsByValue.set(node.value, targets)
  return targets
}
