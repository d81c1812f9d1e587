import type { Json } from '../../generator/contract/json.ts'
import { valueAtPointer } from '../../generator/contract/jsonPointer.ts'
import type { Signing } from '../../generator/contract/signing.ts'
import { type AnswerContext, refusalOf, timedFrame } from './answerFrames.ts'
import { usingNonce } from './authorize.ts'
import type { UsedNonces } from './checkNonce.ts'
import type { ConnectionTokens } from './connectionTokens.ts'
import { expectedOf, secretOf } from './demoCredentials.ts'
import { type Keys, type MockKey, nearestKey } from './keys.ts'
import type { SocketExchange } from './socketExchanges.ts'
import { isLogin, verifyLogin } from './verifyLogin.ts'

export interface LoginContext extends AnswerContext {
  readonly tokens: ConnectionTokens
  readonly keys: Keys
  readonly nonces: UsedNonces
  /** The time of a client that set its clock by the mock at the start (default: the mock's time). */
  readonly pace?: () => number
}

/** The scheme by which a connection logs in. */
export function loginOf({ server }: Pick<LoginContext, 'server'>): Signing | undefined {
  return server.api.securitySchemes.find(({ signing }) => signing?.login)?.signing
}

/** The key that a login is right for, and its reply. */
export function answerLogin(
  signing: Signing,
  frame: Json,
  context: LoginContext,
): { readonly key: MockKey | undefined; readonly reply: Json } {
  const { server, keys, nonces, now, pace = now } = context
  const exchange = server.exchanges.find(({ message }) => message.examples.some(({ value }) => isLogin(signing, value)))
  const { key, verification } = nearestKey(keys, (own) => {
    const verifier = { ...own, now: now(), pace: pace(), nonces }
    return usingNonce(verifyLogin(signing, frame, { ...verifier, secret: secretOf(signing, own.secret) }), verifier)
  })
  const { reasons } = verification
  const isRight = reasons.length === 0
  const accepted = exchange?.accepted[0] ?? { value: signing.login?.accepted ?? {} }
  const reply = isRight
    ? timedFrame(accepted, context)
    : refusalOf(
        exchange,
        frame,
        { kind: 'signature', member: '', reasons, more: expectedOf(verification, key) },
        context,
      )
  return { key: isRight ? key : undefined, reply }
}

/** The key that the token of a frame was given to, or why it is not taken; `undefined` for a message that carries no token. */
export function checkToken(
  { message }: SocketExchange,
  frame: Json,
  { server, tokens }: LoginContext,
): { readonly key?: MockKey; readonly reason?: string } | undefined {
  const { token } = server.server
  if (!token || !('member' in token)) return undefined
  if (message.examples.every(({ value }) => valueAtPointer(value, token.member) === undefined)) return undefined
  const text = valueAtPointer(frame, token.member)
  if (typeof text !== 'string')
    return { reason: `The frame has no token at ${token.member}: ${token.operation} gives one.` }
  const given = tokens.serverOf(text)
  if (given?.api === server.api) return { key: given.key }
  return { reason: `The token "${text}" was not handed out: ${token.operation} gives one.` }
}
