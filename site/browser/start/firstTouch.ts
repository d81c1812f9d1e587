import { askSearch, isLetter, isOpenKey, isSlash } from '../shell/searchKeys.ts'
import { isPlainClick } from '../ui/isPlainClick.ts'

/** First events of a reader, on any device. */
const touches = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'change',
  'popstate',
]

/** Elements that a script answers: by itself, the link leads away. */
const pressable = 'button, a[data-in-place]'

/**
 * Runs `start` when the reader first touches the page, or at once where the address or the browser's history asks for more than
 * reading. A control pressed before `start` is done is pressed again then, and so are the keys of the search, with the letters
 * that follow them.
 */
export function onFirstTouch(start: () => Promise<void>): void {
  const touching = new AbortController()
  const waiting = new AbortController()
  let replay = (): void => {}
  let typed: string | undefined

  async function begin(): Promise<void> {
    if (touching.signal.aborted) return
    touching.abort()
    await start().finally(() => waiting.abort())
    replay()
  }

  function hold(event: Event, again: () => void): void {
    event.preventDefault()
    // The touch itself is not told to the listeners below.
    event.stopImmediatePropagation()
    replay = again
    void begin()
  }

  function onClick(event: MouseEvent): void {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(pressable) : null
    if (pressed && isPlainClick(event)) hold(event, () => pressed.click())
  }

  function onKey(event: KeyboardEvent): void {
    const isNext = typed !== undefined && isLetter(event)
    if (!isNext && !isOpenKey(event) && !isSlash(event)) return
    typed = isNext ? typed + event.key : ''
    hold(event, () => askSearch(typed ?? ''))
  }

  addEventListener('click', onClick, { capture: true, signal: waiting.signal })
  addEventListener('keydown', onKey, { capture: true, signal: waiting.signal })
  function onTouch(event: Event): void {
    if (!isByItself(event)) void begin()
  }

  for (const type of touches) addEventListener(type, onTouch, { capture: true, passive: true, signal: touching.signal })
  if (asksForMore()) void begin()
}

/** A browser moves pointer and focus by itself when it shows a page. */
function isByItself(event: Event): boolean {
  if (event.type === 'focusin') return event.target === document.body
  return event.type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY
}

/** A link to a part, a search or a form, a way back, a page that is used and not read, and a page being written. */
function asksForMore(): boolean {
  const { hash, search } = location
  return (
    import.meta.env.DEV ||
    hash !== '' ||
    search !== '' ||
    history.state !== null ||
    document.querySelector('[data-kind="not-found"], [data-kind="console"]') !== null
  )
}
