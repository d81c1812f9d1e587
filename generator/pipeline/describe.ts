import type { SiteConfig } from '../contract/config.ts'
import { type Checked, sortDiagnostics } from '../contract/diagnostics.ts'
import { noMemory } from '../contract/memory.ts'
import type { Reference } from '../contract/reference.ts'
import type { Guide } from '../load/parseGuide.ts'
import { isReadable } from '../load/sources.ts'
import { validateSpec } from '../validate/document/validate.ts'
import { buildModels } from './buildModels.ts'
import { loadSources } from './loadSources.ts'
import type { Project } from './project.ts'
import { nothingToRender } from './settle.ts'
import { shownTo } from './shownTo.ts'

/** The parts of two projects that `diff` compares. */
export interface Description {
  readonly config: SiteConfig
  readonly reference: Reference
  readonly guides: readonly Guide[]
}

/**
 * Reads the specs and guides of a project without checking or rendering them, so that other versions of the checks do not
 * matter. `value` is `undefined` when a spec cannot be read: all of its entries would seem removed.
 */
export async function describe(project: Project): Promise<Checked<Description | undefined>> {
  const { value: loaded, diagnostics } = await loadSources(project, noMemory)
  if (!loaded) return { value: undefined, diagnostics: sortDiagnostics(diagnostics) }
  const { config, guides, specs, overlays = [] } = loaded
  const unreadable = specs.filter(({ spec }) => !isReadable(spec))
  const checked = await Promise.all(unreadable.map(({ spec }) => validateSpec(spec)))
  const files = new Set([...specs.flatMap(({ spec }) => [spec.root.path, ...spec.files.keys()]), ...overlays])
  const own = [...diagnostics.filter(({ file }) => project.kind === 'specs' || files.has(file)), ...checked.flat()]
  const errors = sortDiagnostics(own.filter(({ severity }) => severity === 'error'))
  if (errors.length > 0 || specs.length === 0)
    return { value: undefined, diagnostics: errors.length > 0 ? errors : [nothingToRender(project)] }
  const models = buildModels(shownTo(loaded), noMemory)
  const cut = models.diagnostics.filter(({ code }) => code === 'input-too-large')
  const apis = models.value.map(({ api }) => api)
  return { value: { config, reference: { apis }, guides }, diagnostics: sortDiagnostics(cut) }
}
