import { Idiomorph } from 'idiomorph'

/**
 * Turns an article on screen into the same article as it reads after an edit. Elements that stay keep what the reader did
 * to them: opened sections, chosen tabs, what was typed; islands keep running. `false` when the edit touched an island:
 * then nothing was changed, and the article has to be put in place as a whole.
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

/** Attributes that say what the reader opened, chose or saw, and that the build writes as they are at first. */
const readerAttributes: ReadonlySet<string> = new Set(['open', 'hidden', 'aria-expanded', 'aria-selected', 'tabindex'])

function isIsland(node: Node): boolean {
  return node instanceof HTMLElement && node.dataset['island'] !== undefined
}

function islandsOf(root: ParentNode): string {
  const islands = [...root.querySelectorAll<HTMLElement>('[data-island]')]
  return islands.map(({ dataset }) => `${dataset['island']} ${dataset['props']}`).join('\n')
}
