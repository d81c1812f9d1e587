import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import type { OutputFile } from '../contract/pluginParts.ts'
import type { Api } from '../contract/reference.ts'
import type { RouteTable } from '../contract/routes.ts'
import type { VersionTable } from '../contract/versions.ts'
import { activeContent, canBeActive } from '../load/active/activeContent.ts'
import { readConfig } from '../load/readConfig.ts'
import { listDownloads } from '../outputs/downloads/listDownloads.ts'
import { checkPublicFiles } from '../validate/config/publicFiles.ts'
import { checkByPlugins } from '../validate/plugins/checkByPlugins.ts'
import { pluginFailure } from '../validate/plugins/pluginFailure.ts'
import { pluginFiles } from '../validate/plugins/pluginFiles.ts'
import { outputSite } from './lateFiles.ts'
import type { Loaded } from './loadSources.ts'
import { pluginPlace } from './pluginPlace.ts'
import { type Project, sourceFolder } from './project.ts'

/** Checks the specs of a project by the rules of its plug-ins. */
export function checkPlugins(project: Project, { config, specs, source }: Loaded, memory: Memory): Diagnostic[] {
  const { plugins = [] } = config
  if (!source) return []
  const place = pluginPlace(source, sourceFolder(project))
  const own = specs.map(({ spec }) => spec)
  return checkByPlugins(own, { plugins, place, memory })
}

interface Built {
  readonly apis: readonly Api[]
  readonly routes: RouteTable
  readonly versions: VersionTable | undefined
}

/** The files that the plug-ins of a project add to its site, by their paths in the site. */
export function outputsOfPlugins(
  project: Project,
  loaded: Loaded,
  { apis, routes, versions }: Built,
): Checked<ReadonlyMap<string, string>> {
  const { config, source, own, frozen } = loaded
  const { plugins = [] } = config
  if (!source || plugins.every(({ outputs = [] }) => outputs.length === 0)) return { value: new Map(), diagnostics: [] }
  const problemOf = ({ path, text }: OutputFile) => {
    const published = { [path]: `public/${path}` }
    const isTaken =
      Object.hasOwn(own.published, path) ||
      checkPublicFiles({ config, routes, published, versions: frozen.map(({ name }) => name) }).length > 0
    if (isTaken) return `the site has a file "${path}" already`
    return canBeActive(path) ? activeContent(path, new TextEncoder().encode(text))[0]?.message : undefined
  }
  const { guides, tables } = loaded
  const downloads = listDownloads({ specs: loaded.specs.map(({ spec }) => spec), apis })
  const site = outputSite({ config, apis, routes, versions, guides, tables, own, downloads, history: {} })
  return pluginFiles({ plugins, site, place: pluginPlace(source, sourceFolder(project)), problemOf })
}

interface FailedCommand {
  readonly plugin: string
  readonly name: string
  readonly error: unknown
}

/** The diagnostic for a command of a plug-in that throws. */
export async function commandFailure(project: Project, { plugin, name, error }: FailedCommand): Promise<Diagnostic> {
  const root = sourceFolder(project)
  const { value: source } = await readConfig(root)
  return pluginFailure({ plugin, part: `command "${name}"`, error, place: pluginPlace(source, root) })
}
