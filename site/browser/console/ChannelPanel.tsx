import { useCallback, useEffect, useRef, useState } from 'react'
import { type ConsoleChannel, consoleFilePath } from '../../../generator/contract/console.ts'
import { type Json, parseJson } from '../../../generator/contract/json.ts'
import { splitAddress } from '../../../generator/samples/sessionParts.ts'
import { withBase } from '../../shared/url.ts'
import { IslandWaiting } from '../islands/IslandLanguage.tsx'
import { compactJson } from '../islands/requestBuilder/exactJson.ts'
import { LoadFailure } from '../islands/requestBuilder/LoadFailure.tsx'
import { TextField } from '../islands/requestBuilder/TextField.tsx'
import '../islands/requestBuilder/requestBuilder.css'
import { useLoaded } from '../islands/useLoaded.ts'
import { CallForm, type Target } from './CallForm.tsx'
import { startChecker } from './checker.ts'
import { FrameList } from './FrameList.tsx'
import { createFrameLog } from './frameLog.ts'
import { loadJson } from './loadJson.ts'
import { OrderBooks } from './OrderBooks.tsx'
import { type EndReason, openSession, type Session, type SessionState } from './openSession.ts'
import type { PanelProps } from './panelProps.ts'
import { sendRequest } from './sendRequest.ts'
import { useConsoleText } from './useConsoleText.ts'
import { useFrameLog } from './useFrameLog.ts'

/** A connection to a channel, and the frames on it. */
export function ChannelPanel(props: PanelProps) {
  const { entry, base } = props
  const load = useCallback(() => loadJson<ConsoleChannel>(withBase(consoleFilePath(entry), base)), [entry, base])
  const { value, error, retry } = useLoaded(load)
  if (error) return <LoadFailure reason={error.message} retry={retry} />
  return value ? <ChannelForm channel={value} {...props} /> : <IslandWaiting />
}

interface Connection {
  /** Where to, once there was one. */
  readonly target?: Target
  readonly state?: SessionState
  readonly end?: EndReason | undefined
}

function ChannelForm({ channel, ...shared }: PanelProps & { readonly channel: ConsoleChannel }) {
  const { entry, keys } = shared
  const { plan } = channel
  const text = useConsoleText()
  const [checker] = useState(startChecker)
  const [log] = useState(() => createFrameLog(channel, checker))
  const shown = useFrameLog(log)
  const [frame, setFrame] = useState(() =>
    plan.frames[0] === undefined ? '' : JSON.stringify(plan.frames[0], null, 2),
  )
  const [{ target, state = 'none', end }, setConnection] = useState<Connection>({})
  const session = useRef<Session>(undefined)
  const tokenPlan = plan.token?.request
  const signing = plan.login ?? tokenPlan?.signing
  const keysPlan = { effect: plan.effect, credentials: tokenPlan?.credentials ?? [], ...(signing ? { signing } : {}) }
  const id = `console-${entry.id}`
  const isLive = state !== 'none' && state !== 'closed'
  const isJson = frame.trim() === '' || parseJson(frame) !== undefined

  useEffect(
    () => () => {
      session.current?.close()
      checker.stop()
    },
    [checker],
  )

  function connect(to: Target): void {
    /** The call goes to the same server as the connection. */
    async function askToken(): Promise<Json | undefined> {
      if (!tokenPlan) return undefined
      const call = await keys.signer.request(to.scope, { ...tokenPlan, server: to.origin.replace(/^ws/, 'http') })
      const outcome = await sendRequest(call, new AbortController().signal)
      return 'answer' in outcome ? parseJson(outcome.answer.text) : undefined
    }

    session.current?.close()
    log.clear()
    session.current = openSession({
      ...{ plan, origin: to.origin, frames: frame.trim() === '' ? [] : [compactJson(frame)], askToken },
      login: () => (plan.login ? keys.signer.login(to.scope, plan.login) : Promise.resolve(null)),
      onState: (next, reason) => setConnection({ target: to, state: next, end: reason }),
      onFrame: log.add,
    })
  }

  return (
    <div className="builder">
      <CallForm
        {...shared}
        id={id}
        own={[{ url: plan.server, variables: [] }]}
        isSocket={true}
        plan={keysPlan}
        action={text(isLive ? 'console.channel.send' : 'console.channel.connect')}
        isUnready={!isJson}
        onServer={() => session.current?.close()}
        onSend={(to) => (isLive ? session.current?.send(compactJson(frame)) : connect(to))}
        fields={
          <>
            <TextField
              id={`${id}-frame`}
              label={text('console.channel.frame', { isLive: String(isLive) })}
              note={text('console.channel.frame.note')}
              rows={Math.min(16, Math.max(4, frame.split('\n').length))}
              value={frame}
              onChange={setFrame}
            />
            {isJson ? null : <p className="builder-problem">{text('console.channel.noFrame')}</p>}
          </>
        }
        more={
          <>
            {isLive ? (
              <button type="button" onClick={() => session.current?.close()}>
                {text('console.channel.close')}
              </button>
            ) : null}
            <span role="status" data-state={state}>
              {text('console.channel.state', { state })}
            </span>
          </>
        }
      >
        {end && target ? (
          <p className="builder-problem" role="alert">
            {text('console.channel.reason', {
              ...{ reason: end.reason, server: target.origin, use: target.use, code: 0, text: '' },
              ...(end.reason === 'server' ? { code: end.code, text: end.text } : {}),
            })}
          </p>
        ) : null}
        <OrderBooks books={shown.books} sequence={channel.sequence} />
      </CallForm>
      {target === undefined ? null : (
        <FrameList
          log={log}
          state={shown}
          messages={channel.messages}
          name={`${entry.id}-frames.jsonl`}
          page={entry.url.replace(/#.*/, '')}
          address={target.origin + splitAddress(plan.server).path}
        />
      )}
    </div>
  )
}
