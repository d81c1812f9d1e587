import { useEffect, useRef, useState } from 'react'
import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import { type Json, parseJson } from '../../../generator/contract/json.ts'
import type { PlainCredential, RequestPlan, SessionPlan } from '../../../generator/contract/samples.ts'
import type { Target } from './CallForm.tsx'
import { startChecker } from './checker.ts'
import { blank, createFrameLog, type FrameLog, type FrameLogState } from './frameLog.ts'
import type { Keys } from './keys.ts'
import { type EndReason, openSession, type Session, type SessionState } from './openSession.ts'
import type { PageServer } from './pageServer.ts'
import { askPage, sendRequest } from './sendRequest.ts'

/** Milliseconds between two looks: a connection that floods would otherwise have the page drawn for every frame. */
const interval = 150

export interface Connection {
  /** Where to, once there was one. */
  readonly target?: Target | undefined
  readonly state: SessionState | 'none'
  readonly end?: EndReason | undefined
}

const handshakeCall: Omit<RequestPlan, 'server' | 'path' | 'query' | 'credentials'> = {
  ...{ operation: '', title: '', method: 'GET', headers: [], effect: 'read', testHosts: [] },
}

/** Credentials that a browser can send as it connects: it sends no headers of a page. */
export function sendable({ credentials = [] }: SessionPlan): PlainCredential[] {
  return credentials.filter(({ in: place }) => place === 'query')
}

/** Opens connections to a channel, one at a time. The last one ends with the form. */
export function useConnection(channel: ConsoleChannel, { signer }: Keys, page?: PageServer) {
  const { plan } = channel
  const [checker] = useState(startChecker)
  const [log] = useState(() => createFrameLog(channel, checker))
  const shown = useFrameLog(log)
  const [connection, setConnection] = useState<Connection>({ state: 'none' })
  const session = useRef<Session>(undefined)
  const close = () => session.current?.close()

  useEffect(
    () => () => {
      session.current?.close()
      checker.stop()
    },
    [checker],
  )

  function connect(to: Target, frames: readonly string[]): void {
    const tokenPlan = plan.token?.request
    const here = to.use === 'page' ? page : undefined
    const time = async () => (here ? here.now().catch(Date.now) : Date.now())
    /** The call goes to the same server as the connection. */
    async function askToken(): Promise<Json | undefined> {
      if (!tokenPlan) return undefined
      const now = await time()
      const call = await signer.request(to.scope, { ...tokenPlan, server: to.origin.replace(/^ws/, 'http') }, { now })
      const outcome = here
        ? await askPage(here, { ...call, sentAt: now })
        : await sendRequest(call, new AbortController().signal)
      return 'answer' in outcome ? parseJson(outcome.answer.text) : undefined
    }

    const credentials = sendable(plan)
    /** Keys go into the query in the worker, which alone holds them. */
    async function authorize(path: string): Promise<string> {
      const { pathname, searchParams } = new URL(path, to.origin)
      const call = { ...handshakeCall, server: to.origin, path: pathname, query: [...searchParams], credentials }
      return (await signer.request(to.scope, call, { now: await time() })).url
    }

    close()
    log.clear()
    session.current = openSession({
      ...{ plan, origin: to.origin, page: here, frames, askToken },
      ...(credentials.length > 0 ? { authorize } : {}),
      login: async () => (plan.login ? signer.login(to.scope, plan.login, await time()) : null),
      onState: (state, end) => setConnection({ target: to, state, end }),
      onFrame: log.add,
    })
  }

  const isLive = connection.state !== 'none' && connection.state !== 'closed'
  return { ...connection, isLive, log, shown, connect, send: (text: string) => session.current?.send(text), close }
}

/** State of a log, read a few times a second. */
function useFrameLog(log: FrameLog): FrameLogState {
  const [state, setState] = useState(blank)
  useEffect(() => {
    const timer = setInterval(() => setState(log.state()), interval)
    return () => clearInterval(timer)
  }, [log])
  return state
}
