import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import type { OutputFile } from '../contract/pluginParts.ts'
import type { Api } from '../contract/reference.ts'
import type { RouteTable } from '../contract/routes.ts'
import { activeContent, canBeActive } from '../load/active/activeContent.ts'
import { readConfig } from '../load/readConfig.ts'
import { checkPublicFiles } from '../validate/config/publicFiles.ts'
import { checkByPlugins } from '../validate/plugins/checkByPlugins.ts'
import { pluginFailure } from '../validate/plugins/pluginFailure.ts'
import { pluginFiles } from '../validate/plugins/pluginFiles.ts'
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
}

/** The files that the plug-ins of a project add to its site, by their paths in the site. */
export function outputsOfPlugins(
  project: Project,
  { config, source, own, frozen }: Loaded,
  { apis, routes }: Built,
): Checked<ReadonlyMap<string, string>> {
  const { plugins = [], origin, base } = config
  if (!source || plugins.every(({ outputs = [] }) => outputs.length === 0)) return { value: new Map(), diagnostics: [] }
  const versions = frozen.map(({ name }) => name)
  const problemOf = ({ path, text }: OutputFile) => {
    const published = { [path]: `public/${path}` }
    const isTaken =
      Object.hasOwn(own.published, path) || checkPublicFiles({ config, routes, published, versions }).length > 0
    if (isTaken) return `the site has a file "${path}" already`
    return canBeActive(path) ? activeContent(path, new TextEncoder().encode(text))[0]?.message : undefined
  }
  const locales = config.locales.map(({ code }) => code)
  const site = { origin, base, locales, reference: { apis }, routes: routes.routes }
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
