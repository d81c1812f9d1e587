import type { BlockContent, RootContent } from 'mdast'
import type { Prose } from '../../contract/annotations.ts'
import type { Channel } from '../../contract/channel.ts'
import { type LocaleCode, localized } from '../../contract/locales.ts'
import type { Operation, ParameterPlace } from '../../contract/operation.ts'
import type { Api, ReferencePage } from '../../contract/reference.ts'
import { hasEntryTable } from '../../model/view/entryRows.ts'
import { pageEntries } from '../../model/view/pageEntries.ts'
import { flowTag, stringifyMdx } from './mdxNodes.ts'
import { proseToMdx } from './prose.ts'

interface RenderContext {
  readonly api: Api
  readonly locale: LocaleCode
  readonly defaultLocale: LocaleCode
}

/** MDX of one generated page in one language: headings, prose, and component tags that name ids. It carries no schema. */
export function renderReferencePage(page: ReferencePage, context: RenderContext): string {
  const title = localized(page.title, context.locale, context.defaultLocale).text
  return stringifyMdx(
    { title, kind: page.content.kind === 'schema' ? 'schema' : 'reference', api: context.api.id },
    contentOf(page, context),
  )
}

function contentOf(page: ReferencePage, context: RenderContext): RootContent[] {
  const { api } = context
  if (page.content.kind === 'schema') return [flowTag('Schema', { of: page.content.schema })]
  if (page.content.kind === 'overview')
    return [...prose(page.description, 1, context), flowTag('ApiOverview', { api: api.id })]
  const { operations, channels, isSole } = pageEntries(page, api)
  return [
    ...(isSole ? [] : prose(page.description, 1, context)),
    ...(hasEntryTable(page, api) ? [flowTag('EntryTable', {})] : []),
    ...operations.map((operation) => renderOperation(operation, isSole, context)),
    ...channels.map((channel) => renderChannel(channel, isSole, context)),
    ...(channels.length > 0 ? [flowTag('ConnectionRules', { api: api.id })] : []),
  ]
}

function renderChannel(
  { id: of, summary, description, messages }: Channel,
  isSingle: boolean,
  context: RenderContext,
): RootContent {
  const children = [
    flowTag('ChannelFacts', { of }),
    ...prose(summary, isSingle ? 1 : 2, context),
    ...prose(description, isSingle ? 1 : 2, context),
    flowTag('Conversation', { of }),
    ...messages.map(({ id }) => flowTag('Message', { of, message: id })),
  ]
  return flowTag('Channel', isSingle ? { of, single: true } : { of }, children as BlockContent[])
}

function renderOperation(operation: Operation, isSingle: boolean, context: RenderContext): RootContent {
  const { id: of, requestBody, errors, callbacks, pagination, responses } = operation
  const children = [
    flowTag('Endpoint', { of }),
    ...prose(operation.description, isSingle ? 1 : 2, context),
    ...placeOrder
      .filter((place) => operation.parameters.some((parameter) => parameter.in === place))
      .map((place) => flowTag('Parameters', { of, in: place })),
    ...(pagination ? [flowTag('Pagination', { of })] : []),
    ...(requestBody ? [flowTag('RequestBody', { of })] : []),
    ...(responses.length > 0 ? [flowTag('Responses', { of })] : []),
    ...(errors.length > 0 ? [flowTag('Errors', { of })] : []),
    ...(callbacks.length > 0 ? [flowTag('Callbacks', { of })] : []),
    flowTag('Samples', { of }),
  ]
  return flowTag('Operation', isSingle ? { of, single: true } : { of }, children as BlockContent[])
}

const placeOrder: readonly ParameterPlace[] = ['path', 'query', 'querystring', 'header', 'cookie']

/** Spec prose in the page's language; where it falls back, its real language is marked. */
function prose(
  value: Prose | undefined,
  headingLevel: number,
  { locale, defaultLocale }: RenderContext,
): RootContent[] {
  if (!value) return []
  const { text, locale: actual } = localized(value, locale, defaultLocale)
  const nodes = proseToMdx(text, headingLevel)
  return actual === locale ? nodes : [flowTag('Untranslated', { locale: actual }, nodes as BlockContent[])]
}
