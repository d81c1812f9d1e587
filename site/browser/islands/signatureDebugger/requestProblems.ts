import type { Signing } from '../../../../generator/contract/signing.ts'
import { isNumericTime } from '../../../../generator/samples/signing/timestamp.ts'
import { timestampKind } from '../../../../generator/samples/signing/timestampKind.ts'

/** A problem of a request that is found without its signature. */
export interface RequestProblem {
  readonly kind:
    | 'noTime'
    | 'seconds'
    | 'milliseconds'
    | 'format'
    | 'header'
    | 'parameter'
    | 'member'
    | 'constant'
    | 'misplaced'
    | 'sentAs'
    | 'socket'
    | 'variable'
    | 'unread'
    | 'contentType'
    | 'retiredHost'
  /** Header, parameter, member of a frame, method or address it is about, or several of them. */
  readonly name: string | readonly string[]
  /** The expected value, as JSON, the member that holds it, or the right addresses. */
  readonly expected?: string | readonly string[]
}

/** A value of the scheme and where it stands. */
export interface Carried {
  readonly name: string
  readonly value: string | undefined
}

const kinds: Readonly<Record<string, RequestProblem['kind']>> = {
  timestampMissing: 'noTime',
  timestampSeconds: 'seconds',
  timestampMilliseconds: 'milliseconds',
}

/** The problems of a request's or frame's time; none where the scheme sends no time. */
export function timeProblems({ timestamp }: Signing, carried: Carried | undefined): RequestProblem[] {
  if (!carried) return []
  const { name, value = '' } = carried
  if (!isNumericTime(timestamp) && !Number.isNaN(Date.parse(value)) && !/^\d+$/.test(value)) return []
  const kind = timestampKind(timestamp, '', value)
  return kind === undefined ? [] : [{ kind: kinds[kind] ?? 'format', name }]
}

/**
 * Missing parts of a request, without the timestamp, which `timeProblems` reports, and without a window, which may be left out.
 */
export function missing(
  kind: 'header' | 'parameter',
  templates: Readonly<Record<string, string>>,
  isSent: (name: string) => boolean,
): RequestProblem[] {
  return Object.entries(templates)
    .filter(([name, template]) => !['{timestamp}', '{receiveWindow}'].includes(template) && !isSent(name))
    .map(([name]) => ({ kind, name }))
}
