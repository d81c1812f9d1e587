import { useEffect, useRef } from 'react'
import { pageOrigin } from '../../../generator/contract/console.ts'
import { breakableMembers } from '../../shared/breakable.tsx'
import { bringIntoView } from './bringIntoView.ts'
import { ChangeList } from './ChangeList.tsx'
import { ResponseView, type ResponseViewProps } from './ResponseView.tsx'
import { refusalIn } from './refusalIn.ts'
import { shortened } from './shortened.ts'
import { serverName, useConsoleText } from './useConsoleText.ts'
import type { useSending } from './useSending.ts'

type SentRequestProps = Pick<ReturnType<typeof useSending>, 'sent' | 'problem' | 'requests' | 'isStarting'> &
  Pick<ResponseViewProps, 'described' | 'success' | 'errors' | 'page' | 'mockCommand'> & {
    /** The reader looks at the panel beside it. */
    readonly staysAway: boolean
  }

/** Characters of a body below its request line. */
const longestBody = 300

/** The request as it went out, and its outcome: scrolled into view once, and announced by a line that is there from the start. */
export function SentRequest({ sent, problem, requests, isStarting, staysAway, ...described }: SentRequestProps) {
  const text = useConsoleText()
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    if (region.current && requests > 0 && !staysAway) bringIntoView(region.current, 2 / 3)
  }, [requests, staysAway])
  return (
    <section className="console-result" ref={region} aria-label={text('console.answer')}>
      {problem === '' ? null : (
        <p className="builder-problem" role="alert">
          {text('console.notSigned', { reason: problem })}
        </p>
      )}
      {sent ? (
        <p className="builder-code">
          <b>{sent.call.method}</b>{' '}
          {breakableMembers(sent.target.use === 'page' ? sent.call.url.slice(pageOrigin.length) : sent.call.url)}
          {sent.call.body ? (
            <>
              <br />
              {breakableMembers(shortened(sent.call.body, longestBody))}
            </>
          ) : null}
        </p>
      ) : (
        <p className="builder-quiet">{text('console.nothingYet')}</p>
      )}
      <SendingStatus sent={sent} isStarting={isStarting} {...described} />
      {sent?.changes ? <ChangeList changes={sent.changes} /> : null}
      {sent?.outcome ? (
        <ResponseView outcome={sent.outcome} call={sent.call} server={sent.target} {...described} />
      ) : null}
    </section>
  )
}

/** A note that the request waits, then the status of its answer. */
function SendingStatus({
  sent,
  isStarting,
  ...rules
}: Pick<SentRequestProps, 'sent' | 'isStarting' | 'success' | 'errors'>) {
  const text = useConsoleText()
  if (isStarting) return <p role="status">{text('console.starting')}</p>
  if (sent && !sent.outcome)
    return <p role="status">{text('console.waiting', { server: serverName(sent.target, text) })}</p>
  if (!sent?.outcome || !('answer' in sent.outcome)) return <p role="status" />
  const { answer } = sent.outcome
  const { status, statusText, duration, size } = answer
  // Exchanges refuse a call with HTTP status 200 too.
  const isRefused = refusalIn(answer, rules) !== undefined
  return (
    <p role="status" className={isRefused ? 'builder-problem' : 'builder-right'} data-status={status}>
      {text('console.answer.status', { status, statusText, duration: Math.round(duration), size })}
    </p>
  )
}
