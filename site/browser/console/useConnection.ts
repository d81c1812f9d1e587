import { useEffect, useRef, useState } from 'react'
import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import { parseJson } from '../../../generator/contract/json.ts'
import type { Target } from './CallForm.tsx'
import { startChecker } from './checker.ts'
import { createFrameLog, type FrameLog } from './frameLog.ts'
import type { Keys } from './keys.ts'
import { type EndReason, openSession, type Session, type SessionState } from './openSession.ts'
import { sendRequest } from './sendRequest.ts'

export interface Connection {
  readonly log: FrameLog
  readonly state: SessionState | 'none'
  readonly isLive: boolean
  /** Where to, once there was one. */
  readonly target?: Target
  readonly end?: EndReason | undefined
  /** Sends a frame on the connection, or opens one that begins with it. */
  readonly send: (target: Target, frame: string) => void
  readonly close: () => void
}

/** A connection to a channel, with the log of its frames; it ends with the form. */
export function useConnection({ plan, ...channel }: ConsoleChannel, { signer }: Keys): Connection {
  const [checker] = useState(startChecker)
  const [log] = useState(() => createFrameLog({ plan, ...channel }, checker))
  const [shown, show] = useState<Pick<Connection, 'state' | 'target' | 'end'>>({ state: 'none' })
  const session = useRef<Session>(undefined)
  const isLive = shown.state !== 'none' && shown.state !== 'closed'
  const close = () => session.current?.close()

  useEffect(
    () => () => {
      session.current?.close()
      checker.stop()
    },
    [checker],
  )

  function connect(target: Target, frame: string): void {
    const { login, token } = plan
    close()
    log.clear()
    session.current = openSession({
      ...{ plan, origin: target.origin, frames: frame === '' ? [] : [frame] },
      // The call goes to the same server as the connection.
      askToken: async () => {
        if (!token) return undefined
        const server = target.origin.replace(/^ws/, 'http')
        const call = await signer.request(target.scope, { ...token.request, server })
        const outcome = await sendRequest(call, new AbortController().signal)
        return 'answer' in outcome ? parseJson(outcome.answer.text) : undefined
      },
      login: () => (login ? signer.login(target.scope, login) : Promise.resolve(null)),
      onState: (state, end) => show({ target, state, end }),
      onFrame: log.add,
    })
  }

  return {
    ...{ log, ...shown, isLive, close },
    send: (target, frame) => (isLive ? session.current?.send(frame) : connect(target, frame)),
  }
}
