import { Idiomorph } from 'idiomorph'

/**
 * Turns an article on screen into the same article after an edit. Elements that stay keep the reader's changes: opened sections,
 * chosen tabs, typed text; islands keep running. `false` when the edit touched an island: then nothing was changed, and the
 * article has to be put in place as a whole.
 */
export function morphArticle(article: Element, html: string): boolean {
  const next = document.createElement('template')
  next.innerHTML = html
  if (islandsOf(article) !== islandsOf(next.content)) return false
  Idiomorph.morph(article, html, {
    morphStyle: 'innerHTML',
    ignoreActiveValue: true,
    callbacks: {
      beforeNodeMorphed: (current) => !(isIsland(current) || current instanceof HTMLInputElement),
      beforeAttributeUpdated: (name) => !readerAttributes.has(name),
    },
  })
  return true
}

/** Attributes that hold the reader's openings and choices; the build writes their first values. */
const readerAttributes: ReadonlySet<string> = new Set(['open', 'hidden', 'aria-expanded', 'aria-selected', 'tabindex'])

function isIsland(node: Node): boolean {
  return node instanceof HTMLElement && node.dataset['island'] !== undefined
}

function islandsOf(root: ParentNode): string {
  const islands = [...root.querySelectorAll<HTMLElement>('[data-island]')]
  return islands.map(({ dataset }) => `${dataset['island']} ${dataset['props']}`).join('\n')
}
