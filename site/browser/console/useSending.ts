import { useEffect, useRef, useState } from 'react'
import type { SentCall } from '../../../generator/samples/sentCall.ts'
import type { Entries } from '../islands/requestBuilder/entries.ts'
import type { Target } from './CallForm.tsx'
import type { PageServer } from './pageServer.ts'
import { askPage, type Outcome, sendRequest } from './sendRequest.ts'
import { type ViewChange, viewChanges } from './viewChanges.ts'

interface Sending {
  readonly call: SentCall
  readonly target: Target
  /** Missing while the server has not answered. */
  readonly outcome?: Outcome
  /** Its changes to the account in the page. */
  readonly changes?: readonly ViewChange[]
}

interface SendingOptions {
  readonly files: Entries['files']
  readonly isRead: boolean
  /** A call to the mock in the page waits for it, once the mock is ready. */
  readonly opening: (() => Promise<void>) | undefined
}

/** Signs and sends requests, one at a time: another request ends the one before. */
export function useSending(
  { files, isRead, opening }: SendingOptions,
  page: PageServer | undefined,
  sign: (target: Target, now: number) => Promise<SentCall>,
) {
  const [sent, setSent] = useState<Sending>()
  /** Why the request could not be signed; empty where it could. */
  const [problem, setProblem] = useState('')
  /** Whether the server in the page is getting ready. */
  const [isStarting, setStarting] = useState(false)
  /** Requests that the reader asked to send so far. */
  const [requests, setRequests] = useState(0)
  const stopping = useRef<AbortController>(undefined)
  const stop = () => stopping.current?.abort()
  useEffect(() => () => stopping.current?.abort(), [])

  /** Forgets the last request: another one is filled in. */
  function clear(): void {
    stop()
    stopping.current = undefined
    setProblem('')
    setSent(undefined)
  }

  async function send(target: Target): Promise<void> {
    setProblem('')
    setRequests((count) => count + 1)
    stop()
    const own = new AbortController()
    stopping.current = own
    try {
      const isHere = page !== undefined && target.use === 'page'
      if (isHere) {
        setStarting(true)
        // The call itself reports a start that failed.
        await page.ready().catch(() => {})
        await opening?.()
        setStarting(false)
      }
      const view = async () => (isHere && !isRead ? page.view().catch(() => null) : null)
      // A busy mock may take a second to show it: a signature made before would be too old.
      const before = await view()
      const now = isHere ? await page.now().catch(Date.now) : Date.now()
      const call = await sign(target, now)
      // The reader clicked again, or left, while the mock started: a request must not go out twice.
      if (own.signal.aborted) return
      setSent({ call, target })
      const outcome = isHere
        ? await askPage(page, { ...call, sentAt: now }, files)
        : await sendRequest(call, own.signal, files)
      const after = await view()
      const changes = before && after ? viewChanges(before, after) : []
      if (stopping.current === own) setSent({ call, target, outcome, changes })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  const isWaiting = sent !== undefined && sent.outcome === undefined
  return { sent, problem, requests, isStarting, isWaiting, send, stop, clear }
}
