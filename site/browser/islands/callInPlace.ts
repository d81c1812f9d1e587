import { closing } from './closing.ts'
import { type IslandLanguage, mountIsland } from './mountIslands.tsx'

/**
 * Answers a link to the console below its cards or its paragraph, until the answer is closed. Meanwhile a button, and a link that
 * stands alone, is hidden. Gives a function that stops the answer.
 */
export function callInPlace(link: HTMLAnchorElement, language: IslandLanguage): () => void {
  const panel = document.createElement('div')
  panel.className = 'in-place'
  panel.dataset['island'] = 'console-entry'
  panel.dataset['props'] = JSON.stringify({ address: link.href, locale: link.dataset['inPlace'] })
  // A panel among cards would change the width of their columns.
  const before = link.closest('.cards') ?? link.closest('p') ?? link
  before.after(panel)
  // A link in a sentence stays, or the sentence would break. The panel has a button of its own in place of any other.
  link.hidden = 'online' in link.dataset || before.textContent === link.textContent
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
