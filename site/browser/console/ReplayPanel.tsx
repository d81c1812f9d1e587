import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { type ConsoleApi, type ConsoleChannel, consoleFilePath } from '../../../generator/contract/console.ts'
import {
  type Replay,
  type ReplayMistake,
  readReplay,
  unknownEntries,
} from '../../../generator/model/view/replayLink.ts'
import { withBase } from '../../shared/url.ts'
import { Loaded } from '../islands/requestBuilder/Loaded.tsx'
import { AccountPicture } from './AccountView.tsx'
import { bringIntoView } from './bringIntoView.ts'
import { loadJson } from './loadJson.ts'
import { OrderBooks } from './OrderBooks.tsx'
import { ReplaySteps } from './ReplaySteps.tsx'
import { entryOfStep } from './replayEntries.ts'
import type { PageMockSource } from './startWorker.ts'
import { useConsoleText } from './useConsoleText.ts'
import { useFollowing } from './useFollowing.ts'
import { type ReplayChannels, useReplay } from './useReplay.ts'
import '../islands/requestBuilder/requestBuilder.css'

interface ReplayPanelProps {
  /** The part of the address that carries the replay. */
  readonly hash: string
  readonly apis: readonly ConsoleApi[]
  readonly base: string
  /** Missing where the site has no mock in its pages. */
  readonly source: PageMockSource | undefined
  /** Beside the buttons that play. */
  readonly more?: ReactNode
}

/** The steps of an address, or its mistakes. */
export function ReplayPanel({ hash, source, more, ...shown }: ReplayPanelProps) {
  const text = useConsoleText()
  const [round, setRound] = useState(0)
  const read = readReplay(hash)
  if (read === undefined || !source)
    return (
      <div className="builder">
        <p className="builder-problem">{text('console.replay.noMock')}</p>
        {more}
      </div>
    )
  const mistakes = 'mistakes' in read ? read.mistakes : unknownEntries(read, (entry) => countIn(shown.apis, entry))
  if ('mistakes' in read || mistakes.length > 0) return <Mistakes mistakes={mistakes}>{more}</Mistakes>
  return (
    <LoadedReplay
      key={round}
      replay={read}
      source={source}
      more={
        <>
          <button type="button" onClick={() => setRound((last) => last + 1)}>
            {text('console.replay.again')}
          </button>
          {more}
        </>
      }
      {...shown}
    />
  )
}

function countIn(
  apis: readonly ConsoleApi[],
  { kind, id, api }: { readonly kind: string; readonly id: string; readonly api: string | undefined },
): number {
  return apis.filter(
    (own) =>
      (api === undefined || own.id === api) &&
      own.groups.some(({ entries }) => entries.some((entry) => entry.kind === kind && entry.id === id)),
  ).length
}

function Mistakes({
  mistakes,
  children,
}: {
  readonly mistakes: readonly ReplayMistake[]
  readonly children: ReactNode
}) {
  const text = useConsoleText()
  return (
    <div className="builder" role="alert">
      <p className="builder-problem">{text('console.replay.wrong')}</p>
      <ul className="builder-problems">
        {mistakes.map((mistake) => (
          <li key={`${mistake.step} ${mistake.kind} ${mistake.name}`}>
            {text('console.replay.mistake', { ...mistake })}
          </li>
        ))}
      </ul>
      <p className="builder-line">{children}</p>
    </div>
  )
}

interface OwnReplayProps extends Pick<ReplayPanelProps, 'apis' | 'base' | 'more'> {
  readonly replay: Replay
  readonly source: PageMockSource
}

function LoadedReplay(props: OwnReplayProps) {
  const { replay, apis, base } = props
  const load = useCallback(async (): Promise<ReplayChannels> => {
    const opened = replay.steps.flatMap((step) => (step.kind === 'open' ? (entryOfStep(step, apis) ?? []) : []))
    const loaded = opened.map(async (entry) => {
      return [entry.id, await loadJson<ConsoleChannel>(withBase(consoleFilePath(entry), base))] as const
    })
    return Object.fromEntries(await Promise.all(loaded))
  }, [replay, apis, base])
  return <Loaded load={load}>{(channels) => <PlayedReplay channels={channels} {...props} />}</Loaded>
}

function PlayedReplay({
  replay,
  source,
  apis,
  more,
  channels,
}: OwnReplayProps & { readonly channels: ReplayChannels }) {
  const text = useConsoleText()
  const { rows, view, books, isPlaying, isOver, problem, play } = useReplay(replay, source, channels)
  const { steps, seed, clock } = replay
  const isIdle = isPlaying || isOver
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (panel.current) bringIntoView(panel.current, 1 / 3)
  }, [])
  useFollowing(panel, rows.length, isPlaying)
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
            <OrderBooks key={channel} books={own} rule={rule} levels={5} />
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
      <p className="builder-line console-send">
        <button
          type="button"
          className="console-primary"
          aria-disabled={isIdle}
          onClick={() => void (isIdle || play(1))}
        >
          {text('console.replay.next')}
        </button>
        <button type="button" aria-disabled={isIdle} onClick={() => void (isIdle || play(steps.length))}>
          {text('console.replay.all')}
        </button>
        {more}
        <span role="status" data-played={rows.length}>
          {isPlaying
            ? text('console.replay.playing')
            : text('console.replay.count', { done: rows.length, all: steps.length })}
        </span>
      </p>
    </div>
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
