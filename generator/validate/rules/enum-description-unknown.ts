import type { Diagnostic } from '../../contract/diagnostics.ts'
import { asText } from '../../document/asText.ts'
import { nearestName } from '../../document/nearestName.ts'
import { dereference } from '../../document/resolveRefs.ts'
import { childNode, childNodes, type LoadedSpec, locationOf, type SpecNode } from '../../document/spec.ts'
import type { RuleInput } from './rule.ts'

/** `x-enum-descriptions` describes a value that the enum does not have. Without an enum the list of values is open. */
export function enumDescriptionUnknown({ spec, objects }: RuleInput): Diagnostic[] {
  return objects.filter(({ kind }) => kind === 'schema').flatMap(({ node }) => checkSchema(spec, node))
}

function checkSchema(spec: LoadedSpec, schema: SpecNode): Diagnostic[] {
  const descriptions = dereference(spec, childNode(schema, 'x-enum-descriptions'))
  const values = enumOf(spec, schema)
  if (!descriptions || !values) return []
  return childNodes(descriptions)
    .filter(({ key }) => !values.includes(key))
    .map(({ key, node }) => {
      const near = nearestName(key, values)
      return {
        code: 'enum-description-unknown',
        severity: 'error',
        message: `"${key}" is described but is not a value of the enum.`,
        hint: near ? `Did you mean "${near}"?` : 'Add the value to the enum, or remove its description.',
        ...locationOf(spec, node),
      }
    })
}

/** The schema's own enum, else that of the schema it refers to; `null` is written `null` as a key too. */
function enumOf(spec: LoadedSpec, schema: SpecNode): string[] | undefined {
  const own = childNode(schema, 'enum').value
  const target = dereference(spec, schema)
  const values = own ?? (target && childNode(target, 'enum').value)
  return Array.isArray(values) ? values.map(asText) : undefined
}
