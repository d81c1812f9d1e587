import type { RootContent } from 'mdast'
import type { Download } from '../contract/downloads.ts'
import { type LocaleCode, localized } from '../contract/locales.ts'
import type { Recipes } from '../contract/recipes.ts'
import type { Api, Prose, SchemaId } from '../contract/reference.ts'
import type { GuideTables } from '../load/readGuideTables.ts'
import type { Labels } from './labels.ts'
import { stringifyMarkdown } from './mdxNodes.ts'
import { proseToMarkdown } from './prose.ts'
import { withAddresses } from './withAddresses.ts'

/** What the Markdown renderers of one language need besides the page itself. */
export interface MarkdownContext {
  readonly apis: readonly Api[]
  readonly locale: LocaleCode
  readonly defaultLocale: LocaleCode
  readonly labels: Labels
  /** Full address of a site path in the page's language. */
  addressOf(path: string): string
  /** Path, with an anchor where the page has several, of what documents an operation or channel. */
  pathOfEntry(api: string, id: string): string | undefined
  /** Tables that guides show. */
  readonly tables: GuideTables
  readonly recipes: Recipes
  /** Files to download. */
  readonly downloads: readonly Download[]
  /** Path of the page that a schema of the API at hand has of its own. */
  pathOfSchema(schema: SchemaId): string | undefined
  /** Texts already brought into their final form: descriptions repeat from page to page. */
  readonly written: Map<string, string>
}

/** Prose in the page's language, with full addresses, as Markdown that closes everything it opens. */
export function proseText(prose: Prose, context: MarkdownContext): string {
  const { text } = localized(prose, context.locale, context.defaultLocale)
  const known = context.written.get(text)
  if (known !== undefined) return known
  const written = stringifyMarkdown(proseNodes(prose, context)).trim()
  context.written.set(text, written)
  return written
}

export function proseNodes(prose: Prose, { locale, defaultLocale, addressOf }: MarkdownContext): RootContent[] {
  return withAddresses(proseToMarkdown(localized(prose, locale, defaultLocale).text), addressOf)
}

export function nameText(prose: Prose, { locale, defaultLocale }: MarkdownContext): string {
  return localized(prose, locale, defaultLocale).text
}
