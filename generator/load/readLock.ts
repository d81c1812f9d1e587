import type { Checked } from '../contract/diagnostics.ts'
import { readTextFile } from './readTextFile.ts'
import { asText } from './spec/asText.ts'
import { isRecord } from './spec/spec.ts'

/** Reads a lock of routes; `undefined` when the project has none. */
export async function readLock(
  root: string,
  file: string,
): Promise<Checked<Readonly<Record<string, readonly string[]>> | undefined>> {
  const { value: text, diagnostics } = await readTextFile(root, file)
  if (text === undefined || diagnostics.length > 0) return { value: undefined, diagnostics }
  try {
    const value: unknown = JSON.parse(text)
    const entries = isRecord(value) ? Object.entries(value) : []
    return {
      value: Object.fromEntries(
        entries.map(([path, anchors]) => [path, Array.isArray(anchors) ? anchors.map(asText) : []]),
      ),
      diagnostics: [],
    }
  } catch (error) {
    const message = `The lock cannot be read: ${error instanceof Error ? error.message : String(error)}.`
    const hint = 'Repair the file, or write it anew with `npm run generate -- --lock`.'
    return {
      value: undefined,
      diagnostics: [{ code: 'yaml-syntax', severity: 'error', message, hint, file, line: 1, column: 1 }],
    }
  }
}
