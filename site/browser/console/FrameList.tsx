import { type ReactNode, useState } from 'react'
import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import { Part } from '../islands/requestBuilder/Part.tsx'
import { differencesIn, FrameEntry } from './FrameEntry.tsx'
import { type FrameLog, type FrameLogState, linesOf } from './frameLog.ts'
import { frameMarks } from './frameMarks.ts'
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
  /** Where filter and buttons are: behind a line, or nowhere. */
  readonly controls: 'open' | 'folded' | 'none'
}

/** Frames that are drawn at once; the filter reaches the others. */
const mostShown = 100

/** The frames of a connection, newest first: filtered, held still, saved. */
export function FrameList({ log, state, name, page, address, messages, controls }: FrameListProps) {
  const text = useConsoleText()
  const [query, setQuery] = useState('')
  const [isWrongOnly, setWrongOnly] = useState(false)
  const [paused, pause] = useState<FrameLogState>()
  const { frames } = paused ?? state
  const words = query.trim().toLowerCase()
  const found = frames.filter(
    ({ text: own, check }) =>
      (words === '' || own.toLowerCase().includes(words)) && (!isWrongOnly || differencesIn(check) > 0),
  )
  const shown = found.slice(-mostShown)
  const marks = frameMarks(shown)
  const { received, sent, wrong, unchecked, dropped } = state
  const since = paused ? received + sent - paused.received - paused.sent : 0
  return (
    <Part title={text('console.frames')}>
      <p className="builder-quiet">{address}</p>
      <p data-frames={received}>{text('console.frames.count', { received, sent, wrong, unchecked })}</p>
      {dropped > 0 ? <p className="builder-quiet">{text('console.frames.dropped', { count: dropped })}</p> : null}
      {paused ? <p className="builder-quiet">{text('console.frames.paused', { count: since })}</p> : null}
      <ol className="console-frames" reversed start={found.at(-1)?.number}>
        {shown.reverse().map((frame) => (
          <FrameEntry key={frame.number} frame={frame} mark={marks.get(frame.number)} page={page} messages={messages} />
        ))}
      </ol>
      {controls === 'none' ? null : (
        <Folded isFolded={controls === 'folded'}>
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
        </Folded>
      )}
    </Part>
  )
}

/** Children behind a line that names them, where they are folded. */
function Folded({ isFolded, children }: { readonly isFolded: boolean; readonly children: ReactNode }) {
  const text = useConsoleText()
  if (!isFolded) return children
  return (
    <details className="nested">
      <summary>{text('console.frames.controls')}</summary>
      {children}
    </details>
  )
}
