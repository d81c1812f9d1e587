import { join } from 'node:path'
import { type Checked, hasErrors } from '../contract/diagnostics.ts'
import type { Memory } from '../contract/memory.ts'
import type { SpecFile } from './document/spec.ts'
import { entryAt } from './entryAt.ts'
import { placeOf } from './filePlace.ts'
import { limits } from './limits.ts'
import { parseSpecText } from './parseSpecText.ts'
import { leadsOut } from './placeOfReference.ts'
import { readUnlessKnown } from './readUnlessKnown.ts'

/** Reads a YAML or JSON file of a project. A file that cannot be read has the value `undefined` and a diagnostic. */
export async function readSpecFile(root: string, path: string, memory: Memory): Promise<Checked<SpecFile>> {
  const place = { file: path, line: 1, column: 1, severity: 'error' } as const
  const entry = entryAt(join(root, path))
  const missing = () => parseSpecText(path, '').value
  if (!entry?.isFile()) {
    const hint = 'Check the path: it is relative to the project folder.'
    return {
      value: missing(),
      diagnostics: [{ code: 'file-not-found', message: `There is no file ${path}.`, hint, ...place }],
    }
  }
  if (entry.size > limits.fileBytes) {
    const message = `${path} has ${entry.size} bytes; at most ${limits.fileBytes} are read.`
    return {
      value: missing(),
      diagnostics: [{ code: 'input-too-large', message, hint: 'Split the spec into files with $ref.', ...place }],
    }
  }
  const text = await readUnlessKnown(root, path, memory, entry)
  return memory.recall(`spec file ${path}`, [text.value, JSON.stringify(text.diagnostics)], () =>
    hasErrors(text.diagnostics)
      ? { value: missing(), diagnostics: text.diagnostics }
      : parseSpecText(path, text.value, memory),
  )
}

/** Refuses a file outside of the project and reports it. `undefined` means that the file may be read. */
export function refuseOutside(root: string, path: string, reads?: readonly string[]): Checked<SpecFile> | undefined {
  if (!leadsOut(path, reads) && placeOf(root, path, reads) !== 'outside') return undefined
  const message = `"${path}" leads out of the project folder.`
  const place = { file: path, line: 1, column: 1, severity: 'error' } as const
  const hint = 'Move the file into the project folder, or name its folder in `reads` of the configuration.'
  return {
    value: parseSpecText(path, '').value,
    diagnostics: [{ code: 'reference-outside', message, hint, ...place }],
  }
}
