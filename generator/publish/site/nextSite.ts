import { mkdir, realpath, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { markFolder, removeOwn } from '../folder/ownFolder.ts'
import { type CompressionEffort, compressionName } from './compress.ts'
import { type BuildRecord, notePublished, type Origin, type PublishedFile, readPublished } from './publishedFiles.ts'
import { linkFile, type PublishFolders, unlinkFile } from './publishFile.ts'
import { checkReplaceable, nextFolder, removeLeftovers, restoreSite, swapSite } from './siteSwap.ts'

export interface PublishPlace {
  /** Folder to publish; it is replaced in one step, and only when the new one is whole. */
  readonly out: string
  /** File with the list of a site's files for later builds, which take over unchanged files. */
  readonly note?: string | undefined
  /** Effort of compression; without it, no file is compressed. */
  readonly effort?: CompressionEffort | undefined
}

/** A site that is put together beside the site it replaces. */
export interface NextSite {
  readonly folders: PublishFolders
  /** The file at a path of the site that is there, where an earlier build noted it. */
  readonly known: (path: string) => PublishedFile | undefined
  /** Takes over all files of a page from the present site. `false`, and no file, if the earlier build has not written all. */
  readonly keep: (paths: readonly string[]) => boolean
  /** Notes a file that `publishFile` has put there, and the origin of its content. */
  readonly add: (path: string, file: PublishedFile, origin?: Origin) => void
  /** The files that are there already, by their paths. */
  readonly files: ReadonlyMap<string, PublishedFile>
  /** Replaces the old site in one step, and notes the sources of the build. */
  readonly swap: (build?: BuildRecord) => Promise<void>
  /** Deletes the next site, unless it has replaced the old one. */
  readonly discard: () => Promise<void>
}

/** Begins a new site. Throws errors of the disk, and for a folder that was not made here: then nothing has changed. */
export async function openNextSite({ out: wanted, note, effort }: PublishPlace): Promise<NextSite> {
  const out = await realpath(wanted).catch(() => wanted)
  const next = nextFolder(out)
  const compression = effort ? compressionName(effort) : ''
  const old = note === undefined ? undefined : await readPublished(note)
  const known = old?.compression === compression ? old.files : new Map<string, PublishedFile>()
  const files = new Map<string, PublishedFile>()
  checkReplaceable(out)
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
    folders: { out, next, effort },
    known: (path) => known.get(path),
    keep(paths) {
      const linked: string[] = []
      for (const path of paths) {
        const file = known.get(path)
        if (!file || !linkFile({ out, next }, path, file)) break
        linked.push(path)
      }
      const isWhole = linked.length === paths.length
      for (const path of linked) {
        const file = known.get(path)
        if (file && isWhole) files.set(path, file)
        else unlinkFile(next, path, file)
      }
      return isWhole
    },
    add: (path, file, origin) => void files.set(path, { ...file, origin }),
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
