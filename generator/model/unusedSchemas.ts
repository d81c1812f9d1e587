import { pointerStep } from '../contract/jsonPointer.ts'
import type { SchemaId } from '../contract/schema.ts'
import { isRemote, parseReference, referenceOf, specReferences, targetId } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, rootNode, type SpecNode } from '../load/document/spec.ts'
import type { ModelContext } from './context.ts'
import { isNamed } from './openSchemas.ts'
import { readNamedSchema, readSchema } from './schemaNode.ts'
import { reachableSchemas } from './view/walkSchema.ts'

/**
 * Reads the named schemas of a spec that nothing else has read, and gives the schemas without a reference to them: each wants a
 * page of its own, on which the rest is listed. A schema without parts is written out wherever it is used.
 */
export function readUnusedSchemas(context: ModelContext): SchemaId[] {
  const known = new Set(Object.keys(context.schemas))
  const schemas = childNode(childNode(rootNode(context.spec), 'components'), 'schemas')
  const used = usedPlaces(context)
  const unused = childNodes(schemas).flatMap(({ key, node }) => {
    if (isPlain(node)) return used.has(targetId(node)) ? [] : [readNamedSchema(node, context)]
    const step = pointerStep(key)
    const { ref } = readSchema(
      { ...node, value: { $ref: `#/components/schemas/${encodeURIComponent(step)}` } },
      context,
    )
    return ref === undefined || known.has(ref) ? [] : [ref]
  })
  const leadsTo = new Map(unused.map((id) => [id, insideOf(id, context)]))
  const inside = new Set([...leadsTo].flatMap(([id, ids]) => ids.filter((other) => other !== id)))
  // Of schemas that lead to each other the first one stands for all.
  const inTurn = [...unused.filter((id) => !inside.has(id)), ...unused.filter((id) => inside.has(id))]
  const shown = new Set<SchemaId>()
  return inTurn.filter((id) => {
    const isNew = !shown.has(id)
    for (const other of [id, ...(leadsTo.get(id) ?? [])]) shown.add(other)
    return isNew
  })
}

/** Targets of all references of a spec. */
function usedPlaces({ spec }: ModelContext): ReadonlySet<string> {
  return new Set(
    specReferences(spec)
      .filter(({ reference }) => !isRemote(reference))
      .map(({ reference, node }) => targetId(parseReference(reference, node.file))),
  )
}

/** A schema without parts: it is no reference, and in no other language than JSON Schema. */
function isPlain(node: SpecNode): boolean {
  const { value } = node
  return isRecord(value) && !isNamed(node) && referenceOf(value) === undefined && value.schemaFormat === undefined
}

function insideOf(id: SchemaId, { schemas }: ModelContext): SchemaId[] {
  const schema = schemas[id]
  return schema ? [...reachableSchemas([schema], schemas).keys()] : []
}
