import { isRecord, type Json } from '../contract/json.ts'
import type { Parameter } from '../contract/operation.ts'
import type { PlainCredential } from '../contract/samples.ts'
import type { Signing } from '../contract/signing.ts'
import { isInBody } from './signing/sentRequest.ts'

/** The parts of a request that its security schemes fill in. */
export interface FilledByScheme {
  readonly signing?: Signing | undefined
  readonly credentials: readonly PlainCredential[]
}

/** Whether a scheme fills a parameter in, although the operation describes it too. */
export function isSetByScheme(
  { in: place, name }: Pick<Parameter, 'in' | 'name'>,
  { signing, credentials }: FilledByScheme,
): boolean {
  const sent = credentials.filter((credential) => credential.in === place).map((credential) => credential.name)
  if (place === 'header') {
    const names = [...sent, ...Object.keys({ ...signing?.headers, ...signing?.optionalHeaders })]
    return names.some((header) => header.toLowerCase() === name.toLowerCase())
  }
  return sent.includes(name) || (place === 'query' && Object.hasOwn(addedBy(signing), name))
}

/** The body of an example without the members that the scheme adds to it: none may be sent twice. */
export function withoutSchemeMembers(
  value: Json | undefined,
  method: string,
  signing: Signing | undefined,
): Json | undefined {
  if (!signing || !isInBody(signing, method) || !isRecord(value)) return value
  const added = addedBy(signing)
  return Object.fromEntries(Object.entries(value).filter(([name]) => !Object.hasOwn(added, name)))
}

function addedBy(signing: Signing | undefined): Readonly<Record<string, string>> {
  return { ...signing?.leadingParameters, ...signing?.parameters }
}
