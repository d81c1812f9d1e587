import { useState } from 'react'
import { type ConsoleApi, type ConsoleEntry, pageOrigin } from '../../../generator/contract/console.ts'
import type { ReplayStep } from '../../../generator/model/view/replayLink.ts'
import type { PlayedFrame, PlayedStep } from '../pageMock/messages.ts'
import { ChangeList } from './ChangeList.tsx'
import { clockTime } from './clockTime.ts'
import { bookNews } from './faultSteps.ts'
import { JsonView, noProblems } from './JsonView.tsx'
import { BookState } from './OrderBooks.tsx'
import { entryOfStep } from './replayEntries.ts'
import { controlCode, stepSentence } from './stepSentence.ts'
import { useConsoleText } from './useConsoleText.ts'
import type { ReplayRow } from './useReplay.ts'

interface ReplayStepsProps {
  readonly steps: readonly ReplayStep[]
  readonly rows: readonly ReplayRow[]
  readonly apis: readonly ConsoleApi[]
}

/** The steps in their order, each with its request, its answers and its changes. */
export function ReplaySteps({ steps, rows, apis }: ReplayStepsProps) {
  return (
    <ol className="console-steps">
      {steps.map((step, index) => {
        const row = rows[index]
        const state = row ? (row.played.failure === undefined ? 'played' : 'failed') : 'waiting'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same step may stand twice, and none moves
          <li key={index} data-state={state} tabIndex={-1}>
            <StepTitle
              step={step}
              entry={entryOfStep(step, apis)}
              time={row?.played.time}
              news={bookNews(rows, index)}
            />
            {step.kind === 'send' ? <p className="builder-code">{JSON.stringify(step.frame)}</p> : null}
            {row ? <StepResult row={row} isControl={step.kind === 'control'} /> : null}
          </li>
        )
      })}
    </ol>
  )
}

interface StepTitleProps {
  readonly step: ReplayStep
  readonly entry: ConsoleEntry | undefined
  /** On the clock of the mock, after the step. */
  readonly time: number | undefined
  readonly news: string
}

function StepTitle({ step, entry, time, news }: StepTitleProps) {
  const text = useConsoleText()
  const code = controlCode(step)
  return (
    <p className="builder-line">
      <b>{stepSentence(step, text, news)}</b>
      {entry ? (
        <a href={entry.url} target="_blank" rel="noreferrer">
          {entry.title}
        </a>
      ) : null}
      {code === undefined ? null : <code>{code}</code>}
      {time === undefined ? null : <small>{clockTime(time)}</small>}
    </p>
  )
}

interface StepResultProps {
  readonly row: ReplayRow
  /** Its sentence says more than its request to the mock. */
  readonly isControl: boolean
}

function StepResult({ row, isControl }: StepResultProps) {
  const { played, changes, books } = row
  const { call, frames, failure } = played
  return (
    <>
      {call && !isControl ? <SentCall call={call} /> : null}
      {failure === undefined ? null : (
        <p className="builder-problem" role="alert">
          {failure}
        </p>
      )}
      <ChangeList changes={changes} />
      {books.flatMap(({ channel, rule, books: own }) =>
        own.map((book) => <BookState key={`${channel} ${book.symbol}`} book={book} rule={rule} />),
      )}
      {frames.length > 0 ? <Frames frames={frames} /> : null}
    </>
  )
}

function SentCall({ call: { sent, answer } }: { readonly call: NonNullable<PlayedStep['call']> }) {
  const text = useConsoleText()
  return (
    <>
      <p className="builder-code">
        <b>{sent.method}</b> {sent.url.slice(pageOrigin.length)}
        {sent.body === '' ? null : (
          <>
            <br />
            {sent.body}
          </>
        )}
      </p>
      <Unfolded title={text('console.replay.answer', { status: answer.status })} json={answer.text} />
    </>
  )
}

/** Frames of a step that are listed: the last ones. */
const mostFrames = 50
/** Characters of a frame on its line. */
const lineLength = 300

function Frames({ frames }: { readonly frames: readonly PlayedFrame[] }) {
  const text = useConsoleText()
  const shown = frames.slice(-mostFrames)
  return (
    <details className="nested">
      <summary>{text('console.replay.frames', { count: frames.length })}</summary>
      <ol className="console-frames">
        {shown.map(({ direction, text: frame }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same frame may come twice, and none moves
          <li key={index} data-direction={direction}>
            <Unfolded title={`${direction === 'send' ? '→' : '←'} ${frame.slice(0, lineLength)}`} json={frame} />
          </li>
        ))}
      </ol>
    </details>
  )
}

/** A JSON text that is drawn once it is opened. */
function Unfolded({ title, json }: { readonly title: string; readonly json: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="nested" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? <JsonView text={json} described={undefined} problems={noProblems} page="" /> : null}
    </details>
  )
}
