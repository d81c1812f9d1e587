import type { Deprecation, Label } from '../../contract/annotations.ts'
import { capitalized } from '../../contract/capitalized.ts'
import type { StatedFact } from '../../contract/facts.ts'
import type { Pagination, RateLimit } from '../../contract/operation.ts'
import type { Api } from '../../contract/reference.ts'
import type { SecurityRequirement } from '../../contract/security.ts'
import type { EntryKind } from '../../model/view/addresses.ts'
import { durationOf } from '../../model/view/duration.ts'
import { type OperationOutline, requestFields, responseFields } from '../../model/view/operationOutline.ts'
import { rateFigure } from '../../model/view/rateBudgets.ts'
import { stringifyMarkdown } from '../mdx/mdxNodes.ts'
import { withAddresses } from '../mdx/withAddresses.ts'
import { type MarkdownContext, nameText, proseText } from './markdownContext.ts'
import { codeSpan, escapeText, indent } from './markdownText.ts'
import { gapAfterSentence, inBrackets } from './punctuation.ts'
import { replacementLink } from './replacementLink.ts'
import { unconfirmedFact, unconfirmedNames } from './unconfirmedFact.ts'

/** What holds for an operation as a whole, a line each: authentication, permission, rate limit, paging, since, deprecation. */
export function operationFacts(outline: OperationOutline, api: Api, context: MarkdownContext): string[] {
  const { operation } = outline
  const {
    kind,
    security,
    permission,
    rateLimit,
    pagination,
    since,
    deprecation,
    certainty,
    badges = [],
    facts,
  } = operation
  const { labels, say } = context
  const fields = [...requestFields(outline), ...responseFields(outline)]
  const schemes = security
    .map((requirement) => requirement.map((part) => schemeText(part, labels)).join(' + '))
    .filter(Boolean)
  const signing = new Set(api.securitySchemes.filter((scheme) => scheme.signing).map(({ id }) => id))
  const isSigned = security.flat().every(({ scheme }) => signing.has(scheme))
  const authentication = isSigned ? labels.signed : `${labels.authentication}${labels.colon}${schemes.join(' / ')}`
  const isOptional = schemes.length < security.length
  const called =
    schemes.length > 0 ? `${authentication}${isOptional ? inBrackets(labels.optional, labels) : ''}` : labels.public
  return [
    ...badges.map((badge) => labelText(badge, context)),
    kind === 'operation' ? called : say(`reference.kind.${kind}`),
    ...(permission ? [`${labels.permission}${labels.colon}${codeSpan(permission)}`] : []),
    ...(rateLimit
      ? [`${labels.rateLimit}${labels.colon}${rateFigure(rateLimit)}${scopeText(rateLimit, context)}`]
      : []),
    ...(pagination ? [paginationText(pagination, context)] : []),
    ...(since ? [`${labels.since} ${since}`] : []),
    ...statedFacts(facts, context),
    ...unconfirmedFact(certainty ? [labels.wholeEntry] : unconfirmedNames(fields), labels),
    ...(deprecation ? [deprecationFact(deprecation, 'operation', api, context)] : []),
  ]
}

/** Facts that plug-ins declare. */
export function statedFacts(facts: readonly StatedFact[] = [], context: MarkdownContext): string[] {
  return facts.map(({ label, text, note }) => {
    const fact = `${escapeText(nameText(label, context))}${context.labels.colon}**${escapeText(nameText(text, context))}**`
    return note ? `${fact} — ${escapeText(nameText(note, context))}` : fact
  })
}

/** A word beside the facts, and what it means. */
export function labelText({ name, description }: Label, context: MarkdownContext): string {
  const word = `**${escapeText(nameText(name, context))}**`
  return description ? `${word} — ${indent(proseText(description, context), 2).trimStart()}` : word
}

function schemeText({ scheme, scopes }: SecurityRequirement[number], labels: MarkdownContext['labels']): string {
  const needed = `${labels.scopes}${labels.colon}${scopes.map(codeSpan).join(labels.comma)}`
  return codeSpan(scheme) + (scopes.length > 0 ? inBrackets(needed, labels) : '')
}

/** How a list is paged, then its parameters and limits. */
function paginationText({ style, cursor, next, ...rest }: Pagination, { labels, say }: MarkdownContext): string {
  const isLinked = next !== undefined && cursor !== undefined
  const following = isLinked
    ? say('reference.pagination.next', { next: codeSpan(next), cursor: codeSpan(cursor) }).trimStart()
    : ''
  const terms = Object.entries(isLinked ? rest : { cursor, ...rest }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${say(`reference.pagination.${name}`)} ${termText(value, say)}`],
  )
  return [
    `${say('reference.pagination')}${labels.colon}${say('reference.pagination.style', { style })}`,
    ...(following === '' ? [] : [following]),
    ...(terms.length > 0 ? [`${terms.join(labels.semicolon)}${labels.stop.trim()}`] : []),
  ].join(gapAfterSentence(labels))
}

/** The name of a parameter, a number, or a length of time. */
function termText(value: string | number, say: MarkdownContext['say']): string {
  const duration = durationOf(String(value))
  if (duration) return say('reference.duration', duration)
  return typeof value === 'number' ? String(value) : codeSpan(value)
}

function scopeText({ scope }: RateLimit, { labels }: MarkdownContext): string {
  return scope
    ? inBrackets(
        labels.counted.replace('{scope}', () => scopeName(scope, labels)),
        labels,
      )
    : ''
}

/** What calls are counted by, in the language of the page where the engine knows the word. */
export function scopeName(scope: string, labels: MarkdownContext['labels']): string {
  return Object.entries(labels).find(([name]) => name === `scope.${scope}`)?.[1] ?? scope
}

/** Since when, until when, and what takes its place, in one line. */
export function deprecationFact(
  { since, sunset, replacements, note, fields = [] }: Deprecation,
  kind: EntryKind,
  api: Api,
  context: MarkdownContext,
): string {
  const { labels } = context
  const dates = [
    since ? `${labels.deprecatedSince} ${since}` : labels.deprecated,
    ...(sunset ? [`${labels.sunset} ${sunset}`] : []),
  ]
  const links = replacements.map((id) => {
    const children = replacementLink(id, kind, api, context)
    return stringifyMarkdown(withAddresses([{ type: 'paragraph', children }], context.addressOf)).trim()
  })
  const stop = labels.stop.trim()
  const replaced =
    links.length > 0 ? `${labels.replacedBy} ${links.join(labels.enumerationComma)}${stop}` : labels.noReplacement
  const successor = links.length === 0 && note ? '' : replaced
  const renamed = fields.map(({ from, to }) => `${codeSpan(from)} → ${codeSpan(to)}`).join(labels.enumerationComma)
  return [
    `**${capitalized(dates.join(labels.semicolon))}**${stop}`,
    ...(successor === '' ? [] : [successor]),
    ...(note ? [proseText(note, context)] : []),
    ...(renamed === '' ? [] : [`${labels.renamed}${labels.colon}${renamed}${stop}`]),
  ].join(gapAfterSentence(labels))
}
