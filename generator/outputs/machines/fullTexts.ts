import type { Route } from '../../contract/routes.ts'
import { type MachineText, machineTexts } from '../../messages/catalogs.ts'
import { type Say, sayWith } from '../../messages/fillText.ts'
import type { LlmsInput } from './llmsFiles.ts'
import { document, head } from './markdownBlocks.ts'
import { pagesOf, partsOf, type SiteParts, sectionTitle } from './sections.ts'
import { siteAddress } from './siteAddress.ts'

/** Input of the full texts: plain data that holds no model. */
interface FullTextInput extends Pick<LlmsInput, 'config' | 'routes'> {
  /** The published Markdown version of a page; it is in memory only while its file is written. */
  readonly markdownOf: (route: Route) => string | undefined
}

interface FullTextLimits {
  readonly site: number
  readonly section: number
}

/**
 * Most characters of a full text in one file: of the site, whose longer text is in the files of the sections, and of a
 * section. A text beyond the bound of a site is on the pages alone.
 */
const longestFullText = { site: 4_000_000, section: 250_000 } as const

type File = readonly [path: string, text: string]

/** The data for the files of one language. */
interface Language extends SiteParts {
  readonly input: FullTextInput
  readonly say: Say<MachineText>
}

/**
 * The whole text of the pages for language models: of the site and of each section, in every language. Above `longest`
 * characters the site's own file has the pages of no section and names the files of sections; the text of a section goes on
 * in further files. A text beyond the bound of a site is not written: no model reads it, and each page has its part.
 */
export function* fullTextFiles(input: FullTextInput, longest: FullTextLimits = longestFullText): Generator<File> {
  for (const { code: locale } of input.config.locales) {
    const say = sayWith(machineTexts.textsIn(locale, input.config.messages))
    const language = { input, say, ...partsOf(input, locale) }
    yield* siteTexts(language, longest.site)
    for (const section of language.separate) {
      const start = head(sectionTitle(section, input.config, locale), section.landing?.description)
      yield* fullFiles({
        language,
        folder: section.folder,
        longest: longest.section,
        most: longest.site,
        pages: pagesOf(section),
        head: start,
      })
    }
  }
}

function siteTexts(language: Language, longest: number): File[] {
  const { input, prefix, locale, separate, all, home, say } = language
  const { config } = input
  const links = separate.map(({ folder }) => siteAddress(config, `${folder}llms-full.txt`))
  const isLong = separate.length > 0 && lengthOf(all, language) > longest
  const elsewhere = new Set(isLong ? separate.flatMap(pagesOf) : [])
  const title = config.brand.title[locale] ?? config.brand.name
  return fullFiles({
    ...{ language, folder: `${prefix}/`, longest, most: longest, pages: all.filter((page) => !elsewhere.has(page)) },
    head: [
      ...head(title, home?.description),
      ...(isLong ? [`${say('sections')}\n${links.map((address) => `- ${address}`).join('\n')}`] : []),
    ],
  })
}

interface FullText {
  readonly language: Language
  /** Folder of the files below the base. */
  readonly folder: string
  /** Characters that a file may have, unless it holds a single page. */
  readonly longest: number
  /** Characters that all files of the text may have together. */
  readonly most: number
  readonly pages: readonly Route[]
  readonly head: readonly string[]
}

/** The text of pages in as many files as it needs. The first one names the others. */
function fullFiles({ language, folder, longest, most, pages, head: start }: FullText): File[] {
  const { input, say } = language
  if (lengthOf(pages, language) > most) {
    const list = `${say('listed')}\n- ${siteAddress(input.config, `${folder}llms.txt`)}`
    return [[`${folder}llms-full.txt`, document([...start, list])]]
  }
  const parts: { length: number; readonly texts: string[] }[] = [{ length: 0, texts: [] }]
  for (const text of fullTexts(pages, language)) {
    const last = parts.at(-1)
    if (last && (last.length === 0 || last.length + text.length <= longest)) {
      last.length += text.length
      last.texts.push(text)
    } else parts.push({ length: text.length, texts: [text] })
  }
  const names = parts.map((_, index) => `${folder}llms-full${index === 0 ? '' : `-${index + 1}`}.txt`)
  const others = names.slice(1).map((name) => `- ${siteAddress(input.config, name)}`)
  const further = others.length > 0 ? [`${say('further')}\n${others.join('\n')}`] : []
  return parts.map((part, index): File => {
    const top = index === 0 ? [...start, ...further] : start
    return [names[index] ?? '', document([...top, part.texts.join('\n\n')])]
  })
}

function lengthOf(pages: readonly Route[], { input: { markdownOf } }: Language): number {
  return pages.reduce((sum, page) => sum + (markdownOf(page)?.length ?? 0), 0)
}

/** The Markdown versions of pages, each with its address. */
function fullTexts(pages: readonly Route[], { input: { config, markdownOf }, say }: Language): string[] {
  return pages.flatMap((page) => {
    const text = markdownOf(page)
    return text === undefined
      ? []
      : [`---\n\n${say('source', { address: siteAddress(config, page.url) })}\n\n${withoutNote(text).trim()}`]
  })
}

/** A page's text without its note about the list of pages, which is needless beside all other pages. */
function withoutNote(text: string): string {
  return text.replace(/^(# .*\n)\n> .*\/llms\.txt\n/, '$1')
}
