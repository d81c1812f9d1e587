import { join } from 'node:path'
import type { SiteConfig } from '../contract/config.ts'
import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import { findKeys, placeInConfig } from '../contract/findKeys.ts'
import { configOfVersion } from '../contract/frozenConfig.ts'
import { type Memory, noMemory } from '../contract/memory.ts'
import { readBareSpecs } from '../load/readBareSpecs.ts'
import type { RawConfig } from '../load/readConfig.ts'
import { guidesWithJavaScript } from '../load/readGuides.ts'
import { readProject } from '../load/readProject.ts'
import type { Sources } from '../load/sources.ts'
import type { ProjectTransform } from '../load/transformed.ts'
import { siteInterface } from '../messages/siteInterface.ts'
import { lockFileOf, lockFilesOf } from '../pages/routes/routeLock.ts'
import { checkNamedFiles } from '../validate/config/namedFiles.ts'
import { checkCatalogMessages, checkOwnMessages } from '../validate/config/ownMessages.ts'
import { checkOwnTokens } from '../validate/config/ownTokens.ts'
import { upgradeSwagger } from '../validate/document/upgradeSwagger.ts'
import { validateSpec } from '../validate/document/validate.ts'
import { type Configured, configure } from './configure.ts'
import { type Project, type SpecsProject, sourceFolder, type VersionProject } from './project.ts'

export interface Loaded extends Sources {
  /** The file that the configuration comes from, when there is one. */
  readonly source?: RawConfig
  readonly seesDrafts?: true
}

/** Sources of the bundles, which can be compiled while the rest is read. */
interface BundleSources {
  readonly config: SiteConfig
  /** Guides that hold JavaScript, relative to the project. */
  readonly withJavaScript: () => Promise<readonly string[]>
}

/** A site after its configuration is read and before everything else is. */
interface OpenSources {
  /** Missing when the configuration cannot be used. */
  readonly bundles?: BundleSources
  /** Reads everything else. `value` is `undefined` when the configuration cannot be used. */
  readonly read: () => Promise<Checked<Loaded | undefined>>
}

/** Reads everything that a site is made from; `value` is `undefined` when the configuration cannot be used. */
export async function loadSources(project: Project, memory: Memory): Promise<Checked<Loaded | undefined>> {
  const { read } = await openSources(project, memory)
  return read()
}

/** Reads the configuration of a site. Bare specs are read with it, because they name the site. */
export async function openSources(project: Project, memory: Memory): Promise<OpenSources> {
  if (project.kind === 'version') return openVersion(project, memory)
  if (project.kind === 'project') return openProject(project.root, memory, project.seesDrafts)
  const loaded = await loadSpecs(project, memory)
  const { config } = loaded.value
  return { bundles: { config, withJavaScript: async () => [] }, read: async () => loaded }
}

/** The lock of a frozen version keeps its pages and no anchors: a later engine may give a heading another anchor. */
async function openVersion(project: VersionProject, memory: Memory): Promise<OpenSources> {
  const { bundles, read } = await openProject(sourceFolder(project), memory)
  if (!bundles) return { read }
  const configFor = (config: SiteConfig) => configOfVersion(config, project.table, project.name)
  return {
    bundles: { ...bundles, config: configFor(bundles.config) },
    async read() {
      const { value, diagnostics } = await read()
      if (!value) return { value, diagnostics }
      const locked = Object.fromEntries(Object.keys(value.locked ?? {}).map((path) => [path, []]))
      return { value: { ...value, config: configFor(value.config), locked, frozen: [] }, diagnostics }
    },
  }
}

async function openProject(root: string, memory: Memory, seesDrafts?: true): Promise<OpenSources> {
  const { value: configured, diagnostics } = await configure(root, memory)
  if (!configured) return { read: async () => ({ value: undefined, diagnostics }) }
  const { source, config, ownConfig, siteCatalogs } = configured
  const locales = config.locales.map(({ code }) => code)
  const viewer = { audience: config.audience, seesDrafts: seesDrafts === true }
  return {
    bundles: { config, withJavaScript: () => guidesWithJavaScript(root, locales, memory, viewer) },
    async read() {
      const read = await readProject({
        ...{ root, config, memory, placeOf: placeInConfig(source), upgrade: upgradeSwagger },
        ...{ lockFile: lockFileOf(config), lockFiles: lockFilesOf(config), transform: transformOf(root, configured) },
      })
      return {
        value: { ...read.value, source, ownConfig, siteCatalogs, ...(seesDrafts ? { seesDrafts } : {}) },
        diagnostics: [...diagnostics, ...checkOwnParts(read.value, configured), ...read.diagnostics],
      }
    },
  }
}

function transformOf(root: string, { config, source }: Configured): ProjectTransform | undefined {
  const { transformSpec, audience } = config
  if (!transformSpec) return undefined
  const place = { file: source.file, ...findKeys(source.text, ['transformSpec']) }
  return { function: transformSpec, audience, place, path: join(root, source.file) }
}

/** Checks tokens, named files and texts that replace those of the engine. */
function checkOwnParts({ config, named = [] }: Sources, { source, ownConfig, siteCatalogs }: Configured): Diagnostic[] {
  const texts = siteInterface(config.locales.map(({ code }) => code))
  return [
    ...checkOwnTokens(config.theme, source),
    ...checkNamedFiles(named, source),
    ...checkOwnMessages({ config: ownConfig, shown: config, texts, source }),
    ...siteCatalogs.flatMap((catalog) => checkCatalogMessages(catalog, texts)),
  ]
}

/** Reads bare specs. The result always has a value, even for unreadable specs. */
export async function loadSpecs(project: SpecsProject, memory = noMemory): Promise<Checked<Loaded>> {
  const { value, diagnostics } = await readBareSpecs(project, memory, upgradeSwagger)
  const checked = await Promise.all(value.unreadable.map((spec) => validateSpec(spec)))
  return { value: value.sources, diagnostics: [...diagnostics, ...checked.flat()] }
}
