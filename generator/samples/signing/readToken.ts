import { isRecord, type Json, parseJson } from '../../contract/json.ts'
import { fromBase64 } from './cryptography.ts'

/** A part of a JSON Web Token: its JSON text, and its members. */
interface TokenPart {
  readonly text: string
  readonly members: { readonly [name: string]: Json }
}

/** Header and claims of a JSON Web Token (RFC 7519); its signature is not read. `undefined` for any other text. */
export function readToken(token: string): { readonly header: TokenPart; readonly claims: TokenPart } | undefined {
  const [header, claims] = token.trim().split('.').map(readPart)
  return header && claims ? { header, claims } : undefined
}

function readPart(part: string): TokenPart | undefined {
  const bytes = fromBase64(part.replaceAll('-', '+').replaceAll('_', '/'))
  const text = bytes && new TextDecoder().decode(bytes)
  const members = text === undefined ? undefined : parseJson(text)
  return text !== undefined && isRecord(members) ? { text, members } : undefined
}
