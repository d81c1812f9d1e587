import { join } from 'node:path'
import {
  type BuildRecord,
  type Diagnostic,
  type GeneratedSite,
  type Project,
  readPublished,
  type SourceState,
  scriptFiles,
  sourceFolder,
} from '../../generator/index.ts'
import { buildKey, configKey, inputStamp, projectFiles } from './buildInputs.ts'
import { publishedNote } from './cacheFolder.ts'
import { inputsOf } from './keptCompilation.ts'

/** The part of a generated site that is needed after its pages are made. */
export type SiteFacts = Pick<GeneratedSite, 'config' | 'routes' | 'sources' | 'published' | 'moved' | 'writtenConfig'>

export interface RecordInput {
  readonly project: Project
  readonly compress: string | undefined
  readonly isConsole: boolean
  readonly site: SiteFacts
  /** Folders with the bundles and with the scripts of sections. */
  readonly compiled: { readonly site: string; readonly scripts: string }
  /** Folders of the frozen versions that are a part of the site. */
  readonly versions: Iterable<string>
  /** When the build began, by the clock of the disk. */
  readonly begun: number
  /** State of the Git history when the build began. */
  readonly history: string
  readonly owner: string
  readonly diagnostics: readonly Diagnostic[]
  readonly advice: readonly string[]
  /** Addresses of the pages. */
  readonly pages: readonly string[]
}

/** References that lead to no file, which may come later, and checks that may end otherwise in the next build. */
const unsettled: ReadonlySet<Diagnostic['code']> = new Set(['missing-reference', 'reference-outside', 'check-stopped'])

/**
 * Records the sources of a build, so that the next build can see that nothing has changed. `undefined` when they are not
 * known exactly: a file was written after the build began, or a compiled bundle has no list of its sources.
 */
export async function recordBuild(input: RecordInput): Promise<BuildRecord | undefined> {
  const { project, site, begun, diagnostics } = input
  const parts = await Promise.all(
    [...input.versions].map(async (folder) => (await readPublished(publishedNote(project.root, folder)))?.build),
  )
  const versions = parts.filter((part) => part !== undefined)
  const bundled = await bundledFiles(input)
  if (!bundled || versions.length < parts.length || diagnostics.some(({ code }) => unsettled.has(code)))
    return undefined
  const source = sourceFolder(project)
  const own = project.kind === 'specs' ? [] : projectFiles(source)
  const named = site.sources.map((file) => join(source, file))
  const others = versions.flatMap(({ inputs }) => Object.keys(inputs))
  const files = [...new Set([...own, ...named, ...bundled, ...others])]
  const inputs = Object.fromEntries(files.map((file) => [file, inputStamp(file)]))
  if (Object.values(inputs).some((stamp) => stamp !== null && stamp.ctimeMs >= begun)) return undefined
  return {
    key: buildKey(project, input),
    inputs,
    sources: Object.assign({ [source]: sourceState(input) }, ...versions.map(({ sources }) => sources)),
    owner: input.owner,
    diagnostics: [...diagnostics, ...versions.flatMap((version) => version.diagnostics)],
    advice: input.advice,
    pages: input.pages.length,
    base: site.config.base,
  }
}

function sourceState({ project, site, history }: RecordInput): SourceState {
  return { history, ...(project.kind !== 'specs' && { config: configKey(site.writtenConfig) }) }
}

async function bundledFiles({ site, compiled }: RecordInput): Promise<readonly string[] | undefined> {
  const bundles = await inputsOf(compiled.site)
  const scripts = scriptFiles(site.config).length === 0 ? [] : await inputsOf(compiled.scripts)
  return bundles && scripts && [...bundles, ...scripts]
}
