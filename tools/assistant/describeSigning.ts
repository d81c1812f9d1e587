import type { Signing } from '../../generator/contract/signing.ts'
import type { SigningStep } from '../../generator/contract/signingStep.ts'
import { fillTemplate, textOf } from '../../generator/samples/signing/fillTemplate.ts'
import type { SigningRun } from '../../generator/samples/signing/runSteps.ts'
import type { CanonicalAnswer } from './canonicalShapes.ts'

/** Action and text of a step, and its result where it needs no credential. */
export function stepAnswer(step: SigningStep, { parts, values }: SigningRun): CanonicalAnswer['steps'][number][] {
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
  const key = step.kind === 'hmac' && step.key !== undefined ? ` with the key ${JSON.stringify(step.key)}` : ''
  const does = {
    hash: (algorithm: string) => `hashes the text with ${algorithm}`,
    hmac: (algorithm: string) => `makes the HMAC-${algorithm} of the text${key}`,
    sign: (algorithm: string) => `signs the text with ${algorithm}`,
    encode: () => 'writes the text',
  }[step.kind]
  return `${does(step.kind === 'encode' ? '' : step.algorithm)}, as ${result}`
}

/** Instructions to sign the text where the secret is kept. */
export function howToSign({ secret, steps }: Signing): string {
  const done = steps.map((step, index) => `${index + 1}. ${step.name}: ${doing(step)}.`)
  const [only] = steps
  const isPlain =
    steps.length === 1 &&
    only?.kind === 'hmac' &&
    only.key === undefined &&
    secret === 'text' &&
    only.encoding !== 'base64url'
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
