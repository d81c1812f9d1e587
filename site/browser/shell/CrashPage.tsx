import { useEffect, useEffectEvent, useRef } from 'react'
import type { Crash } from '../ui/ErrorBoundary.tsx'
import { useText } from './useText.ts'

/** Gives the document a title for as long as the component is on screen, unless another one was set meanwhile. */
function useDocumentTitle(title: string): void {
  useEffect(() => {
    const former = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = former
    }
  }, [title])
}

interface CrashPageProps extends Crash {
  /** Called when the page is gone and this one in its place. */
  readonly onShown: () => void
}

/** Stands in for the whole page when the shell itself has crashed. */
export function CrashPage({ error, retry, onShown }: CrashPageProps) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useDocumentTitle(text('shell.crash.title'))
  const leave = useEffectEvent(onShown)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => leave(), [])
  return (
    <main className="failure crash-page" role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {text('shell.crash.heading')}
      </h1>
      <pre>{error.message}</pre>
      <button type="button" onClick={retry}>
        {text('shell.crash.retry')}
      </button>
    </main>
  )
}
