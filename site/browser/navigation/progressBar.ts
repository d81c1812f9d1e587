/** The bar is filled by this much at once, and by this much more after each interval. */
const minimum = 0.08
const step = 0.02
const interval = 800
/** Milliseconds that the bar stays whole before it goes. */
const farewell = 400

let bar: HTMLElement | undefined
let trickle: ReturnType<typeof setInterval> | undefined

/** Shows the bar, which grows until `finishBar`. */
export function startBar(): void {
  if (bar) return
  bar = document.createElement('div')
  bar.className = 'progress-bar'
  document.body.append(bar)
  let filled = minimum
  fillTo(bar, filled)
  trickle = setInterval(() => {
    // A page that takes for ever never fills it.
    filled = Math.min(1 - minimum, filled + step)
    if (bar) fillTo(bar, filled)
  }, interval)
}

/** Fills the bar and takes it away. */
export function finishBar(): void {
  const finished = bar
  if (!finished) return
  clearInterval(trickle)
  bar = undefined
  fillTo(finished, 1)
  finished.style.opacity = '0'
  setTimeout(() => finished.remove(), farewell)
}

function fillTo(own: HTMLElement, filled: number): void {
  own.style.transform = `translate3d(${Math.round((filled - 1) * 100)}%, 0, 0)`
}
