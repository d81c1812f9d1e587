import type { Diagnostic } from '../../contract/diagnostics.ts'
import { memoizeByObject } from '../../contract/memoize.ts'
import { type BoundedWalk, type Cut, createBoundedWalk, mostRepeatedOf } from '../../load/document/boundedWalk.ts'
import {
  findTarget,
  isLiteral,
  isRemote,
  isUnread,
  mapsOfNames,
  parseReference,
  type ReferenceTarget,
  referenceOf,
  targetId,
} from '../../load/document/resolveRefs.ts'
import {
  childNode,
  childNodes,
  isRecord,
  type LoadedSpec,
  locationOf,
  rootNode,
  type SpecNode,
} from '../../load/document/spec.ts'
import { asWritten } from './asWritten.ts'
import { type Bundled, componentHomes, countUses, pointerTo, withComponents } from './bundledComponents.ts'
import { type ComponentSection, sectionOf } from './componentKinds.ts'
import { componentName } from './componentName.ts'

interface Bundling {
  readonly spec: LoadedSpec
  /** Number of references to each target in another file. */
  readonly uses: ReadonlyMap<string, number>
  /** Pointer in the bundle for each target that is already there: `#/components/schemas/Order`. */
  readonly homes: Map<string, string>
  /** Components that came from other files, by section and name. */
  readonly added: Map<ComponentSection, Bundled>
  /** Tracks the targets that are being written out, and the number of repeated values. */
  readonly walk: BoundedWalk
  /** References that stay, because their targets were written out too often. */
  readonly cuts: SpecNode[]
}

/**
 * The whole spec as one document with references inside it only. Schemas of other files and repeated targets become
 * components; other targets replace their references. A reference without a target stays.
 */
export function bundleSpec(spec: LoadedSpec): unknown {
  // The check keeps the bundle of a spec with many files; one of a single file is not kept, since it has no check.
  return (spec.files.size === 1 ? bundle(spec) : bundleOf(spec)).document
}

/** The diagnostic for a bundle in which references repeat too much to be written out. */
export function checkBundle(spec: LoadedSpec): Diagnostic[] {
  if (spec.files.size === 1) return []
  return bundleOf(spec)
    .cuts.slice(0, 1)
    .map((node) => ({
      code: 'input-too-large',
      severity: 'error',
      message: `From "${referenceOf(node.value)}" on, references stay in the published file: expanded, they are too large.`,
      hint: 'Move repeated parts into the schemas of the components.',
      ...locationOf(spec, node),
    }))
}

interface Bundle {
  readonly document: unknown
  readonly cuts: readonly SpecNode[]
}

const bundleOf = memoizeByObject(bundle)

function bundle(spec: LoadedSpec): Bundle {
  const bundling: Bundling = {
    spec,
    uses: countUses(spec),
    homes: componentHomes(spec),
    added: new Map(),
    walk: createBoundedWalk(mostRepeatedOf(spec)),
    cuts: [],
  }
  const bundled = visit(rootNode(spec), { section: undefined, areNames: false }, bundling)
  const document = isRecord(bundled) ? withComponents(bundled, bundling.added) : bundled
  return { document, cuts: bundling.cuts }
}

/** The kind of a value: the section of `components` that could hold it, and whether its keys are names. */
interface Kind {
  readonly section: ComponentSection | undefined
  readonly areNames: boolean
}

function visit(node: SpecNode, kind: Kind, bundling: Bundling): unknown {
  const { value } = node
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return childNodes(node).map(({ node: item }) => visit(item, { ...kind, areNames: false }, bundling))
  const reference = referenceOf(value)
  if (reference !== undefined) return follow(node, reference, kind, bundling)
  return visitMembers(node, kind.areNames ? kind.section : undefined, kind.areNames, bundling)
}

function visitMembers(
  node: SpecNode,
  section: ComponentSection | undefined,
  areNames: boolean,
  bundling: Bundling,
): Bundled {
  const { format } = bundling.spec
  return Object.fromEntries(
    childNodes(node).map(({ key, node: child }) => {
      if (isUnread(node, key, areNames)) return [key, asWritten(child, bundling.spec)]
      if (areNames) return [key, visit(child, { section, areNames: false }, bundling)]
      if (isLiteral(key, child.value)) return [key, child.value]
      return [key, visit(child, { section: sectionOf(key, format), areNames: mapsOfNames.has(key) }, bundling)]
    }),
  )
}

function follow(node: SpecNode, reference: string, kind: Kind, bundling: Bundling): unknown {
  const { spec, homes } = bundling
  const target = parseReference(reference, node.file)
  const found = isRemote(reference) ? undefined : findTarget(spec, target)
  if (!found) return node.value
  if (target.file === spec.root.path) return beside(node, { $ref: `#${fragmentOf(reference)}` }, bundling)
  const home = homes.get(targetId(target))
  const isHome = node.file === spec.root.path && home === pointerTo(...node.pointer)
  if (home !== undefined && !isHome) return beside(node, { $ref: home }, bundling)
  if (!isHome && kind.section !== undefined && !kind.areNames && isShared(target, kind.section, bundling))
    return beside(node, { $ref: addComponent(found, target, kind.section, bundling) }, bundling)
  return writeOut(node, found, kind, bundling)
}

function isShared(target: ReferenceTarget, section: ComponentSection, { uses }: Bundling): boolean {
  return section === 'schemas' || (uses.get(targetId(target)) ?? 0) > 1
}

/** Adds a component and gives its pointer. The pointer is known before the visit, because a schema may contain itself. */
function addComponent(found: SpecNode, target: ReferenceTarget, section: ComponentSection, bundling: Bundling): string {
  const { spec, added, homes } = bundling
  const components = added.get(section) ?? Object.create(null)
  added.set(section, components)
  const own = childNodes(childNode(childNode(rootNode(spec), 'components'), section)).map(({ key }) => key)
  const name = componentName(target, new Set([...own, ...Object.keys(components)]))
  const home = pointerTo('components', section, name)
  homes.set(targetId(target), home)
  components[name] = undefined
  components[name] = visit(found, { section, areNames: false }, bundling)
  return home
}

/** Replaces a reference by its target. A reference to a recursive target without a component stays: the spec is wrong. */
function writeOut(node: SpecNode, found: SpecNode, kind: Kind, bundling: Bundling): unknown {
  const { walk, cuts } = bundling
  const leave = (why: Cut): unknown => {
    if (why === 'too-large') cuts.push(node)
    return node.value
  }
  if (!walk.mayRepeat(found)) return leave('too-large')
  const write = () => {
    const value = visit(found, kind, bundling)
    return isRecord(value) ? beside(node, value, bundling) : value
  }
  return walk.within(found, write, leave)
}

/** The replacement of a reference. Members beside the reference win. */
function beside(node: SpecNode, value: Readonly<Bundled>, bundling: Bundling): Bundled {
  const { $ref: _, ...siblings } = visitMembers(node, undefined, false, bundling)
  return { ...value, ...siblings }
}

function fragmentOf(reference: string): string {
  const at = reference.indexOf('#')
  return at === -1 ? '' : reference.slice(at + 1)
}
