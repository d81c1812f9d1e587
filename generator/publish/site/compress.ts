import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fileTypeOf } from '../hosts/fileTypes.ts'

/** `fast` costs a build about a second; `best` makes pages an eighth smaller, for the site that is put on the web. */
export type CompressionEffort = 'fast' | 'best'

const levels = { fast: { brotli: 6, gzip: 6 }, best: { brotli: 11, gzip: 9 } } as const

/** A file that gains less than a network packet holds is sent as it is. */
const leastGain = 1400

/** Effort and versions of the compressors: compressed files depend on them besides their sources. */
export function compressionName(effort: CompressionEffort): string {
  return `${effort}-${process.versions['brotli'] ?? ''}-${process.versions.zlib}`
}

/** The compressed forms of a file of a site, by the ends of their names: `.br` and `.gz` for a text that gains by it. */
export function compress(path: string, source: Buffer, effort: CompressionEffort): ReadonlyMap<string, Buffer> {
  if (source.length <= leastGain || !fileTypeOf(path)?.isText) return new Map()
  const { brotli, gzip } = levels[effort]
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  const gains = (small: Buffer) => small.length + leastGain < source.length
  const small = brotliCompressSync(source, { params })
  if (!gains(small)) return new Map()
  // Brotli saves more of a text than gzip: where it gains nothing, gzip gains nothing.
  const larger = gzipSync(source, { level: gzip })
  return new Map([['.br', small] as const, ...(gains(larger) ? [['.gz', larger] as const] : [])])
}
