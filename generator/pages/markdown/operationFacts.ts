import type { Api, Deprecation, Operation, Pagination, RateLimit } from '../../contract/reference.ts'
import { rateFigure } from '../../model/view/rateBudgets.ts'
import { type MarkdownContext, proseText } from './markdownContext.ts'
import { codeSpan } from './markdownText.ts'
import { gapAfterSentence, inBrackets } from './punctuation.ts'

/** What holds for an operation as a whole, a line each: authentication, permission, rate limit, paging, since, deprecation. */
export function operationFacts(operation: Operation, api: Api, context: MarkdownContext): string[] {
  const { security, permission, rateLimit, pagination, since, deprecation, certainty } = operation
  const { labels } = context
  const schemes = security
    .map((requirement) => requirement.map(({ scheme }) => codeSpan(scheme)).join(' + '))
    .filter(Boolean)
  const signing = new Set(api.securitySchemes.filter((scheme) => scheme.signing).map(({ id }) => id))
  const isSigned = security.flat().every(({ scheme }) => signing.has(scheme))
  const authentication = isSigned ? labels.signed : `${labels.authentication}${labels.colon}${schemes.join(' / ')}`
  const isOptional = schemes.length < security.length
  return [
    schemes.length > 0 ? `${authentication}${isOptional ? inBrackets(labels.optional, labels) : ''}` : labels.public,
    ...(permission ? [`${labels.permission}${labels.colon}${codeSpan(permission)}`] : []),
    ...(rateLimit
      ? [`${labels.rateLimit}${labels.colon}${rateFigure(rateLimit)}${scopeText(rateLimit, context)}`]
      : []),
    ...(pagination ? [`${labels.pagination}${labels.colon}${paginationText(pagination, context)}`] : []),
    ...(since ? [`${labels.since} ${since}`] : []),
    ...(certainty ? [labels.unconfirmed] : []),
    ...(deprecation ? [deprecationFact(deprecation, api, context)] : []),
  ]
}

/** Style, parameters and limits of a paged list, in the words of `x-pagination`. */
function paginationText({ style, ...rest }: Pagination, { labels }: MarkdownContext): string {
  return [style, ...Object.entries(rest).map(([name, value]) => `${name} ${codeSpan(String(value))}`)].join(
    labels.comma,
  )
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
  api: Api,
  context: MarkdownContext,
): string {
  const { labels, pathOfEntry, addressOf } = context
  const dates = [
    since ? `${labels.deprecatedSince} ${since}` : labels.deprecated,
    ...(sunset ? [`${labels.sunset} ${sunset}`] : []),
  ]
  const links = replacements.map((id) => {
    const [owner = api.id, name = id] = id.includes('#') ? id.split('#') : [api.id, id]
    const path = pathOfEntry(owner, name)
    return path ? `[${codeSpan(id)}](${addressOf(path)})` : codeSpan(id)
  })
  const stop = labels.stop.trim()
  const replaced = links.length > 0 ? `${labels.replacedBy} ${links.join(labels.comma)}${stop}` : labels.noReplacement
  const successor = links.length === 0 && note ? '' : replaced
  const renamed = fields.map(({ from, to }) => `${codeSpan(from)} → ${codeSpan(to)}`).join(labels.comma)
  return [
    `**${dates.join(labels.semicolon)}**${stop}`,
    ...(successor === '' ? [] : [successor]),
    ...(note ? [proseText(note, context)] : []),
    ...(renamed === '' ? [] : [`${labels.renamed}${labels.colon}${renamed}${stop}`]),
  ].join(gapAfterSentence(labels))
}
