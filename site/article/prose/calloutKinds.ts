import type { AlertKind } from '../../../generator/markdown/alerts.ts'
import type { ArticleMessages } from '../messages.ts'

interface CalloutAttributes {
  readonly className: string
  readonly role: 'note'
  readonly 'data-kind': AlertKind
  readonly 'aria-label': string
}

/** Attributes of a callout's element, in MDX and in the prose of a spec alike. */
export function calloutAttributes(kind: AlertKind, words: ArticleMessages): CalloutAttributes {
  return {
    className: 'callout',
    role: 'note',
    'data-kind': kind,
    'aria-label': words.text(`reference.callout.${kind}`),
  }
}
