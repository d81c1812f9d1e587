import type { SignableRequest, Signing } from '../../../contract/signing.ts'
import type { HashName, SigningStep } from '../../../contract/signingStep.ts'
import { timestampKind } from '../timestampKind.ts'
import { type Candidate, otherRequest, otherStep } from './attempt.ts'

/** The mistakes that change the whole request: another time, a query or a body left out. */
export function requestMistakes(signing: Signing, request: SignableRequest): readonly Candidate[] {
  const { timestamp, receiveWindow, query, body = '' } = request
  const times = otherTimes(timestamp).map((time) =>
    otherRequest({ kind: timestampKind(signing.timestamp, timestamp, time) ?? 'timestampFormat' }, 'timestamp', {
      timestamp: time,
    }),
  )
  return [
    ...times,
    ...otherWindow(signing, receiveWindow),
    ...signedMembers(request),
    ...(body === '' ? [] : [otherRequest({ kind: 'bodyMissing' }, 'body', { body: '' })]),
    ...(query.length === 0 ? [] : [otherRequest({ kind: 'queryMissing' }, 'query', { query: [] })]),
    ...query.map(([name, value]) =>
      otherRequest({ kind: 'encodedTwice', name }, 'query', {
        query: query.map((pair) => (pair[0] === name ? [name, encodeURIComponent(value)] : pair)),
      }),
    ),
    ...query.map(([name]) =>
      otherRequest({ kind: 'parameterMissing', name }, 'query', { query: query.filter((pair) => pair[0] !== name) }),
    ),
    otherRequest({ kind: 'parameterOrder' }, 'query', { query: query.toSorted(([a], [b]) => (a < b ? -1 : 1)) }),
    otherRequest({ kind: 'parameterOrder' }, 'query', { query: query.toReversed() }),
  ]
}

/** The default window of the server, where the request sends another window. */
function otherWindow({ receiveWindow }: Signing, sent: string | undefined): Candidate[] {
  const usual = receiveWindow?.default
  if (usual === undefined || sent === undefined || String(usual) === sent) return []
  return [otherRequest({ kind: 'windowDifferent' }, 'window', { receiveWindow: String(usual) })]
}

/** Members of a login frame, some or all, signed as parameters. */
function signedMembers({ query, members = [] }: SignableRequest): Candidate[] {
  const sets: SignableRequest['query'][] = [[]]
  for (const member of members.slice(0, 6)) sets.push(...sets.map((set) => [...set, member]))
  return sets
    .slice(1)
    .map((set) =>
      otherRequest({ kind: 'memberSigned', name: set.map(([name]) => name) }, 'query', { query: [...query, ...set] }),
    )
}

/** The same time in other units and forms. */
function otherTimes(timestamp: string): string[] {
  const isNumber = /^\d+$/.test(timestamp)
  const zoned = /Z$/.test(timestamp) ? timestamp : `${timestamp}Z`
  const time = isNumber ? Number(timestamp) * (timestamp.length <= 11 ? 1000 : 1) : Date.parse(zoned)
  if (!(Math.abs(time) <= latest)) return []
  const iso = new Date(time).toISOString()
  const seconds = String(Math.floor(time / 1000))
  const short = iso.replace(/\.\d+/, '')
  const forms = [
    seconds,
    String(time),
    `${seconds}.${String(time % 1000).padStart(3, '0')}`,
    iso,
    short,
    short.slice(0, -1),
  ]
  return forms.filter((form) => form !== timestamp)
}

/** The last time that a date can hold, in milliseconds. */
const latest = 8.64e15

/** Earlier and later times, the nearest first, as the scheme writes them. */
export function nearTimes(timestamp: string): readonly Candidate[] {
  const isNumber = /^\d{1,16}$/.test(timestamp)
  const start = isNumber ? Number(timestamp) : Date.parse(timestamp)
  if (Number.isNaN(start)) return []
  const write = (time: number) => (isNumber ? String(time) : new Date(time).toISOString())
  const steps = Array.from({ length: isNumber && timestamp.length > 11 ? 1000 : 60 }, (_, index) => index + 1)
  return steps
    .flatMap((step) => [start - step, start + step])
    .map((time) => otherRequest({ kind: 'timestampDifferent' }, 'timestamp', { timestamp: write(time) }))
}

const hashes: readonly HashName[] = ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512']

/** The mistakes in how texts are hashed, and how the result of an earlier step is written. */
export function stepMistakes(signing: Signing): readonly Candidate[] {
  return signing.steps.flatMap((step, index) => {
    if (step.kind !== 'hash' && step.kind !== 'hmac') return []
    const isLast = index === signing.steps.length - 1
    const forms = (['hex', 'base64', undefined] as const).filter((form) => !isLast && form !== step.encoding)
    const { encoding: _, ...bare } = step
    return [
      ...hashes
        .filter((algorithm) => algorithm !== step.algorithm)
        .map((algorithm) =>
          otherStep(
            index,
            { ...step, algorithm },
            {
              of: 'signature',
              kind: 'wrongHash',
              used: algorithm,
              expected: step.algorithm,
            },
          ),
        ),
      ...forms.map((encoding) =>
        otherStep(index, encoding === undefined ? bare : { ...bare, encoding }, {
          of: 'text',
          finding: { kind: 'resultWritten', expected: '' },
        }),
      ),
      ...(step.kind === 'hmac' ? plainHashes(index, step) : []),
    ]
  })
}

/** A hash without a key where the scheme has an HMAC: of the text alone, or with the secret before or behind it. */
function plainHashes(index: number, step: Extract<SigningStep, { kind: 'hmac' }>): Candidate[] {
  const { key: _, canonical, ...own } = step
  return ['{text}', '{text}{secret}', '{secret}{text}'].map((form) => {
    const rules = canonical.map((rule) => ({ ...rule, template: form.replace('{text}', () => rule.template) }))
    return otherStep(index, { ...own, kind: 'hash', canonical: rules }, { of: 'signature', kind: 'plainHash' })
  })
}

/** The mistakes with the secret: it is confused with the key, keeps white space, or is decoded or not against the scheme. */
export function secretMistakes({ secret: form }: Signing): readonly Candidate[] {
  const change = (
    kind: 'signedWithKey' | 'secretWithWhiteSpace' | 'secretDecoded' | 'secretNotDecoded',
    write: (secret: string, key: string) => string,
    own = form,
  ): Candidate => ({
    mistake: { of: 'signature', kind },
    touches: 'secret',
    change: ({ signing, credentials, ...attempt }) => ({
      ...attempt,
      signing: { ...signing, secret: own },
      credentials: { ...credentials, secret: write(credentials.secret, credentials.key) },
    }),
  })
  if (form === 'pem') return []
  const same = (secret: string) => secret
  return [
    change('signedWithKey', (_, key) => key, 'text'),
    ...(form === 'text'
      ? [
          change('secretWithWhiteSpace', (secret) => secret.trim()),
          change('secretWithWhiteSpace', (secret) => `${secret.trim()}\n`),
          change('secretWithWhiteSpace', (secret) => `${secret.trim()}\r\n`),
          change('secretDecoded', lenientBase64, 'base64'),
          change('secretDecoded', same, 'hex'),
        ]
      : [change('secretNotDecoded', same, 'text')]),
  ]
}

/** A secret as lenient programs decode it: with the URL-safe alphabet, and without characters that are not base64. */
function lenientBase64(secret: string): string {
  const own = secret
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replaceAll(/[^\w+/]/g, '')
  return own.length % 4 === 1 ? own.slice(0, -1) : own
}
