import { useEffect, useState } from 'react'

/** Longer than between two keys of somebody who types. */
const pause = 150

/** Whether a value has stood for a moment: what waits for it costs nothing while the reader types on. */
export function useSettled(value: unknown): boolean {
  const [settled, setSettled] = useState<unknown>()

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])

  return settled === value
}
