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
 * Notes that a build makes the content of a folder its own. Gives a check that it still is: two builds of a project at once
 * share the folder, and pages of the one must not be published with those of the other. The check throws when the other
 * one has written anything else.
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
