import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fileTypeOf } from '../hosts/fileTypes.ts'
import { openCompressionCache } from './compressionCache.ts'

/** `fast` costs a build about a second; `best` makes pages an eighth smaller, for the site that is put on the web. */
export type CompressionEffort = 'fast' | 'best'

export interface CompressionOptions {
  readonly effort: CompressionEffort
  /** Folder where compressed files are kept for the next build. */
  readonly cache: string
}

export interface Compressor {
  /**
   * The compressed forms of a file of a site, by what their names end with: `.br` and `.gz` for a text that gains by it. They
   * depend on the file alone; `digest` is its SHA-256 in hexadecimal.
   */
  readonly compress: (path: string, source: Buffer, digest: string) => Promise<ReadonlyMap<string, Buffer>>
  /** Notes that the forms of a file are still wanted, though nobody asks for them now. */
  readonly retain: (path: string, digest: string) => void
  /** Forgets what is wanted no longer. */
  readonly prune: () => Promise<void>
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

/** What the bytes of compressed files depend on besides the files. */
export function compressionName(effort: CompressionEffort): string {
  return `${effort}-${process.versions['brotli'] ?? ''}-${process.versions.zlib}`
}

export function openCompressor({ effort, cache }: CompressionOptions): Compressor {
  const kept = openCompressionCache(cache)
  const encodings = encodingsOf(effort)
  const keyOf = (digest: string, settings: string) => `${digest}-${settings}`
  return {
    async compress(path, source, digest) {
      const forms = new Map<string, Buffer>()
      if (!fileTypeOf(path)?.isText) return forms
      const isKept = effort === 'best' || source.length > leastKept
      for (const { suffix, settings, compress } of encodings) {
        const make = () => compress(source, path)
        const small = await (isKept ? kept.through(keyOf(digest, settings(path)), make) : make())
        if (small.length + leastGain < source.length) forms.set(suffix, small)
      }
      return forms
    },
    retain: (path, digest) => {
      for (const { settings } of encodings) kept.retain(keyOf(digest, settings(path)))
    },
    prune: kept.prune,
  }
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
