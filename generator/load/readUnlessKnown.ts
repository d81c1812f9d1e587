import { readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from '../contract/decodeText.ts'
import type { Checked } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'

/**
 * The text of a file. A session reads it again when its size or the time of its last change are others: with hundreds of
 * files, to open each takes longer than what an edit asks for, and so does to wait for each. Rejects when it cannot be read.
 */
export async function readUnlessKnown(
  root: string,
  file: string,
  memory: Memory,
  { mtimeMs, size }: Pick<Stats, 'mtimeMs' | 'size'> = statSync(join(root, file)),
): Promise<Checked<string>> {
  return memory.recall(`text ${root} ${file}`, [mtimeMs, size], () => decodeText(readFileSync(join(root, file)), file))
}
