import type { LanguageSyntax, SessionSyntax } from '../../contract/sampleLanguage.ts'
import type { PlainCredential, SessionPlan } from '../../contract/samples.ts'
import { sessionGuardOf } from '../liveGuard.ts'
import { missingValues } from '../missingValues.ts'
import { acceptedMembers, type LoginPlan, loginLines, loginPlanOf, sendsNumber } from '../sessionLogin.ts'
import { longestSilence, sessionHeadline, sessionVariables, splitAddress } from '../sessionParts.ts'
import {
  addressTokenOf,
  askedInFrame,
  messageTokenOf,
  pathPlace,
  sampleToken,
  shortAddress,
  tokenQuery,
} from '../sessionToken.ts'
import { percentEncode } from '../signing/percentEncode.ts'
import { signingView } from './functionViews.ts'
import { type View, viewOf } from './renderTemplate.ts'
import { environmentView, guardView, requestViews } from './requestView.ts'
import { jsonOf } from './signingExpressions.ts'

/** Template values of a session's program. A short program has one connection, and does not reconnect. */
export function sessionView(
  plan: SessionPlan,
  language: LanguageSyntax,
  syntax: SessionSyntax,
  isShort: boolean,
): View {
  const { token, server, frames, heartbeat, isAnsweredOnce = false } = plan
  const login = loginPlanOf(plan)
  const { origin, path } = splitAddress(server)
  const { note, address } = shortAddress(plan)
  const ownToken = messageTokenOf(plan) ? sampleToken : undefined
  const tokenText = isShort ? undefined : ownToken
  const { token: _, ...tokenless } = plan
  const variables = sessionVariables(isShort ? tokenless : plan)
  // An answer comes soon, or not at all.
  const silence = isAnsweredOnce ? 10 : longestSilence(plan)
  const comment = language.comment ?? String
  return {
    isShort,
    isAnsweredOnce,
    isKept: !isAnsweredOnce,
    headline: comment(sessionHeadline(plan)),
    note: note && comment(note),
    server,
    address,
    origin,
    path,
    ...handshakeView(plan, language, syntax),
    ...environmentView(addressesOf(plan, isShort), variables),
    optional: [...(addressTokenOf(plan) ? ['WS_URL'] : []), ...(isAnsweredOnce ? [] : ['MAX_FRAMES'])].join(', '),
    keepsConnected: !isShort && !isAnsweredOnce,
    guard: guardView(sessionGuardOf(plan)),
    guardedAddress: !isShort && token ? 'API_URL' : 'WS_URL',
    ...tokenViews(plan, language, syntax),
    hasTokenInFrames: tokenText !== undefined,
    welcome: token?.welcome ?? false,
    isSigned: (isShort ? undefined : token?.request.signing) !== undefined || login !== undefined,
    login: login && loginView(login, language, syntax),
    isLoginAll: isAnsweredOnce && frames.length === 0 && login !== undefined,
    signsAlone: login !== undefined && (isShort || token?.request.signing === undefined),
    frames: frames.map((frame) => {
      const asked = missingValues({ missing: askedInFrame(plan, frame) })
      const message = (indent: string) => syntax.message(frame, indent, tokenText)
      const value = (indent: string) => syntax.frame?.(frame, indent, tokenText) ?? message(indent)
      return { message, value, sending: syntax.sendFrame?.(frame), asked, isAsking: asked.length > 0 }
    }),
    pings: heartbeat &&
      !isAnsweredOnce && {
        ...heartbeat,
        isAnswered: heartbeat.isAnswered ?? false,
        milliseconds: String(heartbeat.seconds * 1000).replaceAll(/\B(?=(\d{3})+$)/g, '_'),
        message: (indent: string) => syntax.message(heartbeat.frame, indent, undefined),
      },
    silence: silence === undefined ? '' : String(silence),
  }
}

/** Addresses that the environment may change; a short program has the address that its reader sees. */
function addressesOf(plan: SessionPlan, isShort: boolean): { readonly name: string; readonly value: string }[] {
  if (isShort) return shortAddress(plan).address === '' ? [{ name: 'WS_URL', value: '' }] : []
  const { token, server } = plan
  return [
    ...(token ? [{ name: 'API_URL', value: token.request.server }] : []),
    ...(addressTokenOf(plan) ? [] : [{ name: 'WS_URL', value: splitAddress(server).origin }]),
  ]
}

/** The REST call that gives a token, and where the token goes. */
function tokenViews(plan: SessionPlan, language: LanguageSyntax, { valueAt }: SessionSyntax): View {
  const { token, server } = plan
  const inAddress = addressTokenOf(plan)
  const inMessages = messageTokenOf(plan)
  const call = token && { call: language.call(token.request), value: valueAt(token.token) }
  return {
    token: token && Object.assign({}, ...requestViews(token.request, language, true).map(viewOf)),
    tokenServer: token?.request.server ?? '',
    addressToken: inAddress && {
      ...call,
      endpoint: inAddress.endpoint === undefined ? language.quote(server) : valueAt(inAddress.endpoint),
      query: tokenQuery(inAddress),
      place: inAddress.isInPath && pathPlace(inAddress),
    },
    messageToken: inMessages && call,
  }
}

function loginView(plan: LoginPlan, language: LanguageSyntax, syntax: SessionSyntax): View {
  const { signing, login } = plan
  const { lines, names } = loginLines(plan, language, syntax.encodedText)
  const members = acceptedMembers(login)
  return {
    lines,
    frame: (indent: string) => jsonOf(login.frame, names, language, sendsNumber(plan), indent),
    isRefused: members.map(syntax.differs).join(language.signing.or),
    ...signingView(signing, language),
  }
}

/** Template values of the handshake: additions to the address, and headers. */
function handshakeView(plan: SessionPlan, language: LanguageSyntax, { encodedText }: SessionSyntax): View {
  const { headers = [], credentials = [] } = plan
  const { quote, signing } = language
  const inPlace = (place: PlainCredential['in']) => credentials.filter((own) => own.in === place)
  const textOf = ({ prefix, variable }: PlainCredential) =>
    prefix === '' ? signing.variable(variable) : `${quote(prefix)} + ${signing.variable(variable)}`
  const cookies = inPlace('cookie').map(
    (own, index) => `${quote(`${index === 0 ? '' : '; '}${own.name}=`)} + ${textOf(own)}`,
  )
  const sent = [
    ...headers.map(([name, value]) => ({ name, value: quote(value) })),
    ...inPlace('header').map((own) => ({ name: own.name, value: textOf(own) })),
    ...(cookies.length > 0 ? [{ name: 'Cookie', value: cookies.join(' + ') }] : []),
  ]
  const token = addressTokenOf(plan)
  const isFollowing = plan.server.includes('?') || (token !== undefined && !token.isInPath)
  const search = inPlace('query').map(({ name, variable }, index) => {
    const start = `${index > 0 || isFollowing ? '&' : '?'}${percentEncode(name)}=`
    return ` + ${quote(start)} + ${encodedText(signing.variable(variable))}`
  })
  return { search: search.join(''), headers: sent, hasHeaders: sent.length > 0 }
}
