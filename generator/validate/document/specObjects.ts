import type { ObjectKind } from '../../contract/objectKind.ts'
import { dereference, referenceOf } from '../../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, rootNode, type SpecNode } from '../../load/document/spec.ts'
import type { ValueDirection } from '../../model/view/field.ts'
import { messageSchema } from './messageSchema.ts'
import { anyKey, asyncapiShapes, type Member, openapiShapes, type Shape } from './specShape.ts'

/** Direction in which a value travels: `any` for a schema, which may serve both. */
export type AnyDirection = ValueDirection | 'any'

/** One object of a spec, with references followed. A schema keeps its `$ref`, because members beside the `$ref` count. */
export interface SpecObject {
  readonly kind: ObjectKind
  readonly node: SpecNode
  /** Key of the object at its position: the method of an operation, the name of a header. */
  readonly key: string
  readonly direction: AnyDirection
}

/** Every object of the spec, once for each kind of its uses, with all targets of references. */
export function collectObjects(spec: LoadedSpec): SpecObject[] {
  const shapes = spec.format === 'asyncapi' ? asyncapiShapes : openapiShapes
  const isNew = createMemory()
  const found: SpecObject[] = []
  const queue: SpecObject[] = [{ kind: 'root', node: rootNode(spec), key: '', direction: 'any' }]
  for (const entry of queue) {
    for (const object of standingFor(spec, entry)) {
      if (!isRecord(object.node.value) || !isNew(object.node.value, `${object.kind} ${object.direction}`)) continue
      found.push(object)
      for (const member of members(spec, object, shapes[object.kind] ?? {})) queue.push(member)
      if (object.kind === 'message') queue.push(...messageSchemas(spec, object))
    }
  }
  return found
}

/** The targets of an entry. A schema or path may have members beside `$ref`, so the entry itself is a target too. */
function standingFor(spec: LoadedSpec, entry: SpecObject): SpecObject[] {
  if (referenceOf(entry.node.value) === undefined) return [entry]
  const target = dereference(spec, entry.node)
  const targets = target ? [{ ...entry, node: target }] : []
  return entry.kind === 'schema' || entry.kind === 'path' ? [entry, ...targets] : targets
}

function members(spec: LoadedSpec, object: SpecObject, shape: Shape): SpecObject[] {
  return childNodes(object.node).flatMap(({ key, node }) => {
    const member = Object.hasOwn(shape, key) ? shape[key] : shape[anyKey]
    if (!member || (key.startsWith('x-') && !Object.hasOwn(shape, key))) return []
    const direction = directionOf(member.kind, object.direction)
    const target = member.as === 'one' ? node : (dereference(spec, node) ?? node)
    // Each spread of an object here would make a hidden class of its own.
    const objectOf = ({ key: own, node: inner }: KeyedNode) => ({ kind: member.kind, node: inner, key: own, direction })
    return entriesOf(member, { key, node: target }).map(objectOf)
  })
}

function messageSchemas(spec: LoadedSpec, { node }: SpecObject): SpecObject[] {
  return (['payload', 'headers'] as const).flatMap((key) => {
    const schema = messageSchema(spec, node, key)
    return schema ? [{ kind: 'schema', node: schema, key, direction: 'any' }] : []
  })
}

type KeyedNode = Pick<SpecObject, 'key' | 'node'>

function entriesOf({ kind, as }: Member, { key, node }: KeyedNode): KeyedNode[] {
  if (Array.isArray(node.value)) return node.value.map((_, index) => ({ key, node: childNode(node, index) }))
  if (as === 'one') return [{ key, node }]
  if (as === 'list') return []
  return childNodes(node).filter((entry) => !(namedBySpecification.has(kind) && entry.key.startsWith('x-')))
}

/** Maps with paths and statuses as keys. In them a key with `x-` is an extension; in other maps it is a name. */
const namedBySpecification: ReadonlySet<ObjectKind> = new Set(['path', 'response', 'operation'])

function directionOf(kind: ObjectKind, parent: AnyDirection): AnyDirection {
  if (kind === 'schema') return 'any'
  if (kind === 'parameter' || kind === 'request body') return 'request'
  return kind === 'response' ? 'response' : parent
}

/** Remembers the visited objects by kind. Aliases of YAML put one object at several paths. */
function createMemory(): (value: object, name: string) => boolean {
  const names = new Map<string, Set<object>>()
  return (value, name) => {
    const known = names.get(name) ?? new Set()
    names.set(name, known)
    if (known.has(value)) return false
    known.add(value)
    return true
  }
}
