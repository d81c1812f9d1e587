import { dereference } from '../../load/document/resolveRefs.ts'
import { isJsonSchemaFormat } from '../../load/document/schemaFormat.ts'
import { childNode, isRecord, type LoadedSpec, type SpecNode } from '../../load/document/spec.ts'

/** Schema of a message's payload or headers; `undefined` for a schema in another language, such as Avro. */
export function messageSchema(spec: LoadedSpec, message: SpecNode, part: 'payload' | 'headers'): SpecNode | undefined {
  const written = childNode(message, part)
  const wrapper = dereference(spec, written)
  // AsyncAPI 3 names the format around the schema, AsyncAPI 2 on the message.
  const isWrapped = isRecord(wrapper?.value) && wrapper.value.schemaFormat !== undefined
  const format = childNode(isWrapped ? wrapper : message, 'schemaFormat').value
  if (!isJsonSchemaFormat(format) || written.value === undefined) return undefined
  return isWrapped ? childNode(wrapper, 'schema') : written
}
