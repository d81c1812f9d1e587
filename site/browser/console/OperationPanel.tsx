import { useCallback, useEffect, useRef, useState } from 'react'
import { type ConsoleOperation, consoleFilePath } from '../../../generator/contract/console.ts'
import { type RequestForm, requestFormPath } from '../../../generator/contract/requestForm.ts'
import { withBase } from '../../shared/url.ts'
import { IslandWaiting } from '../islands/IslandLanguage.tsx'
import { buildRequest, firstEntries } from '../islands/requestBuilder/buildRequest.ts'
import { LoadFailure } from '../islands/requestBuilder/LoadFailure.tsx'
import { linkedEntries } from '../islands/requestBuilder/linkedEntries.ts'
import { ProblemList, RequestFields } from '../islands/requestBuilder/RequestFields.tsx'
import '../islands/requestBuilder/requestBuilder.css'
import type { SentCall } from '../islands/requestBuilder/sentCall.ts'
import { useIslandText } from '../islands/useIslandText.ts'
import { useLoaded } from '../islands/useLoaded.ts'
import { ConfirmCall } from './ConfirmCall.tsx'
import { KeyFields } from './KeyFields.tsx'
import { scopeOf } from './keys.ts'
import { loadJson } from './loadJson.ts'
import type { PanelProps } from './panelProps.ts'
import { needsKeys } from './prepareRequest.ts'
import { CurlCommand, ResponseView } from './ResponseView.tsx'
import { ServerSelect } from './ServerSelect.tsx'
import { type Outcome, sendRequest } from './sendRequest.ts'
import { usableServers } from './usableServers.ts'
import { useConsoleText } from './useConsoleText.ts'

/** The form of an operation, and what comes of sending it. */
export function OperationPanel(props: PanelProps) {
  const { entry, base } = props
  const load = useCallback(async () => {
    const [form, described] = await Promise.all([
      loadJson<RequestForm>(withBase(requestFormPath(entry.api, entry.id), base)),
      loadJson<ConsoleOperation>(withBase(consoleFilePath(entry), base)),
    ])
    return { form, described }
  }, [entry, base])
  const { value, error, retry } = useLoaded(load)
  if (error) return <LoadFailure reason={error.message} retry={retry} />
  return value ? <OperationForm {...value} {...props} /> : <IslandWaiting />
}

interface OperationFormProps extends PanelProps {
  readonly form: RequestForm
  readonly described: ConsoleOperation
}

interface Sent {
  readonly call: SentCall
  /** Missing while the server has not answered. */
  readonly outcome?: Outcome
}

function OperationForm({ form, described, entry, servers, keys }: OperationFormProps) {
  const text = useConsoleText()
  const words = useIslandText()
  const [entries, setEntries] = useState(() => linkedEntries(form, location.hash) ?? firstEntries(form))
  const [sent, setSent] = useState<Sent>()
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [, setKeyRound] = useState(0)
  const stopping = useRef<AbortController>(undefined)
  const { plan: own, problems } = buildRequest(form, entries)
  const takesKey = needsKeys(own)
  const usable = usableServers(servers, { servers: form.operation.servers, isSocket: false, takesKey })
  const [origin, setOrigin] = useState(usable[0]?.origin ?? '')
  const server = usable.find((each) => each.origin === origin) ?? usable[0]

  useEffect(() => {
    const follow = () => {
      const linked = linkedEntries(form, location.hash)
      if (linked) setEntries(linked)
    }
    addEventListener('hashchange', follow)
    return () => {
      removeEventListener('hashchange', follow)
      stopping.current?.abort()
    }
  }, [form])

  if (!server) return <p className="builder-problem">{text(takesKey ? 'console.noServer.key' : 'console.noServer')}</p>
  const scope = scopeOf(server, entry.api)
  const plan = { ...own, server: server.origin }
  const id = `console-${entry.id}`
  const lacksKey = takesKey && !keys.has(scope)
  const mustAsk = plan.effect !== 'read' && server.use !== 'mock'

  async function send(): Promise<void> {
    setAsking(false)
    setProblem('')
    stopping.current?.abort()
    const stop = new AbortController()
    stopping.current = stop
    try {
      const call = await keys.signer.request(scope, plan)
      setSent({ call })
      const outcome = await sendRequest(call, stop.signal)
      if (stopping.current === stop) setSent({ call, outcome })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  const isWaiting = sent !== undefined && sent.outcome === undefined
  return (
    <div className="builder">
      <div className="builder-columns">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (lacksKey) return
            if (mustAsk) setAsking(true)
            else void send()
          }}
        >
          <ServerSelect id={id} servers={usable} chosen={server} onChange={setOrigin} />
          <RequestFields id={id} form={form} entries={entries} problems={problems} onChange={setEntries} />
          <ProblemList problems={problems} />
          <p className="builder-line console-send">
            <button type="submit" className="console-primary" aria-disabled={lacksKey}>
              {text('console.send')}
            </button>
            {isWaiting ? (
              <button type="button" onClick={() => stopping.current?.abort()}>
                {text('console.stop')}
              </button>
            ) : null}
            <button type="button" onClick={() => setEntries(firstEntries(form))}>
              {words('builder.reset')}
            </button>
          </p>
          {lacksKey ? <p className="builder-problem">{text('console.lacksKey')}</p> : null}
        </form>
        <div>
          {takesKey ? (
            <KeyFields
              key={scope}
              id={id}
              keys={keys}
              scope={scope}
              signing={own.signing}
              onChange={() => setKeyRound((round) => round + 1)}
            />
          ) : null}
          {isAsking ? (
            <ConfirmCall
              name={entry.id}
              effect={plan.effect}
              server={server.origin}
              onConfirm={() => void send()}
              onCancel={() => setAsking(false)}
            />
          ) : null}
          {problem === '' ? null : (
            <p className="builder-problem" role="alert">
              {text('console.notSigned', { reason: problem })}
            </p>
          )}
          {isWaiting ? <p role="status">{text('console.waiting', { server: server.origin })}</p> : null}
          {sent?.outcome ? (
            <>
              <p className="builder-code">
                <b>{sent.call.method}</b> {sent.call.url}
              </p>
              <ResponseView
                outcome={sent.outcome}
                call={sent.call}
                described={described}
                page={entry.url.replace(/#.*/, '')}
              />
              {'answer' in sent.outcome ? (
                <details className="nested">
                  <summary>{text('console.curl')}</summary>
                  <CurlCommand call={sent.call} />
                </details>
              ) : null}
            </>
          ) : null}
          {sent || isAsking ? null : <p className="builder-quiet">{text('console.nothingYet')}</p>}
        </div>
      </div>
    </div>
  )
}
