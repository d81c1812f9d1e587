import { useEffect, useRef, useState } from 'react'
import type { BookRule } from '../../../generator/contract/book.ts'
import type { ConsoleChannel } from '../../../generator/contract/console.ts'
import type { MockView } from '../../../generator/contract/mockView.ts'
import type { Books } from '../../../generator/model/view/book/keepBooks.ts'
import { parseFrame } from '../../../generator/model/view/book/readPushes.ts'
import type { Replay } from '../../../generator/model/view/replayLink.ts'
import type { PlayedStep } from '../pageMock/messages.ts'
import { type DrawnBook, drawnBooks, firstBooksAfter } from './orderBook.ts'
import { createPageServer } from './pageServer.ts'
import type { PageMockSource } from './startWorker.ts'
import { type ViewChange, viewChanges } from './viewChanges.ts'

/** The order books of a channel after a step. */
interface ChannelBooks {
  readonly channel: string
  readonly rule: BookRule
  readonly books: readonly DrawnBook[]
}

/** A step that was played, with its changes. */
export interface ReplayRow {
  readonly played: PlayedStep
  readonly changes: readonly ViewChange[]
  /** Of the channels that pushed something in the step. */
  readonly books: readonly ChannelBooks[]
}

interface ReplayState {
  readonly rows: readonly ReplayRow[]
  readonly view: MockView | null
  readonly books: readonly ChannelBooks[]
}

export type ReplayChannels = Readonly<Record<string, Pick<ConsoleChannel, 'book'>>>

/** Plays the steps of an address on a mock of their own, one after the other. The mock ends with the view. */
export function useReplay({ steps, seed, clock }: Replay, source: PageMockSource, channels: ReplayChannels) {
  const [page] = useState(() => createPageServer({ ...source, replay: { seed, clock } }))
  const [state, setState] = useState<ReplayState>({ rows: [], view: null, books: [] })
  /** Steps that the reader asked for; none while nothing plays. */
  const [asked, setAsked] = useState(0)
  const stopping = useRef<AbortController>(undefined)
  const stop = () => stopping.current?.abort()
  /** Why the mock does not play. */
  const [problem, setProblem] = useState('')
  const books = useRef(new Map<string, Books>())
  const isGone = useRef(false)
  useEffect(
    () => () => {
      isGone.current = true
      stopping.current?.abort()
      page.leave()
    },
    [page],
  )

  async function play(count: number): Promise<void> {
    const own = new AbortController()
    stopping.current = own
    setAsked(count)
    let { rows, view } = state
    try {
      if (rows.length === 0) view = await page.view()
      const last = Math.min(steps.length, rows.length + count)
      for (const step of steps.slice(rows.length, last)) {
        const played = await page.play(step)
        const after = await page.view()
        const row = {
          played,
          changes: view && after ? viewChanges(view, after) : [],
          books: booksOf(played, books.current, channels),
        }
        rows = [...rows, row]
        view = after
        if (isGone.current) return
        setState({ rows, view, books: drawn(books.current, channels) })
        if (played.failure !== undefined || rows.length === last) break
        // A reader follows the steps that change something.
        if (row.changes.length > 0 || row.books.length > 0) await pause(own.signal)
        if (own.signal.aborted) break
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
    setAsked(0)
  }

  const isOver = state.rows.length === steps.length || state.rows.at(-1)?.played.failure !== undefined
  return { ...state, isPlaying: asked > 0, isPlayingAll: asked > 1, isOver, problem, play, stop }
}

/** Milliseconds in which a reader takes in a step. */
const readingTime = 1600

/** The time to read a step. It ends early at a stop; there is none where the reader asked for less motion. */
async function pause(signal: AbortSignal): Promise<void> {
  if (signal.aborted || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, readingTime)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

/** Takes the frames of a step into the books, and gives the books of the channels that have some. */
function booksOf({ frames }: PlayedStep, known: Map<string, Books>, channels: ReplayChannels): ChannelBooks[] {
  const heard = new Set<string>()
  for (const { channel, direction, text } of frames) {
    const rule = channels[channel]?.book
    const frame = rule && direction === 'receive' ? parseFrame(text) : undefined
    if (!rule || frame === undefined) continue
    const before = known.get(channel) ?? new Map()
    const after = firstBooksAfter(before, frame, rule)
    known.set(channel, after)
    if (after !== before) heard.add(channel)
  }
  return drawn(known, channels).filter(({ channel }) => heard.has(channel))
}

function drawn(known: ReadonlyMap<string, Books>, channels: ReplayChannels): ChannelBooks[] {
  return [...known].flatMap(([channel, books]) => {
    const rule = channels[channel]?.book
    return rule && books.size > 0 ? [{ channel, rule, books: drawnBooks(books) }] : []
  })
}
