import { useCallback, useState } from 'react'
import { type ConsoleOperation, consoleFilePath } from '../../../generator/contract/console.ts'
import { type RequestForm, requestFormPath } from '../../../generator/contract/requestForm.ts'
import type { RequestPlan, RequestPlanBody } from '../../../generator/contract/samples.ts'
import { withBase } from '../../shared/url.ts'
import { Loaded } from '../islands/Loaded.tsx'
import { loadJson } from '../islands/loadJson.ts'
import { sentFiles } from '../islands/requestBuilder/buildRequest.ts'
import { ProblemList, RequestFields } from '../islands/requestBuilder/RequestFields.tsx'
import '../islands/requestBuilder/requestBuilder.css'
import { ReceiveWindow } from '../islands/requestBuilder/TimeFields.tsx'
import { useRequest } from '../islands/requestBuilder/useRequest.ts'
import { useIslandText } from '../islands/useIslandText.ts'
import { CallForm, type PanelProps, pageOf } from './CallForm.tsx'
import { ResponseView } from './ResponseView.tsx'
import { useConsoleText } from './useConsoleText.ts'
import { useSending } from './useSending.ts'

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
  return <Loaded load={load}>{(loaded) => <OperationForm {...loaded} {...props} />}</Loaded>
}

interface OperationFormProps extends PanelProps {
  readonly form: RequestForm
  readonly described: ConsoleOperation
}

function OperationForm({ form, described, ...shared }: OperationFormProps) {
  const text = useConsoleText()
  const words = useIslandText()
  const state = useRequest(`console-${shared.entry.id}`, form)
  const { id, plan, problems } = state
  const [receiveWindow, setReceiveWindow] = useState('')
  const sending = useSending(state, shared.keys, receiveWindow)
  const { body } = plan
  const chosen = body ? sentFiles(body, state.entries.files ?? {}).filter(Boolean).length : 0
  const lacksFile = body !== undefined && filesIn(body) > chosen
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
        onSend={(target) => void sending.send(target)}
        fields={
          <>
            <RequestFields {...state} />
            <ReceiveWindow id={id} signing={plan.signing} value={receiveWindow} onChange={setReceiveWindow} />
            <ProblemList problems={problems} />
            {takesCookie(plan) ? <p className="builder-problem">{text('console.cookie')}</p> : null}
            {lacksFile ? <p className="builder-problem">{text('console.lacksFile')}</p> : null}
          </>
        }
        more={
          <>
            {sending.isWaiting ? (
              <button type="button" onClick={sending.stop}>
                {text('console.stop')}
              </button>
            ) : null}
            <button type="button" onClick={state.reset}>
              {words('builder.reset')}
            </button>
          </>
        }
      >
        <SentView {...sending} described={described} page={pageOf(shared)} />
      </CallForm>
    </div>
  )
}

type SentViewProps = Pick<ReturnType<typeof useSending>, 'sent' | 'problem' | 'isWaiting'> & {
  readonly described: ConsoleOperation
  readonly page: string
}

/** What was sent, and what came of it. */
function SentView({ sent, problem, isWaiting, described, page }: SentViewProps) {
  const text = useConsoleText()
  return (
    <>
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
      {sent && isWaiting ? <p role="status">{text('console.waiting', { server: sent.target.origin })}</p> : null}
      {sent?.outcome ? (
        <ResponseView outcome={sent.outcome} call={sent.call} server={sent.target} described={described} page={page} />
      ) : null}
    </>
  )
}

/** Browsers set no cookie that a page asks them to. */
function takesCookie({ headers, credentials }: RequestPlan): boolean {
  return credentials.some((each) => each.in === 'cookie') || headers.some(([name]) => /^cookie$/i.test(name))
}

function filesIn({ file, parts = [] }: RequestPlanBody): number {
  return file === undefined ? parts.filter((part) => part.file !== undefined).length : 1
}
