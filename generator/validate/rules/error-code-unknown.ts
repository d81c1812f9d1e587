import { childNode, locationOf, rootNode } from '../../load/document/spec.ts'
import { catalogueCodes, operationCodes } from './errorCatalogue.ts'
import type { Finding, RuleInput } from './rule.ts'

/** An operation lists a code that the catalogue at the root does not explain. */
export function errorCodeUnknown({ spec, objects }: RuleInput): Finding[] {
  const isWritten = childNode(rootNode(spec), 'x-errors').value !== undefined
  const catalogue = catalogueCodes(spec)
  // A catalogue that cannot be read is reported elsewhere.
  if (isWritten && !catalogue) return []
  const known = new Set(catalogue?.map(({ code }) => code))
  const [first] = catalogue ?? []
  const hint = `Add the code to x-errors ${first ? `in ${first.node.file}` : 'at the root'}, or correct it here.`
  return objects
    .filter(({ kind }) => kind === 'operation')
    .flatMap(({ node }) => operationCodes(spec, node))
    .filter(({ code }) => !known.has(code))
    .map(({ code, node }) => ({
      code: 'error-code-unknown',
      message: `The error code ${code} is not in the catalogue.`,
      hint,
      ...locationOf(spec, node),
    }))
}
