import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import { Part } from '../islands/requestBuilder/Part.tsx'
import { CheckResult } from './CheckResult.tsx'
import type { FrameCheck, LoggedFrame } from './checkQueue.ts'
import { type FrameLog, type FrameLogState, linesOf } from './frameLog.ts'
import { JsonView } from './JsonView.tsx'
import { SearchField } from './SearchField.tsx'
import { saveText } from './saveText.ts'
import { useConsoleText } from './useConsoleText.ts'

interface FrameListProps extends Pick<ConsoleChannel, 'messages'> {
  readonly log: FrameLog
  readonly state: FrameLogState
  /** Of the file that frames are saved to. */
  readonly name: string
  /** Address of the page that describes the channel. */
  readonly page: string
  /** Where the frames come from. */
  readonly address: string
  /** Without filter and buttons. */
  readonly isBare: boolean
}

/** Frames that are drawn at once; the filter reaches the others. */
const mostShown = 100

/** The frames of a connection, newest first: filtered, held still, saved. */
export function FrameList({ log, state, name, page, address, messages, isBare }: FrameListProps) {
  const text = useConsoleText()
  const [query, setQuery] = useState('')
  const [isWrongOnly, setWrongOnly] = useState(false)
  const [paused, pause] = useState<FrameLogState>()
  const { frames } = paused ?? state
  const words = query.trim().toLowerCase()
  const found = frames.filter(
    ({ text: own, check }) =>
      (words === '' || own.toLowerCase().includes(words)) && (!isWrongOnly || countIn(check) > 0),
  )
  const { received, sent, wrong, unchecked, dropped } = state
  const since = paused ? received + sent - paused.received - paused.sent : 0
  return (
    <Part title={text('console.frames')}>
      <p className="builder-quiet">{address}</p>
      <p data-frames={received}>{text('console.frames.count', { received, sent, wrong, unchecked })}</p>
      {dropped > 0 ? <p className="builder-quiet">{text('console.frames.dropped', { count: dropped })}</p> : null}
      {paused ? <p className="builder-quiet">{text('console.frames.paused', { count: since })}</p> : null}
      {isBare ? null : (
        <>
          <p className="builder-line">
            <button type="button" aria-pressed={paused !== undefined} onClick={() => pause(paused ? undefined : state)}>
              {text(paused ? 'console.frames.resume' : 'console.frames.pause')}
            </button>
            <button type="button" onClick={() => saveText(name, 'application/jsonl', linesOf(frames))}>
              {text('console.frames.save')}
            </button>
            <button
              type="button"
              onClick={() => {
                log.clear()
                pause(undefined)
              }}
            >
              {text('console.frames.clear')}
            </button>
            <label>
              <input
                type="checkbox"
                checked={isWrongOnly}
                onChange={({ currentTarget }) => setWrongOnly(currentTarget.checked)}
              />{' '}
              {text('console.frames.wrongOnly')}
            </label>
          </p>
          <SearchField
            id="console-frames-filter"
            label={text('console.frames.filter')}
            value={query}
            onChange={setQuery}
            found={text('console.frames.found', {
              ...{ count: found.length, most: mostShown, isMore: String(found.length > mostShown) },
            })}
          />
        </>
      )}
      <ol className="console-frames" reversed start={found.at(-1)?.number}>
        {found
          .slice(-mostShown)
          .reverse()
          .map((frame) => (
            <FrameEntry key={frame.number} frame={frame} page={page} messages={messages} />
          ))}
      </ol>
    </Part>
  )
}

/** Characters of a frame on its line. */
const lineLength = 300

/** How many differences were found in a frame. */
function countIn(check: FrameCheck | undefined): number {
  return typeof check === 'object' ? (check.differences?.count ?? 0) : 0
}

interface FrameEntryProps extends Pick<FrameListProps, 'page' | 'messages'> {
  readonly frame: LoggedFrame
}

function FrameEntry({ frame, page, messages }: FrameEntryProps) {
  const text = useConsoleText()
  const { formatTime } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const { number, time, direction, text: own, check } = frame
  const { differences, message = -1 } = typeof check === 'object' ? check : {}
  const clock = formatTime(time, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    hourCycle: 'h23',
  })
  return (
    <li>
      <details data-direction={direction} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          {direction === 'send' ? '→' : '←'}{' '}
          <span className="visually-hidden">
            {text(direction === 'send' ? 'console.frames.sent' : 'console.frames.received', { number })}
          </span>{' '}
          {clock} {countIn(check) > 0 ? <b className="builder-problem">✕ {countIn(check)}</b> : null}{' '}
          {own.slice(0, lineLength)}
        </summary>
        {isOpen ? (
          <>
            <CheckResult check={differences ?? (typeof check === 'string' ? check : undefined)} />
            <JsonView text={own} described={messages[message]} problems={differences?.problems ?? []} page={page} />
          </>
        ) : null}
      </details>
    </li>
  )
}
