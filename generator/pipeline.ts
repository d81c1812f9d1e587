import { setImmediate } from 'node:timers/promises'
import { type Checked, type Diagnostic, hasErrors } from './contract/diagnostics.ts'
import { placeInConfig } from './contract/findKeys.ts'
import { type Memory, noMemory } from './contract/memory.ts'
import type { Api } from './contract/reference.ts'
import type { RouteTable } from './contract/routes.ts'
import { buildRoutes } from './pages/routes/buildRoutes.ts'
import { bringComponents } from './pipeline/bringComponents.ts'
import { bringSamples } from './pipeline/bringSamples.ts'
import { buildModels } from './pipeline/buildModels.ts'
import { checkBooks } from './pipeline/checkBooks.ts'
import { checkContent } from './pipeline/checkContent.ts'
import { checkPlugins, outputsOfPlugins } from './pipeline/checkPlugins.ts'
import { checkSigning } from './pipeline/checkSigning.ts'
import { type Checks, checkSpecs } from './pipeline/checkSpecs.ts'
import { linkVersions } from './pipeline/linkVersions.ts'
import { type Loaded, loadSources } from './pipeline/loadSources.ts'
import type { Project } from './pipeline/project.ts'
import { type GeneratedSite, renderSite } from './pipeline/renderSite.ts'
import { refuse, settle } from './pipeline/settle.ts'
import { shownParts, shownTo } from './pipeline/shownTo.ts'
import { withoutConsequences } from './pipeline/withoutConsequences.ts'
import { applySettings } from './validate/config/applySettings.ts'
import { checkReplacements } from './validate/document/replacements.ts'
import { withoutDeclared } from './validate/plugins/checkByPlugins.ts'

export interface GenerateOptions {
  /** Called when a stage begins, for progress. */
  readonly onStage?: (stage: Stage) => void
  readonly checks?: Checks
  /** The lock of routes will be written: the routes need not match the old one. */
  readonly isLocking?: boolean
  /** Results of earlier runs. */
  readonly memory?: Memory
}

export type Stage = 'load' | 'validate' | 'model' | 'routes' | 'render'

/**
 * Runs every stage up to `write`. `value` is `undefined` when an error forbids writing: for a project any error does, for
 * bare specs only when there is nothing to render.
 */
export async function generate(
  project: Project,
  options: GenerateOptions = {},
): Promise<Checked<GeneratedSite | undefined>> {
  const { onStage = () => {}, checks = 'usual', memory = noMemory } = options
  onStage('load')
  const loaded = await loadSources(project, memory)
  onStage('validate')
  const found = await checkSpecs(loaded.value, { checks, memory })
  const { settle } = await draftSite(project, loaded, options)
  return settle(found)
}

/** A site whose specs may still have errors. */
export interface Draft {
  /** The rendered site; `undefined` when diagnostics forbid writing. */
  readonly render: () => GeneratedSite | undefined
  /** The result of `generate`, from the diagnostics of the specs. */
  readonly settle: (found: readonly Diagnostic[]) => Checked<GeneratedSite | undefined>
}

/** Runs every stage after `load`, except the checks of each spec by itself, which may run at the same time. */
export async function draftSite(
  project: Project,
  { value: read, diagnostics }: Checked<Loaded | undefined>,
  { onStage = () => {}, checks = 'usual', isLocking = false, memory = noMemory }: GenerateOptions,
): Promise<Draft> {
  // A lock that is written anew is not read.
  const problems = isLocking ? diagnostics.filter(({ code }) => code !== 'lock-invalid') : diagnostics
  if (!read) return { render: () => undefined, settle: (found) => refuse(project, [...problems, ...found]) }
  onStage('model')
  const part = shownTo(read)
  const models = buildModels(part, memory)
  // The places of all values, which later stages hardly ask for, stay until this thread waits.
  await setImmediate()
  const built = models.value.map(({ api }) => api)
  const { value: apis, diagnostics: untold } = bringSamples(project, read, built)
  const ownTexts = new Map(models.value.map(({ api, texts: own }) => [api.id, own]))
  const shownPart = shownParts(read, part, { apis, memory, texts: ownTexts })
  const { loaded: shown, allTexts: texts } = shownPart
  const { value: written, diagnostics: unwritten } = bringComponents(project, shown, apis, memory)
  const loaded = { ...shown, guides: written }
  onStage('routes')
  const { config, guides, dates } = loaded
  const { value: routes, diagnostics: routeProblems } = buildRoutes({
    ...{ config, guides, apis, dates },
    titles: new Map((loaded.siteCatalogs ?? []).map(({ locale, messages }) => [locale, messages])),
    placeOf: loaded.source && placeInConfig(loaded.source),
  })
  const versions = linkVersions(project, loaded, routes)
  const content =
    checks === 'none'
      ? []
      : checkContent(isLocking ? { ...loaded, locked: {} } : loaded, { apis, routes, texts }, memory)
  const plugged = outputsOfPlugins(project, loaded, { apis, routes, versions: versions.value })
  const known: Diagnostic[] = [
    ...problems,
    ...models.diagnostics,
    ...shownPart.notes,
    ...untold,
    ...unwritten,
    ...routeProblems,
    ...content,
    ...(checks === 'none' ? [] : checkPlugins(project, read, memory)),
    ...checkReplacements(apis),
    ...(await checkSigning(apis)),
    ...checkBooks(apis),
    ...versions.diagnostics,
    ...plugged.diagnostics,
  ]
  const weigh = (found: readonly Diagnostic[]) => applySettings(withoutConsequences(found, loaded), config.validation)
  // An unreadable spec would be missing in the site, even where its errors count as warnings.
  const isRead = apis.length === config.apis.length
  const isNothingShown = isRead && isEmpty(project, apis, routes)
  const isWhole = isRead && !isNothingShown
  const specFiles = new Set(read.specs.flatMap(({ spec }) => [...spec.files.keys()]))
  const isRefused = (found: readonly Diagnostic[]) => !isWhole || hasErrors(settle(project, found, specFiles))
  let site: GeneratedSite | undefined
  const render = (): GeneratedSite => {
    if (!site) onStage('render')
    site ??= renderSite({
      ...{ loaded, allSpecs: read.specs, apis, routes, texts, memory },
      ...{ versions: versions.value, plugged: plugged.value },
    })
    return site
  }
  return {
    render: () => (isRefused(weigh(known)) ? undefined : render()),
    settle(found) {
      const weighed = weigh([...withoutDeclared(found, config.plugins), ...known])
      if (isRefused(weighed)) return refuse(project, weighed, { isNothingShown, specFiles })
      return { value: render(), diagnostics: settle(project, weighed, specFiles) }
    },
  }
}

/** A site without pages; for bare specs also one without entries. */
function isEmpty(project: Project, apis: readonly Api[], { routes }: RouteTable): boolean {
  if (routes.length === 0) return true
  return project.kind === 'specs' && apis.every(({ operations, channels }) => operations.length + channels.length === 0)
}
