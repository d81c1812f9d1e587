import { replay } from './order-book/replay.ts'
import { replayId, replayView } from './order-book/replayView.ts'
import { channel, frames, previousField } from './order-book/session.ts'
import { styles } from './order-book/styles.ts'
import { chinese, english } from './order-book/texts.ts'

/** Sheets that scripts make need no exception from a policy that forbids inline styles. */
function addStyles(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

/**
 * Adds the replay at the end of the order book's channel, on the page that has it: below what is read first, so that nothing
 * moves. The channel's own text says the same without it.
 */
function show(): void {
  const place = document.querySelector(`article .article-body #${CSS.escape(channel)}`)
  if (!place || document.getElementById(replayId)) return
  const texts = document.documentElement.lang.startsWith('zh') ? chinese : english
  const view = replayView({ steps: replay(frames), texts, previousField })
  place.append(view)
  if (location.hash !== `#${replayId}`) return
  view.open = true
  view.scrollIntoView()
}

addStyles()
show()
document.addEventListener('exchange-docs:page', show)
