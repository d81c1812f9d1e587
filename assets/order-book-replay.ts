import { addStyles } from './order-book/addStyles.ts'
import { channel, placeStyles, placeTexts, replayId, replayPlace } from './order-book/place.ts'

/**
 * Adds the replay at the end of the order book's channel, on the page that has it: below the text that is read first, so that nothing
 * moves. The channel's own text says the same without it.
 */
function show(): void {
  const place = document.querySelector(`article .article-body #${CSS.escape(channel)}`)
  if (!place || document.getElementById(replayId)) return
  const isChinese = document.documentElement.lang.startsWith('zh')
  const view = replayPlace(isChinese ? placeTexts.chinese : placeTexts.english, async (place) => {
    const { fillReplay } = await import('./order-book/fillReplay.ts')
    fillReplay(place, isChinese)
  })
  place.append(view)
  if (location.hash !== `#${replayId}`) return
  view.open = true
  view.scrollIntoView()
}

addStyles(placeStyles)
show()
document.addEventListener('exchange-docs:page', show)
