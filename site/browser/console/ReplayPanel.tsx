import { type ReactNode, useCallback, useState } from 'react'
import { type ConsoleApi, type ConsoleChannel, consoleFilePath } from '../../../generator/contract/console.ts'
import { type ReplayMistake, readReplay, unknownEntries } from '../../../generator/model/view/replayLink.ts'
import { withBase } from '../../shared/url.ts'
import { loadJson } from '../islands/loadJson.ts'
import { Loaded } from '../islands/requestBuilder/Loaded.tsx'
import { PlayedReplay, type PlayedReplayProps } from './PlayedReplay.tsx'
import { entryOfStep } from './replayEntries.ts'
import type { PageMockSource } from './startWorker.ts'
import { useConsoleText } from './useConsoleText.ts'
import type { ReplayChannels } from './useReplay.ts'
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

interface LoadedReplayProps extends Omit<PlayedReplayProps, 'channels'> {
  readonly base: string
}

function LoadedReplay({ base, ...props }: LoadedReplayProps) {
  const { replay, apis } = props
  const load = useCallback(async (): Promise<ReplayChannels> => {
    const opened = replay.steps.flatMap((step) => (step.kind === 'open' ? (entryOfStep(step, apis) ?? []) : []))
    const loaded = opened.map(async (entry) => {
      return [entry.id, await loadJson<ConsoleChannel>(withBase(consoleFilePath(entry), base))] as const
    })
    return Object.fromEntries(await Promise.all(loaded))
  }, [replay, apis, base])
  return <Loaded load={load}>{(channels) => <PlayedReplay channels={channels} {...props} />}</Loaded>
}
