import { dereference } from '../../load/document/resolveRefs.ts'
import { createSourceMap } from '../../load/document/sourceMap.ts'

/** Follows the references of a bundled document. Gives `undefined` for a reference without a target. */
export function referencesWithin(document: unknown): (value: unknown) => unknown {
  const files = new Map([['', { path: '', text: '', value: document, sourceMap: createSourceMap('', 1) }]])
  return (value) => dereference({ files }, { value, file: '', pointer: [] })?.value
}
