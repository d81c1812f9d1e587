import { anchorOf } from '../../contract/ids.ts'
import type { Json } from '../../contract/json.ts'
import type {
  Api,
  Content,
  Example,
  Operation,
  Parameter,
  ReferencePage,
  Response,
  ResponseLink,
  SchemaId,
  SchemaNode,
} from '../../contract/reference.ts'
import { buildFieldTree, type Direction, type Field, hasNestedFields } from '../../model/view/fieldTree.ts'
import { withEncodings, withSerialization } from '../../model/view/serialization.ts'
import { documentedEntries } from '../mdx/documentedEntries.ts'
import { stringifyMarkdown } from '../mdx/mdxNodes.ts'
import { channelText, connectionText } from './channelMarkdown.ts'
import { contentNotes } from './contentNotes.ts'
import { downloadBlocks } from './downloadList.ts'
import { fieldHints, readMore } from './fieldHints.ts'
import { historyText } from './historyText.ts'
import { type MarkdownContext, nameText, proseText } from './markdownContext.ts'
import { fieldList } from './markdownFields.ts'
import { errorTable } from './markdownTables.ts'
import { codeBlock, codeSpan, escapeText, headingLine } from './markdownText.ts'
import { operationFacts } from './operationFacts.ts'
import { sampleText } from './sampleMarkdown.ts'
import { typeLabel } from './typeLabel.ts'

/** A generated page as plain Markdown, complete: facts, fields, examples and error codes, with full addresses. */
export function referenceMarkdown(page: ReferencePage, api: Api, context: MarkdownContext): string {
  return `${[headingLine(1, nameText(page.title, context)), ...contentOf(page, api, context)].join('\n\n')}\n`
}

function contentOf(page: ReferencePage, api: Api, context: MarkdownContext): string[] {
  const { content, description } = page
  if (content.kind === 'schema') {
    return [...(description ? [proseText(description, context)] : []), ...schemaText(content.schema, api, context)]
  }
  if (content.kind === 'overview') {
    return [...(description ? [proseText(description, context)] : []), ...overview(api, context)]
  }
  const { operations, channels, isSole } = documentedEntries(page, api)
  return [
    ...(description && !isSole ? [proseText(description, context)] : []),
    ...operations.flatMap((operation) => operationText(operation, api, isSole, context)),
    ...channels.flatMap((channel) => channelText(channel, api, isSole, context)),
    ...(channels.length > 0 ? connectionText(api, context) : []),
  ]
}

/** The fields of a named schema, once for each direction when those do not carry the same. */
function schemaText(id: SchemaId, api: Api, context: MarkdownContext): string[] {
  const { labels } = context
  const schema: SchemaNode = { ref: id, types: [] }
  const response = fields(schema, id, 'response', api, context)
  const request = fields(schema, id, 'request', api, context)
  if (request.join() === response.join()) return response
  return [headingLine(2, labels.requestBody), ...request, headingLine(2, labels.response), ...response]
}

function overview(api: Api, context: MarkdownContext): string[] {
  const { labels } = context
  const servers = api.servers.map(({ url }) => `- ${codeSpan(url)}`).join('\n')
  const operations = api.operations.map(({ method, path, title, id }) => {
    const page = context.pathOfEntry(api.id, id)
    const text = escapeText(nameText(title, context))
    return `- ${codeSpan(`${method} ${path}`)} — ${page ? `[${text}](${context.addressOf(page)})` : text}`
  })
  const downloads = downloadBlocks(api, context)
  return [
    ...(servers === '' ? [] : [headingLine(2, labels.servers), servers]),
    ...(operations.length > 0 ? [headingLine(2, labels.operations), operations.join('\n')] : []),
    ...(downloads.length > 0 ? [headingLine(2, labels.downloads), stringifyMarkdown(downloads).trim()] : []),
  ]
}

function operationText(operation: Operation, api: Api, isSole: boolean, context: MarkdownContext): string[] {
  const { labels } = context
  const { id, title, description, requestBody, responses, errors, method, path, servers, callbacks, externalDocs } =
    operation
  const level = isSole ? 2 : 3
  const codes = api.errors.filter(({ code }) => errors.includes(code))
  return [
    ...(isSole ? [] : [headingLine(2, nameText(title, context))]),
    codeBlock(`${method} ${operation.kind === 'operation' ? (servers[0]?.url ?? '') : ''}${path}`, 'http'),
    operationFacts(operation, api, context)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    ...(description ? [proseText(description, context)] : []),
    ...(externalDocs ? [readMore(externalDocs, context)] : []),
    ...ownServers(operation, api, context),
    ...parameterSections(operation, api, level, context),
    ...(requestBody ? bodyText(requestBody, api, id, level, context) : []),
    ...(operation.kind === 'operation' ? sampleText(operation, api, level, context) : []),
    ...(responses.length > 0 ? [headingLine(level, labels.responses)] : []),
    ...responses.flatMap((response) => responseText(response, operation, api, level, context)),
    ...(codes.length > 0
      ? [headingLine(level, labels.errors), stringifyMarkdown([errorTable(codes, context)]).trim()]
      : []),
    ...(callbacks.length > 0 ? [headingLine(level, labels.callbacks)] : []),
    ...callbacks.flatMap((callback) => [
      codeSpan(callback.name),
      ...callback.operations.flatMap((inner) => operationText(inner, api, false, context)),
    ]),
    ...historyText(id, api, level, context),
  ]
}

/** Servers of an operation that is not where the rest of its API is. */
function ownServers({ kind, servers }: Operation, api: Api, { labels }: MarkdownContext): string[] {
  const isUsual = JSON.stringify(servers) === JSON.stringify(api.servers)
  if (kind !== 'operation' || isUsual || servers.length < 2) return []
  return [`${labels.servers}:\n${servers.map(({ url }) => `- ${codeSpan(url)}`).join('\n')}`]
}

function bodyText(
  { description, contents }: NonNullable<Operation['requestBody']>,
  api: Api,
  id: string,
  level: number,
  context: MarkdownContext,
): string[] {
  return [
    headingLine(level, context.labels.requestBody),
    ...(description ? [proseText(description, context)] : []),
    ...contentsText(contents, api, anchorOf(id, 'body'), 'request', context),
  ]
}

function parameterSections({ id, parameters }: Operation, api: Api, level: number, context: MarkdownContext): string[] {
  const places = [...new Set(parameters.map((parameter) => parameter.in))]
  return places.flatMap((place) => {
    const own = parameters.filter((parameter) => parameter.in === place)
    return [
      headingLine(level, context.labels[`parameters.${place}`]),
      ...fields(asObject(own, api), anchorOf(id, place), 'request', api, context),
    ]
  })
}

/** Parameters read like the properties of an object. */
function asObject(parameters: readonly Parameter[], { schemas }: Api): SchemaNode {
  const properties = parameters.map((parameter) => {
    const { name, required, description, deprecated, since, certainty, examples } = parameter
    return {
      name,
      required,
      schema: {
        ...withSerialization(parameter, schemas),
        ...(description ? { description } : {}),
        ...(deprecated ? { deprecated } : {}),
        ...(since ? { since } : {}),
        ...(certainty ? { certainty } : {}),
        ...(examples.length > 0 ? { examples: examples.map(({ value }) => value) } : {}),
      },
    }
  })
  return { types: ['object'], properties }
}

function responseText(
  response: Response,
  { id }: Operation,
  api: Api,
  level: number,
  context: MarkdownContext,
): string[] {
  const { status, summary, description, headers, contents, links } = response
  const anchor = anchorOf(id, status)
  return [
    headingLine(level + 1, summary ? `${status} ${nameText(summary, context)}` : status),
    ...(description ? [proseText(description, context)] : []),
    ...(headers.length > 0
      ? [bold(context.labels.responseHeaders), ...fields(asObject(headers, api), anchor, 'response', api, context)]
      : []),
    ...contentsText(contents, api, anchor, 'response', context),
    ...links.map((link) => `- ${linkText(link, context)}`),
  ]
}

function linkText(link: ResponseLink, context: MarkdownContext): string {
  const { name, description, operation, reference, parameters = [], requestBody, server } = link
  const { from, requestBody: body } = context.labels
  const target = operation ?? reference
  const values = [
    ...(server === undefined ? [] : [codeSpan(server)]),
    ...parameters.map((parameter) => `${codeSpan(parameter.name)} ${from} ${valueSpan(parameter.value)}`),
    ...(requestBody === undefined ? [] : [`${body} ${from} ${valueSpan(requestBody)}`]),
  ]
  return [
    `${codeSpan(name)}${target ? ` → ${codeSpan(target)}` : ''}`,
    ...(values.length > 0 ? [`; ${values.join('; ')}`] : []),
    ...(description ? [` — ${proseText(description, context)}`] : []),
  ].join('')
}

function valueSpan(value: Json): string {
  return codeSpan(typeof value === 'string' ? value : JSON.stringify(value))
}

function contentsText(
  contents: readonly Content[],
  api: Api,
  anchor: string,
  direction: Direction,
  context: MarkdownContext,
): string[] {
  return contents.flatMap((content) => {
    const { mediaType, itemSchema, examples } = content
    const schema = withEncodings(content, api.schemas)
    const tree = schema && buildFieldTree(schema, { schemas: api.schemas, anchor, direction })
    return [
      ...(tree && hasNestedFields(tree) ? rootText(mediaType, tree, context) : [bold(mediaType)]),
      ...(tree ? fieldList(tree, context) : []),
      ...(itemSchema
        ? [`${context.labels.streamItem}:`, ...fields(itemSchema, anchorOf(anchor, 'item'), direction, api, context)]
        : []),
      ...contentNotes(content, { api, anchor, direction }, context),
      ...examples.flatMap((example) => exampleText(example, context)),
    ]
  })
}

/** What a body is as a whole: its media type, whether it is an object or a list of them, what is said of it. */
function rootText(mediaType: string, root: Field, context: MarkdownContext): string[] {
  const description = root.schema.description ?? root.element.description
  return [
    `${bold(mediaType)} — ${codeSpan(typeLabel(root))}${root.schema.certainty ? `. ${context.labels[root.schema.certainty]}` : ''}`,
    ...(description ? [proseText(description, context)] : []),
    ...fieldHints(root.schema, context),
  ]
}

function fields(
  schema: SchemaNode,
  anchor: string,
  direction: Direction,
  { schemas }: Api,
  context: MarkdownContext,
): string[] {
  return fieldList(buildFieldTree(schema, { schemas, anchor, direction }), context)
}

function exampleText({ summary, name, value }: Example, context: MarkdownContext): string[] {
  const title = summary ? nameText(summary, context) : name
  const isText = typeof value === 'string'
  return [
    bold(`${context.labels.example}: ${title}`),
    codeBlock(isText ? value : JSON.stringify(value, null, 2), isText ? '' : 'json'),
  ]
}

function bold(text: string): string {
  return `**${escapeText(text)}**`
}
