import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import type { Plugin } from 'vite'

/** Hashes of files by their paths. */
export type FileHashes = Readonly<Record<string, string>>

/** Adds to a set the path of every source that the bundles are made from; packages are the lock file's business. */
export function listInputs(inputs: Set<string>): Plugin {
  return {
    name: 'exchange-docs:inputs',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const [path = ''] = id.split('?')
        if (isAbsolute(path) && !path.includes('/node_modules/')) inputs.add(path)
      }
    },
  }
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

/** Whether every file is there and as it was. */
export async function areUnchanged(known: FileHashes): Promise<boolean> {
  const current = await hashFiles(Object.keys(known))
  return current !== undefined && Object.entries(known).every(([path, hash]) => current[path] === hash)
}
