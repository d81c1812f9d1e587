import type { Changelog } from '../../contract/changelog.ts'
import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import type { Download } from '../../contract/downloads.ts'
import { type LocaleCode, localePrefix, localized } from '../../contract/locales.ts'
import type { Api } from '../../contract/reference.ts'
import type { Route, RouteTable } from '../../contract/routes.ts'
import { type MachineText, machineTexts, markdownTexts } from '../../messages/catalogs.ts'
import { type Say, sayWith } from '../../messages/fillText.ts'
import { document, head, link, listed, oneLine, specLists } from './markdownBlocks.ts'
import { retirementOf } from './retirement.ts'
import { otherPages, type PageGroup, type Section, sectionsOf } from './sections.ts'
import { siteAddress } from './siteAddress.ts'
import { sliceListUrl } from './sliceFiles.ts'

export interface LlmsInput {
  readonly config: Pick<SiteConfig, 'origin' | 'base' | 'locales' | 'brand' | 'messages' | 'links'>
  readonly apis: readonly Api[]
  readonly routes: RouteTable
  readonly downloads: readonly Download[]
  readonly changelogs: readonly Changelog[]
  /** The Markdown version of a page, which is not held for longer than it takes to write it. */
  readonly markdownOf: (route: Route) => string | undefined
}

interface FullTextLimits {
  readonly site: number
  readonly section: number
}

/** The data for the files of one language. */
interface Language {
  readonly input: LlmsInput
  readonly locale: LocaleCode
  readonly prefix: string
  readonly say: Say<MachineText>
  readonly sections: readonly Section[]
  readonly others: readonly Route[]
  /** Notices of the retired APIs. */
  readonly retired: readonly RetiredApi[]
}

interface RetiredApi extends Pick<Api, 'id'> {
  readonly title: string
  readonly notice: string
}

/** Most characters of a full text in one file: of the site, whose longer text is in the files of the sections, and of a section. */
const longestFullText = { site: 4_000_000, section: 250_000 } as const

/**
 * Lists of the pages for language models (https://llmstxt.org), and their whole text: for the site and for each section, in
 * every language. Above `longest` characters the site's own file has the pages of no section and says where the others are;
 * what is longer still goes on in further files.
 */
export function* llmsFiles(input: LlmsInput, longest: FullTextLimits = longestFullText): Generator<File> {
  for (const { code: locale } of input.config.locales) {
    const sections = sectionsOf(input.routes, locale)
    const prefix = localePrefix(locale, defaultLocaleOf(input.config))
    const others = otherPages(input.routes, locale, sections)
    const say = sayWith(machineTexts.textsIn(locale, input.config.messages))
    const retired = retiredApis(input, locale)
    const language = { input, locale, prefix, say, sections, others, retired }
    yield* siteFiles(language, longest.site)
    for (const section of separate(language)) yield* sectionFiles(section, language, longest.section)
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
  const { input, prefix, locale, sections, others, say, retired } = language
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
        notes(language, `${prefix}/llms-full.txt`, parts, all),
        ...sections.flatMap(({ label, groups }) =>
          listed(
            label,
            groups.flatMap(({ pages: own }) => own),
            config,
          ),
        ),
        ...listed(say('others'), others, config),
        ...specLists(downloads, config, say, (api) => retired.find(({ id }) => id === api)?.notice),
        ...feedList(language),
      ]),
    ],
    ...fullFiles({
      ...{ language, folder: `${prefix}/`, longest, pages: all.filter((page) => !elsewhere.has(page)) },
      head: [
        ...head(title, home?.description),
        ...(isLong ? [`${say('sections')}\n${links.map((address) => `- ${address}`).join('\n')}`] : []),
      ],
    }),
  ]
}

function sectionFiles(section: Section, language: Language, longest: number): File[] {
  const { input, locale, say } = language
  const { config } = input
  const { label, folder, landing, groups } = section
  const title = `${label} · ${config.brand.title[locale] ?? config.brand.name}`
  return [
    [
      `${folder}llms.txt`,
      document([
        ...head(title, landing?.description),
        notes(language, `${folder}llms-full.txt`, [], pagesOf(section)),
        ...groups.flatMap((group) => listed(group.label ?? say('pages'), group.pages, config)),
      ]),
    ],
    ...fullFiles({ language, folder, longest, pages: pagesOf(section), head: head(title, landing?.description) }),
  ]
}

interface FullText {
  readonly language: Language
  /** Folder of the files below the base. */
  readonly folder: string
  /** Characters that a file may have, unless it holds a single page. */
  readonly longest: number
  readonly pages: readonly Route[]
  readonly head: readonly string[]
}

/** The text of pages in as many files as it needs. The first one names the others. */
function fullFiles({ language, folder, longest, pages, head: start }: FullText): File[] {
  const { input, say } = language
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

function pagesOf({ groups }: { readonly groups: readonly PageGroup[] }): Route[] {
  return groups.flatMap(({ pages }) => pages)
}

/** Notes about further files and on retired APIs of the pages, before the lists. */
function notes(language: Language, full: string, sections: readonly Section[], pages: readonly Route[]): string {
  const { input, locale, prefix, say, retired } = language
  const { config } = input
  const { comma, colon } = markdownTexts.textsIn(locale, config.messages)
  const parts = sections.map(({ label, folder }) => link(label, siteAddress(config, `${folder}llms.txt`)))
  const shown = new Set(pages.map(({ api }) => api))
  return [
    ...retired.filter(({ id }) => shown.has(id)).map(({ title, notice }) => `${title}${colon}${notice}`),
    say('markdown'),
    say('full', { link: siteAddress(config, full) }),
    ...(parts.length > 1 ? [say('parts', { links: parts.join(comma) })] : []),
    say('slices', { link: siteAddress(config, `${prefix}${sliceListUrl}`) }),
    ...(config.links.mcp === undefined ? [] : [say('mcp', { address: config.links.mcp })]),
  ]
    .map((line) => `- ${line}`)
    .join('\n')
}

function retiredApis({ apis, config }: LlmsInput, locale: LocaleCode): RetiredApi[] {
  return apis.flatMap((api) => {
    const { notice } = retirementOf(api, apis, locale, config) ?? {}
    const title = oneLine(localized(api.title, locale, defaultLocaleOf(config)).text)
    return notice === undefined ? [] : [{ id: api.id, title, notice }]
  })
}

function feedList({ input: { config, changelogs }, locale, say }: Language): string[] {
  const own = changelogs.filter(({ route }) => route.locale === locale)
  const lines = own.map(({ route }) => `- ${link(`${route.title} (Atom)`, siteAddress(config, route.feed ?? ''))}`)
  return lines.length === 0 ? [] : [`## ${say('feeds')}`, lines.join('\n')]
}

function lengthOf(pages: readonly Route[], { input: { markdownOf } }: Language): number {
  return pages.reduce((sum, page) => sum + (markdownOf(page)?.length ?? 0), 0)
}

/** The Markdown versions of pages, each with its address. */
function fullTexts(pages: readonly Route[], { input: { config, markdownOf }, say }: Language): string[] {
  return pages.flatMap((page) => {
    const markdownText = markdownOf(page)
    return markdownText === undefined
      ? []
      : [`---\n\n${say('source', { address: siteAddress(config, page.url) })}\n\n${markdownText.trim()}`]
  })
}
