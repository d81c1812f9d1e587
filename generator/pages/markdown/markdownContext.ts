import type { RootContent } from 'mdast'
import type { Prose } from '../../contract/annotations.ts'
import type { SiteConfig } from '../../contract/config.ts'
import type { Download } from '../../contract/downloads.ts'
import type { ChangeNote } from '../../contract/history.ts'
import { type LocaleCode, localized } from '../../contract/locales.ts'
import { memoize, memoizeByObject } from '../../contract/memoize.ts'
import type { OwnFiles } from '../../contract/ownFiles.ts'
import type { Recipes } from '../../contract/recipes.ts'
import type { Api } from '../../contract/reference.ts'
import type { SchemaId, SchemaNode } from '../../contract/schema.ts'
import type { GuideTables } from '../../load/readGuideTables.ts'
import { isPlainSentence } from '../../markdown/plainSentence.ts'
import type { MarkdownTexts } from '../../messages/catalogs.ts'
import type { Say } from '../../messages/fillText.ts'
import type { Schemas } from '../../model/view/schema.ts'
import { typeLabel } from '../../model/view/typeLabel.ts'
import { stringifyMarkdown } from '../mdx/mdxNodes.ts'
import { proseToMarkdown } from '../mdx/prose.ts'
import { withAddresses } from '../mdx/withAddresses.ts'

/** What the Markdown renderers of one language need besides the page itself. */
export interface MarkdownContext {
  readonly apis: readonly Api[]
  readonly locale: LocaleCode
  readonly defaultLocale: LocaleCode
  readonly labels: MarkdownTexts
  /** The sentences of the pages on the screen, in the page's language. */
  readonly say: Say<string>
  /** Full address of a site path in the page's language; any other stays as it is. */
  addressOf(path: string): string
  readonly own: OwnFiles
  /** Path, with an anchor where the page has several, of what documents an operation or channel. */
  pathOfEntry(api: string, id: string): string | undefined
  /** What the changelogs tell of an operation or channel, newest first. */
  historyOf(api: string, id: string): readonly ChangeNote[]
  /** Tables that guides show. */
  readonly tables: GuideTables
  readonly recipes: Recipes
  readonly config: Pick<SiteConfig, 'samples'>
  /** Files to download. */
  readonly downloads: readonly Download[]
  /** The schemas of the API at hand. */
  readonly schemas: Schemas
  /** Path of the page that a schema of the API at hand has of its own. */
  pathOfSchema(schema: SchemaId): string | undefined
}

const mostLocales = 100
const alternativesIn = memoize((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }), mostLocales)

/** The type of a schema in the page's language. */
export function typeText(schema: SchemaNode, { schemas, say, locale }: MarkdownContext): string {
  return typeLabel(schema, schemas, { text: say, alternatives: (labels) => alternativesIn(locale).format(labels) })
}

/** Prose in the page's language, with full addresses, as Markdown that closes everything it opens. */
export function proseText(prose: Prose, context: MarkdownContext): string {
  const text = localized(prose, context.locale, context.defaultLocale).text.trim()
  if (isPlainSentence(text)) return text
  return mayLink(text) ? linkedText(context.addressOf)(text) : unlinkedText(text)
}

export function proseNodes(prose: Prose, { locale, defaultLocale, addressOf }: MarkdownContext): RootContent[] {
  const { text } = localized(prose, locale, defaultLocale)
  const nodes = proseToMarkdown(text)
  return mayLink(text) ? withAddresses(nodes, addressOf) : nodes
}

/** Most descriptions have no link: their text is the same in every language and site. */
const mostTexts = 20_000
const unlinkedText = memoize((text) => stringifyMarkdown(proseToMarkdown(text)).trim(), mostTexts)

type AddressOf = MarkdownContext['addressOf']
const linkedText = memoizeByObject((addressOf: AddressOf) =>
  memoize((text) => stringifyMarkdown(withAddresses(proseToMarkdown(text), addressOf)).trim(), mostTexts),
)

function mayLink(text: string): boolean {
  return text.includes('[')
}

export function nameText(prose: Prose, { locale, defaultLocale }: MarkdownContext): string {
  return localized(prose, locale, defaultLocale).text
}
