import type { Checked, Diagnostic } from '../contract/diagnostics.ts'
import type { Pointer } from './document/sourceMap.ts'
import { isRecord } from './document/spec.ts'
import { parseSpecText } from './parseSpecText.ts'
import { readTextFile } from './readTextFile.ts'

/** The published addresses: the anchors of each page by its path. */
type Lock = Readonly<Record<string, readonly string[]>>

/** Reads a lock of routes; `undefined` without a file. A lock that guards nothing is an error, and `undefined` too. */
export async function readLock(root: string, file: string): Promise<Checked<Lock | undefined>> {
  const { value: text, diagnostics } = await readTextFile(root, file)
  if (text === undefined || diagnostics.length > 0) return { value: undefined, diagnostics }
  const { value: parsed, diagnostics: problems } = parseSpecText(file, text)
  const place = (pointer: Pointer) => ({ file, ...parsed.sourceMap.locate(pointer) })
  const refused = (message: string, pointer: Pointer = []): Diagnostic => ({
    ...{ code: 'lock-invalid', severity: 'error', message },
    ...{ hint: 'Restore the file, or write it anew with `npm run generate -- --lock`.', ...place(pointer) },
  })
  const [problem] = problems
  if (problem) return { value: undefined, diagnostics: [{ ...refused(problem.message), ...placeOf(problem) }] }
  if (!isLock(parsed.value)) return { value: undefined, diagnostics: [refused(...faultOf(parsed.value))] }
  return { value: parsed.value, diagnostics: [] }
}

function placeOf({ line, column }: Diagnostic): Pick<Diagnostic, 'line' | 'column'> {
  return { line, column }
}

function isLock(value: unknown): value is Lock {
  return isRecord(value) && Object.keys(value).length > 0 && Object.values(value).every(isAnchors)
}

function isAnchors(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((anchor) => typeof anchor === 'string')
}

/** Reason why a value is no lock, and the pointer to the mistake. */
function faultOf(value: unknown): [message: string, pointer: Pointer] {
  if (!isRecord(value)) return ['The lock holds no pages: it is a mapping of paths.', []]
  const [path] = Object.entries(value).find(([, anchors]) => !isAnchors(anchors)) ?? []
  if (path === undefined) return ['The lock holds no pages, so that it guards nothing.', []]
  return [`The anchors of ${path} are no list of texts.`, [path]]
}
