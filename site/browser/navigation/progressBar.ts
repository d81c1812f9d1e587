import nprogress from 'nprogress'
import { trustHtml } from '../../shared/trustedTypes.ts'

// Its own template carries roles that do not exist, and a spinner.
nprogress.configure({
  minimum: 0.08,
  trickleSpeed: 800,
  showSpinner: false,
  barSelector: '.progress-bar',
  template: trustHtml('<div class="progress-bar"></div>'),
})

export function startBar(): void {
  nprogress.start()
}

export function finishBar(): void {
  nprogress.done()
}
