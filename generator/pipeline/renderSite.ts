import type { WantedText } from '../contract/catalog.ts'
import { hasConsole, hasPageMock } from '../contract/console.ts'
import type { LocaleCode } from '../contract/locales.ts'
import type { Memory } from '../contract/memory.ts'
import type { OwnFiles } from '../contract/ownFiles.ts'
import type { RouteTable } from '../contract/routes.ts'
import type { SearchRecord } from '../contract/search.ts'
import type { VersionTable } from '../contract/versions.ts'
import type { LoadedSpec, SpecFile } from '../load/document/spec.ts'
import { locateTexts } from '../model/locateTexts.ts'
import { listDownloads } from '../outputs/downloads/listDownloads.ts'
import { changeHistory } from '../pages/history/changeHistory.ts'
import { renderContent } from '../pages/mdx/renderContent.ts'
import { movedByPatterns } from '../pages/routes/routeLock.ts'
import type { ContentFiles } from '../publish/content/writeContent.ts'
import { consoleFiles } from '../samples/consoleFiles.ts'
import { pageMockFile } from '../samples/pageMockFile.ts'
import { requestForms } from '../samples/requestForms.ts'
import { buildRecords } from '../search/records/records.ts'
import type { Texts } from './checkContent.ts'
import type { Description } from './describe.ts'
import { keepEntries } from './keepEntries.ts'
import { type LateInput, lateFiles } from './lateFiles.ts'
import type { Loaded } from './loadSources.ts'
import { type PageLanguage, type PageLanguagesInput, pageLanguages } from './pageLanguages.ts'
import { siteTexts } from './siteTexts.ts'

export interface GeneratedSite extends Description {
  /** The configuration as its author wrote it; nothing for bare specs. */
  readonly writtenConfig: unknown
  /** Paths of the files that the configuration imports. */
  readonly configImports: readonly string[]
  /** The specs, without the parts for other audiences. */
  readonly specs: readonly LoadedSpec[]
  readonly routes: RouteTable
  /** Paths of every spec file, catalog, picture and published file, relative to the project; catalogs may not be there yet. */
  readonly sources: readonly string[]
  /** Results of the project's `transformSpec`, by the paths of the files that it changed. */
  readonly transformed: ReadonlyMap<string, unknown>
  /** Files of the project that are published as they are: path in the project, by path in the site. */
  readonly published: OwnFiles['published']
  /** Published addresses that patterns lead on from, with their targets. */
  readonly moved: Readonly<Record<string, string>>
  /** Files of the content folder that pages are rendered from. */
  readonly pageFiles: ContentFiles
  /** Makes all other files, group by group: search, downloads, programs, files for machines. They take longer. */
  readonly makeLate: () => Iterable<ContentFiles>
  readonly lateInput: LateInput
  /** All search records of a language. */
  readonly searchRecords: (locale: LocaleCode) => readonly SearchRecord[]
  /** Texts of each API to translate. */
  readonly texts: Texts
  /** Texts of each API to translate, with their source locations. */
  readonly locatedTexts: () => ReadonlyMap<string, readonly WantedText[]>
  /** Texts of each page that its readers see in another language than theirs. */
  readonly pageLanguages: () => readonly PageLanguage[]
  /** Texts of the site besides its specs to translate into a language. */
  readonly siteTexts: (locale: LocaleCode) => readonly WantedText[]
}

interface SiteInput extends PageLanguagesInput {
  /** The specs with their parts for all audiences. */
  readonly allSpecs: Loaded['specs']
  readonly versions: VersionTable | undefined
  /** Files of plug-ins, by their paths in the site. */
  readonly plugged: ReadonlyMap<string, string>
  readonly memory: Memory
}

/** Renders every file of a site. */
export function renderSite(input: SiteInput): GeneratedSite {
  const { loaded, allSpecs, apis, routes, versions, texts, plugged, memory } = input
  const { config, guides, tables, recipes, own } = loaded
  const specs = loaded.specs.map(({ spec }) => spec)
  const downloads = listDownloads({ specs, apis })
  const history = changeHistory({ config, guides, apis }, memory)
  const content = { config, guides, apis, routes, tables, recipes, own, downloads, history }
  const lateInput = { ...content, versions, plugged }
  const pageFiles = new Map([
    ...renderContent(lateInput, memory),
    ...apis.flatMap((api) => [...memory.recall(`forms ${api.id}`, [api], () => requestForms([api]))]),
    ...(hasConsole(config) ? consoleFiles(apis, keepEntries(memory)) : []),
    ...(hasPageMock(config) ? [memory.recall('mock of pages', apis, () => pageMockFile(apis))] : []),
  ])
  const searchRecords = (locale: LocaleCode) => buildRecords(locale, content)
  return {
    ...{
      config,
      writtenConfig: loaded.source?.value,
      configImports: loaded.source?.imports ?? [],
      reference: { apis },
      specs,
      routes,
      guides,
      sources: sourcesOf(loaded),
      transformed: new Map(specs.flatMap(({ files }) => [...files.values()].flatMap(transformedIn))),
      published: own.published,
      moved: movedByPatterns(loaded.locked ?? {}, routes, config),
      pageFiles,
      texts,
    },
    makeLate: () => lateFiles({ ...lateInput, specs }, memory),
    siteTexts: (locale) => siteTexts(locale, loaded),
    pageLanguages: () => pageLanguages({ loaded, apis, routes, texts }),
    locatedTexts: () =>
      new Map(
        [...texts].map(([id, own]) => {
          const ofApi = allSpecs.flatMap(({ config: { id: api }, spec }) => (api === id ? [spec] : []))
          return [id, locateTexts(ofApi, own)]
        }),
      ),
    ...{ lateInput, searchRecords },
  }
}

/** All files that `write` puts into the content folder. */
export function allFiles({ pageFiles, makeLate }: Pick<GeneratedSite, 'pageFiles' | 'makeLate'>): ContentFiles {
  return joinFiles([pageFiles, ...makeLate()])
}

/** All files of some groups. */
export function joinFiles(groups: Iterable<ContentFiles>): ContentFiles {
  return new Map([...groups].flatMap((files) => [...files]))
}

function transformedIn({ path, transformed }: SpecFile): (readonly [string, unknown])[] {
  return transformed ? [[path, transformed.value]] : []
}

function sourcesOf({ specs, overlays = [], catalogs, siteCatalogs = [], own, config: { theme } }: Loaded): string[] {
  return [
    ...specs.flatMap(({ spec }) => [...spec.files.keys()]),
    ...overlays,
    ...[...catalogs, ...siteCatalogs].map(({ file }) => file),
    ...Object.values(own.published),
    ...(theme?.fonts ?? []).map(({ file }) => file),
  ]
}
