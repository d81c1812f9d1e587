import { type ControlCall, type ControlHandlers, controlReply, refusedControl } from './controlReply.ts'
import type { Faults } from './faults.ts'

/** How the faults of a mock are listed, added and ended while it runs. */
export function faultHandlers(faults: Faults, now: () => number): ControlHandlers {
  const list = () =>
    controlReply({
      faults: faults.standing().map(({ until, times, ...fault }) => ({
        ...fault,
        ...(Number.isFinite(times) ? { times } : {}),
        ...(Number.isFinite(until) ? { seconds: (until - now()) / 1000 } : {}),
      })),
    })
  const listUnless = (reasons: readonly string[]) =>
    reasons.length > 0 ? refusedControl(400, reasons.join(' ')) : list()
  return {
    GET: list,
    PUT: ({ query }: ControlCall) => listUnless(faults.add(new URLSearchParams(query))),
    DELETE: ({ query }: ControlCall) => listUnless(faults.end([...new URLSearchParams(query).keys()])),
  }
}
