import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import { configOfVersion } from '../contract/frozenConfig.ts'
import { type Keep, keepNothing, type Memory, noMemory } from '../contract/memory.ts'
import { readBareSpecs } from '../load/readBareSpecs.ts'
import type { RawConfig } from '../load/readConfig.ts'
import { readInterface } from '../load/readInterface.ts'
import { readProject } from '../load/readProject.ts'
import type { Sources } from '../load/sources.ts'
import { lockFile } from '../routes/routeLock.ts'
import { recipeParts } from '../samples/recipeParts.ts'
import { checkOwnComponents } from '../validate/ownComponents.ts'
import { checkOwnMessages } from '../validate/ownMessages.ts'
import { checkOwnTokens } from '../validate/ownTokens.ts'
import { checkSectionScripts } from '../validate/sectionScripts.ts'
import { validateSpec } from '../validate/validate.ts'
import { configure } from './configure.ts'
import { type Project, type SpecsProject, sourceFolder, type VersionProject } from './project.ts'

export interface Loaded extends Sources {
  /** The file that the configuration comes from, when there is one. */
  readonly source?: RawConfig
}

/** Reads everything that a site is made from; `value` is `undefined` when the configuration cannot be used. */
export async function loadSources(
  project: Project,
  memory: Memory,
  keep = keepNothing,
): Promise<Checked<Loaded | undefined>> {
  if (project.kind === 'version') return loadVersion(project, memory, keep)
  return project.kind === 'project' ? loadProject(project.root, memory, keep) : loadSpecs(project, memory)
}

/** Of what a frozen version had published, pages must stay; a later engine may name a heading in another way. */
async function loadVersion(project: VersionProject, memory: Memory, keep: Keep): Promise<Checked<Loaded | undefined>> {
  const { value, diagnostics } = await loadProject(sourceFolder(project), memory, keep)
  if (!value) return { value, diagnostics }
  const locked = Object.fromEntries(Object.keys(value.locked ?? {}).map((path) => [path, []]))
  const config = configOfVersion(value.config, project.table, project.name)
  return { value: { ...value, config, locked, frozen: [] }, diagnostics }
}

async function loadProject(root: string, memory: Memory, keep: Keep): Promise<Checked<Loaded | undefined>> {
  const { value: configured, diagnostics } = await configure(root, memory)
  if (!configured) return { value: undefined, diagnostics }
  const { source, config } = configured
  const read = await readProject({ root, config, lockFile, recipeParts, memory, keep })
  const scripts = { sidebars: config.sidebars, places: read.value.scripts, source }
  return {
    value: { ...read.value, source },
    diagnostics: [
      ...diagnostics,
      ...checkSectionScripts(scripts),
      ...(await checkOwnParts(read.value, source)),
      ...read.diagnostics,
    ],
  }
}

/** What a project puts in the place of the engine's own. */
async function checkOwnParts({ config, components }: Sources, source: RawConfig): Promise<Diagnostic[]> {
  return [
    ...checkOwnComponents({ components: config.components, places: components ?? new Map(), source }),
    ...checkOwnTokens(config.theme, source),
    ...(config.messages ? checkOwnMessages({ config, texts: await readInterface(), source }) : []),
  ]
}

/** Reads specs that no project belongs to: there is always something to go on with. */
export async function loadSpecs(project: SpecsProject, memory = noMemory): Promise<Checked<Loaded>> {
  const { value, diagnostics } = await readBareSpecs(project, memory)
  const checked = await Promise.all(value.unreadable.map((spec) => validateSpec(spec)))
  return { value: value.sources, diagnostics: [...diagnostics, ...checked.flat()] }
}
