import type { Parameter } from '../contract/operation.ts'
import type { SchemaNode } from '../contract/schema.ts'
import { childNode, isRecord, type SpecNode } from '../load/document/spec.ts'
import { compact, type ModelContext } from './context.ts'
import { follow } from './follow.ts'
import { readSchema } from './schemaNode.ts'
import { resolveSchema } from './view/schema.ts'

/** Query parameters and headers of the handshake, from the WebSocket binding; `undefined` where it describes none. */
export function readHandshake(bindings: SpecNode, context: ModelContext): Parameter[] | undefined {
  const written = childNode(follow(bindings, context) ?? bindings, 'ws')
  const binding = follow(written, context) ?? written
  const parameters = [
    ...parametersIn('query', childNode(binding, 'query'), context),
    ...parametersIn('header', childNode(binding, 'headers'), context),
  ]
  return parameters.length > 0 ? parameters : undefined
}

function parametersIn(place: Parameter['in'], node: SpecNode, context: ModelContext): Parameter[] {
  if (!isRecord(node.value)) return []
  const { properties = [] } = resolveSchema(readSchema(node, context), context.schemas)
  return properties.map(({ name, required, schema }) => {
    const { description, deprecated, examples = [] } = resolveSchema(schema, context.schemas)
    const named = examples.map((value, index) => ({ name: `example-${index + 1}`, value }))
    return compact<Parameter>({ name, in: place, required, description, deprecated, schema, examples: named })
  })
}

/** Type, format and constraints of a topic's parameter, besides its listed values. */
export function parameterSchema(node: SpecNode, context: ModelContext): SchemaNode | undefined {
  if (!isRecord(node.value)) return undefined
  const { types, format, constraints } = resolveSchema(readSchema(node, context), context.schemas)
  if (types.length === 0 && format === undefined && constraints === undefined) return undefined
  return compact<SchemaNode>({ types, format, constraints })
}
