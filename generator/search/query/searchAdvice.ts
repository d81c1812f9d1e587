import { brotliCompressSync, constants } from 'node:zlib'
import type { SearchIndexFile } from '../index/indexFile.ts'

/** Bytes of one language's search files together above which a hosted index serves readers better: about 2 MB compressed. */
const advisedUpTo = 10_000_000

/** A sentence for each language whose index is too large for browsers, with the figures; none for most sites. */
export function searchAdvice(files: ReadonlyMap<string, string>, limit: number = advisedUpTo): string[] {
  const entries = [...files]
  return entries.flatMap(([file, text]) => {
    const [, locale] = /^search\/([^/]+)-[^-/]+\.json$/.exec(file) ?? []
    if (locale === undefined) return []
    const parts = entries.filter(([name]) => name.startsWith(`search/${locale}/`)).map(([, part]) => part)
    const all = [text, ...parts]
    if (all.reduce((sum, { length }) => sum + length, 0) <= limit) return []
    const { split, records }: SearchIndexFile = JSON.parse(text)
    const [first = 0, ...others] = all.map(compressedSize)
    const total = others.reduce((sum, size) => sum + size, first)
    return [
      `The search index in ${locale} has ${split?.total ?? records.length} records in ${all.length} files: ${kilobytes(total)} compressed, ${kilobytes(first)} before the first answer. A hosted search (search.provider: 'algolia') would spare readers that.`,
    ]
  })
}

function compressedSize(text: string): number {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
  return brotliCompressSync(text, options).length
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`
}
