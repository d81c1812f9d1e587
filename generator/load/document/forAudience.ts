import type { Readers } from './audience.ts'
import { createFilter, type Filter, hiddenProperties, partsOf } from './audienceFilter.ts'
import { dereference, isLiteral, mapsOfNames } from './resolveRefs.ts'
import { shownExample } from './shownExample.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, type SpecNode, valueAt } from './spec.ts'
import { fileNode, withFiles } from './withFiles.ts'
import { withoutHiddenNames } from './withoutHiddenNames.ts'
import { withoutOrphans } from './withoutOrphans.ts'

/** Members that name an audience: no published file has them. */
const marks: ReadonlySet<string> = new Set(['x-internal', 'x-audience'])

/**
 * The spec for the readers of a build. Objects for other audiences are removed, with references to them, their values in
 * examples, and components that nothing else uses. A spec without marks stays the same object.
 */
export function forAudience(spec: LoadedSpec, audience: Readers): LoadedSpec {
  if ([...spec.files.values()].every(({ text }) => ![...marks].some((mark) => text.includes(mark)))) return spec
  const filter = createFilter(spec, audience)
  const kept = withFiles(spec, (file) => filtered(fileNode(file), false, filter))
  // Twice: removed names make orphans, and removed orphans take names along that only they declare.
  return withoutHiddenNames(withoutOrphans(withoutHiddenNames(kept, spec), spec), spec)
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

/** Members of a schema or an operation without names of hidden properties, as in `required`, and of hidden parameters. */
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

/** Members with other names that may be hidden: parameters of an operation, and properties of the schema beside `encoding`. */
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

/** Whether a node is the `examples` of a body or parameter. References in it are written out: their targets have no schema. */
function isExampleIn({ pointer }: SpecNode): boolean {
  return pointer.at(-1) === 'examples' && pointer.at(-2) !== 'components'
}

function inlined(node: SpecNode, { spec }: Filter): SpecNode {
  return { ...node, value: dereference(spec, node)?.value }
}
