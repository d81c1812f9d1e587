import { httpMethods } from '../../contract/httpSyntax.ts'
import { isFor, type Readers } from './audience.ts'
import { dereference } from './resolveRefs.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, rootNode, type SpecNode, valueAt } from './spec.ts'

/** Decides which objects of a spec a build leaves out. */
export interface Filter {
  readonly spec: LoadedSpec
  isHidden(node: SpecNode): boolean
}

/** The filter of objects that the readers of a build may not know. */
export function createFilter(spec: LoadedSpec, audience: Readers): Filter {
  const hiddenTags = new Set(
    childNodes(childNode(rootNode(spec), 'tags')).flatMap(({ node }) =>
      isFor(node.value, audience) ? [] : [valueAt(node, 'name')],
    ),
  )
  const schemes = childNodes(childNode(childNode(rootNode(spec), 'components'), 'securitySchemes'))
  const hiddenSchemes = new Set(
    schemes.flatMap(({ key, node }) => (isFor(dereference(spec, node)?.value, audience) ? [] : [key])),
  )
  /** A reader who may see no security scheme cannot use it. */
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

const methods: ReadonlySet<string> = new Set(httpMethods)

function isOperation({ pointer, value }: SpecNode): boolean {
  return isRecord(value) && isRecord(value.responses) && methods.has(String(pointer.at(-1)))
}

/** Names of the properties that readers may not know. */
export function hiddenProperties(schema: SpecNode, filter: Filter): ReadonlySet<unknown> {
  const properties = childNodes(childNode(schema, 'properties'))
  return new Set(properties.flatMap(({ key, node }) => (filter.isHidden(node) ? [key] : [])))
}

/** Most levels of a schema to visit, because a schema may contain itself. */
export const deepest = 50

/** A schema and its parts, references followed. */
export function partsOf(schema: SpecNode, filter: Filter, depth: number): SpecNode[] {
  const node = dereference(filter.spec, schema)
  if (!node || !isRecord(node.value) || depth > deepest) return []
  const inner = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => childNodes(childNode(node, key)))
  return [node, ...inner.flatMap((entry) => partsOf(entry.node, filter, depth + 1))]
}
