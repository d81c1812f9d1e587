import type { Prose } from '../../contract/annotations.ts'
import type { Field } from './fieldTree.ts'

/** What is said of a field, and of the items of a list. A text that stands in the other already is not said again. */
export function fieldDescriptions({
  schema,
  element,
  arrayDepth,
}: Pick<Field, 'schema' | 'element' | 'arrayDepth'>): Prose[] {
  const own = schema.description
  const items = arrayDepth > 0 ? element.description : undefined
  return [...(own ? [own] : []), ...(items && !(own && holds(own, items)) ? [items] : [])]
}

function holds(own: Prose, items: Prose): boolean {
  return Object.entries(items).every(([locale, text]) => own[locale]?.toLowerCase().includes(bare(text)))
}

/** Without its full stop, behind which nothing follows where it stands alone. */
function bare(text: string): string {
  return text
    .trim()
    .replace(/[.。]$/, '')
    .toLowerCase()
}
