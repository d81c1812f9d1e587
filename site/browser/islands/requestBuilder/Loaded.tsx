import type { ReactNode } from 'react'
import { IslandWaiting } from '../inLanguage.tsx'
import { useIslandText } from '../useIslandText.ts'
import { useLoaded } from '../useLoaded.ts'

interface LoadedProps<T> {
  /** The same function in each render. */
  readonly load: () => Promise<T>
  readonly children: (value: T) => ReactNode
}

/** Shows loaded content; until then a note that it waits, or why there is nothing, with a way to try again. */
export function Loaded<T>({ load, children }: LoadedProps<T>) {
  const { value, error, retry } = useLoaded(load)
  const text = useIslandText()
  if (!error) return value === undefined ? <IslandWaiting /> : children(value)
  return (
    <div className="builder-failure" role="alert">
      <p>{text('builder.failed', { reason: error.message })}</p>
      <button type="button" onClick={retry}>
        {text('builder.retry')}
      </button>
    </div>
  )
}
