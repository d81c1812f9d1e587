import type { Prose } from '../../contract/annotations.ts'
import { type Json, textOfJson } from '../../contract/json.ts'
import type { Operation, ResponseLink } from '../../contract/operation.ts'
import type { Api, ErrorCode, ReferencePage } from '../../contract/reference.ts'
import type { Example } from '../../contract/schema.ts'
import type { Server } from '../../contract/server.ts'
import { allServers } from '../../model/view/allServers.ts'
import type { ContentOutline } from '../../model/view/contentOutline.ts'
import { type EntryGroup, isDescribedOnPage, operationSections } from '../../model/view/entryGroups.ts'
import { hasEntryTable, listedRows, operationMark } from '../../model/view/entryRows.ts'
import { type Field, hasNestedFields } from '../../model/view/fieldTree.ts'
import { licenseName } from '../../model/view/licenseName.ts'
import type { OperationOutline, ResponseOutline } from '../../model/view/operationOutline.ts'
import { outlineOf, type SchemaOutline } from '../../model/view/outline.ts'
import { stringifyMarkdown } from '../mdx/mdxNodes.ts'
import { authenticationText } from './authenticationText.ts'
import { channelText } from './channelMarkdown.ts'
import { connectionText } from './connectionMarkdown.ts'
import { contentNotes } from './contentNotes.ts'
import { downloadBlocks } from './downloadList.ts'
import { fieldHints, readMore } from './fieldHints.ts'
import { historyText } from './historyText.ts'
import { type MarkdownContext, nameText, proseText } from './markdownContext.ts'
import { continuedLink, fieldItems, fieldList, typeFact } from './markdownFields.ts'
import { link } from './markdownParts.ts'
import { entryTable, errorTable } from './markdownTables.ts'
import { codeBlock, codeSpan, escapeText, headingLine, indent } from './markdownText.ts'
import { labelText, operationFacts } from './operationFacts.ts'
import { sampleText } from './sampleMarkdown.ts'
import { unconfirmedFact, unconfirmedNames } from './unconfirmedFact.ts'

/** A generated page as plain Markdown, complete: facts, fields, examples and error codes, with full addresses. */
export function referenceMarkdown(page: ReferencePage, api: Api, given: MarkdownContext): string {
  const context = { ...given, schemas: api.schemas }
  return `${[headingLine(1, nameText(page.title, context)), ...contentOf(page, api, context)].join('\n\n')}\n`
}

function contentOf(page: ReferencePage, api: Api, context: MarkdownContext): string[] {
  const { operations, channels, schema, isSole } = outlineOf(page, api)
  return [
    ...(page.description && !isSole ? [proseText(page.description, context)] : []),
    ...(schema ? schemaText(schema, context) : []),
    ...(page.content.kind === 'overview' ? overview(api, context) : []),
    ...(hasEntryTable(page, api) ? [stringifyMarkdown([entryTable(listedRows(page, api), api, context)]).trim()] : []),
    ...operations.flatMap((operation) => operationText(operation, api, isSole, context)),
    ...channels.flatMap((channel) => channelText(channel, api, isSole, context)),
    ...(channels.length > 0 ? connectionText(api, page.path, context) : []),
  ]
}

/** The fields of a named schema, once for each direction when those do not carry the same. */
export function schemaText({ request, response }: SchemaOutline, context: MarkdownContext): string[] {
  const { labels } = context
  const inResponses = [...unconfirmedFact(unconfirmedNames([response]), labels), ...fieldList(response, context)]
  if (!request) return inResponses
  return [
    ...[
      headingLine(2, labels.requestBody),
      ...unconfirmedFact(unconfirmedNames([request]), labels),
      ...fieldList(request, context),
    ],
    ...[headingLine(2, labels.response), ...inResponses],
  ]
}

function overview(api: Api, context: MarkdownContext): string[] {
  const { labels, say } = context
  const servers = allServers(api)
    .map((server) => serverText(server, context))
    .join('\n')
  const authentication = authenticationText(api, context)
  const about = aboutText(api, context)
  const sections = operationSections(api)
  const isOnly = sections.flatMap(({ groups }) => groups).length === 1
  const channels = api.channels.map((channel) => entryLine(channel.address, channel, api, context))
  const downloads = downloadBlocks(api, context)
  return [
    ...(about.length > 0 ? [about.join('\n')] : []),
    ...(servers === '' ? [] : [headingLine(2, labels.servers), servers]),
    ...(authentication.length > 0 ? [headingLine(2, say('reference.authentication')), ...authentication] : []),
    ...(sections.length > 0 ? [headingLine(2, labels.operations)] : []),
    ...sections.flatMap(({ title, groups }) => [
      ...(title ? [headingLine(3, nameText(title, context))] : []),
      ...groups.flatMap((group) => groupText(group, { isOnly, level: title ? 4 : 3 }, api, context)),
    ]),
    ...(channels.length > 0 ? [headingLine(2, say('reference.channels')), channels.join('\n')] : []),
    ...(downloads.length > 0 ? [headingLine(2, labels.downloads), stringifyMarkdown(downloads).trim()] : []),
  ]
}

/** Version, contact, license and the like: what the page says below its title. */
function aboutText(api: Api, context: MarkdownContext): string[] {
  const { version, contact: { name, url, email } = {}, license, termsOfService, externalDocs } = api
  const { say } = context
  const linked = (label: string, href: string | undefined) =>
    href === undefined
      ? escapeText(label)
      : stringifyMarkdown([{ type: 'paragraph', children: link(href, label) }]).trim()
  return [
    ...(version === '' ? [] : [escapeText(say('reference.version', { version }))]),
    ...(name === undefined && url === undefined ? [] : [linked(name ?? say('reference.contact'), url)]),
    ...(email === undefined ? [] : [linked(email, `mailto:${email}`)]),
    ...(license ? [linked(licenseName(license), license.url)] : []),
    ...(termsOfService === undefined ? [] : [linked(say('reference.terms'), termsOfService)]),
    ...(externalDocs ? [readMore(externalDocs, context)] : []),
  ].map((fact) => `- ${fact}`)
}

function serverText({ url, name, description, variables, tags = [] }: Server, context: MarkdownContext): string {
  const lines = variables.map(({ name: variable, values, default: fallback, description: meaning }) => {
    const known = (values.length > 0 ? values : [fallback]).map(codeSpan).join(context.labels.comma)
    return listLine(`${codeSpan(variable)}${context.labels.colon}${known}`, meaning, context)
  })
  const labels = tags.map((tag) => `- ${labelText(tag, context)}`)
  const named = name ? `${codeSpan(url)} — ${escapeText(nameText(name, context))}` : codeSpan(url)
  return [listLine(named, description, context), ...[...labels, ...lines].map((line) => indent(line, 2))].join('\n')
}

function listLine(name: string, description: Prose | undefined, context: MarkdownContext): string {
  const text = description === undefined ? '' : proseText(description, context)
  return text === '' ? `- ${name}` : `- ${name} — ${indent(text, 2).trimStart()}`
}

/** The operations of a tag, as the overview lists them. */
function groupText(
  group: EntryGroup,
  { isOnly, level }: { readonly isOnly: boolean; readonly level: number },
  api: Api,
  context: MarkdownContext,
): string[] {
  const { name, title, tag, operations, further } = group
  const lines = [...operations, ...further].map((operation) =>
    entryLine(`${operationMark(operation)} ${operation.path}`, operation, api, context),
  )
  return [
    ...(isOnly && !tag ? [] : [headingLine(level, title ? nameText(title, context) : name)]),
    ...(tag?.description && !isDescribedOnPage(group, api) ? [proseText(tag.description, context)] : []),
    lines.join('\n'),
  ]
}

function entryLine(name: string, { title, id }: Pick<Operation, 'title' | 'id'>, api: Api, context: MarkdownContext) {
  const page = context.pathOfEntry(api.id, id)
  const text = escapeText(nameText(title, context))
  return `- ${codeSpan(name)} — ${page ? `[${text}](${context.addressOf(page)})` : text}`
}

function operationText(outline: OperationOutline, api: Api, isSole: boolean, context: MarkdownContext): string[] {
  const { labels } = context
  const { operation, responses, callbacks } = outline
  const { id, title, description, errors, method, path, servers, externalDocs, certainty } = operation
  const level = isSole ? 2 : 3
  const codes = api.errors.filter(({ code }) => errors.includes(code))
  return [
    ...(isSole ? [] : [headingLine(2, nameText(title, context))]),
    codeBlock(`${method} ${operation.kind === 'operation' ? (servers[0]?.url ?? '') : ''}${path}`, 'http'),
    operationFacts(outline, api, context)
      .map((fact) => `- ${fact}`)
      .join('\n'),
    ...(description ? [proseText(description, context)] : []),
    ...(externalDocs ? [readMore(externalDocs, context)] : []),
    ...ownServers(operation, api, context),
    ...parameterSections(outline, level, context),
    ...bodyText(outline, level, context),
    ...(operation.kind === 'operation' ? sampleText(operation, api, level, context) : []),
    ...(responses ? [headingLine(level, labels.responses)] : []),
    ...(responses?.items ?? []).flatMap((response) => responseText(response, level, context)),
    ...(codes.length > 0
      ? [
          headingLine(level, labels.errors),
          stringifyMarkdown(errorTable(certainty ? codes.map(withoutMark) : codes, context)).trim(),
        ]
      : []),
    ...(callbacks ? [headingLine(level, labels.callbacks)] : []),
    ...(callbacks?.items ?? []).flatMap((callback) => [
      codeSpan(callback.name),
      ...callback.operations.flatMap((inner) => operationText(inner, api, false, context)),
    ]),
    ...historyText(id, api, level, context),
  ]
}

/** An error of an operation that is unconfirmed as a whole. */
function withoutMark({ certainty: _, ...error }: ErrorCode): ErrorCode {
  return error
}

/** Servers of an operation that is not where the rest of its API is. */
function ownServers({ kind, servers }: Operation, api: Api, { labels }: MarkdownContext): string[] {
  const isUsual = JSON.stringify(servers) === JSON.stringify(api.servers)
  if (kind !== 'operation' || isUsual || servers.length < 2) return []
  return [`${labels.servers}${labels.colon.trim()}\n${servers.map(({ url }) => `- ${codeSpan(url)}`).join('\n')}`]
}

function bodyText({ operation, body }: OperationOutline, level: number, context: MarkdownContext): string[] {
  if (!body) return []
  const description = operation.requestBody?.description
  return [
    headingLine(level, context.labels.requestBody),
    ...(description ? [proseText(description, context)] : []),
    ...contentsText(body.items, context),
  ]
}

function parameterSections({ parameters }: OperationOutline, level: number, context: MarkdownContext): string[] {
  return parameters.flatMap(({ in: place, items }) => [
    headingLine(level, context.labels[`parameters.${place}`]),
    fieldItems(items, context),
  ])
}

function responseText({ response, headers, contents }: ResponseOutline, level: number, context: MarkdownContext) {
  const { status, summary, description, links } = response
  return [
    headingLine(level + 1, summary ? `${status} ${nameText(summary, context)}` : status),
    ...(description ? [proseText(description, context)] : []),
    ...(headers.length > 0 ? [bold(context.labels.responseHeaders), fieldItems(headers, context)] : []),
    ...contentsText(contents, context),
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
    ...(values.length > 0 ? [`${context.labels.semicolon}${values.join(context.labels.semicolon)}`] : []),
    ...(description ? [` — ${proseText(description, context)}`] : []),
  ].join('')
}

function valueSpan(value: Json): string {
  return codeSpan(textOfJson(value))
}

function contentsText(contents: readonly ContentOutline[], context: MarkdownContext): string[] {
  return contents.flatMap((outline) => {
    const { body, item, content } = outline
    return [
      ...(body ? bodyFields(content.mediaType, body, context) : [bold(content.mediaType)]),
      ...(item ? [`${context.labels.streamItem}${context.labels.colon.trim()}`, ...fieldList(item, context)] : []),
      ...contentNotes(outline, context),
      ...content.examples.flatMap((example) => exampleText(example, context)),
    ]
  })
}

/** The fields of a body, or where they are. */
function bodyFields(mediaType: string, body: Field, context: MarkdownContext): string[] {
  const elsewhere = continuedLink(body, context)
  if (elsewhere !== undefined) return [`${bold(mediaType)} — ${elsewhere}`]
  return [
    ...(hasNestedFields(body) ? rootText(mediaType, body, context) : [bold(mediaType)]),
    ...fieldList(body, context),
  ]
}

/** What a body is as a whole: its media type, whether it is an object or a list of them, what is said of it. */
function rootText(mediaType: string, root: Field, context: MarkdownContext): string[] {
  const description = root.schema.description ?? root.element.description
  return [
    `${bold(mediaType)} — ${typeFact(root, context)}${root.isUnconfirmed ? `${context.labels.comma}${context.labels.unconfirmed}` : ''}`,
    ...(description ? [proseText(description, context)] : []),
    ...fieldHints(root, context),
  ]
}

function exampleText({ summary, name, value }: Example, context: MarkdownContext): string[] {
  const title = summary ? nameText(summary, context) : name
  const isText = typeof value === 'string'
  return [
    bold(`${context.labels.example}${context.labels.colon}${title}`),
    codeBlock(isText ? value : JSON.stringify(value, null, 2), isText ? '' : 'json'),
  ]
}

function bold(text: string): string {
  return `**${escapeText(text)}**`
}
