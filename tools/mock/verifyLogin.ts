import { isRecord, type Json } from '../../generator/contract/json.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { Signing } from '../../generator/contract/signing.ts'
import { matchTemplate } from './matchTemplate.ts'
import { receivedParts } from './receivedParts.ts'
import { noteValue, type SentValues, type Verification, type Verifier } from './sentValues.ts'
import { verifyValues } from './verifySignature.ts'

/** Whether a frame is a login: it has the fixed members of the scheme's frame. */
export function isLogin({ login }: Signing, frame: Json): boolean {
  return login !== undefined && hasFixedMembers(login.frame, frame)
}

/** Checks a login frame like the request that the scheme signs for it. */
export function verifyLogin(signing: Signing, frame: Json, verifier: Verifier): Verification {
  const { login } = signing
  if (!login) return { reasons: ['The scheme has no login.'] }
  const values: SentValues = new Map()
  const faults = readFrame(login.frame, frame, '', values)
  const received = receivedParts(signing, {
    ...{ method: login.method, path: login.path, headers: {}, body: '' },
    query: signedQuery(signing, values, verifier),
  })
  return verifyValues({ signing, received: { ...received, hasOwnQuery: false }, values, faults }, verifier)
}

/** The parameters that a request of the scheme would send: they are signed with a login too. */
function signedQuery({ leadingParameters, parameters }: Signing, values: SentValues, { key }: Verifier): string {
  const pairs = [...Object.entries(leadingParameters), ...Object.entries(parameters)].flatMap(([name, template]) => {
    const pieces = template.split(/\{(\w+)\}/)
    const filled = pieces.map((piece, index) => {
      if (index % 2 === 0) return piece
      return piece === 'key' ? key : values.get(piece)?.value
    })
    return filled.includes(undefined) ? [] : [[name, filled.join('')]]
  })
  return pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
}

/** Reads the values at the placeholders of the template, and reports missing and different members. */
function readFrame(template: Json, frame: Json | undefined, place: string, values: SentValues): string[] {
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
  return Object.entries(found).flatMap(([name, value]) =>
    noteValue(values, name, { value, where: `member ${place.slice(1).replaceAll('/', '.')}` }),
  )
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
