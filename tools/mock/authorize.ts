import { credentialIn } from '../../generator/contract/demoCredentials.ts'
import type { Operation } from '../../generator/contract/operation.ts'
import { ownValue } from '../../generator/contract/ownValue.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SecurityScheme } from '../../generator/contract/security.ts'
import type { Signing } from '../../generator/contract/signing.ts'
import type { UsedNonces } from './checkNonce.ts'
import type { ArrivalTime } from './checkTimestamp.ts'
import { type MockCredentials, secretOf } from './demoCredentials.ts'
import { queryPairs } from './queryPairs.ts'
import type { ReceivedRequest, Verification } from './sentValues.ts'
import { verifySignature } from './verifySignature.ts'

/** Whose credentials count, the time, and the nonces that came already. */
export type MockVerifier = MockCredentials & ArrivalTime & { readonly nonces: UsedNonces }

/** The variables that samples of an API read besides its signature's. */
export function variablesOf({ securitySchemes }: Pick<Api, 'securitySchemes'>): string[] {
  return securitySchemes.flatMap(({ type, signing, httpScheme = 'bearer', variable = 'API_KEY' }) => {
    const further = ['passphrase', 'account'].filter((name) => JSON.stringify(signing)?.includes(`{${name}}`))
    if (signing) return ['API_KEY', 'API_SECRET', ...further.map((name) => `API_${name.toUpperCase()}`)]
    if (type === 'apiKey') return [variable]
    if (type !== 'http' && type !== 'oauth2' && type !== 'openIdConnect') return []
    return [httpScheme.toLowerCase() === 'basic' ? 'API_CREDENTIALS' : 'API_TOKEN']
  })
}

/** Checks a request against each way to be authorised. Without a match it gives the reasons of the nearest one. */
export function authorize(
  operation: Pick<Operation, 'security' | 'signingValues' | 'parameters'>,
  { securitySchemes }: Pick<Api, 'securitySchemes'>,
  request: ReceivedRequest,
  credentials: MockVerifier,
): Verification {
  const attempts = operation.security.map((requirement) => {
    const schemes = requirement.flatMap(({ scheme }) => securitySchemes.find(({ id }) => id === scheme) ?? [])
    const checked = schemes.map((scheme) => checkScheme(scheme, operation, request, credentials))
    const explained = checked.find(({ canonical, nonce }) => canonical !== undefined || nonce !== undefined) ?? {}
    const { kind } = checked.find(({ reasons }) => reasons.length > 0) ?? {}
    return { ...explained, ...(kind ? { kind } : {}), reasons: checked.flatMap(({ reasons }) => reasons) }
  })
  const [first = { reasons: [] }] = attempts.sort((a, b) => a.reasons.length - b.reasons.length)
  return usingNonce(first, credentials)
}

/** A nonce counts as used once everything else is right. */
export function usingNonce(verification: Verification, { key, nonces }: MockVerifier): Verification {
  const { nonce, reasons } = verification
  if (nonce === undefined || reasons.length > 0) return verification
  return { ...verification, reasons: nonces.use(key, nonce) }
}

function checkScheme(
  scheme: SecurityScheme,
  operation: Pick<Operation, 'signingValues' | 'parameters'>,
  request: ReceivedRequest,
  credentials: MockVerifier,
): Verification {
  if (scheme.signing) {
    const secret = secretOf(scheme.signing, credentials.secret)
    const signing = withPlace(scheme.signing, operation)
    return verifySignature(withOwnValues(signing, operation.signingValues), request, { ...credentials, secret })
  }
  const wanted = expectedCredential(scheme, credentials)
  if (!wanted) return { reasons: [] }
  const sent = credentialSent(wanted, request)
  if (sent === undefined) return { kind: 'credentials', reasons: [`The ${wanted.in} ${wanted.name} is missing.`] }
  return {
    kind: 'key',
    reasons: sent === wanted.value ? [] : [`The ${wanted.in} ${wanted.name} does not hold the credentials.`],
  }
}

/** The scheme with its parameters in the query where the operation describes one of them there. */
function withPlace(signing: Signing, { parameters }: Pick<Operation, 'parameters'>): Signing {
  const names = Object.keys({ ...signing.leadingParameters, ...signing.parameters })
  const isInQuery = parameters.some(({ in: place, name }) => place === 'query' && names.includes(name))
  return isInQuery ? { ...signing, parametersIn: 'query' } : signing
}

/** The scheme with the values that an operation has in place of their names. */
function withOwnValues(signing: Signing, values: Readonly<Record<string, string>> = {}): Signing {
  return JSON.parse(JSON.stringify(signing), (_, value: unknown) =>
    typeof value === 'string'
      ? value.replaceAll(/\{(\w+)\}/g, (whole, name: string) => ownValue(values, name) ?? whole)
      : value,
  )
}

interface ExpectedCredential {
  readonly in: string
  readonly name: string
  readonly value: string
}

/** The credential of a scheme without a signature; a token equals the key. Undefined for schemes that the mock does not check. */
function expectedCredential(
  { type, in: place, name, httpScheme = 'bearer', variable = 'API_KEY' }: SecurityScheme,
  credentials: MockCredentials,
): ExpectedCredential | undefined {
  if (type === 'apiKey' && name !== undefined && place !== undefined)
    return { in: place, name, value: credentialIn(variable, credentials) }
  if (type !== 'http' && type !== 'oauth2' && type !== 'openIdConnect') return undefined
  const isBasic = httpScheme.toLowerCase() === 'basic'
  const value = isBasic
    ? `Basic ${credentialIn('API_CREDENTIALS', credentials)}`
    : `Bearer ${credentialIn('API_TOKEN', credentials)}`
  return { in: 'header', name: 'Authorization', value }
}

function credentialSent(
  { in: place, name }: ExpectedCredential,
  { headers, query }: ReceivedRequest,
): string | undefined {
  if (place === 'query') return new Map(queryPairs(query)).get(name)
  if (place === 'cookie') return new Map(queryPairs((headers['cookie'] ?? '').split(/;\s*/).join('&'))).get(name)
  const text = ownValue(headers, name.toLowerCase())
  // The name of a scheme is not case-sensitive (RFC 9110, section 11.1).
  return text?.replace(/^(basic|bearer) /i, (word) => (word.toLowerCase() === 'basic ' ? 'Basic ' : 'Bearer '))
}

/** Parameters that authenticate, in the query or the body. */
export function authenticationParameters(
  { security }: Pick<Operation, 'security'>,
  { securitySchemes }: Pick<Api, 'securitySchemes'>,
): string[] {
  const ids = new Set(security.flatMap((requirement) => requirement.map(({ scheme }) => scheme)))
  return securitySchemes
    .filter(({ id }) => ids.has(id))
    .flatMap(({ signing, in: place, name }) => [
      ...Object.keys({ ...signing?.leadingParameters, ...signing?.parameters }),
      ...(place === 'query' && name !== undefined ? [name] : []),
    ])
}
