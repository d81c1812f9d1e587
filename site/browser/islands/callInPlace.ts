import { closing } from './closing.ts'
import { type IslandLanguage, mountIsland } from './mountIslands.tsx'

/**
 * Answers a link to the console where the link stands, in place of its paragraph until the answer is closed. Gives a function
 * that stops it.
 */
export function callInPlace(link: HTMLAnchorElement, language: IslandLanguage): () => void {
  const panel = document.createElement('div')
  panel.className = 'in-place'
  panel.dataset['island'] = 'console-entry'
  panel.dataset['props'] = JSON.stringify({ address: link.href, locale: link.dataset['inPlace'] })
  const paragraph = link.closest('p') ?? link
  paragraph.after(panel)
  // A link in a sentence stays, or the sentence would break.
  link.hidden = paragraph.textContent === link.textContent
  link.ariaExpanded = 'true'
  const stop = mountIsland(panel, language)
  panel.addEventListener(closing, () => {
    stop()
    panel.remove()
    link.hidden = false
    link.ariaExpanded = null
    link.focus()
  })
  return stop
}
