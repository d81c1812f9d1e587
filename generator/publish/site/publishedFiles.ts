import { lstat, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

/** How a file on the disk is known again: what was written cannot have changed while all three are the same. */
export interface FileStamp {
  readonly size: number
  /** Time of the last change, in milliseconds. */
  readonly mtimeMs: number
  readonly ino: number
}

/** What a file was made from, as whoever made it knows it again. */
export interface Origin {
  /** Names of what it was made from, besides what all files are made from. */
  readonly parts: readonly string[]
  /** Hash of all that it was made from. */
  readonly digest: string
}

export interface PublishedFile {
  /** SHA-256 of the file, in hexadecimal. */
  readonly digest: string
  /** The file and its compressed forms, by what their names end with: an empty text for the file itself. */
  readonly forms: Readonly<Record<string, FileStamp>>
  readonly origin?: Origin | undefined
}

/** What was put into the folder of a site, by the path of each file. */
export interface PublishedSite {
  /** How the compressed forms came about. */
  readonly compression: string
  readonly files: ReadonlyMap<string, PublishedFile>
}

/** What an earlier build noted about a folder; nothing when there is no note, or none that can be read. */
export async function readPublished(note: string): Promise<PublishedSite | undefined> {
  try {
    const { compression, files } = JSON.parse(await readFile(note, 'utf8'))
    return { compression, files: new Map(Object.entries(files)) }
  } catch {
    return undefined
  }
}

/** Whether a folder holds what an earlier build put there and nothing else, as far as that build noted it. */
export async function isAsPublished(note: string, folder: string): Promise<boolean> {
  const published = await readPublished(note)
  if (!published) return false
  const stamps = new Map(
    [...published.files].flatMap(([path, { forms }]) =>
      Object.entries(forms).map(([suffix, stamp]) => [path + suffix, stamp] as const),
    ),
  )
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const others = entries.filter((entry) => !entry.isDirectory())
  const known = await Promise.all(
    others.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const stamp = stamps.get(relative(folder, file).split(sep).join('/'))
      return stamp !== undefined && isSameFile(await lstat(file), stamp)
    }),
  )
  return !known.includes(false)
}

/** Whether a file is the one that was written. */
export function isSameFile(one: FileStamp, other: FileStamp): boolean {
  return one.size === other.size && one.mtimeMs === other.mtimeMs && one.ino === other.ino
}

/** Notes what lies in a folder now, in one step. */
export async function notePublished(note: string, { compression, files }: PublishedSite): Promise<void> {
  const unfinished = `${note}.${process.pid}`
  await mkdir(dirname(note), { recursive: true })
  await writeFile(unfinished, JSON.stringify({ compression, files: Object.fromEntries(files) }))
  await rename(unfinished, note)
}
