import { readFileSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from '../contract/decodeText.ts'
import type { Checked } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'

/**
 * The text of a file. A session reads the file again when its size or the time of its last change differ: opening hundreds
 * of files, or waiting for each, takes longer than the work for an edit. Rejects when the file cannot be read.
 */
export async function readUnlessKnown(
  root: string,
  file: string,
  memory: Memory,
  { mtimeMs, size }: Pick<Stats, 'mtimeMs' | 'size'> = statSync(join(root, file)),
): Promise<Checked<string>> {
  return memory.recall(`text ${root} ${file}`, [mtimeMs, size], () => decodeText(readFileSync(join(root, file)), file))
}
