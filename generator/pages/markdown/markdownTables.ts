import type { PhrasingContent, RootContent, Table } from 'mdast'
import { toString as textOfTree } from 'mdast-util-to-string'
import type { Api, ErrorCode } from '../../contract/reference.ts'
import { firstSentence } from '../../markdown/firstSentence.ts'
import { parseMarkdown } from '../../markdown/parseMarkdown.ts'
import { shortDescription } from '../../markdown/shortDescription.ts'
import { entryGroups } from '../../model/view/entryGroups.ts'
import { type EntryRow, operationMark } from '../../model/view/entryRows.ts'
import { rateBudgets, rateFigure, sharedGroup } from '../../model/view/rateBudgets.ts'
import { unconfirmedErrors } from '../../model/view/unconfirmedErrors.ts'
import { type MarkdownContext, nameText, proseNodes } from './markdownContext.ts'
import { code, link, listOf, table, text } from './markdownParts.ts'
import { codeSpan } from './markdownText.ts'
import { scopeName } from './operationFacts.ts'

/**
 * Which errors have an unconfirmed meaning, then a table of all: code, name, meaning, what to do, HTTP status, and with an API
 * which of its operations give it.
 */
export function errorTable(errors: readonly ErrorCode[], context: MarkdownContext, api?: Api): RootContent[] {
  const { labels } = context
  const names = [labels.code, labels.name, labels.meaning, labels.action, labels.httpStatus]
  const header = [...names, ...(api ? [labels.operations] : [])].map((value) => text(value))
  const rows = errors.map(({ code, name, description, action, httpStatus }) => [
    [{ type: 'inlineCode', value: String(code) } as const],
    name ? [{ type: 'inlineCode', value: name } as const] : [],
    inline(description, context),
    action ? inline(action, context) : [],
    httpStatus === undefined ? [] : text(String(httpStatus)),
    ...(api ? [operationsWith(code, api, context)] : []),
  ])
  return [...unconfirmedNote(errors, context), table([header, ...rows])]
}

function unconfirmedNote(errors: readonly ErrorCode[], { labels, say }: MarkdownContext): RootContent[] {
  const unconfirmed = unconfirmedErrors(errors)
  if (!unconfirmed) return []
  const codes = unconfirmed.codes.map((value) => codeSpan(String(value))).join(labels.enumerationComma)
  return parseMarkdown(say('reference.errors.unconfirmed', { which: unconfirmed.which, codes })).children
}

function operationsWith(errorCode: ErrorCode['code'], api: Api, context: MarkdownContext): PhrasingContent[] {
  const operations = api.operations.filter(({ errors }) => errors.includes(errorCode))
  return operations.flatMap(({ id, title }, index): PhrasingContent[] => [
    ...text(index === 0 ? '' : context.labels.enumerationComma),
    ...link(context.pathOfEntry(api.id, id), nameText(title, context)),
  ])
}

/** Rate limits of an API as a table, one row for each figure or shared budget. */
export function rateLimitTable(api: Api, context: MarkdownContext): Table {
  const { labels } = context
  const header = [labels.rateLimit, labels.scope, labels.group, labels.operations].map((value) => text(value))
  const rows = rateBudgets(api).map(({ limit, operations }) => [
    text(rateFigure(limit)),
    text(limit.scope ? scopeName(limit.scope, labels) : ''),
    text(sharedGroup(limit) ?? ''),
    operations.flatMap(({ method, path }, index): PhrasingContent[] => [
      ...text(index === 0 ? '' : context.labels.enumerationComma),
      code(`${method} ${path}`),
    ]),
  ])
  return table([header, ...rows])
}

/** The operations and channels of a page: a link to each, how it is called, its rate limit, and a sentence about it. */
export function entryTable(rows: readonly EntryRow[], api: Api, context: MarkdownContext): Table {
  const { labels } = context
  const hasLimits = rows.some(({ rateLimit }) => rateLimit)
  const header = [labels.name, labels.call, ...(hasLimits ? [labels.rateLimit] : []), labels.description]
  return table([
    header.map((label) => text(label)),
    ...rows.map(({ id, title, method, path, rateLimit, description }) => [
      link(addressOfEntry(id, api, context), nameText(title, context)),
      [code(`${method} ${path}`)],
      ...(hasLimits ? [rateLimit ? text(rateFigure(rateLimit)) : []] : []),
      description ? text(firstSentence(nameText(description, context))) : [],
    ]),
  ])
}

function addressOfEntry(id: string, api: Api, { pathOfEntry, addressOf }: MarkdownContext): string | undefined {
  const path = pathOfEntry(api.id, id)
  return path === undefined ? undefined : addressOf(path)
}

/** Which permission of a key allows which operations. */
export function permissionTable({ id: api, operations }: Api, context: MarkdownContext): Table {
  const permissions = [...new Set(operations.flatMap(({ permission }) => permission ?? []))]
  const rows = permissions.map((permission) => {
    const allowed = operations.filter((operation) => operation.permission === permission)
    const links = allowed.flatMap(({ id, title }, index): PhrasingContent[] => [
      ...text(index === 0 ? '' : context.labels.enumerationComma),
      ...link(context.pathOfEntry(api, id), nameText(title, context)),
    ])
    return [[code(permission)], links]
  })
  return table([[text(context.labels.permission), text(context.labels.operations)], ...rows])
}

/** An API's operations, or those of one tag, as a list of links, each with what it does. */
export function operationList(api: Api, tag: string | undefined, context: MarkdownContext): RootContent {
  const groups = entryGroups(api).filter(({ name }) => tag === undefined || name === tag)
  return listOf(
    groups
      .flatMap(({ operations, further }) => (tag === undefined ? operations : [...operations, ...further]))
      .map(({ id, kind, method, path, title, description }) => [
        code(`${operationMark({ kind, method })} ${path}`),
        ...text(' — '),
        ...link(context.pathOfEntry(api.id, id), nameText(title, context)),
        ...(description ? text(`${context.labels.colon}${shortDescription(nameText(description, context))}`) : []),
      ]),
  )
}

/** A table cell holds one line: blocks follow one another, and lists and the like become their text. */
function inline(prose: ErrorCode['description'], context: MarkdownContext): PhrasingContent[] {
  const blocks = proseNodes(prose, context).map((node) =>
    node.type === 'paragraph' ? node.children : text(textOfTree(node, { includeHtml: false })),
  )
  return blocks.flatMap((children, index) => (index === 0 ? children : [...text(' '), ...children]))
}
