/** A text that has a finding and the same text repaired: for the documentation of the checks, and tested. */
export interface DiagnosticExample {
  readonly part: ExamplePart
  readonly bad: string
  readonly good: string
}

/**
 * Kind of the texts: keys of one operation, entries of `components.schemas`, keys at the root of an OpenAPI or AsyncAPI document,
 * or a whole file of a project.
 */
export type ExamplePart =
  | { readonly kind: 'operation' | 'schemas' | 'openapi' | 'asyncapi' }
  | { readonly kind: 'file'; readonly file: string; readonly others?: Readonly<Record<string, string>> }

const write =
  (kind: 'operation' | 'schemas' | 'openapi' | 'asyncapi') =>
  (bad: string, good: string): DiagnosticExample => ({ part: { kind }, bad, good })

export const inOperation = write('operation')
export const inSchemas = write('schemas')
export const inOpenapi = write('openapi')
export const inAsyncapi = write('asyncapi')

/** Two texts of one file; `others` are files that the project has besides. */
export function inFile(file: string, others?: Readonly<Record<string, string>>) {
  return (bad: string, good: string): DiagnosticExample => ({
    part: { kind: 'file', file, ...(others && { others }) },
    bad,
    good,
  })
}
