import { FindingsPanel } from './FindingsPanel.ts'
import { askEvent, type Findings, findingsEvent } from './findings.ts'

type Hot = NonNullable<ImportMeta['hot']>

/** What a page has only under `npm run dev`: the panel of findings, and the way to show the page anew after an edit. */
export function startDev(hot: Hot, refresh: () => Promise<void>): void {
  customElements.define('exchange-docs-findings', FindingsPanel)
  const panel = new FindingsPanel()
  document.body.append(panel)
  hot.on(findingsEvent, (found: Findings) => void panel.show(found))
  hot.on('exchange-docs:content', oneAtATime(refresh))
  hot.send(askEvent)
}

/** Edits that come while the page is fetched are taken together in one more fetch. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isWaiting = false
  let running: Promise<void> | undefined
  return async () => {
    isWaiting = true
    running ??= (async () => {
      while (isWaiting) {
        isWaiting = false
        await work()
      }
      running = undefined
    })()
    await running
  }
}
