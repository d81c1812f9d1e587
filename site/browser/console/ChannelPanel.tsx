import { useCallback, useState } from 'react'
import { type ConsoleChannel, consoleFilePath } from '../../../generator/contract/console.ts'
import { parseJson } from '../../../generator/contract/json.ts'
import type { SessionPlan } from '../../../generator/contract/samples.ts'
import { splitAddress } from '../../../generator/samples/sessionParts.ts'
import { withBase } from '../../shared/url.ts'
import { Loaded } from '../islands/Loaded.tsx'
import { loadJson } from '../islands/loadJson.ts'
import { compactJson } from '../islands/requestBuilder/exactJson.ts'
import { TextField } from '../islands/requestBuilder/TextField.tsx'
import '../islands/requestBuilder/requestBuilder.css'
import { CallForm, type CallPlan, type PanelProps, pageOf } from './CallForm.tsx'
import { FrameList } from './FrameList.tsx'
import { OrderBooks } from './OrderBooks.tsx'
import { type Connection, useConnection } from './useConnection.ts'
import { useConsoleText } from './useConsoleText.ts'
import { useFrameLog } from './useFrameLog.ts'

/** A connection to a channel, and the frames on it. */
export function ChannelPanel(props: PanelProps) {
  const { entry, base } = props
  const load = useCallback(() => loadJson<ConsoleChannel>(withBase(consoleFilePath(entry), base)), [entry, base])
  return <Loaded load={load}>{(channel) => <ChannelForm channel={channel} {...props} />}</Loaded>
}

function ChannelForm({ channel, ...shared }: PanelProps & { readonly channel: ConsoleChannel }) {
  const { entry } = shared
  const { plan } = channel
  const text = useConsoleText()
  const connection = useConnection(channel, shared.keys)
  const { log, target, isLive } = connection
  const shown = useFrameLog(log)
  const [first] = plan.frames
  const [frame, setFrame] = useState(() => (first === undefined ? '' : JSON.stringify(first, null, 2)))
  const id = `console-${entry.id}`
  const isEmpty = frame.trim() === ''
  const isJson = isEmpty || parseJson(frame) !== undefined
  return (
    <div className="builder">
      <CallForm
        {...shared}
        id={id}
        own={[{ url: plan.server, variables: [] }]}
        isSocket={true}
        plan={callPlanOf(plan)}
        action={text(isLive ? 'console.channel.send' : 'console.channel.connect')}
        isUnready={!isJson}
        onServer={connection.close}
        onSend={(to) => connection.send(to, isEmpty && !isLive ? '' : compactJson(frame))}
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
        more={<ConnectionState {...connection} />}
      >
        <ConnectionEnd {...connection} />
        <OrderBooks books={shown.books} sequence={channel.sequence} />
      </CallForm>
      {target === undefined ? null : (
        <FrameList
          log={log}
          state={shown}
          messages={channel.messages}
          name={`${entry.id}-frames.jsonl`}
          page={pageOf(shared)}
          address={target.origin + splitAddress(plan.server).path}
        />
      )}
    </div>
  )
}

/** What a connection does, and which keys it takes: those of its login, or of the call that gives its token. */
function callPlanOf({ effect, login, token }: SessionPlan): CallPlan {
  const signing = login ?? token?.request.signing
  return { effect, credentials: token?.request.credentials ?? [], ...(signing ? { signing } : {}) }
}

function ConnectionState({ state, isLive, close }: Connection) {
  const text = useConsoleText()
  return (
    <>
      {isLive ? (
        <button type="button" onClick={close}>
          {text('console.channel.close')}
        </button>
      ) : null}
      <span role="status" data-state={state}>
        {text('console.channel.state', { state })}
      </span>
    </>
  )
}

/** Why a connection ended that the reader did not end. */
function ConnectionEnd({ end, target }: Connection) {
  const text = useConsoleText()
  if (!end || !target) return null
  return (
    <p className="builder-problem" role="alert">
      {text('console.channel.reason', { code: 0, text: '', ...end, server: target.origin, use: target.use })}
    </p>
  )
}
