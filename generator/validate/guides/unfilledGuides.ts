import type { Diagnostic } from '../../contract/diagnostics.ts'
import type { Guide } from '../../load/parseGuide.ts'
import { isToFillIn } from '../../messages/fillIn.ts'

/** One diagnostic for each guide with texts of the skeleton that its author has not replaced. */
export function checkUnfilledGuides(guides: readonly Guide[]): Diagnostic[] {
  return guides.flatMap(({ file, description, lineToFillIn }) => {
    if (lineToFillIn === undefined && !isToFillIn(description)) return []
    const message = 'The guide still has texts of the skeleton.'
    const hint = 'Write what the skeleton asks for, in the description too.'
    const line = lineToFillIn ?? 1
    return [{ code: 'text-to-fill-in', severity: 'warning', message, hint, file, line, column: 1 } as const]
  })
}
