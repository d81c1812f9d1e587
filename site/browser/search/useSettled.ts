import { useEffect, useState } from 'react'

/** Milliseconds: longer than the pause between two typed keys. */
const pause = 150

/** Whether a value is unchanged for a moment. Expensive work waits for it while the reader types. */
export function useSettled(value: unknown): boolean {
  const [settled, setSettled] = useState<unknown>()

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value])

  return settled === value
}
