import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type CompressionOptions, type Compressor, compressionName, openCompressor } from './compressor.ts'
import { type NextSite, openNextSite } from './nextSite.ts'
import { hostFiles, listSources, type PublishInput } from './siteSources.ts'

export type { PublishInput } from './siteSources.ts'

export interface PublishPlace {
  /** Folder to publish; it is replaced in one step, and only when the new one is whole. */
  readonly out: string
  /** File that tells later builds what was published: what has not changed is taken over as it is. */
  readonly note?: string | undefined
  /** Without it no file is compressed: tests need none, and a part is compressed with the whole. */
  readonly compression?: CompressionOptions | undefined
}

/** A site that is being published. */
export interface Publishing {
  /** What the page in a file of the site that is there was made from. */
  readonly originOf: NextSite['originOf']
  /** Takes a page over from the site that is there; `false` when it is not what was published. */
  readonly keep: (path: string) => boolean
  /** Puts the rest of the site beside the old one, then swaps the two. Throws what the disk refuses: then the old site is as it was. */
  readonly finish: (input: PublishInput) => Promise<void>
  /** Has to be called at the end, whatever came of it. */
  readonly close: () => Promise<void>
}

/** Begins to publish a site. Throws what the disk refuses. */
export async function beginPublishing({ out, note, compression }: PublishPlace): Promise<Publishing> {
  const next = await openNextSite({
    out,
    note,
    ...(compression && { compression: compressionName(compression.effort) }),
  })
  return {
    originOf: next.originOf,
    keep: (path) => next.keep(path),
    close: next.discard,
    async finish(input) {
      const compressor = compression && openCompressor(compression)
      await assemble(input, next, compressor)
      await compressor?.prune()
      await next.swap(input.build)
    },
  }
}

/** Publishes a site as a whole. Throws what the disk refuses: then the old site is as it was. */
export async function publishSite({ out, note, compression, ...input }: PublishInput & PublishPlace): Promise<void> {
  const publishing = await beginPublishing({ out, note, compression })
  try {
    await publishing.finish(input)
  } finally {
    await publishing.close()
  }
}

async function assemble(input: PublishInput, next: NextSite, compressor: Compressor | undefined): Promise<void> {
  const { prerendered, config, origins, pages = [], parts = new Map() } = input
  const sources = await listSources(input)
  const paths = [...new Set([...next.files.keys(), ...sources.keys()])]
  for (const [name, text] of await hostFiles(config, paths, parts)) sources.set(name, { text })
  for (const [path, { digest }] of next.files) compressor?.retain(path, digest)
  const waiting = [...sources].filter(([path]) => !next.files.has(path))
  await inParallel(waiting, async ([path, source]) => {
    const content = 'file' in source ? await readFile(source.file) : Buffer.from(source.text)
    const digest = createHash('sha256').update(content).digest('hex')
    const identity = { digest, origin: origins?.get(path) }
    if (next.keep(path, identity)) return compressor?.retain(path, digest)
    const forms = await compressor?.compress(path, content, digest)
    await next.write(path, identity, new Map([['', content], ...(forms ?? [])]))
  })
  const missing = pages.find((url) => !next.files.has(`${url.replace(/^\/|\/$/g, '')}/index.html`.replace(/^\//, '')))
  if (missing !== undefined)
    throw new Error(
      `The page ${missing} has been written and is gone: was the folder ${prerendered} deleted during the build?`,
    )
}

/** The threads that compress are four. */
const filesAtOnce = 4

/** Works on several at once. After a failure nothing is at work any more: only then may the folder be deleted. */
async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items].reverse()
  const workNext = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop())
      await work(item).catch((error: unknown) => {
        waiting.length = 0
        throw error
      })
  }
  const ends = await Promise.allSettled(Array.from({ length: filesAtOnce }, workNext))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
