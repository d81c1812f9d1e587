import { controlPath, isRefusal, type MockAccountChange, type MockPriceChange } from '../../generator/contract/mock.ts'
import { milliseconds } from '../../generator/model/view/duration.ts'
import { faultHandlers } from './controlFaults.ts'
import { pairsIn, readChange } from './controlParameters.ts'
import { type ControlCall, type ControlHandlers, controlReply, refusedControl } from './controlReply.ts'
import type { MockCore } from './createMock.ts'
import type { MockReply } from './reply.ts'

export interface ControlRequest extends ControlCall {
  readonly method: string
  readonly path: string
}

type Controlled = Pick<MockCore, 'clock' | 'credentials' | 'faults' | 'keys' | 'world' | 'snapshots'>

/** The control API of a mock: a test reads and changes its state there, besides the APIs. */
export function createControl(mock: Controlled): (request: ControlRequest) => Promise<MockReply> {
  const paths: Readonly<Record<string, ControlHandlers>> = {
    '': {
      GET: () =>
        controlReply({
          paths: Object.keys(paths)
            .filter(Boolean)
            .map((path) => controlPath + path),
        }),
    },
    '/ready': { GET: () => controlReply({ isReady: true, ...clockOf(mock) }) },
    '/clock': { GET: () => controlReply(clockOf(mock)), PUT: (asked) => changeClock(mock, asked) },
    '/faults': faultHandlers(mock.faults, mock.clock.now),
    '/struck': { GET: () => controlReply({ struck: mock.faults.struck.map((fault) => ({ ...fault })) }) },
    '/keys': keyHandlers(mock),
    '/snapshots': snapshotHandlers(mock),
    '/restore': { PUT: (asked) => restore(mock, asked) },
    '/price': moduleHandlers(mock, 'price'),
    '/accounts': moduleHandlers(mock, 'accounts'),
    '/view': { GET: (asked) => view(mock, asked) },
  }
  return async ({ method, path, ...asked }) => {
    const handlers = paths[path.slice(controlPath.length).replace(/\/$/, '')]
    if (!handlers) return refusedControl(404, `There is nothing at ${path}: GET ${controlPath} lists what there is.`)
    const handler = handlers[method]
    if (handler) return handler(asked)
    const allowed = Object.keys(handlers).join(', ')
    return { ...refusedControl(405, `${path} takes ${allowed}, not ${method}.`), headers: { Allow: allowed } }
  }
}

function clockOf({ clock }: Controlled) {
  const time = clock.now()
  return { time, date: new Date(time).toISOString(), isPaused: clock.isPaused() }
}

/** The most that a clock goes on at once: a market lives through each second of it. */
const longestAdvance = 24 * 60 * 60_000

async function changeClock(mock: Controlled, asked: ControlCall): Promise<MockReply> {
  const { values, reasons } = pairsIn(asked, ['advance', 'paused'])
  const { advance, paused } = values
  const step = advance === undefined ? undefined : milliseconds(advance)
  const isWrong = advance !== undefined && (step === undefined || step > longestAdvance)
  if (isWrong) reasons.push(`"advance" takes a length of time up to 24h, such as 30s, not "${advance}".`)
  if (paused !== undefined && !/^(?:on|off)$/.test(paused)) reasons.push('"paused" takes on or off.')
  if (advance === undefined && paused === undefined) reasons.push('Name "advance" or "paused".')
  if (reasons.length > 0) return refusedControl(400, reasons.join(' '))
  if (paused === 'on') mock.clock.pause()
  if (step !== undefined) await mock.clock.advance(step)
  if (paused === 'off') mock.clock.resume()
  return controlReply(clockOf(mock))
}

function keyHandlers({ keys }: Controlled): ControlHandlers {
  const list = () => controlReply({ keys: keys.list() })
  return {
    GET: list,
    PUT: (asked) => {
      const { values, reasons } = pairsIn(asked, ['key', 'secret', 'passphrase', 'account', 'permissions'])
      const wrong = reasons.length > 0 ? reasons : keys.add(values)
      return wrong.length > 0 ? refusedControl(400, wrong.join(' ')) : list()
    },
    DELETE: (asked) => {
      const { values, reasons } = pairsIn(asked, ['key'])
      const wrong = reasons.length > 0 ? reasons : keys.remove(values['key'] ?? '')
      return wrong.length > 0 ? refusedControl(400, wrong.join(' ')) : list()
    },
  }
}

const noState = 'The mock has no module, and so no state: name one with mock in site.config.ts.'

function snapshotHandlers({ snapshots }: Controlled): ControlHandlers {
  return {
    GET: (asked) => {
      const { values, reasons } = pairsIn(asked, ['name'])
      const { name } = values
      if (reasons.length > 0) return refusedControl(400, reasons.join(' '))
      if (name === undefined) return controlReply({ snapshots: snapshots.names() })
      const body = snapshots.text(name)
      const headers = { 'Content-Type': 'text/plain; charset=utf-8' }
      return body === undefined ? unknownSnapshot(name) : { status: 200, headers, body }
    },
    PUT: (asked) => {
      const { values, reasons } = pairsIn(asked, ['name'])
      if (reasons.length > 0) return refusedControl(400, reasons.join(' '))
      if (!snapshots.take(values['name'] ?? 'default')) return refusedControl(501, noState)
      return controlReply({ snapshots: snapshots.names() })
    },
  }
}

function restore(mock: Controlled, asked: ControlCall): MockReply {
  const { values, reasons } = pairsIn(asked, ['name'])
  const { name = 'default' } = values
  if (reasons.length > 0) return refusedControl(400, reasons.join(' '))
  return mock.snapshots.restore(name) ? controlReply(clockOf(mock)) : unknownSnapshot(name)
}

function unknownSnapshot(name: string): MockReply {
  return refusedControl(404, `There is no snapshot "${name}": PUT ${controlPath}/snapshots?name=… takes one.`)
}

function view({ world, credentials }: Controlled, asked: ControlCall): MockReply {
  const { values, reasons } = pairsIn(asked, ['key'])
  if (reasons.length > 0) return refusedControl(400, reasons.join(' '))
  const seen = world?.view(values['key'] ?? credentials.key)
  if (seen === undefined) return refusedControl(501, 'The module of the mock shows no account: give it a `view`.')
  return controlReply(seen)
}

/** The handlers of the project's module; they answer 501 where it has none. */
function moduleHandlers({ world }: Controlled, name: 'price' | 'accounts'): ControlHandlers {
  const run = (change: MockPriceChange | MockAccountChange | undefined) => {
    const result = world?.control(name, change)
    if (result === undefined)
      return refusedControl(501, `The module of the mock offers no "${name}": give it one in \`control\`.`)
    if (isRefusal(result)) return refusedControl(result.status ?? 400, result.message ?? String(result.code))
    return controlReply(result)
  }
  return {
    GET: () => run(undefined),
    PUT: (asked) => {
      const change = readChange(name, asked)
      return 'reasons' in change ? refusedControl(400, change.reasons.join(' ')) : run(change.value)
    },
  }
}
