import type { ReactNode } from 'react'
import { IslandWaiting } from './IslandLanguage.tsx'
import { useIslandText } from './useIslandText.ts'
import { useLoaded } from './useLoaded.ts'

interface LoadedProps<Value> {
  /** The same function in each render. */
  readonly load: () => Promise<Value>
  readonly children: (value: Value) => ReactNode
}

/** Shows a tool once its files are there, or says that they could not be loaded, with a way to try again. */
export function Loaded<Value>({ load, children }: LoadedProps<Value>) {
  const text = useIslandText()
  const { value, error, retry } = useLoaded(load)
  if (value !== undefined) return children(value)
  if (!error) return <IslandWaiting />
  return (
    <div className="builder-failure" role="alert">
      <p>{text('builder.failed', { reason: error.message })}</p>
      <button type="button" onClick={retry}>
        {text('builder.retry')}
      </button>
    </div>
  )
}
