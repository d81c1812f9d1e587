import type { Signing } from '../../contract/signing.ts'
import type { SigningStep } from '../../contract/signingStep.ts'

/** A text of a step, and the requests it is for. */
interface SigningCase {
  /** `body`, `query`, a method, `always`, or `otherwise` behind others. */
  readonly when: string
  /** The text that is signed, line feeds as `\n`; the claims of a token one by one. */
  readonly lines: readonly string[]
}

export interface SigningStepOutline {
  readonly name: string
  /** Values of the sentence about the step. */
  readonly does: {
    readonly kind: SigningStep['kind']
    readonly algorithm: string
    readonly secret: string
    /** Template of the key where the secret itself is not the key. */
    readonly key: string
    /** How the result is written. */
    readonly written: string
  }
  readonly cases: readonly SigningCase[]
}

/** Steps of a signing scheme, meaning of its names, and values to send, for texts of any form. */
interface SigningOutline {
  readonly steps: readonly SigningStepOutline[]
  /** Names in the texts that need an explanation, with their unit or form. */
  readonly names: readonly { readonly name: string; readonly form: string; readonly member?: string }[]
  readonly sent: readonly {
    /** The name of a login is the request it is signed as, its value is the frame. */
    readonly place: 'header' | 'query' | 'body' | 'login'
    readonly name: string
    readonly value: string
  }[]
}

/** The outline of a scheme. */
export function signingOutline(signing: Signing): SigningOutline {
  const { secret, headers, leadingParameters, parameters, parametersIn, login } = signing
  const place = parametersIn === 'body' ? ('body' as const) : ('query' as const)
  const added = Object.entries({ ...leadingParameters, ...parameters })
  const steps = signing.steps.map((step) => stepOutline(step, secret))
  const used = JSON.stringify([steps, headers, added, login?.frame])
  return {
    steps,
    names: namesToExplain(signing).filter(({ name }) => used.includes(`{${name}}`)),
    sent: [
      ...Object.entries(headers).map(([name, value]) => ({ place: 'header' as const, name, value })),
      ...added.map(([name, value]) => ({ place, name, value })),
      ...(login
        ? [{ place: 'login' as const, name: `${login.method} ${login.path}`, value: JSON.stringify(login.frame) }]
        : []),
    ],
  }
}

function stepOutline(step: SigningStep, secret: string): SigningStepOutline {
  if (step.kind === 'jwt') {
    const cases = step.claims.map(({ when, claims }, index) => ({
      when: when ?? (index === 0 ? 'always' : 'otherwise'),
      lines: Object.entries({ ...claims }).map(([name, value]) => `${name}: ${shown(value)}`),
    }))
    return {
      name: step.name,
      does: { kind: 'jwt', algorithm: step.algorithm, secret, key: '', written: 'token' },
      cases,
    }
  }
  const algorithm = step.kind === 'encode' ? '' : step.algorithm
  const key = step.kind === 'hmac' ? step.key : undefined
  return {
    name: step.name,
    does: {
      kind: step.kind,
      algorithm,
      secret: key === undefined ? secret : 'key',
      key: key ?? '',
      written: step.encoding ?? 'bytes',
    },
    cases: step.canonical.map(({ when, template }, index) => ({
      when: when ?? (index === 0 ? 'always' : 'otherwise'),
      lines: [shown(template)],
    })),
  }
}

function shown(template: string): string {
  return template.replaceAll('\n', '\\n')
}

function namesToExplain({ timestamp, nonce = 'ms', members = {} }: Signing): SigningOutline['names'] {
  const plain = ['host', 'query', 'queryString', 'sortedQuery', 'rawQuery', 'bodyQuery', 'sortedBodyQuery']
  return [
    // A message selects by a word without a hyphen.
    { name: 'timestamp', form: timestamp.unit.replace('-s', 'S').replace('-p', 'P').replace('-b', 'B') },
    { name: 'day', form: '' },
    { name: 'nonce', form: nonce },
    ...plain.map((name) => ({ name, form: '' })),
    ...Object.entries(members).map(([name, member]) => ({ name, form: 'member', member })),
  ]
}
