import type { Direction, Example, Message } from '../contract/reference.ts'
import { dereference } from '../document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type SpecNode } from '../document/spec.ts'
import { certaintyOf, compact, jsonOf, type ModelContext, textOf, valueAt } from './context.ts'
import { exampleOf } from './exampleOf.ts'
import { readSchema } from './schemaNode.ts'

/** One message (AsyncAPI 3.0, "Message Object"); the payload may be wrapped in a Multi Format Schema Object. */
export function readMessage(
  id: string,
  node: SpecNode,
  direction: Direction,
  context: ModelContext,
): Message | undefined {
  const message = dereference(context.spec, node)
  if (!message || !isRecord(message.value)) return undefined
  const { prose, name } = context.translator
  const payload = readPayload(childNode(message, 'payload'), context)
  const given = readExamples(message, context)
  const sample: Example[] = payload
    ? [{ name: 'example', value: exampleOf(payload, context.schemas), generated: true }]
    : []
  return compact<Message>({
    id,
    title: prose(message.value.title) ?? name(textOf(message.value.name) ?? id),
    summary: prose(message.value.summary),
    description: prose(message.value.description),
    direction,
    payload,
    headers: readPayload(childNode(message, 'headers'), context),
    contentType: textOf(message.value.contentType),
    correlation: textOf(valueAt(dereference(context.spec, childNode(message, 'correlationId')) ?? message, 'location')),
    examples: given.length > 0 ? given : sample,
    deprecated: message.value.deprecated === true ? true : undefined,
    certainty: certaintyOf(message.value['x-certainty']),
  })
}

function readPayload(node: SpecNode, context: ModelContext): Message['payload'] {
  if (node.value === undefined) return undefined
  const wrapped = childNode(node, 'schemaFormat').value !== undefined ? childNode(node, 'schema') : node
  return readSchema(wrapped, context)
}

function readExamples(message: SpecNode, { translator }: ModelContext): Example[] {
  return childNodes(childNode(message, 'examples')).flatMap(({ key, node }) => {
    const payload = valueAt(node, 'payload')
    if (payload === undefined) return []
    const summary = translator.prose(valueAt(node, 'summary'))
    return compact<Example>({
      name: textOf(valueAt(node, 'name')) ?? `example-${Number(key) + 1}`,
      summary,
      value: jsonOf(payload),
    })
  })
}
