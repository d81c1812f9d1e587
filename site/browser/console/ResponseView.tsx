import type { ConsoleOperation, ShownServer } from '../../../generator/contract/console.ts'
import { Part } from '../islands/requestBuilder/Part.tsx'
import { curlCommand, type SentCall } from '../islands/requestBuilder/sentCall.ts'
import { CheckResult } from './CheckResult.tsx'
import { JsonView, noProblems } from './JsonView.tsx'
import { PlainView } from './PlainView.tsx'
import { saveText } from './saveText.ts'
import { largestResponse, type Outcome, type ServerResponse } from './sendRequest.ts'
import { useAnswerCheck } from './useAnswerCheck.ts'
import { useConsoleText } from './useConsoleText.ts'

export interface ResponseViewProps {
  readonly outcome: Outcome
  readonly call: SentCall
  readonly server: ShownServer
  readonly described: ConsoleOperation
  /** Address of the page that describes the operation. */
  readonly page: string
}

/** What came of a request: the answer, or why there is none and how to send the same without a browser. */
export function ResponseView({ outcome, call, server: { origin, use }, described, page }: ResponseViewProps) {
  const text = useConsoleText()
  if ('answer' in outcome)
    return (
      <>
        <ShownAnswer answer={outcome.answer} described={described} page={page} />
        {use === 'page' ? null : (
          <details className="nested">
            <summary>{text('console.curl')}</summary>
            <CurlCommand call={call} />
          </details>
        )}
      </>
    )
  return (
    <div role="alert">
      <p className="builder-problem">
        {text(`console.refused.${outcome.refusal}`, { server: origin, use, page: location.origin })}
      </p>
      {outcome.refusal === 'stopped' || use === 'page' ? null : <CurlCommand call={call} />}
    </div>
  )
}

/** The same call outside of the browser, where no rule of pages holds. */
function CurlCommand({ call }: { readonly call: SentCall }) {
  const text = useConsoleText()
  const command = curlCommand(call)
  return (
    <Part title={text('console.curl')} copy={command}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <pre className="builder-code" tabIndex={0}>
        {command}
      </pre>
    </Part>
  )
}

interface ShownAnswerProps extends Pick<ResponseViewProps, 'described' | 'page'> {
  readonly answer: ServerResponse
}

function ShownAnswer({ answer, described, page }: ShownAnswerProps) {
  const text = useConsoleText()
  const { status, statusText, headers, text: body, duration, size, isCut } = answer
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const reply = replyFor(described, status)
  const check = useAnswerCheck(answer, reply, described)
  const saysJson = /[/+]json\b/i.test(type)
  // Until the check is over, and without one, a text is shown as what it looks like.
  const isJson = typeof check === 'object' ? check.kind === 'value' && check.isJson : saysJson || /^\s*[[{]/.test(body)
  const differences = typeof check === 'object' && check.kind === 'value' ? check.differences : undefined
  const facts = { status, statusText, duration: Math.round(duration), size }
  return (
    <>
      <p role="status" className={status < 400 ? 'builder-right' : 'builder-problem'} data-status={status}>
        {text('console.answer.status', facts)}
      </p>
      {reply ? null : <p className="builder-problem">{text('console.answer.unknownStatus', { status })}</p>}
      {isCut ? (
        <p className="builder-problem">{text('console.answer.cut', { size: largestResponse / 1_000_000 })}</p>
      ) : null}
      {saysJson && !isJson && body !== '' ? <p className="builder-problem">{text('console.answer.noJson')}</p> : null}
      {check === undefined && reply?.schema ? <p className="builder-quiet">{text('console.answer.checking')}</p> : null}
      {isJson ? <CheckResult check={typeof check === 'string' ? check : differences} /> : null}
      <Part title={text('console.answer.body')} copy={body.length > 0 && body.length < 1_000_000 ? body : undefined}>
        {body === '' ? (
          <p className="builder-quiet">{text('console.answer.empty')}</p>
        ) : isJson ? (
          <JsonView text={body} described={reply} problems={differences?.problems ?? noProblems} page={page} />
        ) : (
          <PlainView body={body} />
        )}
        {body === '' ? null : (
          <p className="builder-line">
            <button type="button" onClick={() => saveText('response', type, body)}>
              {text('console.save')}
            </button>
          </p>
        )}
      </Part>
      <details className="nested">
        <summary>{text('console.answer.headers', { count: headers.length })}</summary>
        <dl className="builder-headers">
          {headers.map(([name, own]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{own}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}

/** The response of a status: its own, that of its class, or the one for all others. */
function replyFor({ replies }: ConsoleOperation, status: number): ConsoleOperation['replies'][number] | undefined {
  const named = (name: string) => replies.find((reply) => reply.status.toUpperCase() === name)
  return named(String(status)) ?? named(`${Math.floor(status / 100)}XX`) ?? named('DEFAULT')
}
