import { readFileSync, type Stats, statSync } from 'node:fs'
import type { Memory } from '../contract/memory.ts'
import { decodeText } from './decodeText.ts'

/**
 * The text of a file. A session reads it again when its size or the time of its last change are others: with hundreds of
 * files, to open each takes longer than what an edit asks for, and so does to wait for each. Rejects when it cannot be read.
 */
export async function readUnlessKnown(
  path: string,
  memory: Memory,
  { mtimeMs, size }: Pick<Stats, 'mtimeMs' | 'size'> = statSync(path),
): Promise<string> {
  return memory.recall(`text ${path}`, [mtimeMs, size], () => decodeText(readFileSync(path)))
}
