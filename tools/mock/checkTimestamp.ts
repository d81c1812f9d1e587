import type { Signing, TimeUnit } from '../../generator/contract/signing.ts'

/** Milliseconds for which a request is valid, where neither the spec nor the caller states a window. */
const usualWindow = 60_000

/** The clock of the mock when a request comes, in milliseconds since 1970. */
export interface ArrivalTime {
  readonly now: number
  /** The time of a client that set its clock by the mock at the start and did not look again: `now` where that is the same. */
  readonly pace?: number
}

/** Why a time of signing is refused. A clock that was set by the mock at any moment since its start is right. */
export function checkTimestamp(
  { timestamp: expected, receiveWindow: window }: Pick<Signing, 'timestamp' | 'receiveWindow'>,
  timestamp: string,
  { now, pace = now, receiveWindow }: ArrivalTime & { readonly receiveWindow?: string | undefined },
): CheckedTime {
  const { unit, expiresAfter, maxAhead, maxBehind } = expected
  const time = parseTime(unit, timestamp)
  if (time === undefined) return refusedTime('timestamp', `The timestamp "${timestamp}" is not ${unitNames[unit]}.`)
  const ahead = time - Math.max(now, pace)
  const age = Math.min(now, pace) - time
  if (expiresAfter !== undefined) {
    if (age > 0) return refusedTime('window', `The request expired ${age} ms ago.`)
    const most = expiresAfter * 1000 + (maxAhead ?? usualWindow)
    return ahead > most
      ? refusedTime('timestamp', `The request expires in ${ahead} ms: at most ${most} ms are taken.`)
      : right
  }
  const most = maxAhead ?? usualWindow
  if (ahead > most)
    return refusedTime(
      'timestamp',
      `The timestamp is ${ahead} ms ahead of the server's clock: at most ${most} ms are taken.`,
    )
  if (maxBehind !== undefined && age > maxBehind)
    return refusedTime(
      'timestamp',
      `The timestamp is ${age} ms behind the server's clock: at most ${maxBehind} ms are taken.`,
    )
  return checkAge(age, window, receiveWindow)
}

/** Why a time of signing is refused, if it is. */
interface CheckedTime {
  readonly reasons: readonly string[]
  readonly kind?: 'timestamp' | 'window'
}

const right: CheckedTime = { reasons: [] }

function refusedTime(kind: 'timestamp' | 'window', reason: string): CheckedTime {
  return { kind, reasons: [reason] }
}

function checkAge(age: number, window: Signing['receiveWindow'], sent: string | undefined): CheckedTime {
  const factor = window?.unit === 's' ? 1000 : 1
  if (sent !== undefined && !/^\d+$/.test(sent))
    return refusedTime('window', `The receive window "${sent}" is not a whole number.`)
  if (sent !== undefined && window?.maximum !== undefined && Number(sent) > window.maximum)
    return refusedTime('window', `The receive window ${sent} is larger than ${window.maximum} ${window.unit}.`)
  const given = sent === undefined ? window?.default : Number(sent)
  const allowed = given === undefined ? usualWindow : given * factor
  return age > allowed
    ? refusedTime('window', `The timestamp is ${age} ms old: the receive window is ${allowed} ms.`)
    : right
}

const unitNames = {
  ms: 'a time in milliseconds since 1970',
  s: 'a time in seconds since 1970',
  us: 'a time in microseconds since 1970',
  ns: 'a time in nanoseconds since 1970',
  iso: 'a time as 2026-01-31T12:00:00.000Z',
  'iso-seconds': 'a time as 2026-01-31T12:00:00Z',
  'iso-plain': 'a time as 2026-01-31T12:00:00',
  'iso-basic': 'a time as 20260131T120000Z',
} as const

const forms = {
  s: { form: /^\d{9,11}(\.\d+)?$/, milliseconds: 1000 },
  ms: { form: /^\d{12,14}$/, milliseconds: 1 },
  us: { form: /^\d{15,17}$/, milliseconds: 1e-3 },
  ns: { form: /^\d{18,20}$/, milliseconds: 1e-6 },
  iso: { form: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/ },
  'iso-seconds': { form: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/ },
  'iso-plain': { form: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/ },
  'iso-basic': { form: /^\d{8}T\d{6}Z$/ },
} as const

function parseTime(unit: TimeUnit, text: string): number | undefined {
  const known = forms[unit]
  if (!known.form.test(text)) return undefined
  if ('milliseconds' in known) return Math.trunc(Number(text) * known.milliseconds)
  const extended = text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  const time = Date.parse(unit === 'iso-plain' ? `${text}Z` : extended)
  return Number.isNaN(time) ? undefined : time
}
