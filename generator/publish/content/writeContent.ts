import { createHash } from 'node:crypto'
import {
  type Dirent,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { realpath, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { claimFolder, markName } from '../folder/ownFolder.ts'

/** A file of a content folder: its path relative to it, and its text. */
export type ContentFile = readonly [path: string, text: string]

/** Files of a content folder by their path. */
export type ContentFiles = ReadonlyMap<string, string>

interface WriteResult {
  readonly written: readonly string[]
  readonly removed: readonly string[]
  readonly unchanged: number
}

/** A content folder that is filled some files at a time; their texts are not held. */
export interface OpenContent {
  /** Writes the files whose text differs, each in one step, and returns their paths. Throws for a path outside of the folder. */
  readonly write: (files: ContentFiles) => Promise<readonly string[]>
  /** Removes all own files that were not given to `write`, and gives their paths. */
  readonly removeOthers: (isApart?: (file: string) => boolean) => Promise<readonly string[]>
  /** Digests of the files that were given to `write`, by their paths. */
  readonly digests: ReadonlyMap<string, string>
}

/**
 * Opens a folder to be filled. Links in it are removed and never followed. Throws for a folder that was not made here. Files
 * that the same process wrote there last (`before`) are not read again.
 */
export async function openContent(wanted: string, before?: ContentFiles): Promise<OpenContent> {
  const folder = await realpath(wanted).catch(() => wanted)
  claimFolder(folder, 'content')
  const existing = new Set(before?.keys() ?? filesWithoutLinks(folder))
  const textOf = (file: string) => (before ? before.get(file) : readFileSync(join(folder, file), 'utf8'))
  const digests = new Map<string, string>()
  const folders = new Set<string>()
  const makeFolder = (path: string): void => {
    if (path === '.' || folders.has(path)) return
    makeFolder(dirname(path))
    if (existing.delete(path)) rmSync(join(folder, path), { force: true })
    mkdirSync(join(folder, path), { recursive: true })
    folders.add(path)
  }
  return {
    digests,
    async write(files) {
      const outside = [...files.keys()].find((file) => !join(folder, file).startsWith(join(folder, '/')))
      if (outside !== undefined) throw new Error(`${outside} would be written outside of ${folder}`)
      const written: string[] = []
      await inTurns(files, ([file, text]) => {
        digests.set(file, digestOf(text))
        if (existing.has(file) && textOf(file) === text) return
        makeFolder(dirname(file))
        writeAtomically(join(folder, file), text)
        written.push(file)
      })
      return written
    },
    async removeOthers(isApart = () => false) {
      const others = [...existing].filter((file) => !digests.has(file) && !isApart(file)).sort()
      for (const file of others) existing.delete(file)
      await Promise.all(others.map((file) => rm(join(folder, file), { force: true })))
      return others
    },
  }
}

/** Makes a folder hold exactly `files`: removes other files and writes changed ones. */
export async function writeContent(folder: string, files: ContentFiles, before?: ContentFiles): Promise<WriteResult> {
  const content = await openContent(folder, before)
  const written = await content.write(files)
  return { written, removed: await content.removeOthers(), unchanged: files.size - written.length }
}

/** The effect of a write: files that are missing or differ, and files to remove. */
export async function compareContent(
  folder: string,
  files: ReadonlyMap<string, string>,
  read: (text: string) => string = (text) => text,
): Promise<{ changed: readonly string[]; obsolete: readonly string[] }> {
  const existing = new Set(listFiles(listEntries(folder), folder))
  const changed: string[] = []
  await inTurns(files, ([file, wanted]) => {
    const isSame = existing.has(file) && read(readFileSync(join(folder, file), 'utf8')) === wanted
    if (!isSame) changed.push(file)
  })
  return { changed, obsolete: [...existing].filter((file) => !files.has(file)).sort() }
}

/** Digest of the text of a file. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** The files of a folder, from which links are removed. */
function filesWithoutLinks(folder: string): string[] {
  const entries = listEntries(folder)
  for (const entry of entries) if (entry.isSymbolicLink()) unlinkSync(join(entry.parentPath, entry.name))
  return listFiles(entries, folder)
}

function listFiles(entries: readonly Dirent[], folder: string): string[] {
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .filter((file) => file !== markName)
}

/** At once: with promises, a folder with hundreds of others takes several times as long. */
function listEntries(folder: string): Dirent[] {
  return existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : []
}

function writeAtomically(path: string, text: string): void {
  const temporary = `${path}.${process.pid}.tmp`
  writeFileSync(temporary, text)
  renameSync(temporary, path)
}

/** How many files are read or written before anything else has its turn. */
const turn = 50

/** Waiting for each of thousands of files takes several times as long as reading or writing them. */
async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => void): Promise<void> {
  let count = 0
  for (const item of items) {
    work(item)
    count += 1
    if (count % turn === 0) await setImmediate()
  }
}
