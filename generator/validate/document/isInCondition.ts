import { mapsOfNames } from '../../load/document/resolveRefs.ts'
import type { Pointer } from '../../load/document/sourceMap.ts'

const conditions: ReadonlySet<string> = new Set(['if', 'then', 'else', 'not', 'dependentSchemas'])

/** Whether a pointer is inside a condition, whose properties the schema around it describes. */
export function isInCondition(pointer: Pointer): boolean {
  return pointer.some(
    (step, index) => conditions.has(String(step)) && !mapsOfNames.has(String(pointer[index - 1] ?? '')),
  )
}
