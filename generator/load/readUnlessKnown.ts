import { readFile, stat } from 'node:fs/promises'
import type { Memory } from '../contract/memory.ts'
import { decodeText } from './decodeText.ts'

/**
 * The text of a file. A session reads it again when its size or the time of its last change are others: with hundreds of
 * files, to open each takes longer than what an edit asks for. Rejects when it cannot be read.
 */
export async function readUnlessKnown(path: string, memory: Memory): Promise<string> {
  const { mtimeMs, size } = await stat(path)
  return memory.recall(`text ${path}`, [mtimeMs, size], async () => decodeText(await readFile(path)))
}
