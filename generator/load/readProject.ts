import { posix } from 'node:path'
import type { ApiConfig, SiteConfig } from '../contract/config.ts'
import type { Checked, Diagnostic, SourceLocation } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import { findNamedFiles } from './findNamedFiles.ts'
import type { OverlayUse } from './overlay/overlaidFile.ts'
import type { Overlay } from './overlay/parseOverlay.ts'
import { checkUses, readOverlays } from './overlay/readOverlays.ts'
import { readCatalog } from './readCatalog.ts'
import { readDates } from './readDates.ts'
import { readGuides } from './readGuides.ts'
import { readGuideTables } from './readGuideTables.ts'
import { readLock } from './readLock.ts'
import { readOwnFiles } from './readOwnFiles.ts'
import { readRecipes } from './readRecipes.ts'
import { readUpgraded, type UpgradeSpec } from './readSpec.ts'
import { readVersions } from './readVersions.ts'
import type { ApiSpec, Sources } from './sources.ts'
import type { ProjectTransform } from './transformed.ts'
import { withRecipes } from './withRecipes.ts'

interface ProjectFolder {
  readonly root: string
  /** The project's configuration, checked and filled. */
  readonly config: SiteConfig
  /** Name of the lock of routes. */
  readonly lockFile: string
  /** Names of the locks that a frozen version may have, the first wins. */
  readonly lockFiles: readonly string[]
  readonly memory: Memory
  /** Source location of a file's name in the configuration. */
  readonly placeOf: (written: string) => SourceLocation
  readonly upgrade: UpgradeSpec
  readonly transform?: ProjectTransform | undefined
}

/** Reads every spec, catalog, guide and table that a configuration names or that lies in its folder. */
export async function readProject(folder: ProjectFolder): Promise<Checked<Sources>> {
  const { root, config, lockFile, lockFiles, memory } = folder
  const locales = config.locales.map(({ code }) => code)
  const [specs, catalogs, read, dates, tables, recipes] = await Promise.all([
    readApis(folder),
    Promise.all(config.apis.flatMap((api) => locales.slice(1).map((locale) => readCatalog(root, api, locale, memory)))),
    readGuides(root, locales, memory),
    memory.recall('dates', [], () => readDates(root, memory)),
    readGuideTables(root),
    readRecipes(root),
  ])
  // The same recipes come as other objects at each reading: guides keep their identity as long as the texts are the same.
  const inputs = [JSON.stringify([...recipes.value]), ...read.value]
  const guides = memory.recall('guides with recipes', inputs, () => withRecipes(read.value, recipes.value))
  const lock = await readLock(root, lockFile)
  const frozen = await readVersions(root, lockFiles)
  const loaded = specs.value.map(({ spec }) => spec)
  const own = await readOwnFiles({
    root,
    guides: guides.value,
    specs: loaded,
    audience: config.audience,
    reads: config.reads,
    brand: config.brand,
  })
  return {
    value: {
      config,
      specs: specs.value,
      overlays: overlaysOf(config),
      catalogs: catalogs.map(({ value }) => value),
      guides: guides.value,
      tables: tables.value,
      recipes: recipes.value,
      dates,
      own: own.value,
      ...(lock.value ? { locked: lock.value } : {}),
      frozen: frozen.value,
      named: await findNamedFiles(root, config),
    },
    diagnostics: [specs, ...catalogs, read, guides, recipes, lock, frozen, tables, own].flatMap(
      ({ diagnostics }) => diagnostics,
    ),
  }
}

async function readApis(folder: ProjectFolder): Promise<Checked<readonly ApiSpec[]>> {
  const { root, config, memory } = folder
  const overlays = await readOverlays(root, overlaysOf(config), { memory, reads: config.reads })
  const read = await Promise.all(config.apis.map((api) => readApi(api, folder, overlays.value)))
  const found = [...overlays.diagnostics, ...read.flatMap(({ diagnostics }) => diagnostics)]
  const uses = read.flatMap((api) => api.uses)
  return {
    value: read.flatMap(({ value }) => value),
    diagnostics: [...found.map((problem) => placedInConfig(problem, folder)), ...checkUses(root, overlays.value, uses)],
  }
}

interface ReadApi extends Checked<readonly ApiSpec[]> {
  readonly uses: readonly OverlayUse[]
}

async function readApi(config: ApiConfig, folder: ProjectFolder, all: readonly Overlay[]): Promise<ReadApi> {
  const { root, memory, upgrade, transform } = folder
  const { reads = [] } = folder.config
  const configured = folder.config.apis.flatMap(({ specs }) => specs.map((path) => posix.dirname(path)))
  const folders = [...new Set([...configured, ...(config.shared ?? []), ...reads])]
  const overlays = (config.overlays ?? []).flatMap((path) => all.find(({ file }) => file.path === path) ?? [])
  const read = await Promise.all(
    config.specs.map((path) =>
      readUpgraded({ api: config.id, root, path, folders, reads, overlays, transform }, memory, upgrade),
    ),
  )
  return {
    value: read.map(({ value: spec }) => ({ config, spec })),
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics),
    uses: read.flatMap(({ uses }) => uses),
  }
}

/** Overlays of all APIs, each once. */
function overlaysOf({ apis }: SiteConfig): string[] {
  return [...new Set(apis.flatMap(({ overlays = [] }) => overlays))]
}

/** A missing file has no lines to show: the configuration that names it has. */
function placedInConfig(found: Diagnostic, { config, placeOf }: ProjectFolder): Diagnostic {
  const isNamed = config.apis.some(({ specs, overlays = [] }) => [...specs, ...overlays].includes(found.file))
  return isNamed && found.code === 'file-not-found' ? { ...found, ...placeOf(found.file) } : found
}
