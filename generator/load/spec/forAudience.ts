import { isFor } from './audience.ts'
import {
  collectReferences,
  dereference,
  findTarget,
  isLiteral,
  isRemote,
  mapsOfNames,
  parseReference,
  targetId,
} from './resolveRefs.ts'
import {
  childNode,
  childNodes,
  isRecord,
  type LoadedSpec,
  rootNode,
  type SpecFile,
  type SpecNode,
  valueAt,
} from './spec.ts'

/** Members that tell who reads something: no published file has them. */
const marks: ReadonlySet<string> = new Set(['x-internal', 'x-audience'])

/**
 * The spec as the readers of a build may know it. What is not for them is gone, and with it what refers to it, what its
 * examples show, and components that only it needed. A spec without marks stays the same object.
 */
export function forAudience(spec: LoadedSpec, audience: string | undefined): LoadedSpec {
  if ([...spec.files.values()].every(({ text }) => ![...marks].some((mark) => text.includes(mark)))) return spec
  const filter = createFilter(spec, audience)
  const files = new Map([...spec.files].map(([path, file]) => [path, filteredFile(file, filter)]))
  return withoutOrphans({ ...spec, files, root: files.get(spec.root.path) ?? spec.root }, spec)
}

interface Filter {
  readonly spec: LoadedSpec
  isHidden(node: SpecNode): boolean
}

/** Nobody after it sees the text of what is left out. */
function filteredFile(file: SpecFile, filter: Filter): SpecFile {
  const value = filtered({ value: file.value, file: file.path, pointer: [] }, false, filter)
  return { ...file, value, text: JSON.stringify(value) ?? '' }
}

function createFilter(spec: LoadedSpec, audience: string | undefined): Filter {
  const hiddenTags = new Set(
    childNodes(childNode(rootNode(spec), 'tags')).flatMap(({ node }) =>
      isFor(node.value, audience) ? [] : [valueAt(node, 'name')],
    ),
  )
  const isHidden = (node: SpecNode): boolean => {
    if (!isRecord(node.value)) return hiddenTags.has(node.value) && node.pointer.at(-2) === 'tags'
    if (!isFor(node.value, audience)) return true
    const target = dereference(spec, node)
    if (target && target.value !== node.value && !isFor(target.value, audience)) return true
    const { tags, channel } = node.value
    const isOfHiddenTags = Array.isArray(tags) && tags.length > 0 && tags.every((tag) => hiddenTags.has(tag))
    return isOfHiddenTags || (isRecord(channel) && isHidden(childNode(node, 'channel')))
  }
  return { spec, isHidden }
}

function filtered(node: SpecNode, areNames: boolean, filter: Filter): unknown {
  const { value } = node
  if (Array.isArray(value))
    return childNodes(node).flatMap(({ node: item }) => (filter.isHidden(item) ? [] : [filtered(item, false, filter)]))
  if (!isRecord(value)) return value
  const kept = childNodes(node).filter(
    ({ key, node: child }) => areNames || (!marks.has(key) && isKept(key, child, filter)),
  )
  const members = kept.flatMap(({ key, node: child }) => {
    if (areNames && filter.isHidden(child)) return []
    const result =
      isLiteral(key, child.value) && !areNames
        ? shownExample(key, child, node, filter)
        : filtered(isExampleIn(node) ? inlined(child, filter) : child, !areNames && mapsOfNames.has(key), filter)
    return isEmptied(child.value, result) && areNames ? [] : [[key, result] as const]
  })
  return withoutHiddenNames(node, Object.fromEntries(members), filter)
}

function isKept(key: string, child: SpecNode, filter: Filter): boolean {
  return isLiteral(key, child.value) || !filter.isHidden(child)
}

/** A path, channel or callback of which nothing is left. */
function isEmptied(before: unknown, after: unknown): boolean {
  const methods = (value: unknown) => (isRecord(value) ? Object.values(value).filter(isRecord).length : 0)
  return isRecord(before) && !('type' in before) && methods(before) > 0 && methods(after) === 0
}

/** `required` and the like name no property that is left out. */
function withoutHiddenNames(node: SpecNode, members: Record<string, unknown>, filter: Filter): object {
  const { required, dependentRequired, discriminator } = members
  const shown = isRecord(discriminator) ? withShownMapping(node, discriminator, filter) : undefined
  const hidden = hiddenProperties(node, filter)
  if (hidden.size === 0) return shown ? { ...members, discriminator: shown } : members
  const names = (list: unknown) => (Array.isArray(list) ? list.filter((name) => !hidden.has(name)) : list)
  return {
    ...members,
    ...(required === undefined ? {} : { required: names(required) }),
    ...(isRecord(dependentRequired)
      ? {
          dependentRequired: Object.fromEntries(
            Object.entries(dependentRequired).flatMap(([name, list]) =>
              hidden.has(name) ? [] : [[name, names(list)]],
            ),
          ),
        }
      : {}),
  }
}

function withShownMapping(node: SpecNode, discriminator: Readonly<Record<string, unknown>>, filter: Filter): object {
  const mapping = childNodes(childNode(childNode(node, 'discriminator'), 'mapping')).filter(
    ({ node: { value, ...place } }) => !filter.isHidden({ ...place, value: { $ref: value } }),
  )
  if (mapping.length === 0) return discriminator
  return { ...discriminator, mapping: Object.fromEntries(mapping.map(({ key, node: { value } }) => [key, value])) }
}

function hiddenProperties(schema: SpecNode, filter: Filter): ReadonlySet<unknown> {
  const properties = childNodes(childNode(schema, 'properties'))
  return new Set(properties.flatMap(({ key, node }) => (filter.isHidden(node) ? [key] : [])))
}

/** The examples of a body or parameter. One that is a reference is written out: where it leads nothing is known of its schema. */
function isExampleIn({ pointer }: SpecNode): boolean {
  return pointer.at(-1) === 'examples' && pointer.at(-2) !== 'components'
}

function inlined(node: SpecNode, { spec }: Filter): SpecNode {
  return { ...node, value: dereference(spec, node)?.value }
}

/** A literal value without the members for properties that are left out. It stands in a schema, beside one, or in a named example. */
function shownExample(key: string, { value }: SpecNode, owner: SpecNode, filter: Filter): unknown {
  const media = owner.pointer.at(-2) === 'examples' ? nodeAt(owner, -2, filter) : owner
  const schema = childNode(media, 'schema')
  const [payload, headers] = [childNode(owner, 'payload'), childNode(owner, 'headers')]
  const prune = (own: unknown, by: SpecNode) => pruned(own, [by], filter, 0)
  if (payload.value !== undefined && Array.isArray(value))
    return value.map((own) =>
      isRecord(own)
        ? {
            ...own,
            ...('payload' in own ? { payload: prune(own.payload, payload) } : {}),
            ...('headers' in own ? { headers: prune(own.headers, headers) } : {}),
          }
        : own,
    )
  const by = schema.value === undefined ? owner : schema
  const isList = (key === 'examples' || key === 'enum') && Array.isArray(value)
  return isList ? value.map((own: unknown) => prune(own, by)) : prune(value, by)
}

function nodeAt({ file, pointer }: SpecNode, end: number, { spec }: Filter): SpecNode {
  const place = { file, pointer: pointer.slice(0, end) }
  return findTarget(spec, place) ?? { ...place, value: undefined }
}

const deepest = 50

function pruned(value: unknown, schemas: readonly SpecNode[], filter: Filter, depth: number): unknown {
  const all = depth > deepest ? [] : schemas.flatMap((schema) => partsOf(schema, filter, 0))
  if (all.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) {
    const items = all.map((schema) => childNode(schema, 'items'))
    return value.map((item) => pruned(item, items, filter, depth + 1))
  }
  const hidden = new Set(all.flatMap((schema) => [...hiddenProperties(schema, filter)]))
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      if (hidden.has(name)) return []
      const own = all.flatMap((schema) => [
        childNode(childNode(schema, 'properties'), name),
        childNode(schema, 'additionalProperties'),
      ])
      return [[name, pruned(member, own, filter, depth + 1)] as const]
    }),
  )
}

/** A schema and what it is composed of, references followed. */
function partsOf(schema: SpecNode, filter: Filter, depth: number): SpecNode[] {
  const node = dereference(filter.spec, schema)
  if (!node || !isRecord(node.value) || depth > deepest) return []
  const inner = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => childNodes(childNode(node, key)))
  return [node, ...inner.flatMap((entry) => partsOf(entry.node, filter, depth + 1))]
}

/** Leaves out components that were in use and are no longer. */
function withoutOrphans(spec: LoadedSpec, before: LoadedSpec): LoadedSpec {
  const [used, wasUsed] = [reachedBy(spec), reachedBy(before)]
  const path = spec.root.path
  const { value } = spec.root
  if (!isRecord(value) || !isRecord(value.components)) return spec
  const components = Object.fromEntries(
    Object.entries(value.components).map(([section, entries]) => [
      section,
      isRecord(entries)
        ? Object.fromEntries(
            Object.entries(entries).filter(([name]) => {
              const id = targetId({ file: path, pointer: ['components', section, name] })
              return !wasUsed.has(id) || used.has(id)
            }),
          )
        : entries,
    ]),
  )
  const shown = { ...value, components }
  const root = { ...spec.root, value: shown, text: JSON.stringify(shown) }
  return { ...spec, root, files: new Map([...spec.files, [path, root]]) }
}

/** Ids of everything that references lead to from outside of the components. */
function reachedBy(spec: LoadedSpec): ReadonlySet<string> {
  const reached = new Set<string>()
  const visited = new Set<unknown>()
  const queue = childNodes(rootNode(spec)).flatMap(({ key, node }) => (key === 'components' ? [] : [node]))
  for (const node of queue) {
    for (const { reference, node: from } of collectReferences(node, visited)) {
      if (isRemote(reference)) continue
      const id = targetId(parseReference(reference, from.file))
      const target = reached.has(id) ? undefined : dereference(spec, from)
      reached.add(id)
      if (target) queue.push(target)
    }
  }
  return reached
}
