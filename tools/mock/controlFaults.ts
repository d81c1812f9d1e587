import { isLoopback } from '../serve/allowedHost.ts'
import type { Faults } from './faults.ts'
import type { MockReply } from './reply.ts'

/** Address at which the faults of a mock are listed, added and ended while it runs. */
export const faultsPath = '/_mock/faults'

interface ControlRequest {
  readonly method: string
  /** Faults to add, or the names of those to end. */
  readonly query: string
  /** Address that the request came from. */
  readonly peer: string | undefined
}

/** The reply of the control API. It obeys this machine alone, wherever the mock listens. */
export function controlFaults({ method, query, peer = '' }: ControlRequest, faults: Faults, now: number): MockReply {
  if (!isLoopback(peer.replace(/^::ffff:/, ''))) return refusal(403, 'Only programs of this machine may change faults.')
  const text = new URLSearchParams(query)
  if (method === 'PUT' || method === 'DELETE') {
    const reasons = method === 'PUT' ? faults.add(text) : faults.end([...text.keys()])
    if (reasons.length > 0) return refusal(400, reasons.join(' '))
  } else if (method !== 'GET')
    return { ...refusal(405, 'Send GET, PUT or DELETE.'), headers: { Allow: 'GET, PUT, DELETE' } }
  const standing = faults.standing().map(({ until, times, ...fault }) => ({
    ...fault,
    ...(Number.isFinite(times) ? { times } : {}),
    ...(Number.isFinite(until) ? { seconds: (until - now) / 1000 } : {}),
  }))
  return { status: 200, headers: {}, body: { faults: standing } }
}

function refusal(status: number, message: string): MockReply {
  return { status, headers: {}, body: { message } }
}
