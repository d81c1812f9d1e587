import { useCallback, useState } from 'react'
import { type ConsoleOperation, consoleFilePath } from '../../../generator/contract/console.ts'
import { type RequestForm, requestFormPath } from '../../../generator/contract/requestForm.ts'
import type { RequestPlan, RequestPlanBody } from '../../../generator/contract/samples.ts'
import { withBase } from '../../shared/url.ts'
import { buildRequest } from '../islands/requestBuilder/buildRequest.ts'
import { firstEntries } from '../islands/requestBuilder/entries.ts'
import { Loaded } from '../islands/requestBuilder/Loaded.tsx'
import { ProblemList, RequestFields } from '../islands/requestBuilder/RequestFields.tsx'
import { sentFiles } from '../islands/requestBuilder/sentFiles.ts'
import '../islands/requestBuilder/requestBuilder.css'
import { loadJson } from '../islands/loadJson.ts'
import { ReceiveWindow } from '../islands/requestBuilder/TimeFields.tsx'
import { useEntries } from '../islands/requestBuilder/useEntries.ts'
import { useIslandText } from '../islands/useIslandText.ts'
import { CallForm } from './CallForm.tsx'
import { freshEntries, type MadeIds } from './freshEntries.ts'
import { isMock } from './keys.ts'
import { describingPage, type PanelProps } from './panelProps.ts'
import { SentRequest } from './SentRequest.tsx'
import { useConsoleText } from './useConsoleText.ts'
import { useSending } from './useSending.ts'

/** The form of an operation, and the result of sending it. */
export function OperationPanel(props: PanelProps) {
  const { entry, base } = props
  const load = useCallback(async () => {
    const [form, described] = await Promise.all([
      loadJson<RequestForm>(withBase(requestFormPath(entry.api, entry.id), base)),
      loadJson<ConsoleOperation>(withBase(consoleFilePath(entry), base)),
    ])
    return { form, described }
  }, [entry, base])
  return <Loaded load={load}>{(value) => <OperationForm {...value} {...props} />}</Loaded>
}

interface OperationFormProps extends PanelProps {
  readonly form: RequestForm
  readonly described: ConsoleOperation
}

function OperationForm({ form, described, ...shared }: OperationFormProps) {
  const { entry, keys } = shared
  const text = useConsoleText()
  const words = useIslandText()
  const [entries, setEntries] = useEntries(form, shared.filled, () => sending.clear())
  const [receiveWindow, setReceiveWindow] = useState('')
  const [made] = useState<MadeIds>(() => new Map())
  const { plan, problems } = buildRequest(form, entries)
  const id = `console-${entry.id}`
  const { body } = plan
  const lacksFile = body !== undefined && filesIn(body) > sentFiles(body, entries.files ?? {}).filter(Boolean).length

  const sending = useSending(
    { files: entries.files, isRead: plan.effect === 'read', opening: shared.opening },
    shared.page,
    (target, now) => {
      // A real server keeps the id that the reader confirmed: who sends it twice is to be refused.
      const sent = isMock(target) ? freshEntries(form, entries, made, String(now)) : entries
      if (sent !== entries) setEntries(sent)
      const own = buildRequest(form, sent).plan
      return keys.signer.request(target.scope, { ...own, server: target.origin }, { now, receiveWindow })
    },
  )
  return (
    <div className="builder">
      <CallForm
        {...shared}
        id={id}
        own={form.operation.servers}
        isSocket={false}
        plan={plan}
        action={({ use }) => text('console.send', { use })}
        isUnready={lacksFile}
        isIncomplete={lacksFile || problems.size > 0}
        onSend={(target) => void sending.send(target)}
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
            {sending.isWaiting ? (
              <button type="button" onClick={sending.stop}>
                {text('console.stop')}
              </button>
            ) : null}
            <button type="button" onClick={() => setEntries(firstEntries(form))}>
              {words('builder.reset')}
            </button>
          </>
        }
      >
        <SentRequest
          {...sending}
          staysAway={shared.place === 'beside'}
          described={described}
          success={form.api.success}
          errors={shared.errors}
          mockCommand={shared.mockCommand}
          page={describingPage(shared)}
        />
        {shared.children}
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
