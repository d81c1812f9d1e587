import { element } from './element.ts'

/** Id of the channel that the session is on, which is also the anchor of its section. */
export const channel = 'bookLv2'

/** Anchor of the replay. */
export const replayId = 'order-book-replay'

export interface PlaceTexts {
  readonly title: string
  readonly failed: string
}

export const placeTexts: { readonly english: PlaceTexts; readonly chinese: PlaceTexts } = {
  english: {
    title: 'Order book replay',
    failed: 'The replay could not be loaded. Close it and open it again to retry.',
  },
  chinese: { title: '订单簿演示', failed: '无法加载演示。请收起后重新展开以重试。' },
}

/** The look of the closed replay. */
export const placeStyles = `
.book-replay {
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  container-type: inline-size;
  grid-column: 1 / -1;
  margin-block: var(--space-10) 0;
  scroll-margin-block-start: calc(var(--navbar-height) + var(--space-4));
}
.book-replay > summary { cursor: pointer; font-weight: 600; list-style: none; padding: var(--space-3) var(--space-4); }
.book-replay > summary::-webkit-details-marker { display: none; }
.book-replay > summary::before {
  border: solid currentColor;
  border-width: 0 1.5px 1.5px 0;
  content: "";
  display: inline-block;
  margin-inline-end: 0.65em;
  padding: 0.15em;
  rotate: -45deg;
  vertical-align: 0.15em;
}
.book-replay[open] > summary::before { rotate: 45deg; }
.book-replay > p { margin: 0; padding: 0 var(--space-4) var(--space-4); }
@media print { .book-replay { display: none; } }
`

/**
 * A closed disclosure that is filled when it is opened, or about to be: most readers of the page have no use for what is in
 * it. Where it cannot be filled it says so, and tries again when it is opened again.
 */
export function replayPlace(texts: PlaceTexts, fill: (view: HTMLDetailsElement) => Promise<void>): HTMLDetailsElement {
  const summary = element('summary', {}, texts.title)
  const failure = element('p', { role: 'alert' })
  const view = element('details', { class: 'book-replay', id: replayId }, summary)
  let filling: Promise<void> | undefined

  async function prepare(): Promise<void> {
    try {
      filling ??= fill(view)
      await filling
      failure.remove()
    } catch {
      filling = undefined
      if (!view.open) return
      failure.textContent = texts.failed
      view.append(failure)
    }
  }

  for (const type of ['pointerenter', 'focus']) summary.addEventListener(type, prepare)
  view.addEventListener('toggle', () => view.open && prepare())
  return view
}
