import { isXmlType } from '../contract/httpSyntax.ts'
import type { Content, Parameter, ParameterPlace } from '../contract/operation.ts'
import type { Example, SchemaNode } from '../contract/schema.ts'
import type { Cut } from '../load/document/boundedWalk.ts'
import { childNode, childNodes, isRecord, type SpecNode } from '../load/document/spec.ts'
import { certaintyOf, compact, type ModelContext, scalarText, textOf } from './context.ts'
import { readEncodings } from './encodings.ts'
import { exampleOf } from './exampleOf.ts'
import { readExamples, readExternalExamples } from './examples.ts'
import { follow, membersOf, reportCut } from './follow.ts'
import { exampleValue, isNested } from './plainFacets.ts'
import { readFacts } from './readFacts.ts'
import { readSchema } from './schemaNode.ts'
import type { ValueDirection } from './view/field.ts'
import { resolveSchema } from './view/schema.ts'
import { withPlaceholders } from './withPlaceholders.ts'
import { xmlExample } from './xmlExample.ts'

const places: readonly string[] = ['path', 'query', 'header', 'cookie', 'querystring']

/** Parameters of the path item and of the operation; the operation's win where name and place are equal. */
export function readParameters(pathItem: SpecNode, operation: SpecNode, context: ModelContext): Parameter[] {
  const byKey = new Map<string, Parameter>()
  for (const owner of [pathItem, operation]) {
    for (const { node } of membersOf(childNode(owner, 'parameters'), context)) {
      const parameter = readParameter(node, context)
      if (parameter) byKey.set(`${parameter.in} ${parameter.name}`, parameter)
    }
  }
  return [...byKey.values()]
}

function readParameter(target: SpecNode, context: ModelContext): Parameter | undefined {
  if (!isRecord(target.value)) return undefined
  const place = textOf(target.value.in)
  const name = scalarText(target.value.name)
  if (name === undefined || place === undefined || !places.includes(place)) return undefined
  return readParameterParts(target, name, place as ParameterPlace, context)
}

/** A header may have a body, whose parts have headers in turn. */
export function readHeaders(node: SpecNode, context: ModelContext): Parameter[] {
  return childNodes(node).flatMap(({ key: name, node: entry }) => {
    const header = follow(entry, context)
    if (!header || !isRecord(header.value)) return []
    const leaveOut = (why: Cut) => {
      reportCut(why, entry, context)
      return []
    }
    return context.walk.within(header, () => [readParameterParts(header, name, 'header', context)], leaveOut)
  })
}

function readParameterParts(node: SpecNode, name: string, place: ParameterPlace, context: ModelContext): Parameter {
  const value = node.value as Readonly<Record<string, unknown>>
  const [content] = readContents(childNode(node, 'content'), 'request', context)
  const schema = content?.schema ?? readSchema(childNode(node, 'schema'), context)
  return compact<Parameter>({
    name,
    in: place,
    required: value.required === true || place === 'path',
    deprecated: value.deprecated === true ? true : undefined,
    description: context.translator.prose(value.description),
    schema,
    examples: readExamples(node, context),
    style: textOf(value.style),
    explode: typeof value.explode === 'boolean' ? value.explode : undefined,
    allowReserved: value.allowReserved === true ? true : undefined,
    allowEmptyValue: value.allowEmptyValue === true ? true : undefined,
    mediaType: content?.mediaType,
    facts: readFacts(place === 'header' && value.in === undefined ? 'header' : 'parameter', node, context),
    certainty: certaintyOf(value['x-certainty']),
  })
}

/**
 * The contents of a body by media type. A body without an example gets one from its schema, in the direction of the
 * reader: a program that answers a webhook receives its request.
 */
export function readContents(
  node: SpecNode,
  direction: ValueDirection,
  context: ModelContext,
  forReader: ValueDirection = direction,
): Content[] {
  return membersOf(node, context).map(({ key: mediaType, node: media }) => {
    const hasSchema = childNode(media, 'schema').value !== undefined
    const schema = hasSchema ? readSchema(childNode(media, 'schema'), context) : undefined
    const hasItemSchema = childNode(media, 'itemSchema').value !== undefined
    const types = schema && /[/+]json\b/i.test(mediaType) ? resolveSchema(schema, context.schemas).types : []
    const written = readExamples(media, context)
    const examples = written.map((example) => ({ ...example, value: exampleValue(example.value, types) }))
    const external = readExternalExamples(media, context)
    // A text is no body for a program to send where the schema describes an object: it may have comments.
    const isRemark =
      forReader === 'request' && isNested(types) && examples.every(({ value }) => typeof value === 'string')
    const isSampled = (examples.length === 0 || isRemark) && schema !== undefined && isSampledType(mediaType, direction)
    const name = examples.some((own) => own.name === 'example') ? 'generated' : 'example'
    const shown = isSampled ? [{ name, ...sampleOf(schema, forReader, context) }, ...examples] : examples
    return compact<Content>({
      mediaType,
      schema,
      itemSchema: hasItemSchema ? readSchema(childNode(media, 'itemSchema'), context) : undefined,
      examples: schema && isXmlType(mediaType) ? shown.map((one) => asXml(one, schema, context)) : shown,
      externalExamples: external.length > 0 ? external : undefined,
      encodings: readEncodings(media, (headers) => readHeaders(headers, context)),
    })
  })
}

/** Whether an example from a schema shows a body: the schema of a plain text does not describe its content. */
function isSampledType(mediaType: string, direction: ValueDirection): boolean {
  if (/[/+](json|xml)\b/i.test(mediaType)) return true
  return direction === 'request' && /^(text|multipart)\/|x-www-form-urlencoded|^\*|\/\*$/i.test(mediaType)
}

function asXml(example: Example, schema: SchemaNode, { schemas }: ModelContext): Example {
  return typeof example.value === 'string' ? example : { ...example, value: xmlExample(example.value, schema, schemas) }
}

function sampleOf(
  schema: SchemaNode,
  direction: ValueDirection,
  { schemas }: ModelContext,
): Pick<Example, 'value' | 'generated'> {
  const value = exampleOf(schema, schemas, direction)
  // The schema may have an example of the whole body.
  if (resolveSchema(schema, schemas).examples?.length) return { value }
  const shown = direction === 'request' ? withPlaceholders(value, schema, schemas) : value
  return { value: shown, generated: true }
}
