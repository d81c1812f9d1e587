import type { ConsoleServer } from '../../../generator/contract/config.ts'
import type { ConsoleOperation } from '../../../generator/contract/console.ts'
import { parseJson } from '../../../generator/contract/json.ts'
import { checkValue, type Mismatch } from '../islands/requestBuilder/checkValue.ts'
import { Part } from '../islands/requestBuilder/Part.tsx'
import { problemText } from '../islands/requestBuilder/problemText.ts'
import { curlCommand, type SentCall } from '../islands/requestBuilder/sentCall.ts'
import { useIslandText } from '../islands/useIslandText.ts'
import { JsonView } from './JsonView.tsx'
import { saveText } from './saveText.ts'
import { largestResponse, type Outcome, type ServerResponse } from './sendRequest.ts'
import { useConsoleText } from './useConsoleText.ts'

interface ResponseViewProps {
  readonly outcome: Outcome
  readonly call: SentCall
  readonly server: ConsoleServer
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
        <details className="nested">
          <summary>{text('console.curl')}</summary>
          <CurlCommand call={call} />
        </details>
      </>
    )
  return (
    <div role="alert">
      <p className="builder-problem">
        {text(`console.refused.${outcome.refusal}`, { server: origin, use, page: location.origin })}
      </p>
      {outcome.refusal === 'stopped' ? null : <CurlCommand call={call} />}
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

/** A value that is longer is not held against its schema: the page would stand still. */
const longestChecked = 5_000_000

function ShownAnswer({
  answer,
  described,
  page,
}: { readonly answer: ServerResponse } & Pick<ResponseViewProps, 'described' | 'page'>) {
  const text = useConsoleText()
  const { status, statusText, headers, text: body, duration, isCut } = answer
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? ''
  const reply = replyFor(described, status)
  const value = body.length <= longestChecked && !isCut ? parseJson(body) : undefined
  const isJson = value !== undefined || /[/+]json\b/i.test(type)
  const problems =
    reply?.schema && value !== undefined ? checkValue(value, reply.schema, described.schemas, 'response') : []
  const facts = { status, statusText, duration: Math.round(duration), size: new TextEncoder().encode(body).length }
  return (
    <>
      <p role="status" className={status < 400 ? 'builder-right' : 'builder-problem'} data-status={status}>
        {text('console.answer.status', facts)}
      </p>
      {reply ? null : <p className="builder-problem">{text('console.answer.unknownStatus', { status })}</p>}
      {isCut ? (
        <p className="builder-problem">{text('console.answer.cut', { size: largestResponse / 1_000_000 })}</p>
      ) : null}
      {isJson && value === undefined && !isCut ? (
        <p className="builder-problem">
          {text(body.length > longestChecked ? 'console.answer.unchecked' : 'console.answer.noJson')}
        </p>
      ) : null}
      {reply?.schema && value !== undefined ? <Differences problems={problems} /> : null}
      <Part title={text('console.answer.body')} copy={body.length > 0 && body.length < 1_000_000 ? body : undefined}>
        {body === '' ? (
          <p className="builder-quiet">{text('console.answer.empty')}</p>
        ) : value === undefined ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          <pre className="builder-code" tabIndex={0}>
            {body.slice(0, mostPlain)}
            {body.length > mostPlain ? '…' : ''}
          </pre>
        ) : (
          <JsonView text={body} described={reply} problems={problems} page={page} />
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

/** Characters of a text that is no JSON. */
const mostPlain = 20_000

/** What of a value differs from its schema: none, or each. */
export function Differences({ problems }: { readonly problems: readonly Mismatch[] }) {
  const text = useConsoleText()
  const words = useIslandText()
  if (problems.length === 0) return <p className="builder-right">{text('console.differences.none')}</p>
  return (
    <div className="console-differences">
      <p>{text('console.differences', { count: problems.length })}</p>
      <ul className="builder-problem">
        {problems.slice(0, mostProblems).map((problem) => (
          <li key={problem.path + problem.id}>{problemText(problem, words)}</li>
        ))}
      </ul>
    </div>
  )
}

const mostProblems = 50

/** The response of a status: its own, that of its class, or the one for all others. */
function replyFor({ replies }: ConsoleOperation, status: number): ConsoleOperation['replies'][number] | undefined {
  const named = (name: string) => replies.find((reply) => reply.status.toUpperCase() === name)
  return named(String(status)) ?? named(`${Math.floor(status / 100)}XX`) ?? named('DEFAULT')
}
