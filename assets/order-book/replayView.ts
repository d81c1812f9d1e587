import { algorithmList } from './algorithmList.ts'
import { bookTables } from './bookTables.ts'
import { element, steady } from './element.ts'
import { frameText } from './frameText.ts'
import type { Step } from './replay.ts'
import type { ReplayTexts } from './texts.ts'

export interface ReplayInput {
  readonly steps: readonly Step[]
  readonly texts: ReplayTexts
  /** Name of the field that says which message came before. */
  readonly previousField: string
}

/** Puts the replay into its disclosure. It moves only when the reader steps, and never changes its size by a step. */
export function fillView(view: HTMLDetailsElement, input: ReplayInput): void {
  const { texts } = input
  const stage = element('div', { class: 'book-replay-stage' })
  const panel = element('div', { class: 'book-replay-panel' }, element('p', {}, texts.intro), stage)
  const controls = createControls(input, show)
  const status = element('p', { role: 'status', class: 'book-replay-status' })
  panel.insertBefore(controls.bar, stage)
  panel.insertBefore(
    steady(
      status,
      input.steps.map((_, index) => element('p', {}, statusText(index, input))),
    ),
    stage,
  )

  function show(index: number): void {
    status.textContent = statusText(index, input)
    stage.replaceChildren(...partsOf(index, input))
  }

  view.addEventListener('keydown', (event) => {
    if (view.open && controls.onKey(event)) event.preventDefault()
  })
  show(0)
  view.append(panel)
}

function createControls({ steps, texts }: ReplayInput, show: (index: number) => void) {
  const end = steps.length - 1
  let current = 0
  const first = button(texts.first, () => go(0))
  const previous = button(texts.previous, () => go(current - 1))
  const next = button(texts.next, () => go(current + 1))
  const gap = button(texts.gap, () => go(steps.findIndex(({ outcome }) => outcome === 'gap')))
  const bar = element('div', { role: 'group', 'aria-label': texts.controls, class: 'book-replay-controls' })
  bar.append(first, previous, next, gap)
  markEnds()

  function go(index: number): void {
    const wanted = Math.max(0, Math.min(end, index))
    if (wanted === current) return
    current = wanted
    markEnds()
    show(current)
  }

  // A button that is switched off would lose the focus: at an end it stays, and says that it does nothing.
  function markEnds(): void {
    for (const control of [first, previous]) control.ariaDisabled = String(current === 0)
    next.ariaDisabled = String(current === end)
  }

  function onKey({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      Home: 0,
      End: end,
    }
    const target = targets[key]
    if (target === undefined || altKey || ctrlKey || metaKey || shiftKey) return false
    go(target)
    return true
  }

  return { bar, onKey }
}

function button(label: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button' }, label)
  made.addEventListener('click', onClick)
  return made
}

function statusText(index: number, { steps, texts, previousField }: ReplayInput): string {
  const step = steps[index]
  if (!step) return ''
  const { outcome, check, frame } = step
  const compare = outcome === 'gap' ? texts.mismatch : texts.check
  const parts = [`${texts.position(index + 1, steps.length)} · ${texts[frame.direction]}`, texts.outcomes[outcome]]
  const separator = parts[1]?.endsWith('。') ? '' : ' '
  return `${parts[0]}\n${check ? compare(previousField, check.actual, check.expected) + separator : ''}${parts[1]}`
}

function partsOf(index: number, { steps, texts }: ReplayInput): HTMLElement[] {
  const step = steps[index]
  if (!step) return []
  const frames = steps.map(({ frame }) => element('pre', {}, element('code', {}, frameText(frame.payload))))
  const shown = frames[index] ?? element('pre')
  const state = step.last === undefined ? { 'data-stale': '' } : {}
  return [
    part(
      'frame',
      texts[step.frame.direction],
      steady(
        shown,
        frames.filter((frame) => frame !== shown),
      ),
    ),
    part(
      'book',
      texts.book,
      element(
        'p',
        { class: 'book-replay-state', ...state },
        step.last === undefined ? texts.stale : texts.inStep(step.last),
      ),
      element('div', { class: 'book-replay-sides', ...state }, ...bookTables(step, steps, texts)),
    ),
    part('algorithm', texts.algorithm, algorithmList(step.outcome, texts)),
  ]
}

function part(name: string, title: string, ...content: readonly Node[]): HTMLElement {
  return element('section', { class: `book-replay-${name}` }, element('h3', {}, title), ...content)
}
