import type { IslandLanguage } from './mountIslands.tsx'

/** Brings an article's islands to life; gives back how to stop. An article without any costs nothing. */
export function startIslands(article: HTMLElement, language: IslandLanguage): () => void {
  if (!article.querySelector('[data-island]')) return () => {}
  let stop: (() => void) | undefined
  let isStopped = false

  async function start(): Promise<void> {
    const { mountIslands } = await import('./mountIslands.tsx')
    if (!isStopped) stop = mountIslands(article, language)
  }

  void start()
  return () => {
    isStopped = true
    stop?.()
  }
}
