import { useCallback, useEffect, useRef, useState } from 'react'
import { type ConsoleOperation, consoleFilePath } from '../../../generator/contract/console.ts'
import { type RequestForm, requestFormPath } from '../../../generator/contract/requestForm.ts'
import type { RequestPlan, RequestPlanBody } from '../../../generator/contract/samples.ts'
import { withBase } from '../../shared/url.ts'
import { IslandWaiting } from '../islands/IslandLanguage.tsx'
import { buildRequest, firstEntries, sentFiles } from '../islands/requestBuilder/buildRequest.ts'
import { LoadFailure } from '../islands/requestBuilder/LoadFailure.tsx'
import { ProblemList, RequestFields } from '../islands/requestBuilder/RequestFields.tsx'
import '../islands/requestBuilder/requestBuilder.css'
import type { SentCall } from '../islands/requestBuilder/sentCall.ts'
import { ReceiveWindow } from '../islands/requestBuilder/TimeFields.tsx'
import { useEntries } from '../islands/requestBuilder/useEntries.ts'
import { useIslandText } from '../islands/useIslandText.ts'
import { useLoaded } from '../islands/useLoaded.ts'
import { CallForm, type Target } from './CallForm.tsx'
import { loadJson } from './loadJson.ts'
import type { PanelProps } from './panelProps.ts'
import { ResponseView } from './ResponseView.tsx'
import { type Outcome, sendRequest } from './sendRequest.ts'
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
  readonly target: Target
  /** Missing while the server has not answered. */
  readonly outcome?: Outcome
}

function OperationForm({ form, described, ...shared }: OperationFormProps) {
  const { entry, keys } = shared
  const text = useConsoleText()
  const words = useIslandText()
  const [entries, setEntries] = useEntries(form)
  const [receiveWindow, setReceiveWindow] = useState('')
  const [sent, setSent] = useState<Sent>()
  const [problem, setProblem] = useState('')
  const stopping = useRef<AbortController>(undefined)
  const { plan, problems } = buildRequest(form, entries)
  const id = `console-${entry.id}`
  const { body } = plan
  const lacksFile = body !== undefined && filesIn(body) > sentFiles(body, entries.files ?? {}).filter(Boolean).length

  useEffect(() => () => stopping.current?.abort(), [])

  async function send(target: Target): Promise<void> {
    setProblem('')
    stopping.current?.abort()
    const stop = new AbortController()
    stopping.current = stop
    try {
      const call = await keys.signer.request(target.scope, { ...plan, server: target.origin }, receiveWindow)
      setSent({ call, target })
      const outcome = await sendRequest(call, stop.signal, entries.files)
      if (stopping.current === stop) setSent({ call, target, outcome })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  const isWaiting = sent !== undefined && sent.outcome === undefined
  return (
    <div className="builder">
      <CallForm
        {...shared}
        id={id}
        own={form.operation.servers}
        isSocket={false}
        plan={plan}
        action={text('console.send')}
        isUnready={lacksFile}
        onSend={(target) => void send(target)}
        fields={
          <>
            <RequestFields id={id} form={form} entries={entries} problems={problems} onChange={setEntries} />
            <ReceiveWindow id={id} signing={plan.signing} value={receiveWindow} onChange={setReceiveWindow} />
            <ProblemList problems={problems} />
            {takesCookie(plan) ? <p className="builder-problem">{text('console.cookie')}</p> : null}
            {lacksFile ? <p className="builder-problem">{text('console.lacksFile')}</p> : null}
          </>
        }
        more={
          <>
            {isWaiting ? (
              <button type="button" onClick={() => stopping.current?.abort()}>
                {text('console.stop')}
              </button>
            ) : null}
            <button type="button" onClick={() => setEntries(firstEntries(form))}>
              {words('builder.reset')}
            </button>
          </>
        }
      >
        {problem === '' ? null : (
          <p className="builder-problem" role="alert">
            {text('console.notSigned', { reason: problem })}
          </p>
        )}
        {sent ? (
          <p className="builder-code">
            <b>{sent.call.method}</b> {sent.call.url}
          </p>
        ) : (
          <p className="builder-quiet">{text('console.nothingYet')}</p>
        )}
        {isWaiting ? <p role="status">{text('console.waiting', { server: sent.target.origin })}</p> : null}
        {sent?.outcome ? (
          <ResponseView
            outcome={sent.outcome}
            call={sent.call}
            server={sent.target}
            described={described}
            page={entry.url.replace(/#.*/, '')}
          />
        ) : null}
      </CallForm>
    </div>
  )
}

/** Browsers set no cookie that a page asks them to. */
function takesCookie({ headers, credentials }: RequestPlan): boolean {
  return credentials.some((each) => each.in === 'cookie') || headers.some(([name]) => /^cookie$/i.test(name))
}

function filesIn({ file, parts = [] }: RequestPlanBody): number {
  return file === undefined ? parts.filter((part) => part.file !== undefined).length : 1
}
