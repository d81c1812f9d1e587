import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { siteFolders } from './siteFolders.ts'

/** Folder that `generate` wrote to; by default `site/content` below the working folder. */
export function contentFolder(): string {
  return resolve(siteFolders().content ?? join('site', 'content'))
}

/** Folder with the project's guides and specs; by default the working folder. */
export function projectFolder(): string {
  return resolve(siteFolders().project ?? '.')
}

/** Folder of the engine, which the build's manifest names sources relative to; by default the working folder. */
export function engineFolder(): string {
  return resolve(siteFolders().engine ?? '.')
}

interface CacheEntry {
  readonly version: string
  readonly value: unknown
}

const cache = new Map<string, CacheEntry>()

/** The parsed content of a JSON file that every site has. Throws when it is missing: then `generate` has not run. */
export function readContent<T>(file: string): T {
  const content = readOptionalContent<T>(file)
  if (content === undefined) throw new Error(`${join(contentFolder(), file)} is missing`)
  return content
}

/**
 * The parsed content of a JSON file that the generator wrote, where it did. It is read again only after the file has
 * changed, so that the dev server sees edits. The same file gives the same object, which callers may use as a cache key.
 */
export function readOptionalContent<T>(file: string): T | undefined {
  const path = join(contentFolder(), file)
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return undefined
  const version = `${found.mtimeMs}:${found.size}`
  const known = cache.get(path)
  if (known?.version === version) return known.value as T
  const value: T = JSON.parse(readFileSync(path, 'utf8'))
  cache.set(path, { version, value })
  return value
}
