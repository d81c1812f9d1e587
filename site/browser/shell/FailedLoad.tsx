import { useEffect, useRef } from 'react'
import type { LoadFailure } from '../../shared/loadFailure.ts'
import { usePage } from './PageContext.ts'
import { useText } from './useText.ts'

/** Stands in the article's place when a page could not be loaded. */
export function FailedLoad({ failure }: { readonly failure: LoadFailure }) {
  const { title, frame } = usePage()
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is news, the second one as well
  useEffect(() => {
    document.title = `${title} · ${frame.siteTitle}`
    heading.current?.focus({ preventScroll: true })
  }, [failure, title, frame.siteTitle])

  return (
    <section className="failure">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{text(`shell.failure.${failure.kind}`)}</p>
      <pre>{failure.message}</pre>
      <button type="button" onClick={failure.retry}>
        {text('shell.failure.retry')}
      </button>
    </section>
  )
}
