import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { fileTypeOf } from '../hosts/fileTypes.ts'

/** `fast` costs a build about a second; `best` makes pages an eighth smaller, for the site that is put on the web. */
export type CompressionEffort = 'fast' | 'best'

/** A file that gains less is sent as it is. */
const leastGain = 100

/** Names what the bytes of compressed files depend on besides the files. */
export function compressionName(effort: CompressionEffort): string {
  return `${effort}-${process.versions['brotli'] ?? ''}-${process.versions.zlib}`
}

/** The compressed forms of a file of a site, by the ends of their names: `.br` and `.gz` for a text that gains by it. */
export function compress(path: string, source: Buffer, effort: CompressionEffort): ReadonlyMap<string, Buffer> {
  if (!fileTypeOf(path)?.isText) return new Map()
  const forms = [
    ['.br', brotliCompressSync(source, { params: brotliParameters(path, source, effort) })],
    ['.gz', gzipSync(source, { level: 9 })],
  ] as const
  return new Map(forms.filter(([, small]) => small.length + leastGain < source.length))
}

function brotliParameters(path: string, source: Buffer, effort: CompressionEffort) {
  return {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // Every page needs the scripts and style sheets, and they seldom change: they are worth the time in any build.
    [constants.BROTLI_PARAM_QUALITY]: effort === 'best' || path.startsWith('assets/') ? 11 : 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
}
