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
import { ConfirmCall } from './ConfirmCall.tsx'
import { FrameList } from './FrameList.tsx'
import { createFrameLog } from './frameLog.ts'
import { KeyFields } from './KeyFields.tsx'
import { scopeOf } from './keys.ts'
import { loadJson } from './loadJson.ts'
import { OrderBooks } from './OrderBooks.tsx'
import { type EndReason, openSession, type Session, type SessionState } from './openSession.ts'
import type { PanelProps } from './panelProps.ts'
import { needsKeys } from './prepareRequest.ts'
import { ServerSelect } from './ServerSelect.tsx'
import { sendRequest } from './sendRequest.ts'
import { usableServers } from './usableServers.ts'
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

interface Ending {
  readonly state: SessionState
  readonly end?: EndReason | undefined
}

function ChannelForm({ channel, entry, servers, keys }: PanelProps & { readonly channel: ConsoleChannel }) {
  const text = useConsoleText()
  const { plan } = channel
  const [log] = useState(() => createFrameLog(channel))
  const shown = useFrameLog(log)
  const [frame, setFrame] = useState(() =>
    plan.frames[0] === undefined ? '' : JSON.stringify(plan.frames[0], null, 2),
  )
  const [{ state, end }, setEnding] = useState<Partial<Ending>>({})
  const [asking, ask] = useState<'connect' | 'send'>()
  const [, setKeyRound] = useState(0)
  const session = useRef<Session>(undefined)
  const tokenPlan = plan.token?.request
  const takesKey = plan.login !== undefined || (tokenPlan !== undefined && needsKeys(tokenPlan))
  const usable = usableServers(servers, { servers: [{ url: plan.server, variables: [] }], isSocket: true, takesKey })
  const [origin, setOrigin] = useState(usable[0]?.origin ?? '')
  const server = usable.find((each) => each.origin === origin) ?? usable[0]

  useEffect(() => () => session.current?.close(), [])

  if (!server) return <p className="builder-problem">{text(takesKey ? 'console.noServer.key' : 'console.noServer')}</p>
  const id = `console-${entry.id}`
  const scope = scopeOf(server, entry.api)
  const lacksKey = takesKey && !keys.has(scope)
  const isLive = state !== undefined && state !== 'closed'
  const isJson = frame.trim() === '' || parseJson(frame) !== undefined
  const mustAsk = plan.effect !== 'read' && server.use !== 'mock'
  const { signer } = keys

  /** The call goes to the same server as the connection. */
  async function askToken(): Promise<Json | undefined> {
    if (!tokenPlan || !server) return undefined
    const call = await signer.request(scope, { ...tokenPlan, server: server.origin.replace(/^ws/, 'http') })
    const outcome = await sendRequest(call, new AbortController().signal)
    return 'answer' in outcome ? parseJson(outcome.answer.text) : undefined
  }

  function connect(): void {
    ask(undefined)
    if (!server) return
    session.current?.close()
    log.clear()
    session.current = openSession({
      ...{ plan, origin: server.origin, frames: frame.trim() === '' ? [] : [compactJson(frame)], askToken },
      login: () => (plan.login ? signer.login(scope, plan.login) : Promise.resolve(null)),
      onState: (next, reason) => setEnding({ state: next, end: reason }),
      onFrame: log.add,
    })
  }

  function sendFrame(): void {
    ask(undefined)
    session.current?.send(compactJson(frame))
  }

  function start(what: 'connect' | 'send'): void {
    if (lacksKey || !isJson) return
    if (mustAsk) ask(what)
    else if (what === 'connect') connect()
    else sendFrame()
  }

  return (
    <div className="builder">
      <div className="builder-columns">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            start(isLive ? 'send' : 'connect')
          }}
        >
          <ServerSelect id={id} servers={usable} chosen={server} onChange={setOrigin} />
          <TextField
            id={`${id}-frame`}
            label={text('console.channel.frame')}
            note={text('console.channel.frame.note')}
            rows={Math.min(16, Math.max(4, frame.split('\n').length))}
            value={frame}
            onChange={setFrame}
          />
          {isJson ? null : <p className="builder-problem">{text('console.channel.noFrame')}</p>}
          <p className="builder-line console-send">
            <button type="submit" className="console-primary" aria-disabled={lacksKey || !isJson}>
              {text(isLive ? 'console.channel.send' : 'console.channel.connect')}
            </button>
            {isLive ? (
              <button type="button" onClick={() => session.current?.close()}>
                {text('console.channel.close')}
              </button>
            ) : null}
            <span role="status" data-state={state ?? 'none'}>
              {text('console.channel.state', { state: state ?? 'none' })}
            </span>
          </p>
          {lacksKey ? <p className="builder-problem">{text('console.lacksKey')}</p> : null}
          {end ? (
            <p className="builder-problem" role="alert">
              {text('console.channel.reason', {
                ...{ reason: end.reason, server: server.origin, code: 0, text: '' },
                ...(end.reason === 'server' ? { code: end.code, text: end.text } : {}),
              })}
            </p>
          ) : null}
        </form>
        <div>
          {takesKey ? (
            <KeyFields
              key={scope}
              id={id}
              keys={keys}
              scope={scope}
              signing={plan.login ?? tokenPlan?.signing}
              onChange={() => setKeyRound((round) => round + 1)}
            />
          ) : null}
          {asking ? (
            <ConfirmCall
              name={entry.id}
              effect={plan.effect}
              server={server.origin}
              onConfirm={asking === 'connect' ? connect : sendFrame}
              onCancel={() => ask(undefined)}
            />
          ) : null}
          <OrderBooks books={shown.books} sequence={channel.sequence} />
        </div>
      </div>
      <FrameList
        log={log}
        state={shown}
        name={`${entry.id}-frames.jsonl`}
        page={entry.url.replace(/#.*/, '')}
        address={server.origin + splitAddress(plan.server).path}
      />
    </div>
  )
}
