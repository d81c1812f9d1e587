import type { Changelog } from '../../contract/changelog.ts'
import { defaultLocaleOf, type SiteConfig } from '../../contract/config.ts'
import type { Download } from '../../contract/downloads.ts'
import { type LocaleCode, localized } from '../../contract/locales.ts'
import type { Api } from '../../contract/reference.ts'
import type { Route, RouteTable } from '../../contract/routes.ts'
import { type MachineText, machineTexts } from '../../messages/catalogs.ts'
import { type Say, sayWith } from '../../messages/fillText.ts'
import { document, head, link, listed, oneLine, specLists } from './markdownBlocks.ts'
import { retirementOf } from './retirement.ts'
import { pagesOf, partsOf, type Section, type SiteParts, sectionTitle } from './sections.ts'
import { siteAddress } from './siteAddress.ts'
import { sliceListUrl } from './sliceFiles.ts'

export interface LlmsInput {
  readonly config: Pick<SiteConfig, 'origin' | 'base' | 'locales' | 'brand' | 'messages' | 'links'>
  readonly apis: readonly Api[]
  readonly routes: RouteTable
  readonly downloads: readonly Download[]
  readonly changelogs: readonly Changelog[]
}

/** The data for the files of one language. */
interface Language extends SiteParts {
  readonly input: LlmsInput
  readonly say: Say<MachineText>
  /** Notices of the retired APIs. */
  readonly retired: readonly RetiredApi[]
}

interface RetiredApi extends Pick<Api, 'id'> {
  readonly title: string
  readonly notice: string
}

/** Lists of the pages for language models (https://llmstxt.org): for the site and for each section, in every language. */
export function* llmsFiles(input: LlmsInput): Generator<File> {
  for (const { code: locale } of input.config.locales) {
    const say = sayWith(machineTexts.textsIn(locale, input.config.messages))
    const language = { input, say, retired: retiredApis(input, locale), ...partsOf(input, locale) }
    yield siteList(language)
    for (const section of language.separate) yield sectionList(section, language)
  }
}

type File = readonly [path: string, text: string]

function siteList(language: Language): File {
  const { input, prefix, locale, sections, separate, others, all, home, say, retired } = language
  const { config, downloads } = input
  const title = config.brand.title[locale] ?? config.brand.name
  return [
    `${prefix}/llms.txt`,
    document([
      ...head(title, home?.description),
      notes(language, `${prefix}/llms-full.txt`, separate, all),
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
  ]
}

function sectionList(section: Section, language: Language): File {
  const { input, locale, say } = language
  const { config } = input
  const { folder, landing, groups } = section
  return [
    `${folder}llms.txt`,
    document([
      ...head(sectionTitle(section, config, locale), landing?.description),
      notes(language, `${folder}llms-full.txt`, [], pagesOf(section)),
      ...groups.flatMap((group) => listed(group.label ?? say('pages'), group.pages, config)),
    ]),
  ]
}

/** Notes about further files and on retired APIs of the pages, before the lists. */
function notes(language: Language, full: string, sections: readonly Section[], pages: readonly Route[]): string {
  const { input, prefix, say, retired } = language
  const { config } = input
  const parts = sections.map(({ label, folder }) => link(label, siteAddress(config, `${folder}llms.txt`)))
  const shown = new Set(pages.map(({ api }) => api))
  return [
    ...retired
      .filter(({ id }) => shown.has(id))
      .map((api) => say('retiredApi', { title: api.title, notice: api.notice })),
    say('markdown'),
    say('full', { link: siteAddress(config, full) }),
    ...(parts.length > 1 ? [say('parts', { links: parts.join(say('comma')) })] : []),
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
