import type { Json } from '../contract/json.ts'
import type { SessionPlan, SessionToken } from '../contract/samples.ts'
import type { Signing, SigningLogin } from '../contract/signing.ts'
import { canonicalChoice, onlyStep } from './canonicalRules.ts'
import { commentText } from './comments.ts'
import { liveNotes } from './liveGuard.ts'
import { percentEncode } from './signing/percentEncode.ts'
import { schemeParameters, variablesOf } from './signingNeeds.ts'

/** A session that logs in, for the languages that write how. */
export interface LoginPlan {
  readonly signing: Signing
  readonly login: SigningLogin
}

export function loginPlanOf({ login: signing }: SessionPlan): LoginPlan | undefined {
  return signing?.login && { signing, login: signing.login }
}

/** The purpose of a program, for its first line. */
export function sessionHeadline({ title, server, token }: SessionPlan): string {
  const address = token?.endpoint === undefined ? server : ''
  return commentText([title, ...(address === '' ? [] : [address])].join(': '))
}

/** The command line of a program, with its required and optional variables. */
export function sessionRunNotes(plan: SessionPlan, command: string): string[] {
  const needed = [...neededAddresses(plan), ...sessionVariables(plan)]
  return [
    `Run: ${[...needed.map((name) => `${name}=…`), command].join(' ')}`,
    plan.isAnsweredOnce
      ? 'It ends with the answer. A lost connection ends it too: what it asks for may have been done all the same.'
      : 'It runs until Ctrl+C; with MAX_FRAMES=5 it ends after five frames.',
    ...liveNotes(plan),
  ]
}

/** Credentials that a program reads from the environment. */
export function sessionVariables({ login, token }: SessionPlan): string[] {
  const names = [...(login ? loginVariables(login) : []), ...(token ? variablesOf(token.request) : [])]
  return [...new Set(names)]
}

/** Credentials that a login reads. */
export function loginVariables(signing: Signing): string[] {
  const templates = [loginCanonical(signing), JSON.stringify(signing.login?.frame ?? null)]
  const hasPassphrase = templates.some((template) => template.includes('{passphrase}'))
  return ['API_KEY', 'API_SECRET', ...(hasPassphrase ? ['API_PASSPHRASE'] : [])]
}

/** Addresses that only the environment holds. */
function neededAddresses({ server, token }: SessionPlan): string[] {
  return [
    ...(token?.request.server === '' ? ['API_URL'] : []),
    ...(server === '' && token?.endpoint === undefined ? ['WS_URL'] : []),
  ]
}

/** Scheme and host of the socket, which the environment can change, and the rest of its address. */
export function splitAddress(address: string): { readonly origin: string; readonly path: string } {
  const [, origin = '', path = address] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]+)(.*)$/i.exec(address) ?? []
  return { origin, path }
}

/**
 * The text that a login signs, with its fixed parts filled in: `GET\n/ws\nsignTimestamp={timestamp}`. In a query the values
 * are `{encodedTimestamp}`, `{encodedKey}` and `{encodedPassphrase}`, if encoding may change them.
 */
export function loginCanonical(signing: Signing): string {
  const { login, timestamp } = signing
  const sent = schemeParameters(signing).signed
  const timed = timestamp.parameter === undefined ? sent : [...sent, [timestamp.parameter, '{timestamp}'] as const]
  const query = queryTemplate(sent, signing)
  const values: Readonly<Record<string, string>> = {
    method: login?.method.toUpperCase() ?? '',
    path: login?.path ?? '',
    query: query === '' ? '' : `?${query}`,
    queryString: query,
    sortedQuery: queryTemplate(
      timed.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
      signing,
    ),
    body: '',
  }
  const { template } = canonicalChoice({
    canonical: onlyStep(signing).canonical.filter(({ when }) => when === undefined),
  })
  return template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : placeholder,
  )
}

function queryTemplate(pairs: readonly (readonly [string, string])[], { timestamp: { unit } }: Signing): string {
  const encoded: Readonly<Record<string, string>> = {
    timestamp: unit === 'iso' ? '{encodedTimestamp}' : '{timestamp}',
    key: '{encodedKey}',
    passphrase: '{encodedPassphrase}',
  }
  const value = (template: string) =>
    template
      .split(/(\{\w+\})/)
      .map((piece) => {
        const [, name] = /^\{(\w+)\}$/.exec(piece) ?? []
        if (name === undefined) return percentEncode(piece)
        return Object.hasOwn(encoded, name) ? encoded[name] : piece
      })
      .join('')
  return pairs.map(([name, template]) => `${percentEncode(name)}=${value(template)}`).join('&')
}

/** Whether a text of a login's frame is sent as a number. */
export function isNumberPlaceholder(text: string, { timestamp: { unit } }: Signing): boolean {
  return text === '{timestamp}' && unit !== 'iso'
}

/** The steps of a JSON pointer (RFC 6901). A number is an index of a list. */
export function pointerSteps(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^(0|[1-9]\d*)$/.test(step) ? Number(step) : step))
}

/** The query of an address with a token, up to the token, which is last. */
export function tokenQuery({ parameters, parameter }: SessionToken): string {
  const fixed = Object.entries(parameters).map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
  return [...fixed, `${percentEncode(parameter)}=`].join('&')
}

/** A member of an answer by the names that lead to it. */
export interface Member {
  readonly path: readonly string[]
  readonly value: Json
}

/** What the answer to a login that succeeded holds, each value that is no object on its own. */
export function acceptedMembers({ accepted }: SigningLogin): Member[] {
  return accepted === undefined ? [] : membersOf(accepted, [])
}

function membersOf(value: Json, path: readonly string[]): Member[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [{ path, value }]
  return Object.entries(value).flatMap(([name, item]) => membersOf(item, [...path, name]))
}

/** The address of a short sample whose token its reader fills in, and where the token comes from. */
export function tokenPlaceholder({ server }: SessionPlan, token: SessionToken): { note: string; address: string } {
  const { method, path } = token.request
  return {
    note: commentText(`Token and address: ${method} ${path}`),
    address: `${server}?${tokenQuery(token)}YOUR_TOKEN`,
  }
}

/** Seconds without a message after which a connection is lost, where the server answers pings. */
export function longestSilence({ heartbeat }: SessionPlan): number | undefined {
  return heartbeat?.isAnswered ? heartbeat.seconds * 2 : undefined
}
