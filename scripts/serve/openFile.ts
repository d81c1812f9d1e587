import { constants } from 'node:fs'
import { type FileHandle, open, realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** A file of a site that is ready to be sent, in the smallest form that the asker understands. */
export interface OpenFile {
  /** Path in the site, without the end of a compressed file. */
  readonly path: string
  readonly handle: FileHandle
  readonly size: number
  readonly modified: number
  readonly encoding?: string
}

const suffixes = { br: '.br', gzip: '.gz' } as const

/**
 * Opens the first existing file of a list. Size and time come from the opened file: a deployment may put another
 * file at the same path at any moment. The folder is named by its real path, which no link leads out of.
 */
export async function openFile(
  folder: string,
  paths: readonly string[],
  acceptEncoding: string,
): Promise<OpenFile | undefined> {
  const encodings = (['br', 'gzip'] as const).filter((encoding) => accepts(acceptEncoding, encoding))
  for (const path of paths) {
    for (const encoding of [...encodings, undefined]) {
      const file = await openOne(folder, `${path}${encoding ? suffixes[encoding] : ''}`)
      if (file) return { path, ...file, ...(encoding ? { encoding } : {}) }
    }
  }
  return undefined
}

/** Opening never waits, as it would for the other end of a pipe. */
const reading = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

async function openOne(
  folder: string,
  path: string,
): Promise<Pick<OpenFile, 'handle' | 'size' | 'modified'> | undefined> {
  const real = await realpath(join(folder, path)).catch(() => undefined)
  if (!real?.startsWith(folder + sep)) return undefined
  const handle = await open(real, reading).catch(() => undefined)
  if (!handle) return undefined
  const stats = await handle.stat()
  if (stats.isFile()) return { handle, size: stats.size, modified: stats.mtimeMs }
  await handle.close()
  return undefined
}

function accepts(acceptEncoding: string, encoding: string): boolean {
  const parts = acceptEncoding.replaceAll(/\s/g, '').toLowerCase().split(',')
  const wanted = parts.map((part) => part.split(';q='))
  const [, quality = '1'] = wanted.find(([name]) => name === encoding) ?? ['', '0']
  return Number(quality) > 0
}
