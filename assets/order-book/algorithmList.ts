import { algorithm, linesOf } from './algorithm.ts'
import { element } from './element.ts'
import type { Outcome } from './replay.ts'
import type { ReplayTexts } from './texts.ts'

/** The algorithm line by line; the lines that run for the frame at hand have a sign, and words for screen readers. */
export function algorithmList(outcome: Outcome, texts: ReplayTexts): HTMLElement {
  const running = linesOf(outcome)
  const lines = algorithm.map((line, index) => {
    const isRunning = running.includes(index)
    const note = index === running[0] ? [element('span', { class: 'visually-hidden' }, ` — ${texts.running}`)] : []
    return element(
      'li',
      isRunning ? { 'aria-current': 'step' } : {},
      element('code', {}, line === '' ? '\u00a0' : line),
      ...note,
    )
  })
  return element('ol', {}, ...lines)
}
