import type { Diagnostic } from '../contract/diagnostics.ts'
import type { Operation } from '../contract/operation.ts'
import type { Api } from '../contract/reference.ts'
import type { SecurityScheme } from '../contract/security.ts'
import { signingPlaceholders } from '../contract/signing.ts'
import { checkVector } from '../samples/signing/checkVector.ts'
import { signingOf } from '../samples/signing/signingOf.ts'
import { placeholdersOf } from '../samples/signingNeeds.ts'

/** Proves the vectors of every `x-signing`, and finds operations without a value that a template names. */
export async function checkSigning(apis: readonly Api[]): Promise<Diagnostic[]> {
  const found = await Promise.all(
    apis.flatMap((api) =>
      api.securitySchemes.flatMap((scheme) => [checkVectors(scheme), missingValues(scheme, api.operations)]),
    ),
  )
  return found.flat()
}

async function checkVectors({ signing, signingVectors = [] }: SecurityScheme): Promise<Diagnostic[]> {
  if (!signing) return []
  const checked = signingVectors.map(async (vector): Promise<Diagnostic[]> => {
    const problem = await checkVector(signing, vector)
    const name = vector.name === undefined ? '' : `${vector.name}: `
    if (!problem) return []
    const { message, hint } = problem
    return [{ code: 'signing-vector-wrong', severity: 'error', message: name + message, hint, ...vector.source }]
  })
  return (await Promise.all(checked)).flat()
}

/** Names in the steps that only some operations have a value for. `signing-name-unknown` reports names without any value. */
function missingValues({ id, signing }: SecurityScheme, operations: readonly Operation[]): Diagnostic[] {
  if (!signing) return []
  const known = new Set<string>([
    ...signingPlaceholders,
    ...Object.keys(signing.members ?? {}),
    ...signing.steps.map(({ name }) => name),
  ])
  const given = new Set(operations.flatMap(({ signingValues }) => Object.keys(signingValues ?? {})))
  return operations
    .filter(({ security }) => security.some((requirement) => requirement.some(({ scheme }) => scheme === id)))
    .flatMap((operation) => {
      const names = [...placeholdersOf(signingOf(signing, operation))]
      return names
        .filter((name) => !known.has(name) && given.has(name))
        .map(
          (name): Diagnostic => ({
            code: 'signing-value-missing',
            severity: 'error',
            message: `The signature of this operation names {${name}}, which it has no value for.`,
            hint: `Add it: \`x-signing-values: { ${name}: … }\`.`,
            ...operation.source,
          }),
        )
    })
}
