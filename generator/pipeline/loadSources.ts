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
import type { ProjectTransform } from '../load/readSpec.ts'
import type { Sources } from '../load/sources.ts'
import { siteInterface } from '../messages/siteInterface.ts'
import { lockFileOf, lockFilesOf } from '../pages/routes/routeLock.ts'
import { checkNamedFiles } from '../validate/config/namedFiles.ts'
import { checkOwnMessages } from '../validate/config/ownMessages.ts'
import { checkOwnTokens } from '../validate/config/ownTokens.ts'
import { upgradeSwagger } from '../validate/document/upgradeSwagger.ts'
import { validateSpec } from '../validate/document/validate.ts'
import { type Configured, configure } from './configure.ts'
import { type Project, type SpecsProject, sourceFolder, type VersionProject } from './project.ts'

export interface Loaded extends Sources {
  /** The file that the configuration comes from, when there is one. */
  readonly source?: RawConfig
}

/** Sources of the bundles, which are compiled while the rest is read. */
interface BundleSources {
  readonly config: SiteConfig
  /** Guides that hold JavaScript, relative to the project. */
  readonly withJavaScript: readonly string[]
}

/** Awaited before guides are parsed: parsing blocks this thread and would delay the start of the bundler. */
export type BundleListener = (sources: BundleSources) => Promise<void>

interface LoadOptions {
  readonly memory: Memory
  readonly onBundleSources?: BundleListener | undefined
}

/** Reads everything that a site is made from; `value` is `undefined` when the configuration cannot be used. */
export async function loadSources(project: Project, options: LoadOptions): Promise<Checked<Loaded | undefined>> {
  if (project.kind === 'version') return loadVersion(project, options)
  if (project.kind === 'project') return loadProject(project.root, options)
  const loaded = await loadSpecs(project, options.memory)
  await options.onBundleSources?.({ config: loaded.value.config, withJavaScript: [] })
  return loaded
}

/** Of what a frozen version had published, pages must stay; a later engine may name a heading in another way. */
async function loadVersion(
  project: VersionProject,
  { onBundleSources, ...options }: LoadOptions,
): Promise<Checked<Loaded | undefined>> {
  const configFor = (config: SiteConfig) => configOfVersion(config, project.table, project.name)
  const { value, diagnostics } = await loadProject(sourceFolder(project), {
    ...options,
    onBundleSources: onBundleSources && ((own) => onBundleSources({ ...own, config: configFor(own.config) })),
  })
  if (!value) return { value, diagnostics }
  const locked = Object.fromEntries(Object.keys(value.locked ?? {}).map((path) => [path, []]))
  const config = configFor(value.config)
  return { value: { ...value, config, locked, frozen: [] }, diagnostics }
}

async function loadProject(root: string, options: LoadOptions): Promise<Checked<Loaded | undefined>> {
  const { memory, onBundleSources } = options
  const { value: configured, diagnostics } = await configure(root, memory)
  if (!configured) return { value: undefined, diagnostics }
  const { source, config } = configured
  if (onBundleSources) {
    const locales = config.locales.map(({ code }) => code)
    await onBundleSources({
      config,
      withJavaScript: await guidesWithJavaScript(root, locales, memory, config.audience),
    })
  }
  const read = await readProject({
    ...{ root, config, memory, placeOf: placeInConfig(source), upgrade: upgradeSwagger },
    ...{ lockFile: lockFileOf(config), lockFiles: lockFilesOf(config), transform: transformOf(root, configured) },
  })
  return {
    value: { ...read.value, source },
    diagnostics: [...diagnostics, ...checkOwnParts(read.value, source), ...read.diagnostics],
  }
}

function transformOf(root: string, { config, source }: Configured): ProjectTransform | undefined {
  const { transformSpec, audience } = config
  if (!transformSpec) return undefined
  const place = { file: source.file, ...findKeys(source.text, ['transformSpec']) }
  return { function: transformSpec, audience, place, path: join(root, source.file) }
}

/** What a project puts in the place of the engine's own. */
function checkOwnParts({ config, named = [] }: Sources, source: RawConfig): Diagnostic[] {
  return [
    ...checkOwnTokens(config.theme, source),
    ...checkNamedFiles(named, source),
    ...checkOwnMessages({ config, texts: siteInterface(config.locales.map(({ code }) => code)), source }),
  ]
}

/** Reads specs that no project belongs to: there is always something to go on with. */
export async function loadSpecs(project: SpecsProject, memory = noMemory): Promise<Checked<Loaded>> {
  const { value, diagnostics } = await readBareSpecs(project, memory, upgradeSwagger)
  const checked = await Promise.all(value.unreadable.map((spec) => validateSpec(spec)))
  return { value: value.sources, diagnostics: [...diagnostics, ...checked.flat()] }
}
