import { asText } from '../../load/document/asText.ts'
import { nearestName } from '../../load/document/nearestName.ts'
import { dereference } from '../../load/document/resolveRefs.ts'
import { childNode, childNodes, type LoadedSpec, locationOf, type SpecNode } from '../../load/document/spec.ts'
import type { Finding, RuleInput } from './rule.ts'

/** `x-enum-descriptions` describes a value that the enum does not have. Without an enum the list of values is open. */
export function enumDescriptionUnknown({ spec, objects }: RuleInput): Finding[] {
  const choicesOf = createChoices()
  return objects.filter(({ kind }) => kind === 'schema').flatMap(({ node }) => checkSchema(spec, node, choicesOf))
}

function checkSchema(spec: LoadedSpec, schema: SpecNode, choicesOf: ChoicesOf): Finding[] {
  const descriptions = dereference(spec, childNode(schema, 'x-enum-descriptions'))
  const choices = descriptions && choicesOf(enumOf(spec, schema))
  if (!choices || Array.isArray(descriptions.value)) return []
  return childNodes(descriptions)
    .filter(({ key }) => !choices.known.has(key))
    .map(({ key, node }) => {
      const near = nearestName(key, choices.names)
      return {
        code: 'enum-description-unknown',
        message: `"${key}" is described but is not a value of the enum.`,
        hint: near ? `Did you mean "${near}"?` : 'Add the value to the enum, or remove its description.',
        ...locationOf(spec, node),
      }
    })
}

/** The schema's own enum, else the enum of the schema it refers to. */
function enumOf(spec: LoadedSpec, schema: SpecNode): unknown {
  const own = childNode(schema, 'enum').value
  const target = dereference(spec, schema)
  return own ?? (target && childNode(target, 'enum').value)
}

interface Choices {
  readonly names: readonly string[]
  readonly known: ReadonlySet<string>
}

type ChoicesOf = (values: unknown) => Choices | undefined

/** Reads each enum once for all schemas that refer to it; `null` is the key `null`. */
function createChoices(): ChoicesOf {
  const read = new Map<unknown, Choices>()
  return (values) => {
    if (!Array.isArray(values)) return undefined
    const earlier = read.get(values)
    if (earlier) return earlier
    const names = values.map(asText)
    const choices = { names, known: new Set(names) }
    read.set(values, choices)
    return choices
  }
}
