import type { Diagnostic } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import { checkByPlugins } from '../validate/plugins/checkByPlugins.ts'
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
