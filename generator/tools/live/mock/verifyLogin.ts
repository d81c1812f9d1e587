import { isRecord, type Json } from '../../../contract/json.ts'
import { ownValue } from '../../../contract/ownValue.ts'
import type { Credentials, Signing } from '../../../contract/signing.ts'
import { matchTemplate } from './matchTemplate.ts'
import { type Verification, verifyValues } from './verifySignature.ts'

/** Whether a frame is a login: it has the fixed members of the scheme's frame. */
export function isLogin({ login }: Signing, frame: Json): boolean {
  return login !== undefined && hasFixedMembers(login.frame, frame)
}

/** Checks a login frame like the request that the scheme signs for it. */
export function verifyLogin(
  signing: Signing,
  frame: Json,
  credentials: Credentials & { readonly now: number },
): Verification {
  const { login } = signing
  if (!login) return { reasons: ['The scheme has no login.'] }
  const values: Record<string, string> = {}
  const reasons = readFrame(login.frame, frame, '', values)
  const request = { method: login.method, path: login.path, query: '', headers: {}, body: '' }
  const verification = verifyValues({ signing, request, values }, credentials)
  return { ...verification, reasons: [...reasons, ...verification.reasons] }
}

/** Reads the values at the placeholders of the template, and reports missing and different members. */
function readFrame(template: Json, frame: Json | undefined, place: string, values: Record<string, string>): string[] {
  if (isRecord(template) || Array.isArray(template)) {
    const members: { readonly [name: string]: Json | undefined } =
      isRecord(frame) || Array.isArray(frame) ? Object.fromEntries(Object.entries(frame)) : {}
    return Object.entries(template).flatMap(([name, part]) =>
      readFrame(part as Json, ownValue(members, name), `${place}/${name}`, values),
    )
  }
  // Members that are the same in each login are often optional, such as the name of the algorithm.
  const isConstant = typeof template !== 'string' || !/\{\w+\}/.test(template)
  if (frame === undefined && isConstant) return []
  if (frame === undefined || frame === null) return [`The frame has nothing at ${place}.`]
  const [wanted, text] = [String(template), typeof frame === 'object' ? JSON.stringify(frame) : String(frame)]
  const found = wanted.toLowerCase() === text.toLowerCase() ? {} : matchTemplate(wanted, text)
  if (!found) return [`The frame has "${text}" at ${place}, not "${wanted}".`]
  Object.assign(values, found)
  return []
}

function hasFixedMembers(template: Json, frame: Json | undefined): boolean {
  if (Array.isArray(template))
    return Array.isArray(frame) && template.every((part: Json, index) => isFixedPart(part, frame[index]))
  if (!isRecord(template)) return isFixedPart(template, frame)
  return isRecord(frame) && Object.entries(template).every(([name, part]) => isFixedPart(part, ownValue(frame, name)))
}

/** The object with the login's parameters may be wrong in any way; the members around it identify a login. */
function isFixedPart(template: Json, frame: Json | undefined): boolean {
  if (typeof template === 'string') return template.includes('{') || template === frame
  if (isRecord(template) && /"[^"]*\{\w+\}/.test(JSON.stringify(template))) return true
  return typeof template === 'object' && template !== null ? hasFixedMembers(template, frame) : template === frame
}
