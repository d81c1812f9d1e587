import { useCallback, useEffect, useState } from 'react'
import { type ConsoleChannel, consoleFilePath } from '../../../generator/contract/console.ts'
import { parseJson } from '../../../generator/contract/json.ts'
import { splitAddress } from '../../../generator/samples/sessionParts.ts'
import { withBase } from '../../shared/url.ts'
import { compactJson } from '../islands/requestBuilder/exactJson.ts'
import { Loaded } from '../islands/requestBuilder/Loaded.tsx'
import { TextField } from '../islands/requestBuilder/TextField.tsx'
import '../islands/requestBuilder/requestBuilder.css'
import { loadJson } from '../islands/loadJson.ts'
import { CallForm } from './CallForm.tsx'
import { FrameList } from './FrameList.tsx'
import { OrderBooks } from './OrderBooks.tsx'
import { describingPage, type PanelProps } from './panelProps.ts'
import { type Connection, sendable, useConnection } from './useConnection.ts'
import { serverName, useConsoleText } from './useConsoleText.ts'

/** Levels of each side of a book in the page that describes it: its text stays near. */
const levelsInPlace = 5

/** A connection to a channel, and the frames on it. */
export function ChannelPanel(props: PanelProps) {
  const { entry, base } = props
  const load = useCallback(() => loadJson<ConsoleChannel>(withBase(consoleFilePath(entry), base)), [entry, base])
  return <Loaded load={load}>{(channel) => <ChannelForm channel={channel} {...props} />}</Loaded>
}

function ChannelForm({ channel, children, ...shared }: PanelProps & { readonly channel: ConsoleChannel }) {
  const { entry, keys, onSettled } = shared
  const { plan } = channel
  const text = useConsoleText()
  const { log, shown, state, isLive, target, end, connect, send, close } = useConnection(channel, keys, shared.page)
  const [frame, setFrame] = useState(() =>
    plan.frames[0] === undefined ? '' : JSON.stringify(plan.frames[0], null, 2),
  )
  const tokenPlan = plan.token?.request
  const signing = plan.login ?? tokenPlan?.signing
  const credentials = [...(tokenPlan?.credentials ?? []), ...sendable(plan)]
  const keysPlan = { effect: plan.effect, credentials, ...(signing ? { signing } : {}) }
  const { headers = [], credentials: all = [] } = plan
  const withheld = [...headers.map(([name]) => name), ...all.flatMap((own) => (own.in === 'query' ? [] : [own.name]))]
  useEffect(() => {
    if (state === 'open' || state === 'closed') onSettled?.()
  }, [state, onSettled])
  const id = `console-${entry.id}`
  const isJson = frame.trim() === '' || parseJson(frame) !== undefined
  return (
    <div className="builder">
      <CallForm
        {...shared}
        id={id}
        own={[{ url: plan.server, variables: [] }]}
        isSocket={true}
        plan={keysPlan}
        action={() => text(isLive ? 'console.channel.send' : 'console.channel.connect')}
        isUnready={!isJson}
        isFollowUp={isLive}
        onServer={close}
        onSend={(to) =>
          isLive ? send(compactJson(frame)) : connect(to, frame.trim() === '' ? [] : [compactJson(frame)])
        }
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
            {withheld.length === 0 ? null : (
              <p className="builder-problem">{text('console.channel.headers', { names: withheld })}</p>
            )}
            {isJson ? null : <p className="builder-problem">{text('console.channel.noFrame')}</p>}
          </>
        }
        more={
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
        }
      >
        {isLive && signing && !plan.isAnsweredOnce ? children : null}
        <EndNotice end={end} target={target} mockCommand={shared.mockCommand} />
        {channel.book ? (
          <OrderBooks
            books={shown.books}
            rule={channel.book}
            {...(shared.place === 'described' ? { levels: levelsInPlace } : {})}
          />
        ) : null}
      </CallForm>
      {target === undefined ? null : (
        <FrameList
          log={log}
          state={shown}
          messages={channel.messages}
          name={`${entry.id}-frames.jsonl`}
          page={describingPage(shared)}
          controls={shared.place === undefined ? 'open' : shared.place === 'beside' ? 'none' : 'folded'}
          address={[serverName(target, text), splitAddress(plan.server).path].join(target.use === 'page' ? ' ' : '')}
        />
      )}
    </div>
  )
}

/** Why a connection ended that the reader did not end. */
function EndNotice({ end, target, mockCommand }: Pick<Connection, 'end' | 'target'> & Pick<PanelProps, 'mockCommand'>) {
  const text = useConsoleText()
  return end && target ? (
    <p className="builder-problem" role="alert">
      {text('console.channel.reason', {
        ...{
          reason: end.reason,
          server: serverName(target, text),
          use: target.use,
          code: 0,
          text: '',
          command: mockCommand,
        },
        ...(end.reason === 'server' ? { code: end.code, text: end.text } : {}),
      })}
    </p>
  ) : null
}
