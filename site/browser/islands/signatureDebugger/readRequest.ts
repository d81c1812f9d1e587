import { compact } from '../../../../generator/contract/compact.ts'
import { escapedPattern } from '../../../../generator/contract/escapedPattern.ts'
import type { Credentials, SignableRequest, Signing } from '../../../../generator/contract/signing.ts'
import { namesIn } from '../../../../generator/samples/signing/fillTemplate.ts'
import { readToken } from '../../../../generator/samples/signing/readToken.ts'
import { addedToTime } from '../../../../generator/samples/signing/timestamp.ts'
import { readHeaders, readMessage } from './readMessage.ts'
import { type Carried, missing, type RequestProblem, timeProblems } from './requestProblems.ts'
import { splitBody } from './splitBody.ts'

export interface ReadRequest {
  readonly request: SignableRequest
  /** The signature it carries; empty when it has none. */
  readonly signature: string
  /** The credentials it carries. */
  readonly identity: Partial<Pick<Credentials, 'key' | 'passphrase' | 'account'>>
  readonly problems: readonly RequestProblem[]
  /** Its address, its query or its body holds variables of a program, or the text has not its body. */
  readonly isPartial?: true
}

/**
 * Reads a request: an HTTP message, a command of cURL or HTTPie, a log, or a program. Parameters that the scheme adds are
 * removed. `undefined` when the text holds no URL with a method, or with headers of the scheme.
 */
export function readRequest(text: string, signing: Signing): ReadRequest | undefined {
  const names = Object.keys({ ...signing.headers, ...signing.optionalHeaders })
  const message = readMessage(text, names)
  const url = message && urlOf(message.address)
  if (!message || !url) return undefined
  const { method, unread = [] } = message
  const isOpen = ([, value]: readonly [string, string]) => variable.test(value)
  const open = new Set(message.headers.filter(isOpen).map(([name]) => name))
  const headers = new Map(
    message.headers.flatMap(([name, value]) => (open.has(name) ? [] : [[name.toLowerCase(), value]])),
  )
  const sent = splitBody(signing, method, {
    query: [...new URLSearchParams(url.search.replaceAll('+', '%2B'))],
    body: message.body,
  })
  const carried = carriedBy(signing, headers, sent.added)
  const host = url.host === unknownHost ? headers.get('host') : url.host
  const request = {
    method: method.toUpperCase(),
    path: url.pathname,
    query: sent.query,
    ...(host === undefined ? {} : { host }),
    ...(sent.body === '' ? {} : { body: sent.body }),
    ...(sent.names && sent.added.size > 0 ? { sentNames: sent.names } : {}),
    ...(sent.numbers ? { sentNumbers: sent.numbers } : {}),
    ...timesIn(carried),
  }
  return {
    request,
    ...whoSigned(signing, carried),
    ...(message.open || unread.includes('body') ? { isPartial: true } : {}),
    problems: [
      ...[...open, ...(message.open ?? [])].map((name) => ({ kind: 'variable', name }) as const),
      ...(unread.length === 0 ? [] : [{ kind: 'unread', name: unread } as const]),
      ...(message.isUntyped && !names.some((name) => /^content-type$/i.test(name))
        ? [{ kind: 'contentType', name: 'Content-Type', expected: 'application/json' } as const]
        : []),
      ...[
        ...timeProblems(signing, carried.get('timestamp')),
        ...missing('header', { ...signing.headers }, (name) => headers.has(name.toLowerCase())),
        ...missing('parameter', { ...signing.leadingParameters, ...signing.parameters }, (name) =>
          sent.added.has(name),
        ),
      ].filter(({ name }) => ![...open, ...unread].some((own) => own === name)),
    ],
  }
}

/** A variable of the shell or of a program in place of a value. */
const variable = /^\$(?:\w+|\{\w+\})$/
const unknownHost = 'host.invalid'

function urlOf(address: string): URL | undefined {
  return URL.canParse(address, `https://${unknownHost}`) ? new URL(address, `https://${unknownHost}`) : undefined
}

/** Missing or wrong parts of header lines without a request; `undefined` for any other text. */
export function headerProblems(text: string, signing: Signing): readonly RequestProblem[] | undefined {
  const lines = readHeaders(text)
  if (lines.length === 0) return undefined
  const headers = new Map(lines.map(([name, value]) => [name.toLowerCase(), value]))
  return [
    ...timeProblems(signing, carriedBy(signing, headers, new Map()).get('timestamp')),
    ...missing('header', signing.headers, (name) => headers.has(name.toLowerCase())),
  ]
}

type CarriedValues = ReadonlyMap<string, Carried>

/** Values at the placeholders of headers and parameters, and of the claims of a token in them. */
function carriedBy(
  signing: Signing,
  headers: ReadonlyMap<string, string>,
  added: ReadonlyMap<string, string>,
): CarriedValues {
  const { leadingParameters, parameters, optionalHeaders } = signing
  const places = [
    ...Object.entries({ ...optionalHeaders, ...signing.headers }).map(
      ([name, template]) => [name, template, headers.get(name.toLowerCase())] as const,
    ),
    ...Object.entries({ ...leadingParameters, ...parameters }).map(
      ([name, template]) => [name, template, added.get(name)] as const,
    ),
  ]
  const values = new Map(places.flatMap(([name, template, text]) => valuesAt(name, template, text)))
  return new Map([...tokenValues(signing, values), ...values])
}

/** The values of a text at the placeholders of its template; without values where it does not fit. */
function valuesAt(name: string, template: string, text: string | undefined): [string, Carried][] {
  const names = namesIn(template)
  const pattern = template
    .split(/\{\w+\}/)
    .map(escapedPattern)
    .join('([^]*?)')
  const found = text === undefined ? null : new RegExp(`^${pattern}$`, 'i').exec(text)
  return names.map((placeholder, index) => [placeholder, { name, value: found?.[index + 1] }])
}

function tokenValues({ steps }: Signing, values: CarriedValues): [string, Carried][] {
  return steps.flatMap((step) => {
    const token = step.kind === 'jwt' && readToken(values.get(step.name)?.value ?? '')
    if (!token || step.kind !== 'jwt') return []
    const { claims, header } = token
    const templates = [step.header, ...step.claims.map((rule) => rule.claims)].flatMap((own) => Object.entries(own))
    // The last one counts: the time itself before a limit that was made of it.
    const sumsFirst = templates.toSorted(([, a], [, b]) => (addedToTime(b) ?? 0) - (addedToTime(a) ?? 0))
    return sumsFirst.flatMap(([name, template]): [string, Carried][] => {
      const value = { ...header.members, ...claims.members }[name]
      if (value === undefined) return []
      const added = addedToTime(template) ?? 0
      if (added > 0 && typeof value === 'number') return [['timestamp', { name, value: String(value - added) }]]
      return valuesAt(name, template, typeof value === 'string' ? value : String(value))
    })
  })
}

/** The time, the nonce and the window that a request carries. */
export function timesIn(carried: CarriedValues): Pick<SignableRequest, 'timestamp' | 'nonce' | 'receiveWindow'> {
  const [nonce, receiveWindow] = [carried.get('nonce')?.value, carried.get('receiveWindow')?.value]
  return compact({ timestamp: carried.get('timestamp')?.value ?? '', nonce, receiveWindow })
}

/** The signature that a request carries, and whose it is. */
export function whoSigned({ steps }: Signing, carried: CarriedValues): Pick<ReadRequest, 'signature' | 'identity'> {
  const names = ['key', 'passphrase', 'account'] as const
  const identity = names.flatMap((name) => {
    const value = carried.get(name)?.value
    return value === undefined ? [] : [[name, value] as const]
  })
  return { signature: carried.get(steps.at(-1)?.name ?? '')?.value ?? '', identity: Object.fromEntries(identity) }
}
