import { unconfirmedPaths } from '../../model/view/fieldPath.ts'
import type { Field } from '../../model/view/fieldTree.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { codeSpan } from './markdownText.ts'

/** The line that says once which parts of an entry or schema nobody has confirmed; missing without any. */
export function unconfirmedFact(
  parts: readonly string[],
  { unconfirmedParts, colon, enumerationComma }: MarkdownContext['labels'],
): string[] {
  return parts.length === 0 ? [] : [`${unconfirmedParts}${colon}${parts.join(enumerationComma)}`]
}

/** The unconfirmed fields of bodies and parameters, each where it stands. */
export function unconfirmedNames(roots: readonly Field[]): string[] {
  return unconfirmedPaths(roots).map(codeSpan)
}
