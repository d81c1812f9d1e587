import type { Words } from '../messages.ts'

export type CalloutKind = 'note' | 'tip' | 'warning' | 'danger'

export interface CalloutAttributes {
  readonly className: string
  readonly role: 'note'
  readonly 'data-kind': CalloutKind
  readonly 'aria-label': string
}

/** What a callout's element carries, in MDX and in the prose of a spec alike. */
export function calloutAttributes(kind: CalloutKind, words: Words): CalloutAttributes {
  return {
    className: 'callout',
    role: 'note',
    'data-kind': kind,
    'aria-label': words.text(`reference.callout.${kind}`),
  }
}
