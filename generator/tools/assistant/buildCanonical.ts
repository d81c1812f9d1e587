import { z } from 'zod'
import type { Json } from '../../contract/json.ts'
import type { Api, SecurityScheme } from '../../contract/reference.ts'
import type { SignableRequest, Signing } from '../../contract/signing.ts'
import { canonicalParts } from '../../samples/signing/canonicalString.ts'
import { loginRequest } from '../../samples/signing/signLogin.ts'
import { timestampAt } from '../../samples/signing/timestamp.ts'
import { type AssistantAnswer, found, type Refused, refused } from './answer.ts'
import { chooseApis, didYouMean } from './chooseApis.ts'
import type { Documentation } from './documentation.ts'
import { secretSign } from './secretSigns.ts'
import { apiInput, defineTool } from './tool.ts'

const input = z.strictObject({
  api: apiInput,
  scheme: z.string().optional().describe('Id of the security scheme, where an API has several'),
  purpose: z.enum(['request', 'login']).default('request').describe('login: the login frame of a WebSocket'),
  method: z
    .string()
    .regex(/^[A-Za-z]+$/)
    .optional(),
  path: z.string().max(2000).optional().describe('Path as sent, placeholders filled in, without host and query'),
  query: z
    .array(z.strictObject({ name: z.string(), value: z.string() }))
    .max(200)
    .optional()
    .describe('Parameters in the order they are sent, not encoded'),
  body: z.string().max(100_000).optional().describe('The exact text of the body'),
  timestamp: z.string().max(40).optional().describe('In the unit of the scheme; now without it'),
  receiveWindow: z.string().regex(/^\d+$/).max(10).optional(),
})

/** Where key, time and signature go: templates, for no credential is known here. */
const templates = z.record(z.string(), z.string())

const output = z.object({
  api: z.string(),
  scheme: z.string(),
  canonical: z.string(),
  parts: z.array(z.object({ placeholder: z.string().optional(), text: z.string() })),
  timestamp: z.string(),
  timestampUnit: z.string(),
  algorithm: z.string(),
  encoding: z.string(),
  headers: templates,
  optionalHeaders: templates,
  parameters: templates,
  frame: z.json().optional().describe('Frame of a login, with placeholders'),
  howToSign: z.string(),
})

type CanonicalRequest = z.output<typeof input>
type CanonicalAnswer = Omit<z.output<typeof output>, 'frame'> & { readonly frame?: Json }

export const buildCanonicalTool = defineTool({
  name: 'build_canonical_string',
  title: 'Build the text to be signed',
  description:
    'Builds the canonical string that the signature of a request is made over, and says how to sign it. Takes no key, secret or passphrase and makes no signature: never send one.',
  input,
  output,
  answer: (documentation, request) => buildCanonical(documentation, request, Date.now()),
})

/**
 * The text that a request's signature is made over. It takes no credential and makes no signature: a request that seems to
 * carry one is refused. `now` is in milliseconds since 1970, for a request that names no time.
 */
export function buildCanonical(
  documentation: Documentation,
  request: CanonicalRequest,
  now: number,
): AssistantAnswer<CanonicalAnswer> {
  const secret = credentialProblem(request)
  if (secret) return secret
  const chosen = chooseScheme(documentation, request)
  if (chosen.kind === 'refused') return chosen
  const { signing } = chosen.value
  const problem = requestProblem(request, signing)
  if (problem) return problem
  const timestamp = request.timestamp ?? timestampAt(signing.timestamp, now)
  const signable = request.purpose === 'login' ? loginRequest(signing, timestamp) : signableOf(request, timestamp)
  return found(canonicalAnswer(chosen.value, signable, request.purpose))
}

function canonicalAnswer(
  { api, scheme, signing }: ChosenScheme,
  signable: SignableRequest,
  purpose: CanonicalRequest['purpose'],
): CanonicalAnswer {
  const parts = canonicalParts(signing, signable)
  return {
    api: api.id,
    scheme: scheme.id,
    canonical: parts.map(({ text }) => text).join(''),
    parts,
    timestamp: signable.timestamp,
    timestampUnit: signing.timestamp.unit,
    algorithm: signing.algorithm,
    encoding: signing.encoding,
    headers: signing.headers,
    optionalHeaders: signing.optionalHeaders,
    parameters: signing.parameters,
    ...(purpose === 'login' && signing.login ? { frame: signing.login.frame } : {}),
    howToSign: howToSign(signing),
  }
}

function credentialProblem({ query = [], body }: CanonicalRequest): Refused | undefined {
  const sign = secretSign(
    query.map(({ name, value }) => [name, value] as const),
    body,
  )
  if (sign === undefined) return undefined
  return refused(
    `Refused: ${sign}. Nothing was kept.`,
    'Put a placeholder such as <secret> in its place: the canonical string needs no credential.',
  )
}

/** The reason why a scheme cannot sign a request. */
function requestProblem(request: CanonicalRequest, { canonical, timestamp: { unit } }: Signing): Refused | undefined {
  const { purpose, method, path, body = '', timestamp } = request
  if (purpose === 'request') {
    if (method === undefined || path === undefined) return refused('A request has a method and a path.', 'Give both.')
    if (!path.startsWith('/') || /[?#]/.test(path)) {
      return refused(`"${path}" is not a path.`, 'Give it from its first slash on; parameters go into query.')
    }
    if (body === '' && canonical.every(({ when }) => when === 'body'))
      return refused('The scheme signs only requests with a body.', 'Give the body.')
  }
  if (timestamp === undefined || isTime(timestamp, unit)) return undefined
  return refused(`The timestamp "${timestamp}" is not what the scheme signs.`, `It takes ${unitNames[unit]}.`)
}

const unitNames = {
  ms: 'milliseconds since 1970',
  s: 'seconds since 1970',
  iso: 'a time such as 2026-11-21T12:00:00.000Z',
} as const

function isTime(timestamp: string, unit: keyof typeof unitNames): boolean {
  if (unit !== 'iso') return /^\d+$/.test(timestamp)
  return !/^\d*$/.test(timestamp) && !Number.isNaN(Date.parse(timestamp))
}

interface ChosenScheme {
  readonly api: Api
  readonly scheme: SecurityScheme
  readonly signing: Signing
}

/** The scheme that is meant: the only one for the purpose, or one of several that sign alike. */
function chooseScheme(
  documentation: Documentation,
  { api, scheme: wanted, purpose, method, path }: CanonicalRequest,
): AssistantAnswer<ChosenScheme> {
  const apis = chooseApis(documentation, api)
  if (apis.kind === 'refused') return apis
  const serving = purpose === 'request' ? apis.value.filter((own) => hasRequest(own, method, path)) : []
  const all = (serving.length === 1 ? serving : apis.value).flatMap((own) => schemesFor(own, purpose))
  if (all.length === 0) return refused(`No scheme here signs a ${purpose}.`, 'Read the page on authentication.')
  const names = [...new Set(all.map(({ scheme }) => scheme.id))]
  const matching = all.filter(({ scheme }) => wanted === undefined || scheme.id === wanted)
  const [first] = matching
  if (!first) {
    const hint = didYouMean(wanted ?? '', names) ?? `Use one of: ${names.join(', ')}.`
    return refused(`No scheme "${wanted}" signs a ${purpose}.`, hint)
  }
  if (new Set(matching.map(({ signing }) => JSON.stringify(signing))).size === 1) return found(first)
  const choices = matching.map((choice) => `api "${choice.api.id}", scheme "${choice.scheme.id}"`)
  return refused('There are several ways to sign it.', `Say which is meant: ${[...new Set(choices)].join('; ')}.`)
}

/** Whether an API has an operation for this method and path. */
function hasRequest({ operations }: Api, method = '', path = ''): boolean {
  return operations.some((operation) => {
    if (operation.kind !== 'operation' || operation.method.toLowerCase() !== method.toLowerCase()) return false
    const bases = operation.servers.map(({ url }) => /^(?:\w+:)?\/\/[^/]*(\/.*?)\/?$/.exec(url)?.[1] ?? '')
    return ['', ...bases].some((base) => isFilledIn(base + operation.path, path))
  })
}

function isFilledIn(template: string, path: string): boolean {
  const [parts, segments] = [template.split('/'), path.split('/')]
  return (
    parts.length === segments.length &&
    parts.every((part, index) => part === segments[index] || (part.includes('{') && segments[index] !== ''))
  )
}

/** A scheme that sends nothing with a request is there for the login of a WebSocket connection alone. */
function schemesFor(api: Api, purpose: CanonicalRequest['purpose']): ChosenScheme[] {
  return api.securitySchemes.flatMap((scheme) => {
    const { signing } = scheme
    if (!signing) return []
    const signsRequests = Object.keys({ ...signing.headers, ...signing.parameters }).length > 0 || !signing.login
    const isFit = purpose === 'login' ? signing.login !== undefined : signsRequests
    return isFit ? [{ api, scheme, signing }] : []
  })
}

function signableOf(
  { method = '', path = '', query = [], body, receiveWindow }: CanonicalRequest,
  timestamp: string,
): SignableRequest {
  return {
    method,
    path,
    query: query.map(({ name, value }) => [name, value] as const),
    timestamp,
    ...(body === undefined ? {} : { body }),
    ...(receiveWindow === undefined ? {} : { receiveWindow }),
  }
}

function howToSign({ encoding }: Signing): string {
  const last = encoding === 'hex' ? 'mac.hexdigest()' : 'base64.b64encode(mac.digest()).decode()'
  return [
    'Sign where the secret is kept, never here: HMAC-SHA256 over the UTF-8 bytes of the canonical string, keyed with the',
    `API secret, written as ${encoding}. In Python:`,
    `mac = hmac.new(os.environ["API_SECRET"].encode(), canonical.encode(), hashlib.sha256); signature = ${last}`,
  ].join(' ')
}
