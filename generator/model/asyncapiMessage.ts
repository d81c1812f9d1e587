import type { Direction, ForeignSchema, Message } from '../contract/channel.ts'
import type { Example, SchemaNode } from '../contract/schema.ts'
import { asText } from '../load/document/asText.ts'
import { isJsonSchemaFormat } from '../load/document/schemaFormat.ts'
import { childNode, childNodes, isRecord, rootNode, type SpecNode, valueAt } from '../load/document/spec.ts'
import { readBindings } from './bindings.ts'
import { certaintyOf, compact, jsonOf, type ModelContext, textOf } from './context.ts'
import { exampleOf } from './exampleOf.ts'
import { readExternalDocs } from './externalDocs.ts'
import { follow } from './follow.ts'
import { mergeSchemas } from './mergeSchemas.ts'
import { readFacts } from './readFacts.ts'
import { readSchema } from './schemaNode.ts'
import { readLabels } from './socketServers.ts'
import { withTraits } from './traits.ts'
import { argumentMembers, joiningMembers } from './view/jsonRpc.ts'
import { resolveSchema } from './view/schema.ts'
import { withPlaceholders } from './withPlaceholders.ts'

/** One message (AsyncAPI 3.0, "Message Object"); the payload may be wrapped in a Multi Format Schema Object. */
export function readMessage(
  id: string,
  node: SpecNode,
  direction: Direction,
  context: ModelContext,
  called?: string,
): Message | undefined {
  const message = follow(node, context)
  if (!message || !isRecord(message.value)) return undefined
  const { prose, name } = context.translator
  const { member, members } = withTraits(message, context)
  const written = (key: string) => member(key).value
  const payload = readPayload([member('payload')], written('schemaFormat'), context)
  const headers = readPayload(members('headers'), undefined, context)
  const correlated = follow(member('correlationId'), context) ?? member('correlationId')
  const correlation = textOf(valueAt(correlated, 'location'))
  const sample = payload.schema ? [sampleOf(payload.schema, { direction, correlation, context })] : []
  const given = readExamples(member('examples'), sample, context)
  return compact<Message>({
    id,
    title: context.translator.title(written('title')) ?? name(textOf(written('name')) ?? called ?? id),
    summary: prose(written('summary')),
    description: prose(written('description')),
    direction,
    payload: payload.schema,
    foreignPayload: payload.foreign,
    headers: headers.schema,
    contentType: textOf(written('contentType')) ?? textOf(valueAt(rootNode(context.spec), 'defaultContentType')),
    bindings: readBindings(members('bindings'), context),
    externalDocs: readExternalDocs(member('externalDocs'), context),
    tags: readLabels(member('tags'), context),
    correlation,
    correlationNote: prose(valueAt(correlated, 'description')),
    examples: given.length > 0 ? given : sample,
    deprecated: written('deprecated') === true ? true : undefined,
    certainty: certaintyOf(written('x-certainty')),
    facts: readFacts('message', message, context),
  })
}

interface Sampled {
  readonly direction: Direction
  readonly correlation: string | undefined
  readonly context: ModelContext
}

/** A payload made from its schema: as a client would send it, or as it comes. */
function sampleOf(payload: SchemaNode, { direction, correlation, context: { schemas } }: Sampled): Example {
  if (direction !== 'send') return { name: 'example', value: exampleOf(payload, schemas, 'response'), generated: true }
  const joining = joiningMembers(compact({ payload, correlation }), schemas)
  const names = new Set([...joining, ...argumentMembers(payload, schemas)])
  const value = withPlaceholders(exampleOf(payload, schemas, 'request', names), payload, schemas, joining)
  return { name: 'example', value, generated: true }
}

interface Payload {
  readonly schema?: SchemaNode
  readonly foreign?: ForeignSchema
}

/** A schema; several, of a message and its traits, all hold. A schema in another language than JSON Schema stays a text. */
function readPayload(nodes: readonly SpecNode[], format: unknown, context: ModelContext): Payload {
  const written = nodes.filter(({ value }) => value !== undefined).map((node) => unwrapped(node, format))
  const [first] = written
  if (!first) return {}
  if (typeof first.node.value === 'string' || !isJsonSchemaFormat(first.format)) {
    const { value } = follow(first.node, context) ?? first.node
    const text = typeof value === 'string' ? value : JSON.stringify(jsonOf(value), null, 2)
    return { foreign: { format: asText(first.format ?? ''), text } }
  }
  const schemas = written.map(({ node }) => readSchema(node, context))
  const [only, ...others] = schemas
  if (only && others.length === 0) return { schema: only }
  return { schema: mergeSchemas(schemas.map((schema) => resolveSchema(schema, context.schemas))) }
}

function unwrapped(node: SpecNode, format: unknown): { node: SpecNode; format: unknown } {
  const own = childNode(node, 'schemaFormat').value
  return own === undefined ? { node, format } : { node: childNode(node, 'schema'), format: own }
}

/** An example may have headers alone: its payload is then the payload of the sample. */
function readExamples(examples: SpecNode, [sample]: readonly Example[], { translator }: ModelContext): Example[] {
  return childNodes(examples).flatMap(({ key, node }) => {
    const [payload, headers] = [valueAt(node, 'payload'), valueAt(node, 'headers')]
    if (payload === undefined && (headers === undefined || sample === undefined)) return []
    const summary = translator.prose(valueAt(node, 'summary'))
    return compact<Example>({
      name: textOf(valueAt(node, 'name')) ?? `example-${Number(key) + 1}`,
      summary,
      ...(payload === undefined && sample ? { value: sample.value, generated: true } : { value: jsonOf(payload) }),
      headers: headers === undefined ? undefined : jsonOf(headers),
    })
  })
}
