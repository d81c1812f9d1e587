import { pageOrigin } from '../../../generator/contract/console.ts'
import { parseJson } from '../../../generator/contract/json.ts'
import { controlPath } from '../../../generator/contract/mock.ts'
import type { Api } from '../../../generator/contract/reference.ts'
import type { ReplayStep } from '../../../generator/model/view/replayLink.ts'
import { steppedClock } from '../../../tools/mock/mockClock.ts'
import type { AnyMockModule } from '../../../tools/mock/mockModule.ts'
import { StepFailure } from '../../../tools/scenario/filled.ts'
import { linkedStep } from '../../../tools/scenario/linkedStep.ts'
import { type Connection, type PlayedMock, startRun } from '../../../tools/scenario/run.ts'
import { takeStep } from '../../../tools/scenario/takeStep.ts'
import { createPageMock, type PageMock } from './createPageMock.ts'
import { type MockAnswer, type PlayedFrame, type PlayedStep, type ReplayStart, stepPath } from './messages.ts'

/** Milliseconds of its clock between two looks at events without a request, as in the mock of a process. */
const tickEvery = 200

interface ReplayMockOptions extends ReplayStart {
  readonly apis: readonly Api[]
  readonly module?: AnyMockModule | undefined
  readonly post: (answer: MockAnswer) => void
}

/** A mock whose clock goes on by the steps alone. It is asked for a step as for anything else. */
export function createReplayMock({
  clock: start,
  post,
  ...options
}: ReplayMockOptions): Pick<PageMock, 'take' | 'save'> {
  const clock = steppedClock(start)
  const mock = createPageMock({ ...options, clock, post })
  clock.every(tickEvery, mock.tick)
  const record: Recording = { frames: [] }
  const run = startRun(options.apis, playedMock(mock, clock, record))
  let playing: Promise<unknown> = Promise.resolve()

  async function play(step: ReplayStep): Promise<PlayedStep> {
    delete record.call
    record.frames = []
    const failure = await failureOf(() => takeStep(linkedStep(step, options.apis), run))
    const channelOf = (own: Connection) => [...run.connections].find(([, connection]) => connection === own)?.[0] ?? ''
    return {
      time: clock.now(),
      ...(record.call ? { call: record.call } : {}),
      frames: record.frames.map(({ from, ...frame }) => ({ ...frame, channel: channelOf(from) })),
      ...(failure === undefined ? {} : { failure }),
    }
  }

  return {
    save: mock.save,
    take(message) {
      if (message.kind !== 'call' || message.url !== pageOrigin + controlPath + stepPath) {
        mock.take(message)
        return
      }
      const { id, body } = message
      playing = playing.then(async () => {
        const text = JSON.stringify(await play(JSON.parse(body)))
        post({ kind: 'answer', id, status: 200, headers: [], text })
      })
    },
  }
}

/** Why a step fails; empty where it passes. */
async function failureOf(take: () => Promise<void>): Promise<string | undefined> {
  try {
    await take()
    return undefined
  } catch (error) {
    return error instanceof StepFailure ? error.message : String(error)
  }
}

/** Call and frames of a step. */
interface Recording {
  call?: PlayedStep['call']
  frames: (Omit<PlayedFrame, 'channel'> & { readonly from: Connection })[]
}

/** The mock as steps know it. It records the call, and the frames sent and received. */
function playedMock(mock: PageMock, clock: PlayedMock['clock'], record: Recording): PlayedMock {
  let last = 0
  return {
    ...{ clock, credentials: mock.credentials },
    async ask({ method, target, headers: named, body = '' }) {
      last += 1
      const sent = { method, url: pageOrigin + target, headers: Object.entries(named), body }
      const { status, headers, text } = await mock.ask({ kind: 'call', id: last, ...sent, sentAt: clock.now() })
      record.call = { sent, answer: { status, headers, text } }
      return { status, text }
    },
    async connect(target) {
      last += 1
      const frames: Connection['frames'] = []
      const note = (direction: PlayedFrame['direction'], text: string) =>
        record.frames.push({ from: connection, direction, text, time: clock.now() })
      const connection: Connection = {
        frames,
        send(text) {
          note('send', text)
          socket?.receive(text)
        },
        settled: () => Promise.resolve(),
        end: () => socket?.close(),
      }
      const socket = mock.connect({ socket: last, url: pageOrigin.replace('http', 'ws') + target }, (told) => {
        if (told.kind === 'closed' && told.reason !== '') throw new StepFailure(told.reason)
        if (told.kind !== 'frame') return
        frames.push(parseJson(told.text))
        note('receive', told.text)
      })
      return connection
    },
  }
}
