import type { Plugin } from '../../contract/config.ts'
import type { Checked, Diagnostic } from '../../contract/diagnostics.ts'
import { isRecord } from '../../contract/json.ts'
import { keepNoEntry } from '../../contract/memory.ts'
import type { OutputFile, OutputSite } from '../../contract/pluginParts.ts'
import { type PluginPlace, pluginFailure, UnusableResult } from './pluginFailure.ts'

interface FileInput {
  readonly plugins: readonly Plugin[]
  readonly site: OutputSite
  readonly place: PluginPlace
  /** Reason why the site cannot have a file; `undefined` when it can. */
  readonly problemOf: (file: OutputFile) => string | undefined
}

/** The files that the outputs of plug-ins make, by their paths in the site. An output that fails makes none. */
export function pluginFiles({ plugins, site, place, problemOf }: FileInput): Checked<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  for (const plugin of plugins) {
    for (const output of plugin.outputs ?? []) {
      try {
        const made = checked(output.files(site, keepNoEntry), files, problemOf)
        for (const { path, text } of made) files.set(path, text)
      } catch (error) {
        diagnostics.push(pluginFailure({ plugin: plugin.name, part: `output "${output.name}"`, error, place }))
      }
    }
  }
  return { value: files, diagnostics }
}

/** The files that an output returns. Throws for another form, and for a file that the site cannot have. */
function checked(
  returned: unknown,
  known: ReadonlyMap<string, string>,
  problemOf: FileInput['problemOf'],
): readonly OutputFile[] {
  if (!isList(returned)) throw new UnusableResult('it returns no list of files')
  const paths = new Set<string>()
  const files: OutputFile[] = []
  for (const file of returned) {
    if (!isFile(file)) throw new UnusableResult('it returns a file without `path` or `text`')
    const { path } = file
    if (!filePath.test(path)) throw new UnusableResult(`"${path}" cannot be the path of a file below the site`)
    if (known.has(path) || paths.has(path)) throw new UnusableResult(`the site has a file "${path}" already`)
    const problem = problemOf(file)
    if (problem !== undefined) throw new UnusableResult(problem)
    paths.add(path)
    files.push(file)
  }
  return files
}

/** A list, or a generator of files. */
function isList(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value
}

/** A path of letters, digits, "." and "-". Only the folder of well-known files begins with a dot. */
const filePath = /^(?:\.well-known\/)?(?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/)*[A-Za-z0-9_-][A-Za-z0-9._-]*\.[A-Za-z0-9]+$/

function isFile(value: unknown): value is OutputFile {
  return isRecord(value) && typeof value.path === 'string' && typeof value.text === 'string'
}
