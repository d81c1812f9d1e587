import { useEffect, useState } from 'react'
import { blank, type FrameLog, type FrameLogState } from './frameLog.ts'

/** Milliseconds between two looks: a connection that floods would otherwise have the page drawn for every frame. */
const interval = 150

/** State of a log, read a few times a second. */
export function useFrameLog(log: FrameLog): FrameLogState {
  const [state, setState] = useState(blank)
  useEffect(() => {
    const timer = setInterval(() => setState(log.state()), interval)
    return () => clearInterval(timer)
  }, [log])
  return state
}
