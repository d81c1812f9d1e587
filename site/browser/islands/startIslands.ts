import type { IslandLanguage } from './mountIslands.tsx'
import { openLinkedForm } from './openLinkedForm.ts'

/** Brings an article's islands to life; gives back how to stop. An article without any costs nothing. */
export function startIslands(article: HTMLElement, language: IslandLanguage): () => void {
  if (!article.querySelector('[data-island]')) return () => {}
  const listening = new AbortController()
  let stop: (() => void) | undefined
  let isStopped = false

  async function start(): Promise<void> {
    const { mountIslands } = await import('./mountIslands.tsx')
    if (!isStopped) stop = mountIslands(article, language)
  }

  void start()
  openLinkedForm(article)
  addEventListener('hashchange', () => openLinkedForm(article), { signal: listening.signal })
  return () => {
    isStopped = true
    listening.abort()
    stop?.()
  }
}
