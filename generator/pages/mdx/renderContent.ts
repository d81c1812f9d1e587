import { changesFile, changesOf, newestDate, type SiteChanges } from '../../contract/changes.ts'
import type { SiteConfig } from '../../contract/config.ts'
import type { Download } from '../../contract/downloads.ts'
import type { ChangeHistory } from '../../contract/history.ts'
import { shortHash } from '../../contract/ids.ts'
import { type Memory, noMemory } from '../../contract/memory.ts'
import { type OwnFiles, ownFilesFile } from '../../contract/ownFiles.ts'
import { type Recipes, recipeAddress } from '../../contract/recipes.ts'
import type { Api } from '../../contract/reference.ts'
import type { Route, RouteTable } from '../../contract/routes.ts'
import { currentVersion, type VersionTable } from '../../contract/versions.ts'
import type { Guide } from '../../load/parseGuide.ts'
import type { GuideTables } from '../../load/readGuideTables.ts'
import { findPage } from '../../model/view/findPage.ts'
import { pageEntries } from '../../model/view/pageEntries.ts'
import { renderReferencePage } from './referencePage.ts'

export interface ContentInput {
  readonly config: SiteConfig
  readonly guides: readonly Guide[]
  readonly apis: readonly Api[]
  readonly routes: RouteTable
  readonly tables: GuideTables
  /** Programs of the guides. */
  readonly recipes?: Recipes
  /** Pictures, and all else of the project that is published as it is. */
  readonly own?: OwnFiles
  /** Files of each API that readers take with them. */
  readonly downloads?: readonly Download[]
  /** Entries of the changelogs about each operation and channel. */
  readonly history: ChangeHistory
  /** All versions of the site, when there is more than one. */
  readonly versions?: VersionTable | undefined
}

/**
 * Sources of pages: their MDX, the model, the route table, a hashed file for each sidebar and language, a file with the
 * dates of changes, the configuration with its defaults, and the addresses of pages in other versions.
 */
export function renderContent(input: ContentInput, memory: Memory = noMemory): Map<string, string> {
  const { config, apis, guides, routes } = input
  return new Map([
    ...routes.routes.flatMap((route) => routeFiles(route, input, memory)),
    // Pages are rendered from the texts that were read: a guide may be saved anew meanwhile, and in any encoding.
    ...guides.map(({ file, text }) => [`pages/${file}`, text] as const),
    ...apis.map((api) => [`model/${api.id}.json`, memory.recall(`json ${api.id}`, [api], () => json(api))] as const),
    ...routes.sidebars.map((sidebar) => {
      const text = JSON.stringify(sidebar)
      return [`sidebars/${sidebar.locale}/${sidebar.id}-${shortHash(text)}.json`, text] as const
    }),
    ...changesFiles(input),
    ...historyFile(input),
    ['routes.json', json(routes)],
    ['downloads.json', json(input.downloads ?? [])],
    ['site.json', json(config)],
    ...(input.own && Object.keys(input.own.published).length > 0 ? [[ownFilesFile, json(input.own)] as const] : []),
    ...recipeFiles(input.recipes ?? new Map()),
    ...(input.versions ? [['versions.json', json(input.versions)] as const] : []),
  ])
}

/** Files with the dates of changes in each language; none for a frozen version, which never changes. */
function changesFiles({ config, routes, versions }: ContentInput): (readonly [string, string])[] {
  const updated = newestDate(routes)
  if (updated === undefined || (versions && versions.own !== currentVersion)) return []
  return config.locales.map(({ code }) => {
    const changes: SiteChanges = { updated, changes: changesOf(routes, code) }
    return [changesFile(code), JSON.stringify(changes)]
  })
}

/** File with the entries of changelogs about each operation and channel, if there are any. */
function historyFile({ history }: ContentInput): (readonly [string, string])[] {
  return Object.values(history).some((notes) => Object.keys(notes).length > 0) ? [['history.json', json(history)]] : []
}

/** Files with the part of each recipe that pages show, and with the whole programs. */
function recipeFiles(recipes: Recipes): (readonly [string, string])[] {
  if (recipes.size === 0) return []
  const shown = [...recipes].map(([name, programs]) => [name, programs.map(({ file, short }) => ({ file, short }))])
  return [
    ['recipes.json', json(Object.fromEntries(shown))],
    ...[...recipes.values()].flat().map(({ file, program }) => [recipeAddress(file).slice(1), program] as const),
  ]
}

/** The MDX of a generated page. */
function routeFiles(
  route: Route,
  { apis, routes: { defaultLocale } }: ContentInput,
  memory: Memory,
): (readonly [string, string])[] {
  const { source, locale } = route
  const found = source.origin === 'generated' ? findPage(route, apis) : undefined
  if (!found) return []
  const { api, page } = found
  const render = () => renderReferencePage(page, { api, locale, defaultLocale })
  // Most pages of an edited API are as before: comparing them takes much less time than writing them.
  const said = memory.recall(`entries ${api.id} ${page.path}`, [api, page], () =>
    JSON.stringify([page, pageEntries(page, api)]),
  )
  const file = `pages/${source.file}`
  return [[file, memory.keep(file, [api.id, locale, defaultLocale, said].join(' '), render)]]
}

function json(value: unknown): string {
  return `${JSON.stringify(value)}\n`
}
