import { lstatSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Diagnostic } from '../../contract/diagnostics.ts'

/** Stamp of a file on the disk: its content cannot have changed while all three values are the same. */
export interface FileStamp {
  readonly size: number
  /** Time of the last change, in milliseconds. */
  readonly mtimeMs: number
  readonly ino: number
}

/** Hashes of the sources of a page, by which a later build recognizes its files. */
export interface Origin {
  /** Hash of all sources except the sidebar. */
  readonly page: string
  readonly sidebar: string
}

export interface PublishedFile {
  /** SHA-256 of the file, in hexadecimal. */
  readonly digest: string
  /** The file and its compressed forms, by the end of their names: an empty text for the file itself. */
  readonly forms: Readonly<Record<string, FileStamp>>
  readonly origin?: Origin | undefined
}

/** A file that a build read. Its time of change shows edits that keep size and time of modification. */
interface InputStamp extends FileStamp {
  readonly ctimeMs: number
}

/** Input of a build from a folder, besides its files. */
export interface SourceState {
  /** Hash of the configuration, as it was evaluated; nothing for bare specs. */
  readonly config?: string
  /** State of the git history of the folder. */
  readonly history: string
}

/** Inputs of a build, and its diagnostics: another build of the same inputs publishes the same site. */
export interface BuildRecord {
  /** The engine, the project and the options. */
  readonly key: string
  /** By absolute path; `null` for a file that was not there. */
  readonly inputs: Readonly<Record<string, InputStamp | null>>
  /** By absolute path of the folder. */
  readonly sources: Readonly<Record<string, SourceState>>
  /** The build that wrote the folder of generated content last. */
  readonly owner: string
  readonly diagnostics: readonly Diagnostic[]
  readonly advice: readonly string[]
  readonly pages: number
  readonly base: string
}

/** Files in the folder of a site, by their paths. */
export interface PublishedSite {
  /** Effort and versions of the compressors: see `compressionName`. */
  readonly compression: string
  /** Input of the build, if known. */
  readonly build?: BuildRecord | undefined
  readonly files: ReadonlyMap<string, PublishedFile>
}

/** The list of an earlier build for a folder; `undefined` when it is missing or unreadable. */
export async function readPublished(note: string): Promise<PublishedSite | undefined> {
  try {
    const { files, ...published } = JSON.parse(await readFile(note, 'utf8'))
    return { ...published, files: new Map(Object.entries(files)) }
  } catch {
    return undefined
  }
}

/** Whether a folder holds every file that an earlier build put there, and none besides but the given one. */
export function isWhole(published: PublishedSite, folder: string, besides: string): boolean {
  const { strange, missing } = compareFiles(published, folder)
  return missing === 0 && strange.every((path) => path === besides)
}

/** Paths of files in a folder that an earlier build did not put there, and the number of its missing files. */
function compareFiles({ files }: PublishedSite, folder: string): { strange: readonly string[]; missing: number } {
  const stamps = new Map(
    [...files].flatMap(([path, { forms }]) =>
      Object.entries(forms).map(([suffix, stamp]) => [path + suffix, stamp] as const),
    ),
  )
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
  const strange = paths.filter((path) => {
    const stamp = stamps.get(path)
    return stamp === undefined || !isSameFile(lstatSync(join(folder, path)), stamp)
  })
  return { strange, missing: stamps.size - (paths.length - strange.length) }
}

/** Whether a file is still as it was written. */
export function isSameFile(one: FileStamp, other: FileStamp): boolean {
  return one.size === other.size && one.mtimeMs === other.mtimeMs && one.ino === other.ino
}

/** Notes the present files of a folder, in one step. */
export async function notePublished(note: string, { files, ...published }: PublishedSite): Promise<void> {
  const unfinished = `${note}.${process.pid}`
  await mkdir(dirname(note), { recursive: true })
  await writeFile(unfinished, JSON.stringify({ ...published, files: Object.fromEntries(files) }))
  await rename(unfinished, note)
}
