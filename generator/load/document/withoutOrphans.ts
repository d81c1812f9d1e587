import { collectReferences, dereference, findTarget, isRemote, parseReference, targetId } from './resolveRefs.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, rootNode, type SpecNode, valueAt } from './spec.ts'
import { withFiles } from './withFiles.ts'

/** Removes components and tags that were in use before and are unused now. */
export function withoutOrphans(spec: LoadedSpec, before: LoadedSpec): LoadedSpec {
  const referred = reachedBy(
    before,
    childNodes(rootNode(before)).map(({ node }) => node),
  )
  const rootsOf = (of: LoadedSpec) => [
    ...childNodes(rootNode(of)).flatMap(({ key, node }) =>
      key === 'components' || key === 'x-tagGroups' ? [] : [node],
    ),
    ...componentsOf(of).flatMap(({ id, node }) => (referred.has(id) ? [] : [node])),
  ]
  const [used, wasUsed] = [reachedBy(spec, rootsOf(spec)), reachedBy(before, rootsOf(before))]
  const isOrphan = (id: string) => wasUsed.has(id) && !used.has(id)
  const { value } = spec.root
  if (!isRecord(value)) return spec
  const { components, tags, ...rest } = value
  const shown = Object.fromEntries(
    Object.keys(value).flatMap((key) => {
      if (key === 'components' && isRecord(components)) return [[key, shownComponents(components, spec, isOrphan)]]
      if (key === 'tags' && Array.isArray(tags))
        return [[key, tags.filter((tag) => !isRecord(tag) || !isOrphan(tagId(tag.name)))]]
      if (key === 'x-tagGroups' && Array.isArray(rest[key]))
        return [[key, shownGroups(rest[key], spec, before, isOrphan)]]
      return [[key, value[key]]]
    }),
  )
  return withFiles(spec, (file) => (file.path === spec.root.path ? shown : file.value))
}

function shownComponents(
  components: Readonly<Record<string, unknown>>,
  { root: { path } }: LoadedSpec,
  isOrphan: (id: string) => boolean,
): object {
  return Object.fromEntries(
    Object.entries(components).map(([section, entries]) => [
      section,
      isRecord(entries)
        ? Object.fromEntries(
            Object.entries(entries).filter(
              ([name]) => !isOrphan(targetId({ file: path, pointer: ['components', section, name] })),
            ),
          )
        : entries,
    ]),
  )
}

/** Groups of tags as other tools write them, without removed tags. */
function shownGroups(
  groups: readonly unknown[],
  spec: LoadedSpec,
  before: LoadedSpec,
  isOrphan: (id: string) => boolean,
): readonly unknown[] {
  const namesIn = (of: LoadedSpec) =>
    new Set(childNodes(childNode(rootNode(of), 'tags')).map(({ node }) => valueAt(node, 'name')))
  const [now, then] = [namesIn(spec), namesIn(before)]
  const isGone = (name: unknown) => (then.has(name) && !now.has(name)) || isOrphan(tagId(name))
  return groups.flatMap((group) => {
    if (!isRecord(group) || !Array.isArray(group.tags)) return [group]
    const tags = group.tags.filter((name) => !isGone(name))
    return tags.length === 0 && group.tags.length > 0 ? [] : [{ ...group, tags }]
  })
}

function componentsOf(spec: LoadedSpec): { readonly id: string; readonly node: SpecNode }[] {
  return childNodes(childNode(rootNode(spec), 'components')).flatMap(({ node: section }) =>
    childNodes(section).map(({ node }) => ({ id: targetId(node), node })),
  )
}

/** Id of a tag, which differs from every id of a component. */
function tagId(name: unknown): string {
  return `tag ${String(name)}`
}

/** Ids of all components and tags that some nodes of a spec reach, by references and by names. */
function reachedBy(spec: LoadedSpec, from: readonly SpecNode[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const [visited, named] = [new Set<unknown>(), new Set<unknown>()]
  const queue = [...from]
  const reach = (id: string, target: SpecNode | undefined): void => {
    if (target && !reached.has(id)) queue.push(target)
    reached.add(id)
  }
  for (const node of queue) {
    for (const { reference, node: place } of collectReferences(node, visited))
      if (!isRemote(reference)) reach(targetId(parseReference(reference, place.file)), dereference(spec, place))
    visitNames(node, named, spec, reach)
  }
  const tags = childNodes(childNode(rootNode(spec), 'tags'))
  const parents = new Map(tags.map(({ node }) => [valueAt(node, 'name'), valueAt(node, 'parent')]))
  for (const name of parents.keys()) {
    if (!reached.has(tagId(name))) continue
    for (let above = parents.get(name); above !== undefined && !reached.has(tagId(above)); above = parents.get(above))
      reach(tagId(above), undefined)
  }
  return reached
}

/** Components that are used by name: tags, security schemes, and schemas that a discriminator maps to. */
function visitNames(
  node: SpecNode,
  visited: Set<unknown>,
  spec: LoadedSpec,
  reach: (id: string, target: SpecNode | undefined) => void,
): void {
  if (typeof node.value !== 'object' || node.value === null || visited.has(node.value)) return
  visited.add(node.value)
  const component = (section: string, name: string) =>
    findTarget(spec, { file: spec.root.path, pointer: ['components', section, name] })
  for (const { key, node: child } of childNodes(node)) {
    const { value } = child
    if (key === 'tags' && Array.isArray(value))
      for (const tag of value) if (!isRecord(tag)) reach(tagId(tag), undefined)
    if (key === 'security' && Array.isArray(value))
      for (const name of value.flatMap((way) => (isRecord(way) ? Object.keys(way) : []))) {
        const scheme = component('securitySchemes', name)
        if (scheme) reach(targetId(scheme), scheme)
      }
    if (key === 'mapping' && isRecord(value))
      for (const to of Object.values(value).filter((name) => typeof name === 'string')) {
        const schema =
          component('schemas', to) ?? (isRemote(to) ? undefined : findTarget(spec, parseReference(to, node.file)))
        if (schema) reach(targetId(schema), schema)
      }
    visitNames(child, visited, spec, reach)
  }
}
