import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import { CheckResult } from './CheckResult.tsx'
import type { FrameCheck, LoggedFrame } from './checkQueue.ts'
import { JsonView } from './JsonView.tsx'
import { useConsoleText } from './useConsoleText.ts'

/** Characters of a frame on its line. */
const lineLength = 300

/** Number of differences that were found in a frame. */
export function differencesIn(check: FrameCheck | undefined): number {
  return typeof check === 'object' ? (check.differences?.count ?? 0) : 0
}

interface FrameEntryProps extends Pick<ConsoleChannel, 'messages'> {
  readonly frame: LoggedFrame
  /** What tells it from the frames beside it. */
  readonly mark: string | undefined
  /** Address of the page that describes the channel. */
  readonly page: string
}

/** A frame on a line, which opens to its JSON and its check. */
export function FrameEntry({ frame, mark, page, messages }: FrameEntryProps) {
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
      <details
        className="console-frame"
        data-direction={direction}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          {direction === 'send' ? '→' : '←'}{' '}
          <span className="visually-hidden">
            {text(direction === 'send' ? 'console.frames.sent' : 'console.frames.received', { number })}
          </span>{' '}
          {clock} {differencesIn(check) > 0 ? <b className="builder-problem">✕ {differencesIn(check)}</b> : null}{' '}
          {mark ? <b>{mark}</b> : null} {own.slice(0, lineLength)}
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
