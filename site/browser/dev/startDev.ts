import { DiagnosticsPanel } from './DiagnosticsPanel.ts'
import { askEvent, diagnosticsEvent, type ProjectDiagnostics } from './diagnostics.ts'

type Hot = NonNullable<ImportMeta['hot']>

/** Parts of a page only under `npm run dev`: the panel of diagnostics, and the way to show the page anew after an edit. */
export function startDev(hot: Hot, refresh: () => Promise<void>): void {
  customElements.define('exchange-docs-diagnostics', DiagnosticsPanel)
  const panel = new DiagnosticsPanel()
  document.body.append(panel)
  hot.on(diagnosticsEvent, (found: ProjectDiagnostics) => void panel.show(found))
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
