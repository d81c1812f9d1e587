import { isPlainClick } from '../ui/isPlainClick.ts'
import { countDays } from './countDays.ts'
import type { IslandLanguage } from './mountIslands.tsx'

/** Brings an article's islands to life; gives back how to stop. An article without any costs nothing. */
export function startIslands(article: HTMLElement, language: IslandLanguage): () => void {
  countDays(article, language.lang)
  if (!article.querySelector('[data-island], a[data-in-place]')) return () => {}
  const listening = new AbortController()
  const stops: (() => void)[] = []
  let isStopped = false

  async function start(): Promise<void> {
    const { mountIslands } = await import('./mountIslands.tsx')
    if (!isStopped) stops.push(mountIslands(article, language))
  }

  async function answer(link: HTMLAnchorElement): Promise<void> {
    const { callInPlace } = await import('./callInPlace.ts')
    if (!isStopped && link.ariaExpanded !== 'true') stops.push(callInPlace(link, language))
  }

  function onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-in-place]') : null
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    void answer(link)
  }

  if (article.querySelector('[data-island]')) void start()
  openLinkedForm(article)
  article.addEventListener('click', onClick, { signal: listening.signal })
  addEventListener('hashchange', () => openLinkedForm(article), { signal: listening.signal })
  return () => {
    isStopped = true
    listening.abort()
    for (const stop of stops) stop()
  }
}

/** Opens the form that the address names, `#build=placeOrder&…`: it reads the rest of the address itself. */
function openLinkedForm(article: HTMLElement): void {
  const operation = new URLSearchParams(location.hash.slice(1)).get('build')
  if (operation === null) return
  const form = article.querySelector<HTMLDetailsElement>(`details[data-build="${CSS.escape(operation)}"]`)
  if (!form) return
  form.open = true
  form.scrollIntoView()
  form.querySelector('summary')?.focus({ preventScroll: true })
}
