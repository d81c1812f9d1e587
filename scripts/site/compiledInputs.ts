import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, isAbsolute, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Hashes of files by their paths. */
export type FileHashes = Readonly<Record<string, string>>

/** Adds the path of every source of the bundles to a set, except packages: the lock file holds their versions. */
export function listInputs(inputs: Set<string>): Plugin {
  return {
    name: 'exchange-docs:inputs',
    async generateBundle() {
      for (const id of this.getModuleIds()) {
        const [path = ''] = id.split('?')
        if (!isAbsolute(path) || path.includes('/node_modules/')) continue
        inputs.add(path)
        if (path.endsWith('.css')) for (const source of await stylesheetSources(path)) inputs.add(source)
      }
    },
  }
}

/** Imported sheets (https://www.w3.org/TR/css-cascade-5/#at-import) and pictures, which the bundler does not list as modules. */
const named = /@import\s+["']([^"']+)["']|url\(\s*["']?([^"')\s]+)/g

/** The files that a style sheet and its imported sheets name. */
export async function stylesheetSources(path: string, found = new Set<string>()): Promise<ReadonlySet<string>> {
  const text = await readFile(path, 'utf8').catch(() => '')
  for (const [, sheet, other] of text.matchAll(named)) {
    const file = resolve(dirname(path), (sheet ?? other ?? '').replace(/[?#].*$/, ''))
    if (found.has(file) || file.includes('/node_modules/') || !isFile(file)) continue
    found.add(file)
    if (file.endsWith('.css')) await stylesheetSources(file, found)
  }
  return found
}

/** A reference within a document names the folder: `url(#clip)`. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
}

/** `undefined` when one of the files cannot be read. */
export async function hashFiles(paths: readonly string[]): Promise<FileHashes | undefined> {
  try {
    const entries = await Promise.all(
      paths.map(
        async (path) =>
          [
            path,
            createHash('sha256')
              .update(await readFile(path))
              .digest('hex'),
          ] as const,
      ),
    )
    return Object.fromEntries(entries)
  } catch {
    return undefined
  }
}

/** Whether every file exists and has its hash. */
export async function areUnchanged(known: FileHashes): Promise<boolean> {
  const current = await hashFiles(Object.keys(known))
  return current !== undefined && Object.entries(known).every(([path, hash]) => current[path] === hash)
}
