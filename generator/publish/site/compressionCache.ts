import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What was compressed before, by what it was made from. Losing any of it costs time and nothing else. */
export interface CompressionCache {
  /** Answers from the cache, or makes and keeps. */
  readonly through: (key: string, make: () => Promise<Buffer>) => Promise<Buffer>
  /** Notes that a key is still wanted, though nobody asks for it now. */
  readonly retain: (key: string) => void
  /** Deletes what was neither asked for nor noted since the cache was opened. */
  readonly prune: () => Promise<void>
}

const checksumLength = 32

/** A cache in a folder. What is damaged there counts as missing, and what cannot be written there is not kept. */
export function openCompressionCache(folder: string): CompressionCache {
  const used = new Set<string>()
  return {
    async through(key, make) {
      used.add(key)
      const kept = await readFile(join(folder, key)).then(verified, () => undefined)
      if (kept) return kept
      const made = await make()
      await keep(folder, key, made).catch(() => {})
      return made
    },
    retain: (key) => void used.add(key),
    async prune() {
      const names = await readdir(folder).catch(() => [])
      const unused = names.filter((name) => !used.has(name))
      await Promise.all(unused.map((name) => rm(join(folder, name), { force: true })))
    },
  }
}

function verified(stored: Buffer): Buffer | undefined {
  const content = stored.subarray(checksumLength)
  return checksumOf(content).equals(stored.subarray(0, checksumLength)) ? content : undefined
}

/** Under its name only when it is whole: a build may be killed while it writes. */
async function keep(folder: string, key: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const unfinished = join(folder, `${key}.${process.pid}`)
  await writeFile(unfinished, Buffer.concat([checksumOf(content), content]))
  await rename(unfinished, join(folder, key))
}

function checksumOf(content: Buffer): Buffer {
  return createHash('sha256').update(content).digest()
}
