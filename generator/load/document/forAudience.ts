import { isFor, type Readers } from './audience.ts'
import { dereference, findTarget, isLiteral, mapsOfNames } from './resolveRefs.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, rootNode, type SpecNode, valueAt } from './spec.ts'
import { fileNode, withFiles } from './withFiles.ts'
import { withoutHiddenNames } from './withoutHiddenNames.ts'
import { withoutOrphans } from './withoutOrphans.ts'

/** Members that tell who reads something: no published file has them. */
const marks: ReadonlySet<string> = new Set(['x-internal', 'x-audience'])

/**
 * The spec as the readers of a build may know it. What is not for them is gone, and with it what refers to it, what its
 * examples show, and components that only it needed. A spec without marks stays the same object.
 */
export function forAudience(spec: LoadedSpec, audience: Readers): LoadedSpec {
  if ([...spec.files.values()].every(({ text }) => ![...marks].some((mark) => text.includes(mark)))) return spec
  const filter = createFilter(spec, audience)
  const kept = withFiles(spec, (file) => filtered(fileNode(file), false, filter))
  // What orphans alone have is known when they are gone, and some are orphans for what names them.
  return withoutHiddenNames(withoutOrphans(withoutHiddenNames(kept, spec), spec), spec)
}

interface Filter {
  readonly spec: LoadedSpec
  isHidden(node: SpecNode): boolean
}

function createFilter(spec: LoadedSpec, audience: Readers): Filter {
  const hiddenTags = new Set(
    childNodes(childNode(rootNode(spec), 'tags')).flatMap(({ node }) =>
      isFor(node.value, audience) ? [] : [valueAt(node, 'name')],
    ),
  )
  const schemes = childNodes(childNode(childNode(rootNode(spec), 'components'), 'securitySchemes'))
  const hiddenSchemes = new Set(
    schemes.flatMap(({ key, node }) => (isFor(dereference(spec, node)?.value, audience) ? [] : [key])),
  )
  /** Who may know none of the ways to be let in cannot use it. */
  const isLocked = (node: SpecNode): boolean => {
    const owner = isOperation(node) && valueAt(node, 'security') === undefined ? rootNode(spec) : node
    const ways = childNodes(childNode(owner, 'security'))
    return ways.length > 0 && ways.every(({ node: way }) => isHidden(way))
  }
  const isHidden = (node: SpecNode): boolean => {
    if (!isRecord(node.value)) return hiddenTags.has(node.value) && node.pointer.at(-2) === 'tags'
    if (!isFor(node.value, audience)) return true
    if (node.pointer.at(-2) === 'security' && Object.keys(node.value).some((name) => hiddenSchemes.has(name)))
      return true
    if (node.pointer.length > 0 && isLocked(node)) return true
    const target = dereference(spec, node)
    if (target && target.value !== node.value && !isFor(target.value, audience)) return true
    const { tags, channel } = node.value
    const isOfHiddenTags = Array.isArray(tags) && tags.length > 0 && tags.every((tag) => hiddenTags.has(tag))
    return isOfHiddenTags || (isRecord(channel) && isHidden(childNode(node, 'channel')))
  }
  return { spec, isHidden }
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'])

function isOperation({ pointer, value }: SpecNode): boolean {
  return isRecord(value) && isRecord(value.responses) && methods.has(String(pointer.at(-1)))
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
  return withoutHiddenMembers(node, Object.fromEntries(members), filter)
}

function isKept(key: string, child: SpecNode, filter: Filter): boolean {
  return isLiteral(key, child.value) || !filter.isHidden(child)
}

/** Whether a path, channel or callback has lost all its parts. */
function isEmptied(before: unknown, after: unknown): boolean {
  const methods = (value: unknown) => (isRecord(value) ? Object.values(value).filter(isRecord).length : 0)
  return isRecord(before) && !('type' in before) && methods(before) > 0 && methods(after) === 0
}

/** `required` and the like name no property that is left out, and `x-pagination` no parameter. */
function withoutHiddenMembers(node: SpecNode, members: Record<string, unknown>, filter: Filter): object {
  const { required, dependentRequired, discriminator } = members
  const shown = isRecord(discriminator) ? withShownMapping(node, discriminator, filter) : undefined
  const own = { ...members, ...(shown ? { discriminator: shown } : {}), ...shownNames(node, members, filter) }
  const hidden = hiddenProperties(node, filter)
  if (hidden.size === 0) return own
  const names = (list: unknown) => (Array.isArray(list) ? list.filter((name) => !hidden.has(name)) : list)
  const { discriminator: _, ...undiscriminated } = own
  return {
    ...(isRecord(discriminator) && hidden.has(discriminator.propertyName) ? undiscriminated : own),
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

/** Members that name what else may be hidden: parameters of an operation, and properties of the schema beside `encoding`. */
function shownNames(node: SpecNode, members: Record<string, unknown>, filter: Filter): object {
  const { encoding, 'x-pagination': pagination } = members
  const without = (record: Readonly<Record<string, unknown>>, isShown: (key: string, value: unknown) => boolean) =>
    Object.fromEntries(Object.entries(record).filter(([key, value]) => isShown(key, value)))
  const parameters = childNodes(childNode(node, 'parameters')).filter(({ node: own }) => filter.isHidden(own))
  const names = new Set(parameters.map(({ node: own }) => valueAt(dereference(filter.spec, own) ?? own, 'name')))
  const properties = new Set(
    partsOf(childNode(node, 'schema'), filter, 0).flatMap((part) => [...hiddenProperties(part, filter)]),
  )
  return {
    ...(isRecord(pagination) && names.size > 0
      ? { 'x-pagination': without(pagination, (_, value) => !names.has(value)) }
      : {}),
    ...(isRecord(encoding) && properties.size > 0
      ? { encoding: without(encoding, (name) => !properties.has(name)) }
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
