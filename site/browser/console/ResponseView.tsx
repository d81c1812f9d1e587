import type { ConsoleApi, ConsoleOperation, ShownServer } from '../../../generator/contract/console.ts'
import type { SuccessCode } from '../../../generator/contract/reference.ts'
import { responseOf } from '../../../generator/model/view/responseOf.ts'
import { curlCommand, type SentCall } from '../../../generator/samples/sentCall.ts'
import { errorAnchor } from '../../shared/errorAnchor.ts'
import { Part } from '../islands/requestBuilder/Part.tsx'
import { CheckResult } from './CheckResult.tsx'
import { JsonView, noProblems } from './JsonView.tsx'
import { PlainView } from './PlainView.tsx'
import { refusalIn } from './refusalIn.ts'
import { saveText } from './saveText.ts'
import { largestResponse, type Outcome, type ServerResponse } from './sendRequest.ts'
import { useAnswerCheck } from './useAnswerCheck.ts'
import { useConsoleText } from './useConsoleText.ts'

export interface ResponseViewProps {
  readonly outcome: Outcome
  readonly call: SentCall
  readonly server: ShownServer
  /** Starts the mock on the reader's machine. */
  readonly mockCommand: string
  readonly described: ConsoleOperation
  readonly success: SuccessCode | undefined
  readonly errors: ConsoleApi['errors'] | undefined
  /** Address of the page that describes the operation. */
  readonly page: string
}

/** The result of a request: the answer, or why there is none and how to send the same without a browser. */
export function ResponseView({ outcome, call, server: { origin, use }, mockCommand, ...shown }: ResponseViewProps) {
  const text = useConsoleText()
  if ('answer' in outcome)
    return (
      <>
        <ShownAnswer answer={outcome.answer} {...shown} />
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
        {text(`console.refused.${outcome.refusal}`, {
          ...{ server: origin, use, page: location.origin, command: mockCommand },
        })}
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <pre className="builder-code" tabIndex={0}>
        {command}
      </pre>
    </Part>
  )
}

interface ShownAnswerProps extends Omit<ResponseViewProps, 'outcome' | 'call' | 'server' | 'mockCommand'> {
  readonly answer: ServerResponse
}

function ShownAnswer({ answer, described, page, ...rules }: ShownAnswerProps) {
  const text = useConsoleText()
  const { status, headers, text: body, isCut } = answer
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const refusal = refusalIn(answer, rules)
  // The schema of a success does not describe a refusal with the same status.
  const isUndescribed = refusal !== undefined && status < 400
  const reply = responseOf(described.replies, status)
  const check = useAnswerCheck(answer, isUndescribed ? undefined : reply, described)
  const saysJson = /[/+]json\b/i.test(type)
  // Until the check is over, and without one, the look of a text decides how it is shown.
  const isJson = typeof check === 'object' ? check.kind === 'value' && check.isJson : saysJson || /^\s*[[{]/.test(body)
  const differences = typeof check === 'object' && check.kind === 'value' ? check.differences : undefined
  return (
    <>
      {refusal ? <RefusalNote refusal={refusal} errors={rules.errors} isUndescribed={isUndescribed} /> : null}
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

interface RefusalNoteProps extends Pick<ResponseViewProps, 'errors'> {
  readonly refusal: NonNullable<ReturnType<typeof refusalIn>>
  readonly isUndescribed: boolean
}

/** Where the error is described, and why a refusal is not held against the schema. */
function RefusalNote({ refusal: { code }, errors, isUndescribed }: RefusalNoteProps) {
  const text = useConsoleText()
  return (
    <>
      {code !== undefined && errors ? (
        <p>
          <a href={`${errors.page}#${errorAnchor(code)}`} target="_blank" rel="noreferrer" data-error={code}>
            {text('console.answer.error', { code })}
          </a>
        </p>
      ) : null}
      {isUndescribed ? <p className="builder-quiet">{text('console.answer.refused')}</p> : null}
    </>
  )
}
