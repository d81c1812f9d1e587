import type { Json } from '../contract/json.ts'
import type { LanguageSyntax, Member, Names } from '../contract/sampleLanguage.ts'
import type { Pair, SessionPlan, SessionToken } from '../contract/samples.ts'
import type { AddressToken, MessageToken } from '../contract/server.ts'
import type { Signing, SigningLogin, SigningStep } from '../contract/signing.ts'
import { commentText } from './comments.ts'
import { liveNotes } from './liveGuard.ts'
import { resultNames } from './program/plannedSteps.ts'
import { localOf } from './program/signingExpressions.ts'
import { stepLines } from './program/stepLines.ts'
import { timeLines } from './program/timeLines.ts'
import { percentEncode } from './signing/percentEncode.ts'
import { isInBody } from './signing/sentRequest.ts'
import { signingOf } from './signing/signingOf.ts'
import { isNumericTime } from './signing/timestamp.ts'
import {
  furtherVariables,
  piecesOf,
  placeholdersOf,
  rulesOf,
  schemeParameters,
  variablesOf,
  withoutWindow,
} from './signingNeeds.ts'

/** A session that logs in, for the languages that write how. */
export interface LoginPlan {
  readonly signing: Signing
  readonly login: SigningLogin
}

export function loginPlanOf({ login: signing }: SessionPlan): LoginPlan | undefined {
  const own = signing && loginSigning(signing)
  return own?.login && { signing: own, login: own.login }
}

/** The purpose of a program, for its first line. */
export function sessionHeadline(plan: SessionPlan): string {
  const { title, server } = plan
  const address = addressTokenOf(plan)?.endpoint === undefined ? server : ''
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
export function sessionVariables({ credentials = [], login, token }: SessionPlan): string[] {
  const names = [
    ...variablesOf({ credentials }),
    ...(login ? loginVariables(login) : []),
    ...(token ? variablesOf(token.request) : []),
  ]
  return [...new Set(names)]
}

/** Credentials that a login reads. */
function loginVariables(signing: Signing): string[] {
  return ['API_KEY', 'API_SECRET', ...furtherVariables(placeholdersOf(loginSigning(signing)))]
}

/** Addresses that only the environment holds. */
function neededAddresses(plan: SessionPlan): string[] {
  const { server, token } = plan
  return [
    ...(token?.request.server === '' ? ['API_URL'] : []),
    ...(server === '' && addressTokenOf(plan)?.endpoint === undefined ? ['WS_URL'] : []),
  ]
}

/** Scheme and host of the socket, which the environment can change, and the rest of its address. */
export function splitAddress(address: string): { readonly origin: string; readonly path: string } {
  const [, origin = '', path = address] = /^([a-z][a-z\d+.-]*:\/\/[^/?#]+)(.*)$/i.exec(address) ?? []
  return { origin, path }
}

/**
 * A scheme whose steps sign its login alone, with all fixed parts filled in: `GET\n/ws\nsignTimestamp={timestamp}`. In a
 * query the values are `{encodedTimestamp}`, `{encodedKey}` and so on, if encoding may change them. Its frame is its only
 * header, so that what the frame names counts as used.
 */
function loginSigning(given: Signing): Signing {
  const signing = withoutWindow(given)
  const { login, timestamp, steps } = signing
  const method = login?.method.toUpperCase() ?? ''
  const { leading, signed } = schemeParameters(signing)
  const sent = [...leading, ...signed]
  const [query, form] = isInBody(signing, method) ? [[], sent] : [sent, []]
  const timed = timestamp.parameter === undefined ? query : [...query, [timestamp.parameter, '{timestamp}'] as const]
  const written = (pairs: readonly Pair[]) => queryTemplate(pairs, signing)
  const values: Names = {
    ...Object.fromEntries(Object.keys(signing.members ?? {}).map((name) => [name, ''])),
    method,
    path: login?.path ?? '',
    host: '',
    query: query.length === 0 ? '' : `?${written(query)}`,
    queryString: written(query),
    sortedQuery: written(sortedByName(timed)),
    rawQuery: query.map((pair) => pair.join('=')).join('&'),
    body: written(form),
    bodyQuery: written(form),
    sortedBodyQuery: written(sortedByName(form)),
  }
  const own = { ...signing, steps: steps.map((step) => ruledStep(step, method)), parameters: {}, leadingParameters: {} }
  const frame = { frame: JSON.stringify(login?.frame ?? null) }
  return { ...signingOf(own, { signingValues: values }), headers: frame }
}

/** With the rule that holds for the login. */
function ruledStep(step: SigningStep, method: string): SigningStep {
  const held = rulesOf(step).findIndex(({ when }) => when === undefined || when === method)
  const only = <Rule>(rules: readonly Rule[]) => (held < 0 ? [] : rules.slice(held, held + 1))
  const always = <Rule extends object>(rules: readonly Rule[]) =>
    only(rules).map((rule) => ({ ...rule, when: undefined }))
  return step.kind === 'jwt' ? { ...step, claims: always(step.claims) } : { ...step, canonical: always(step.canonical) }
}

function sortedByName(pairs: readonly Pair[]): Pair[] {
  return pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
}

const encodedNames: Names = { key: 'encodedKey', passphrase: 'encodedPassphrase', account: 'encodedAccount' }

function queryTemplate(pairs: readonly Pair[], { timestamp }: Signing): string {
  const encoded: Names = isNumericTime(timestamp) ? encodedNames : { ...encodedNames, timestamp: 'encodedTimestamp' }
  const value = (template: string) =>
    piecesOf(template).map((piece) => {
      if ('text' in piece) return percentEncode(piece.text)
      return `{${Object.hasOwn(encoded, piece.name) ? encoded[piece.name] : piece.name}}`
    })
  return pairs.map(([name, template]) => `${percentEncode(name)}=${value(template).join('')}`).join('&')
}

/** Lines that sign a login, and the names of all that its frame holds. `encoded` writes an expression for a query. */
export function loginLines(
  { signing }: LoginPlan,
  language: LanguageSyntax,
  encoded: (expression: string) => string,
): { readonly lines: string[]; readonly names: Names } {
  const plain: Names = { ...language.signing.names, timestamp: 'timestamp', nonce: 'nonce' }
  const names: Names = {
    ...plain,
    ...Object.fromEntries(
      Object.entries({ ...encodedNames, timestamp: 'encodedTimestamp' }).map(([name, own]) => [
        own,
        encoded(plain[name] ?? ''),
      ]),
    ),
    ...resultNames(signing, localOf(language)),
  }
  return { lines: [...timeLines(signing, language), ...stepLines(signing, language, names, () => '')], names }
}

/** Whether a text of the frame that is the time alone is sent as a number. */
export function sendsNumber({ signing, login }: LoginPlan): boolean {
  return isNumericTime(signing.timestamp) && !('timestampAs' in login)
}

/** Stands for the token in a short sample. */
export const sampleToken = 'YOUR_TOKEN'

/** The query of an address with a token, up to the token, which is last. */
export function tokenQuery({ parameters, parameter }: AddressToken): string {
  const fixed = Object.entries(parameters).map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
  return [...fixed, `${percentEncode(parameter)}=`].join('&')
}

/** What the answer to a login that succeeded holds, each value that is no object on its own. */
export function acceptedMembers({ accepted }: SigningLogin): Member[] {
  return accepted === undefined ? [] : membersOf(accepted, [])
}

function membersOf(value: Json, path: readonly string[]): Member[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [{ path, value }]
  return Object.entries(value).flatMap(([name, item]) => membersOf(item, [...path, name]))
}

/** The address of a short sample, and a note on the source of the token that readers fill in. */
export function shortAddress({ server, token }: SessionPlan): { readonly note?: string; readonly address: string } {
  if (!token) return { address: server }
  const call = `${token.request.method} ${token.request.path}`
  if ('member' in token) return { note: commentText(`Token: ${call}`), address: server }
  return { note: commentText(`Token and address: ${call}`), address: `${server}?${tokenQuery(token)}${sampleToken}` }
}

/** The REST call of a session whose address carries the token. */
export function addressTokenOf({ token }: SessionPlan): (SessionToken & AddressToken) | undefined {
  return token && 'parameter' in token ? token : undefined
}

/** The REST call of a session whose frames carry the token. */
export function messageTokenOf({ token }: SessionPlan): (SessionToken & MessageToken) | undefined {
  return token && 'member' in token ? token : undefined
}

/** Seconds without a message after which a connection is lost, where the server answers pings. */
export function longestSilence({ heartbeat }: SessionPlan): number | undefined {
  return heartbeat?.isAnswered ? heartbeat.seconds * 2 : undefined
}
