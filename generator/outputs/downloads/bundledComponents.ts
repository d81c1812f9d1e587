import { pointerStep } from '../../contract/jsonPointer.ts'
import { isRemote, parseReference, referenceOf, specReferences, targetId } from '../../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, rootNode } from '../../load/document/spec.ts'
import type { ComponentSection } from './componentKinds.ts'

/** A part of the bundle. */
export type Bundled = Record<string, unknown>

/** The number of references to each target. */
export function countUses(spec: LoadedSpec): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { reference, node } of specReferences(spec)) {
    if (isRemote(reference)) continue
    const id = targetId(parseReference(reference, node.file))
    uses.set(id, (uses.get(id) ?? 0) + 1)
  }
  return uses
}

/** A component of the entry file that is only a reference becomes the component for the target. */
export function componentHomes(spec: LoadedSpec): Map<string, string> {
  const homes = new Map<string, string>()
  for (const { key: section, node: components } of childNodes(childNode(rootNode(spec), 'components'))) {
    for (const { key: name, node } of childNodes(components)) {
      const reference = referenceOf(node.value)
      if (reference === undefined || isRemote(reference)) continue
      const target = parseReference(reference, node.file)
      if (target.file !== spec.root.path) homes.set(targetId(target), pointerTo('components', section, name))
    }
  }
  return homes
}

/** The components of the entry file, then the components from other files, sorted by name. */
export function withComponents(bundled: Readonly<Bundled>, added: ReadonlyMap<ComponentSection, Bundled>): Bundled {
  if (added.size === 0) return { ...bundled }
  const own = isRecord(bundled.components) ? bundled.components : {}
  const components: Bundled = { ...own }
  for (const [section, values] of [...added].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const existing = isRecord(own[section]) ? own[section] : {}
    const sorted = Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))
    components[section] = { ...existing, ...Object.fromEntries(sorted) }
  }
  return { ...bundled, components }
}

/** A reference within the bundle. */
export function pointerTo(...steps: readonly (string | number)[]): string {
  return `#${steps.map((step) => `/${pointerStep(String(step))}`).join('')}`
}
