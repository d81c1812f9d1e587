import { compact } from '../../generator/contract/compact.ts'
import type { SignableRequest, Signing, TimeUnit } from '../../generator/contract/signing.ts'
import { textOf } from '../../generator/samples/signing/fillTemplate.ts'
import { mainStep, runSteps } from '../../generator/samples/signing/runSteps.ts'
import { loginRequest } from '../../generator/samples/signing/signLogin.ts'
import { isNumericTime, nonceAt, timestampAt } from '../../generator/samples/signing/timestamp.ts'
import { type AssistantAnswer, found, type Refused, refused } from './answer.ts'
import { type CanonicalAnswer, type CanonicalRequest, input, output } from './canonicalShapes.ts'
import { type ChosenScheme, chooseScheme } from './chooseScheme.ts'
import { howToSign, stepAnswer } from './describeSigning.ts'
import type { Documentation } from './documentation.ts'
import { secretSign } from './secretSigns.ts'
import { defineTool } from './tool.ts'

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
  const time = compact({ timestamp: request.timestamp ?? timestampAt(signing.timestamp, now), nonce })
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
  'iso-basic': 'a time such as 20261121T120000Z',
} as const

function isTime(timestamp: string, unit: TimeUnit): boolean {
  if (isNumericTime({ unit })) return /^\d+$/.test(timestamp)
  if (unit === 'iso-basic') return /^\d{8}T\d{6}Z$/.test(timestamp)
  return !/^\d*$/.test(timestamp) && !Number.isNaN(Date.parse(timestamp))
}

function signableOf({
  method = '',
  path = '',
  query = [],
  host,
  body,
  receiveWindow,
}: CanonicalRequest): Omit<SignableRequest, 'timestamp'> {
  const pairs = query.map(({ name, value }) => [name, value] as const)
  return compact({ method, path, query: pairs, host, body, receiveWindow })
}
