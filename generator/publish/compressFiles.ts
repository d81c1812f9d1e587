import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { openCompressionCache } from './compressionCache.ts'
import { fileTypeOf } from './fileTypes.ts'

/** `fast` costs a build about a second; `best` makes pages an eighth smaller, for the site that is put on the web. */
export type CompressionEffort = 'fast' | 'best'

export interface CompressionOptions {
  readonly effort: CompressionEffort
  /** Folder where compressed files are kept for the next build. */
  readonly cache: string
}

interface Encoding {
  /** What the name of a compressed file ends with. */
  readonly suffix: string
  /** Says how the bytes came about: other settings or another library give others. */
  readonly settings: (path: string) => string
  readonly compress: (source: Buffer, path: string) => Promise<Buffer>
}

/** A file that gains less is sent as it is. */
const leastGain = 100
/** Reading what was kept of a smaller file takes longer than compressing it fast. */
const leastKept = 8192
/** The threads that compress are four. */
const filesAtOnce = 4

/** Writes a `.br` and a `.gz` beside each text file of a site that gains by it. The bytes depend on the files alone. */
export async function compressFiles(folder: string, { effort, cache }: CompressionOptions): Promise<void> {
  const kept = openCompressionCache(cache)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const waiting = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => fileTypeOf(path)?.isText)
  const encodings = encodingsOf(effort)
  const compressOne = async (path: string): Promise<void> => {
    const source = await readFile(join(folder, path))
    const digest = createHash('sha256').update(source).digest('hex')
    for (const { suffix, settings, compress } of encodings) {
      const make = () => compress(source, path)
      const isKept = effort === 'best' || source.length > leastKept
      const small = await (isKept ? kept.through(`${digest}-${settings(path)}`, make) : make())
      if (small.length + leastGain < source.length) await writeFile(join(folder, `${path}${suffix}`), small)
    }
  }
  const compressNext = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      await compressOne(path).catch((error: unknown) => {
        waiting.length = 0
        throw error
      })
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: filesAtOnce }, compressNext))
  // Only when nothing is being written any more may the folder be deleted.
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  await kept.prune()
}

function encodingsOf(effort: CompressionEffort): readonly Encoding[] {
  // Every page needs the scripts and style sheets, and they seldom change: they are worth the time in any build.
  const qualityOf = (path: string) => (effort === 'best' || path.startsWith('assets/') ? 11 : 6)
  return [
    {
      suffix: '.br',
      settings: (path) => `br${qualityOf(path)}-${process.versions['brotli'] ?? ''}`,
      compress: (source, path) =>
        promisify(brotliCompress)(source, {
          params: {
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_QUALITY]: qualityOf(path),
            [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
          },
        }),
    },
    {
      suffix: '.gz',
      settings: () => `gz9-${process.versions.zlib}`,
      compress: (source) => promisify(gzip)(source, { level: 9 }),
    },
  ]
}
