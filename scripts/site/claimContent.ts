import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { compareContent, digestOf } from '../../generator/index.ts'
import { CommandError } from '../command/commandLine.ts'
import { contentOwner, ownerNote } from './cacheFolder.ts'

interface ContentClaim {
  readonly owner: string
  /** Takes the digests of the files that this build wrote. */
  readonly check: (digests: ReadonlyMap<string, string>) => Promise<void>
}

/**
 * Notes that a build owns a content folder. Two builds of a project at once share the folder, and must not publish each
 * other's pages: the check that it returns throws when the other build has written different files.
 */
export async function claimContent(content: string, cache: string): Promise<ContentClaim> {
  const own = randomUUID()
  const note = ownerNote(cache, content)
  await mkdir(dirname(note), { recursive: true })
  await writeFile(note, own)
  const check: ContentClaim['check'] = async (digests) => {
    if ((await contentOwner(cache, content)) === own) return
    const { changed, obsolete } = await compareContent(content, digests, digestOf)
    if (changed.length + obsolete.length === 0) return
    throw new CommandError(
      'Another build of this project, from other sources, was started while this one ran. Its site will be published; this one is not.',
    )
  }
  return { owner: own, check }
}
