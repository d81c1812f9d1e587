import { dereference, targetId } from '../load/document/resolveRefs.ts'
import { isRecord, type SpecNode } from '../load/document/spec.ts'
import { isPureReference, partsOf } from './composition.ts'
import type { ModelContext } from './context.ts'

const applicators = [
  ...['properties', 'patternProperties', 'additionalProperties', 'items', 'prefixItems', 'allOf', 'oneOf', 'anyOf'],
  ...['not', 'if', 'then', 'else', 'contains', 'propertyNames', 'dependentSchemas', 'contentSchema'],
  ...['unevaluatedProperties', 'unevaluatedItems', 'dependencies'],
]

/** Whether a schema gets an entry of its own when it is referred to: it has parts. */
export function isNamed({ value }: SpecNode): boolean {
  if (!isRecord(value)) return false
  return applicators.some((keyword) => typeof value[keyword] === 'object')
}

/** A schema with more parts always waits, because searching all parts for each of them takes long. */
const mostParts = 300

/**
 * Whether a schema is composed of a schema that is being read at the moment: a field of `Node` may be a `Node` and more.
 * Such a schema becomes a named schema, which is read later.
 */
export function needsOpenSchema(node: SpecNode, context: ModelContext): boolean {
  if (context.open.size === 0) return false
  const seen = new Set([node.value])
  const queue = [node]
  for (const composed of queue) {
    if (queue.length > mostParts) return true
    for (const part of partsOf(composed)) {
      const target = isPureReference(part) ? dereference(context.spec, part) : part
      if (!target) continue
      const id = context.schemaIds.get(targetId({ file: target.file, pointer: target.pointer }))
      if (id !== undefined && context.open.has(id)) return true
      if (!seen.has(target.value)) queue.push(target)
      seen.add(target.value)
    }
  }
  return false
}
