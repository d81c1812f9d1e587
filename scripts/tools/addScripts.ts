import { readFile } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { slug } from 'github-slugger'
import { engineRoot, UsageError } from '../command/commandLine.ts'
import { writeProjectFile } from '../command/projectFile.ts'

function readPackage(text: string): Record<string, unknown> & { readonly scripts?: Record<string, string> } {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`package.json cannot be read: ${error instanceof Error ? error.message : error}`)
  }
}

/** Adds the scripts of the engine to `package.json`: the workflow calls them, and `site.config.ts` is a module. */
export async function addScripts(root: string): Promise<void> {
  const file = 'package.json'
  const text = await readFile(join(root, file), 'utf8').catch(() => undefined)
  const engine = relative(root, engineRoot).split(sep).join('/')
  const known = text === undefined ? undefined : readPackage(text)
  const names = ['dev', 'build', 'preview', 'validate', 'test', 'i18n', 'diff']
  const scripts = Object.fromEntries(names.map((name) => [name, `exchange-docs ${name}`]))
  const next = known
    ? { type: 'module', ...known, scripts: { ...scripts, ...known.scripts } }
    : {
        name: slug(basename(root)) || 'docs',
        private: true,
        type: 'module',
        scripts,
        dependencies: { 'exchange-docs': `file:${engine}` },
      }
  const changed = `${JSON.stringify(next, null, 2)}\n`
  const isChanged = changed !== text
  if (isChanged) await writeProjectFile(root, file, changed)
  console.log(`${text === undefined ? 'new    ' : isChanged ? 'edited ' : 'kept   '} ${file}`)
}
