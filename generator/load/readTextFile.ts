import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { decodeText } from '../contract/decodeText.ts'
import type { Checked } from '../contract/diagnostics.ts'

/** The text of a file of a project; `undefined` without a file. An unreadable file is an error. */
export async function readTextFile(root: string, file: string): Promise<Checked<string | undefined>> {
  try {
    return decodeText(await readFile(join(root, file)), file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return { value: undefined, diagnostics: [] }
    if (code === undefined) throw error
    return { value: undefined, diagnostics: [unreadable(file, code)] }
  }
}

function unreadable(file: string, reason: string) {
  const message = `The file cannot be read: ${reason}.`
  const hint = 'Make it a file that this user may read.'
  return { code: 'file-unreadable', severity: 'error', message, hint, file, line: 1, column: 1 } as const
}
