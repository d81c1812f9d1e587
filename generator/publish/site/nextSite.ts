import { linkSync, lstatSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, realpath, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { markFolder, removeOwn } from '../folder/ownFolder.ts'
import {
  type BuildRecord,
  type FileStamp,
  isSameFile,
  notePublished,
  type Origin,
  type PublishedFile,
  readPublished,
} from './publishedFiles.ts'
import { checkReplaceable, nextFolder, removeLeftovers, restoreSite, swapSite } from './siteSwap.ts'

export interface NextSiteOptions {
  /** Folder to publish. */
  readonly out: string
  /** File that tells later builds what lies in it. */
  readonly note?: string | undefined
  /** How compressed forms come about: those of another way are not taken over. */
  readonly compression?: string
}

type Identity = Pick<PublishedFile, 'digest' | 'origin'>

/** A site that is put together beside the one it will replace. */
export interface NextSite {
  /**
   * Takes a file and its compressed forms over from the site that is there, as they are: they keep their time, and take no
   * space of their own. `false` when the file is not what an earlier build put there, or has another digest than given.
   */
  readonly keep: (path: string, identity?: Identity) => boolean
  /** Writes a file and its compressed forms, by what their names end with. */
  readonly write: (path: string, identity: Identity, forms: ReadonlyMap<string, string | Uint8Array>) => Promise<void>
  /** What the file at a path of the site that is there was made from, where an earlier build noted it. */
  readonly originOf: (path: string) => Origin | undefined
  /** The files that are there already, by their paths. */
  readonly files: ReadonlyMap<string, PublishedFile>
  /** Puts it in the place of the old one, in one step, and notes what it was built from. */
  readonly swap: (build?: BuildRecord) => Promise<void>
  /** Deletes it, unless it has taken its place. */
  readonly discard: () => Promise<void>
}

/** Begins a new site. Throws what the disk refuses, and for a folder that was not made here: then all is as it was. */
export async function openNextSite({ out: wanted, note, compression = '' }: NextSiteOptions): Promise<NextSite> {
  const out = await realpath(wanted).catch(() => wanted)
  const next = nextFolder(out)
  const old = note === undefined ? undefined : await readPublished(note)
  const known = old?.compression === compression ? old.files : new Map<string, PublishedFile>()
  const files = new Map<string, PublishedFile>()
  const folders = new Set<string>()
  checkReplaceable(out)
  const makeFolderOf = (file: string) => {
    const folder = dirname(file)
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
    folders.add(folder)
  }
  try {
    await mkdir(dirname(out), { recursive: true })
    await mkdir(next)
    markFolder(next, 'site')
    await removeLeftovers(out)
    await restoreSite(out)
  } catch (error) {
    await rm(next, { recursive: true, force: true })
    throw error
  }
  return {
    originOf: (path) => known.get(path)?.origin,
    keep(path, identity) {
      const file = known.get(path)
      if (!file || (identity && file.digest !== identity.digest)) return false
      makeFolderOf(join(next, path))
      if (!linkForms(join(out, path), join(next, path), file.forms)) return false
      files.set(path, { ...file, ...identity })
      return true
    },
    async write(path, identity, forms) {
      const stamps: Record<string, FileStamp> = {}
      makeFolderOf(join(next, path))
      for (const [suffix, content] of forms) {
        const file = join(next, path + suffix)
        // Never into a file that the site in use may share.
        writeFileSync(file, content, { flag: 'wx' })
        stamps[suffix] = stampOf(file)
      }
      files.set(path, { ...identity, forms: stamps })
    },
    files,
    async swap(build) {
      await swapSite(next, out)
      // Without the note the next build writes every file, which costs time and nothing else.
      if (note !== undefined) await notePublished(note, { compression, build, files }).catch(() => {})
    },
    // The old site may stand there.
    discard: () => removeOwn(next, 'site'),
  }
}

/**
 * Names the files a second time. Looks at them only then: another build may put its own site there at any moment. `false`,
 * and nothing named, when one is not the file that was noted, or the disk knows no second names.
 */
function linkForms(from: string, to: string, forms: PublishedFile['forms']): boolean {
  const named: string[] = []
  try {
    for (const [suffix, stamp] of Object.entries(forms)) {
      linkSync(from + suffix, to + suffix)
      named.push(to + suffix)
      if (!isSameFile(stampOf(to + suffix), stamp)) throw new Error('another file')
    }
    return true
  } catch {
    for (const file of named) rmSync(file, { force: true })
    return false
  }
}

function stampOf(file: string): FileStamp {
  const { size, mtimeMs, ino } = lstatSync(file)
  return { size, mtimeMs, ino }
}
