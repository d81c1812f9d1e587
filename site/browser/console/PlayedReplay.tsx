import { type ReactNode, useEffect, useRef } from 'react'
import type { ConsoleApi } from '../../../generator/contract/console.ts'
import type { Replay } from '../../../generator/model/view/replayLink.ts'
import { AccountPicture } from './AccountPicture.tsx'
import { bringIntoView } from './bringIntoView.ts'
import { faultSteps } from './faultSteps.ts'
import { OrderBooks } from './OrderBooks.tsx'
import { ReplaySteps } from './ReplaySteps.tsx'
import type { PageMockSource } from './startWorker.ts'
import { useConsoleText } from './useConsoleText.ts'
import { useFollowing } from './useFollowing.ts'
import { type ReplayChannels, useReplay } from './useReplay.ts'

export interface PlayedReplayProps {
  readonly replay: Replay
  readonly source: PageMockSource
  readonly apis: readonly ConsoleApi[]
  readonly channels: ReplayChannels
  /** Beside the buttons that play. */
  readonly more?: ReactNode
}

/** The steps of a replay, and the books and the account after them, with the buttons that play. */
export function PlayedReplay({ replay, source, apis, more, channels }: PlayedReplayProps) {
  const text = useConsoleText()
  const playing = useReplay(replay, source, channels)
  const { rows, view, books, isPlaying, problem } = playing
  const { steps, seed, clock } = replay
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (panel.current) bringIntoView(panel.current, 1 / 3)
  }, [])
  useFollowing(panel, rows.length, isPlaying)
  function showStep(step: number): void {
    const shown = panel.current?.querySelectorAll<HTMLElement>('.console-steps > li')[step - 1]
    shown?.focus({ preventScroll: true })
    if (shown) bringIntoView(shown, 0)
  }
  return (
    <div className="builder console-replay" ref={panel}>
      <p className="builder-title">{replay.name}</p>
      <p className="builder-quiet">
        {text('console.replay.note', { seed, clock: new Date(clock).toISOString().replace('T', ' ').slice(0, 19) })}
      </p>
      <div className="builder-columns">
        <ReplaySteps steps={steps} rows={rows} apis={apis} />
        <div>
          {books.map(({ channel, rule, books: own }) => (
            <OrderBooks
              key={channel}
              books={own}
              rule={rule}
              levels={5}
              faultSteps={faultSteps(rows, channel).map((step) => (
                <button key={step} type="button" onClick={() => showStep(step)}>
                  {text('console.replay.atStep', { step })}
                </button>
              ))}
            />
          ))}
          {view ? (
            // A book that a channel draws is the news of its replay: the account stands folded below it.
            <details className="nested" open={books.length === 0}>
              <summary>{text('console.account.replay')}</summary>
              <AccountPicture view={view} first={namedMarket(replay, view.books)} />
            </details>
          ) : null}
        </div>
      </div>
      {problem === '' ? null : (
        <p className="builder-problem" role="alert">
          {text('console.replay.failed', { reason: problem })}
        </p>
      )}
      <PlayBar {...playing} all={steps.length}>
        {more}
      </PlayBar>
    </div>
  )
}

interface PlayBarProps
  extends Pick<ReturnType<typeof useReplay>, 'rows' | 'isPlaying' | 'isPlayingAll' | 'isOver' | 'play' | 'stop'> {
  /** Number of steps. */
  readonly all: number
  readonly children: ReactNode
}

function PlayBar({ rows, isPlaying, isPlayingAll, isOver, play, stop, all, children }: PlayBarProps) {
  const text = useConsoleText()
  const isBlocked = isPlaying || isOver
  return (
    <p className="builder-line console-send">
      <button
        type="button"
        className="console-primary"
        aria-disabled={isBlocked}
        onClick={() => void (isBlocked || play(1))}
      >
        {text('console.replay.next')}
      </button>
      {isPlayingAll ? (
        // The button that plays becomes this one under the pointer: the second press of a double click stops nothing.
        <button type="button" onClick={({ detail }) => detail > 1 || stop()}>
          {text('console.stop')}
        </button>
      ) : (
        <button type="button" aria-disabled={isBlocked} onClick={() => void (isBlocked || play(all))}>
          {text('console.replay.all')}
        </button>
      )}
      {children}
      <span role="status" data-played={rows.length}>
        {isPlaying ? text('console.replay.playing') : text('console.replay.count', { done: rows.length, all })}
      </span>
    </p>
  )
}

/** The first market that a step names. */
function namedMarket({ steps }: Replay, books: readonly { readonly symbol: string }[]): string | undefined {
  const named = steps.flatMap((step) => [
    ...('with' in step ? Object.values(step.with ?? {}) : []),
    ...('fields' in step ? Object.values(step.fields ?? {}) : []),
  ])
  return named.find((value) => books.some(({ symbol }) => symbol === value))
}
