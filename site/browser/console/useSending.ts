import { useEffect, useRef, useState } from 'react'
import type { SentCall } from '../islands/requestBuilder/sentCall.ts'
import type { RequestState } from '../islands/requestBuilder/useRequest.ts'
import type { Target } from './CallForm.tsx'
import type { Keys } from './keys.ts'
import { type Outcome, sendRequest } from './sendRequest.ts'

interface Sent {
  readonly call: SentCall
  readonly target: Target
  /** Missing while the server has not answered. */
  readonly outcome?: Outcome
}

interface Sending {
  readonly sent: Sent | undefined
  /** Why nothing was sent. */
  readonly problem: string
  readonly isWaiting: boolean
  readonly send: (target: Target) => Promise<void>
  readonly stop: () => void
}

/** Signs and sends what is filled in. Another call, and the end of the form, calls the one before off. */
export function useSending({ plan, entries }: RequestState, keys: Keys, receiveWindow: string): Sending {
  const [sent, setSent] = useState<Sent>()
  const [problem, setProblem] = useState('')
  const stopping = useRef<AbortController>(undefined)
  const stop = () => stopping.current?.abort()

  useEffect(() => () => stopping.current?.abort(), [])

  async function send(target: Target): Promise<void> {
    setProblem('')
    stop()
    const stopped = new AbortController()
    stopping.current = stopped
    try {
      const call = await keys.signer.request(target.scope, { ...plan, server: target.origin }, receiveWindow)
      setSent({ call, target })
      const outcome = await sendRequest(call, stopped.signal, entries.files)
      if (stopping.current === stopped) setSent({ call, target, outcome })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return { sent, problem, isWaiting: sent !== undefined && sent.outcome === undefined, send, stop }
}
