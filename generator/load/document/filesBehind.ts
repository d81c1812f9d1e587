import {
  collectReferences,
  findTarget,
  isRemote,
  parseReference,
  type ReferenceTarget,
  targetId,
} from './resolveRefs.ts'
import type { LoadedSpec, SpecNode } from './spec.ts'

/** Targets of references by value: many entries share a schema, and its targets are the same for all of them. */
const placesByValue = new WeakMap<object, readonly ReferenceTarget[]>()

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
  const places = placesByValue.get(node.value) ?? placesIn(node)
  placesByValue.set(node.value, places)
  return places.flatMap((place) => findTarget(spec, place) ?? [])
}

function placesIn(node: SpecNode): ReferenceTarget[] {
  return collectReferences(node).flatMap(({ reference, node: { file } }) =>
    isRemote(reference) ? [] : [parseReference(reference, file)],
  )
}
