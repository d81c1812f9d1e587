import type { Pair, RequestPlan } from '../contract/samples.ts'
import type { Signing, SigningStep } from '../contract/signing.ts'

/** The placeholders in the templates of a scheme. */
export function placeholdersOf({ steps, headers, leadingParameters, parameters }: Signing): ReadonlySet<string> {
  const templates = [
    ...steps.flatMap(stepTemplates),
    ...Object.values({ ...headers, ...leadingParameters, ...parameters }),
  ]
  return new Set(templates.flatMap((template) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)))
}

/** The templates of a step, whatever the request. */
export function stepTemplates(step: SigningStep): string[] {
  if (step.kind !== 'jwt') return step.canonical.map(({ template }) => template)
  return [...Object.values(step.header), ...step.claims.flatMap(({ claims }) => Object.values(claims))]
}

export type TemplatePiece = { readonly text: string } | { readonly name: string }

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
  return piecesOf(template).filter((piece) => 'text' in piece || Object.hasOwn(names, piece.name))
}

/** Query parameters that the scheme adds: signed parameters, and parameters with the signature. */
export function schemeParameters({ parameters }: Signing): { readonly signed: Pair[]; readonly after: Pair[] } {
  // Samples set no receive window: the server's own holds.
  const entries = Object.entries(parameters).filter(([, template]) => !template.includes('{receiveWindow}'))
  const carriesSignature = ([, template]: Pair) => template.includes('{signature}')
  return { signed: entries.filter((pair) => !carriesSignature(pair)), after: entries.filter(carriesSignature) }
}

/** Environment variables that a program of this request reads, in the order a reader sets them. */
export function variablesOf({ signing, credentials }: Pick<RequestPlan, 'signing' | 'credentials'>): string[] {
  if (!signing) return [...new Set(credentials.map(({ variable }) => variable))]
  const names = placeholdersOf(signing)
  return ['API_KEY', 'API_SECRET', ...(names.has('passphrase') ? ['API_PASSPHRASE'] : [])]
}

/** Whether the time of signing is sent or signed anywhere. */
export function usesTime(signing: Signing): boolean {
  return signing.timestamp.parameter !== undefined || placeholdersOf(signing).has('timestamp')
}
