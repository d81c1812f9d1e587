import type { Prose } from '../../contract/annotations.ts'
import type { Field } from './field.ts'

/** Descriptions of a field, and of the items of a list. A text that another text contains is left out. */
export function fieldDescriptions({ levels }: Pick<Field, 'levels'>): Prose[] {
  const found: Prose[] = []
  for (const { description } of levels)
    if (description && !found.some((own) => holds(own, description))) found.push(description)
  return found
}

/** Whether a text contains another in each language of the other. */
export function holds(own: Prose, other: Prose): boolean {
  return Object.entries(other).every(([locale, text]) => own[locale]?.toLowerCase().includes(bare(text)))
}

/** A text without its last full stop: as a part of another text it may go on. */
function bare(text: string): string {
  return text
    .trim()
    .replace(/[.。]$/, '')
    .toLowerCase()
}
