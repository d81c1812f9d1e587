import type { Changelog } from '../../contract/changelog.ts'
import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import type { Download } from '../../contract/downloads.ts'
import { type LocaleCode, localePrefix } from '../../contract/locales.ts'
import type { Route, RouteTable } from '../../contract/routes.ts'
import { type MachineText, machineTexts, markdownTexts } from '../../messages/catalogs.ts'
import { type Say, sayWith } from '../../messages/fillText.ts'
import { document, head, link, listed, specLists } from './markdownBlocks.ts'
import { otherPages, type PageGroup, type Section, sectionsOf } from './sections.ts'
import { siteAddress } from './siteAddress.ts'
import { sliceListUrl } from './sliceFiles.ts'

export interface LlmsInput {
  readonly config: Pick<SiteConfig, 'origin' | 'base' | 'locales' | 'brand' | 'messages'>
  readonly routes: RouteTable
  readonly downloads: readonly Download[]
  readonly changelogs: readonly Changelog[]
  /** The Markdown version of a page, which is not held for longer than it takes to write it. */
  readonly markdownOf: (route: Route) => string | undefined
}

/** The data for the files of one language. */
interface Language {
  readonly input: LlmsInput
  readonly locale: LocaleCode
  readonly prefix: string
  readonly say: Say<MachineText>
  readonly sections: readonly Section[]
  readonly others: readonly Route[]
}

/** Longest full text in one file. A longer text is in the files of the sections only. */
const longestFullText = 4_000_000

/**
 * Lists of the pages for language models (https://llmstxt.org), and their whole text: for the site and for each section, in
 * every language. Above `longest` characters the site's own file has the pages of no section and says where the others are.
 */
export function* llmsFiles(input: LlmsInput, longest = longestFullText): Generator<File> {
  for (const { code: locale } of input.config.locales) {
    const sections = sectionsOf(input.routes, locale)
    const prefix = localePrefix(locale, defaultLocaleOf(input.config))
    const others = otherPages(input.routes, locale, sections)
    const say = sayWith(machineTexts.textsIn(locale, input.config.messages))
    const language = { input, locale, prefix, say, sections, others }
    yield* siteFiles(language, longest)
    for (const section of separate(language)) yield* sectionFiles(section, language)
  }
}

/** Sections with their own files. A section in the root folder shares the files of the site. */
function separate({ sections, prefix }: Language): Section[] {
  return sections.filter(({ folder }, index) => {
    const isFirst = sections.findIndex((other) => other.folder === folder) === index
    return isFirst && folder !== `${prefix}/`
  })
}

type File = readonly [path: string, text: string]

function siteFiles(language: Language, longest: number): File[] {
  const { input, prefix, locale, sections, others, say } = language
  const { config, downloads } = input
  const title = config.brand.title[locale] ?? config.brand.name
  const home = others.find(({ path }) => path === '/') ?? sections[0]?.landing
  const parts = separate(language)
  const links = parts.map(({ folder }) => siteAddress(config, `${folder}llms-full.txt`))
  const all = [...sections.flatMap(pagesOf), ...others]
  const isLong = lengthOf(all, language) > longest && parts.length > 0
  const elsewhere = new Set(isLong ? parts.flatMap(pagesOf) : [])
  return [
    [
      `${prefix}/llms.txt`,
      document([
        ...head(title, home?.description),
        notes(language, `${prefix}/llms-full.txt`, parts),
        ...sections.flatMap(({ label, groups }) =>
          listed(
            label,
            groups.flatMap(({ pages: own }) => own),
            config,
          ),
        ),
        ...listed(say('others'), others, config),
        ...specLists(downloads, config, say),
        ...feedList(language),
      ]),
    ],
    [
      `${prefix}/llms-full.txt`,
      document([
        ...head(title, home?.description),
        ...(isLong ? [`${say('sections')}\n${links.map((link) => `- ${link}`).join('\n')}`] : []),
        fullText(
          all.filter((page) => !elsewhere.has(page)),
          language,
        ),
      ]),
    ],
  ]
}

function sectionFiles(section: Section, language: Language): File[] {
  const { input, locale, say } = language
  const { config } = input
  const { label, folder, landing, groups } = section
  const title = `${label} · ${config.brand.title[locale] ?? config.brand.name}`
  return [
    [
      `${folder}llms.txt`,
      document([
        ...head(title, landing?.description),
        notes(language, `${folder}llms-full.txt`, []),
        ...groups.flatMap((group) => listed(group.label ?? say('pages'), group.pages, config)),
      ]),
    ],
    [`${folder}llms-full.txt`, document([...head(title, landing?.description), fullText(pagesOf(section), language)])],
  ]
}

function pagesOf({ groups }: { readonly groups: readonly PageGroup[] }): Route[] {
  return groups.flatMap(({ pages }) => pages)
}

/** Notes about further files, before the lists. */
function notes(
  { input: { config }, locale, prefix, say }: Language,
  full: string,
  sections: readonly Section[],
): string {
  const { comma } = markdownTexts.textsIn(locale, config.messages)
  const parts = sections.map(({ label, folder }) => link(label, siteAddress(config, `${folder}llms.txt`)))
  return [
    say('markdown'),
    say('full', { link: siteAddress(config, full) }),
    ...(parts.length > 1 ? [say('parts', { links: parts.join(comma) })] : []),
    say('slices', { link: siteAddress(config, `${prefix}${sliceListUrl}`) }),
  ]
    .map((line) => `- ${line}`)
    .join('\n')
}

function feedList({ input: { config, changelogs }, locale, say }: Language): string[] {
  const own = changelogs.filter(({ route }) => route.locale === locale)
  const lines = own.map(({ route }) => `- ${link(`${route.title} (Atom)`, siteAddress(config, route.feed ?? ''))}`)
  return lines.length === 0 ? [] : [`## ${say('feeds')}`, lines.join('\n')]
}

function lengthOf(pages: readonly Route[], { input: { markdownOf } }: Language): number {
  return pages.reduce((sum, page) => sum + (markdownOf(page)?.length ?? 0), 0)
}

/** The Markdown versions of pages one after another, each with its address. */
function fullText(pages: readonly Route[], { input: { config, markdownOf }, say }: Language): string {
  return pages
    .flatMap((page) => {
      const markdownText = markdownOf(page)
      return markdownText === undefined
        ? []
        : [`---\n\n${say('source', { address: siteAddress(config, page.url) })}\n\n${markdownText.trim()}`]
    })
    .join('\n\n')
}
