import { useEffect, useState } from 'react'

export interface Loading<T> {
  readonly value?: T
  readonly error?: Error
  readonly retry: () => void
}

/** Loads a value. `load` must be the same function in each render. */
export function useLoaded<T>(load: () => Promise<T>): Loading<T> {
  const [state, setState] = useState<{ readonly value?: T; readonly error?: Error }>({})
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isGone = false
    load().then(
      (value) => !isGone && setState({ value }),
      (error: unknown) => !isGone && setState({ error: error instanceof Error ? error : new Error(String(error)) }),
    )
    return () => {
      isGone = true
    }
  }, [load, attempt])

  function retry(): void {
    setState({})
    setAttempt((count) => count + 1)
  }
  return { ...state, retry }
}
