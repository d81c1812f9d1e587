import { z } from 'zod'
import type { Json } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import type { SecurityScheme } from '../../generator/contract/security.ts'
import type { SignableRequest, Signing, SigningStep, TimeUnit } from '../../generator/contract/signing.ts'
import { fillTemplate, textOf } from '../../generator/samples/signing/fillTemplate.ts'
import { mainStep, runSteps, type SigningRun } from '../../generator/samples/signing/runSteps.ts'
import { loginRequest } from '../../generator/samples/signing/signLogin.ts'
import { isNumericTime, nonceAt, timestampAt } from '../../generator/samples/signing/timestamp.ts'
import { type AssistantAnswer, found, type Refused, refused } from './answer.ts'
import { chooseApis, didYouMean } from './chooseApis.ts'
import type { Documentation } from './documentation.ts'
import { queryInput, textOrInteger } from './looseInputs.ts'
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
  query: queryInput.optional().describe('Parameters in the order they are sent, not encoded; a text is decoded'),
  body: z.string().max(100_000).optional().describe('The exact text of the body'),
  host: z.string().max(300).optional().describe('Host of the server, where the scheme signs it'),
  timestamp: textOrInteger(z.string().max(40)).optional().describe('In the unit of the scheme; now without it'),
  nonce: textOrInteger(z.string().max(60)).optional().describe('A new one without it'),
  receiveWindow: textOrInteger(z.string().regex(/^\d+$/).max(10)).optional(),
})

/** Where key, time and signature go: templates, for no credential is known here. */
const templates = z.record(z.string(), z.string())

const output = z.object({
  api: z.string(),
  scheme: z.string(),
  canonical: z.string(),
  parts: z.array(z.object({ placeholder: z.string().optional(), text: z.string() })),
  steps: z
    .array(z.object({ name: z.string(), does: z.string(), text: z.string(), result: z.string().optional() }))
    .describe('In their order. A text names in braces what is not known here; bytes are in hex'),
  timestamp: z.string(),
  timestampUnit: z.string(),
  nonce: z.string().optional(),
  secret: z.string().describe('How the bytes of the secret are written'),
  headers: templates,
  optionalHeaders: templates,
  leadingParameters: templates,
  parameters: templates,
  parametersIn: z.string(),
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
export async function buildCanonical(
  documentation: Documentation,
  request: CanonicalRequest,
  now: number,
): Promise<AssistantAnswer<CanonicalAnswer>> {
  const secret = credentialProblem(request)
  if (secret) return secret
  const chosen = chooseScheme(documentation, request)
  if (chosen.kind === 'refused') return chosen
  const { signing } = chosen.value
  const problem = requestProblem(request, signing)
  if (problem) return problem
  const nonce = request.nonce ?? (signing.nonce === undefined ? undefined : nonceAt(signing.nonce, now))
  const time = {
    timestamp: request.timestamp ?? timestampAt(signing.timestamp, now),
    ...(nonce === undefined ? {} : { nonce }),
  }
  const signable = request.purpose === 'login' ? loginRequest(signing, time) : { ...signableOf(request), ...time }
  return found(await canonicalAnswer(chosen.value, signable, request.purpose))
}

async function canonicalAnswer(
  { api, scheme, signing }: ChosenScheme,
  signable: SignableRequest,
  purpose: CanonicalRequest['purpose'],
): Promise<CanonicalAnswer> {
  const run = await runSteps(signing, signable)
  const parts = (run.parts[mainStep(signing)?.name ?? ''] ?? []).map(({ placeholder, text }) =>
    placeholder === undefined ? { text } : { placeholder, text },
  )
  return {
    api: api.id,
    scheme: scheme.id,
    canonical: textOf(parts),
    parts,
    steps: signing.steps.flatMap((step) => stepAnswer(step, run)),
    timestamp: signable.timestamp,
    timestampUnit: signing.timestamp.unit,
    ...(signable.nonce === undefined ? {} : { nonce: signable.nonce }),
    secret: signing.secret,
    headers: signing.headers,
    optionalHeaders: signing.optionalHeaders,
    leadingParameters: signing.leadingParameters,
    parameters: signing.parameters,
    parametersIn: signing.parametersIn,
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
function requestProblem(request: CanonicalRequest, { steps, timestamp: { unit } }: Signing): Refused | undefined {
  const { purpose, method, path, body = '', timestamp } = request
  if (purpose === 'request') {
    if (method === undefined || path === undefined) return refused('A request has a method and a path.', 'Give both.')
    if (!path.startsWith('/') || /[?#]/.test(path)) {
      return refused(`"${path}" is not a path.`, 'Give it from its first slash on; parameters go into query.')
    }
    const last = steps.at(-1)
    const rules = last?.kind === 'jwt' ? last.claims : (last?.canonical ?? [])
    if (body === '' && rules.every(({ when }) => when === 'body'))
      return refused('The scheme signs only requests with a body.', 'Give the body.')
  }
  if (timestamp === undefined || isTime(timestamp, unit)) return undefined
  return refused(`The timestamp "${timestamp}" is not what the scheme signs.`, `It takes ${unitNames[unit]}.`)
}

const unitNames = {
  ms: 'milliseconds since 1970',
  s: 'seconds since 1970',
  us: 'microseconds since 1970',
  ns: 'nanoseconds since 1970',
  iso: 'a time such as 2026-11-21T12:00:00.000Z',
  'iso-seconds': 'a time such as 2026-11-21T12:00:00Z',
  'iso-plain': 'a time such as 2026-11-21T12:00:00',
} as const

function isTime(timestamp: string, unit: TimeUnit): boolean {
  if (isNumericTime({ unit })) return /^\d+$/.test(timestamp)
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
    const { headers, leadingParameters, parameters, login } = signing
    const signsRequests = Object.keys({ ...headers, ...leadingParameters, ...parameters }).length > 0 || !login
    const isFit = purpose === 'login' ? signing.login !== undefined : signsRequests
    return isFit ? [{ api, scheme, signing }] : []
  })
}

function signableOf({
  method = '',
  path = '',
  query = [],
  host,
  body,
  receiveWindow,
}: CanonicalRequest): Omit<SignableRequest, 'timestamp'> {
  return {
    method,
    path,
    query: query.map(({ name, value }) => [name, value] as const),
    ...(host === undefined ? {} : { host }),
    ...(body === undefined ? {} : { body }),
    ...(receiveWindow === undefined ? {} : { receiveWindow }),
  }
}

/** What a step does, its text, and its result where no credential makes it. */
function stepAnswer(step: SigningStep, { parts, values }: SigningRun): CanonicalAnswer['steps'][number][] {
  const made = parts[step.name]
  if (!made) return []
  const result = Object.hasOwn(values, step.name) ? { result: fillTemplate(`{${step.name}}`, values) } : {}
  return [{ name: step.name, does: doing(step), text: textOf(made), ...result }]
}

const secretForms = {
  text: 'the UTF-8 bytes of the secret',
  base64: 'the bytes that the secret is in base64',
  hex: 'the bytes that the secret is in hex',
  pem: 'the private key in PEM',
} as const

function doing(step: SigningStep): string {
  if (step.kind === 'jwt') return `signs a JSON Web Token with ${step.algorithm}`
  const result = step.encoding === undefined ? 'bytes' : step.encoding
  const does = {
    hash: (algorithm: string) => `hashes the text with ${algorithm}`,
    hmac: (algorithm: string) => `makes the HMAC-${algorithm} of the text`,
    sign: (algorithm: string) => `signs the text with ${algorithm}`,
    encode: () => 'writes the text',
  }[step.kind]
  return `${does(step.kind === 'encode' ? '' : step.algorithm)}, as ${result}`
}

function howToSign({ secret, steps }: Signing): string {
  const done = steps.map((step, index) => `${index + 1}. ${step.name}: ${doing(step)}.`)
  const [only] = steps
  const isPlain = steps.length === 1 && only?.kind === 'hmac' && secret === 'text' && only.encoding !== 'base64url'
  const written =
    only?.kind === 'hmac' && only.encoding === 'hex' ? 'mac.hexdigest()' : 'base64.b64encode(mac.digest()).decode()'
  const digest = only?.kind === 'hmac' ? `hashlib.${only.algorithm.replace('-', '').toLowerCase()}` : ''
  const python = `In Python: mac = hmac.new(os.environ["API_SECRET"].encode(), canonical.encode(), ${digest}); signature = ${written}`
  return [
    `Sign where the secret is kept, never here, with ${secretForms[secret]}. Texts are UTF-8.`,
    ...done,
    ...(isPlain ? [python] : []),
  ].join(' ')
}
