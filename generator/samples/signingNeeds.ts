import type { Pair, RequestPlan } from '../contract/samples.ts'
import type { Signing } from '../contract/signing.ts'
import type { SigningStep } from '../contract/signingStep.ts'
import { namesIn } from './signing/fillTemplate.ts'
import { signingOf } from './signing/signingOf.ts'

/** The placeholders in the templates of a scheme. */
export function placeholdersOf({ steps, headers, leadingParameters, parameters }: Signing): ReadonlySet<string> {
  const templates = [
    ...steps.flatMap((step) => [...stepTemplates(step), keyOf(step) ?? '']),
    ...Object.values({ ...headers, ...leadingParameters, ...parameters }),
  ]
  return new Set(templates.flatMap(namesIn))
}

/** The templates of a step for all requests. */
export function stepTemplates(step: SigningStep): string[] {
  if (step.kind !== 'jwt') return step.canonical.map(({ template }) => template)
  return [...Object.values(step.header), ...step.claims.flatMap(({ claims }) => Object.values(claims))]
}

/** The template of a step's key, where the key is not the secret. */
export function keyOf(step: SigningStep): string | undefined {
  return step.kind === 'hmac' ? step.key : undefined
}

type TemplatePiece = { readonly text: string } | { readonly name: string }

/** A template as a list of literal texts and names of placeholders. */
export function piecesOf(template: string): TemplatePiece[] {
  return template.split(/(\{\w+\})/).flatMap((piece): TemplatePiece[] => {
    const [, name] = /^\{(\w+)\}$/.exec(piece) ?? []
    if (name !== undefined) return [{ name }]
    return piece === '' ? [] : [{ text: piece }]
  })
}

/** The pieces of a template whose names have a value here; a name that an object always has, `constructor`, is one like any other. */
export function knownPieces(template: string, names: Readonly<Record<string, unknown>>): TemplatePiece[] {
  const pieces: TemplatePiece[] = []
  for (const piece of piecesOf(template)) {
    const last = pieces.at(-1)
    if ('name' in piece) pieces.push(...(Object.hasOwn(names, piece.name) ? [piece] : []))
    else if (last && 'text' in last) pieces[pieces.length - 1] = { text: last.text + piece.text }
    else pieces.push(piece)
  }
  return pieces
}

/**
 * The scheme as samples use it: they set no receive window, so that the server's own holds. It is signed, and no parameter
 * carries it.
 */
export function withoutWindow(signing: Signing): Signing {
  const { receiveWindow, leadingParameters, parameters } = signing
  const others = (templates: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(templates).filter(([, template]) => !template.includes('{receiveWindow}')))
  const sent = { ...signing, leadingParameters: others(leadingParameters), parameters: others(parameters) }
  const window = receiveWindow?.default
  return window === undefined ? sent : signingOf(sent, { signingValues: { receiveWindow: String(window) } })
}

interface SchemeParameters {
  /** Before the request's own. */
  readonly leading: Pair[]
  /** After them. */
  readonly signed: Pair[]
  /** With results of steps, such as the signature, behind all others. */
  readonly after: Pair[]
}

/** Parameters that the scheme adds to a request. */
export function schemeParameters({ leadingParameters, parameters, steps }: Signing): SchemeParameters {
  const carriesResult = ([, template]: Pair) =>
    namesIn(template).some((name) => steps.some((step) => step.name === name))
  const entries = Object.entries(parameters)
  return {
    leading: Object.entries(leadingParameters),
    signed: entries.filter((pair) => !carriesResult(pair)),
    after: entries.filter(carriesResult),
  }
}

/** Environment variables that a program of this request reads, in the order a reader sets them. */
export function variablesOf({ signing, credentials }: Pick<RequestPlan, 'signing' | 'credentials'>): string[] {
  if (!signing) return [...new Set(credentials.map(({ variable }) => variable))]
  return ['API_KEY', 'API_SECRET', ...furtherVariables(placeholdersOf(signing))]
}

/** Variables of credentials that only some schemes have. */
export function furtherVariables(names: ReadonlySet<string>): string[] {
  return [...(names.has('passphrase') ? ['API_PASSPHRASE'] : []), ...(names.has('account') ? ['API_ACCOUNT'] : [])]
}

/** Whether the time of signing is sent or signed anywhere. */
export function usesTime(signing: Signing): boolean {
  const names = placeholdersOf(signing)
  return signing.timestamp.parameter !== undefined || names.has('timestamp') || names.has('day')
}

/** Whether the scheme sends parameters. */
export function schemeAdds(signing: Signing): boolean {
  return Object.values(schemeParameters(withoutWindow(signing))).flat().length > 0
}

/** Whether the body of a program's request may get members of the scheme. */
export function addsToBody({ signing, body }: RequestPlan): boolean {
  return signing?.parametersIn === 'body' && body?.file === undefined && body?.parts === undefined
}

/** The rules of a step: the first whose condition holds is taken. */
export function rulesOf(step: SigningStep): readonly { readonly when?: string }[] {
  return step.kind === 'jwt' ? step.claims : step.canonical
}

/** Whether a step signs with a private key. */
export function signsWithKey({ steps }: Signing): boolean {
  return steps.some((step) => step.kind === 'sign' || (step.kind === 'jwt' && step.algorithm.startsWith('E')))
}
