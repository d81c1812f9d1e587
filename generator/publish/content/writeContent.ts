import { type Dirent, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readdir, realpath, rm, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { claimFolder, markName } from '../folder/ownFolder.ts'

/** Files of a content folder by their path relative to it. */
export type ContentFiles = ReadonlyMap<string, string>

export interface WriteResult {
  readonly written: readonly string[]
  readonly removed: readonly string[]
  readonly unchanged: number
}

export interface WriteOptions {
  /** What a session itself wrote there last: then nothing has to be read. */
  readonly before?: ContentFiles
  /** Tells the files that are none of this write's business: they stay as they are. */
  readonly isApart?: (file: string) => boolean
}

/**
 * Makes a folder hold exactly `files`: removes what is not among them and writes what differs, each file in one step.
 * Links in it are removed and never followed. Throws for a folder that was not made here, and for a file that would lie
 * outside of it.
 */
export async function writeContent(
  wanted: string,
  files: ContentFiles,
  { before, isApart = () => false }: WriteOptions = {},
): Promise<WriteResult> {
  const folder = await realpath(wanted).catch(() => wanted)
  const outside = [...files.keys()].find((file) => !join(folder, file).startsWith(join(folder, '/')))
  if (outside !== undefined) throw new Error(`${outside} would be written outside of ${folder}`)
  claimFolder(folder, 'content')
  if (!before) await removeLinks(folder)
  const { changed, obsolete } = before ? compareFiles(before, files) : await compareContent(folder, files)
  await Promise.all(obsolete.filter((file) => !isApart(file)).map((file) => rm(join(folder, file))))
  const folders = new Set(changed.map((file) => dirname(join(folder, file))))
  for (const path of folders) mkdirSync(path, { recursive: true })
  await inTurns(changed, (file) => writeAtomically(join(folder, file), files.get(file) ?? ''))
  return {
    written: changed,
    removed: obsolete.filter((file) => !isApart(file)),
    unchanged: files.size - changed.length,
  }
}

/** What a write would do: files whose text differs or that are missing, and files that are too many. */
export async function compareContent(
  folder: string,
  files: ContentFiles,
): Promise<{ changed: readonly string[]; obsolete: readonly string[] }> {
  const existing = new Set(await listFiles(folder))
  const changed: string[] = []
  await inTurns(files, ([file, text]) => {
    const isSame = existing.has(file) && readFileSync(join(folder, file), 'utf8') === text
    if (!isSame) changed.push(file)
  })
  return { changed, obsolete: [...existing].filter((file) => !files.has(file)).sort() }
}

function compareFiles(before: ContentFiles, files: ContentFiles): { changed: string[]; obsolete: string[] } {
  return {
    changed: [...files].flatMap(([file, text]) => (before.get(file) === text ? [] : [file])),
    obsolete: [...before.keys()].filter((file) => !files.has(file)),
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await listEntries(folder)
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length).replaceAll('\\', '/'))
    .filter((file) => file !== markName)
}

async function listEntries(folder: string): Promise<Dirent[]> {
  return readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
}

async function removeLinks(folder: string): Promise<void> {
  const links = (await listEntries(folder)).filter((entry) => entry.isSymbolicLink())
  await Promise.all(links.map(({ parentPath, name }) => unlink(join(parentPath, name))))
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
