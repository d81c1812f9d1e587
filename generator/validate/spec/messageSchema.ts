import { dereference } from '../../load/spec/resolveRefs.ts'
import { isJsonSchemaFormat } from '../../load/spec/schemaFormat.ts'
import { childNode, isRecord, type LoadedSpec, type SpecNode } from '../../load/spec/spec.ts'

/** Schema of a message's payload or headers; `undefined` where it is not written as a JSON Schema but, say, in Avro. */
export function messageSchema(spec: LoadedSpec, message: SpecNode, part: 'payload' | 'headers'): SpecNode | undefined {
  const written = childNode(message, part)
  const wrapper = dereference(spec, written)
  // AsyncAPI 3 names the format around the schema, AsyncAPI 2 on the message.
  const isWrapped = isRecord(wrapper?.value) && wrapper.value.schemaFormat !== undefined
  const format = childNode(isWrapped ? wrapper : message, 'schemaFormat').value
  if (!isJsonSchemaFormat(format) || written.value === undefined) return undefined
  return isWrapped ? childNode(wrapper, 'schema') : written
}
