import type { Json } from '../contract/json.ts'
import type { LanguageSyntax, Member, Names } from '../contract/sampleLanguage.ts'
import type { SessionPlan } from '../contract/samples.ts'
import type { Signing, SigningLogin } from '../contract/signing.ts'
import { encodedNames, loginSigning } from './loginSigning.ts'
import { resultNames } from './program/plannedSteps.ts'
import { localOf } from './program/signingExpressions.ts'
import { stepLines } from './program/stepLines.ts'
import { timeLines } from './program/timeLines.ts'
import { isNumericTime } from './signing/timestamp.ts'

/** A session that logs in, for the languages that write how. */
export interface LoginPlan {
  readonly signing: Signing
  readonly login: SigningLogin
}

export function loginPlanOf({ login: signing }: SessionPlan): LoginPlan | undefined {
  const own = signing && loginSigning(signing)
  return own?.login && { signing: own, login: own.login }
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

/** Members of the answer to a successful login: one for each value that is no object. */
export function acceptedMembers({ accepted }: SigningLogin): Member[] {
  return accepted === undefined ? [] : membersOf(accepted, [])
}

function membersOf(value: Json, path: readonly string[]): Member[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return [{ path, value }]
  return Object.entries(value).flatMap(([name, item]) => membersOf(item, [...path, name]))
}
