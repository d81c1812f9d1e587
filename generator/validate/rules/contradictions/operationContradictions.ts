import { asText } from '../../../load/document/asText.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, type SpecNode } from '../../../load/document/spec.ts'
import { bodyExamples, exampleValues, numberIn, recordsIn } from '../reading/exampleValues.ts'
import { extensionOf, type RestOperation, restOperations } from '../reading/restOperations.ts'
import type { Contradiction } from './contradiction.ts'

/** Contradictions between the examples of a request and of its reply. */
export function operationContradictions(spec: LoadedSpec): Contradiction[] {
  return restOperations(spec).flatMap((operation) => {
    const { answered } = bodyExamples(spec, operation)
    return [
      ...backwardRange(spec, operation),
      ...tooManyRows(spec, operation, answered),
      ...answersAboutOthers(spec, operation, answered),
    ]
  })
}

function backwardRange(spec: LoadedSpec, operation: RestOperation): Contradiction[] {
  const start = exampleNamed(spec, operation, 'start')
  const end = exampleNamed(spec, operation, 'end')
  const from = numberIn(start?.value)
  const to = numberIn(end?.value)
  if (!end || from === undefined || to === undefined || from <= to) return []
  return [{ node: end, message: `The range of "${operation.name}" ends before it starts.` }]
}

function tooManyRows(spec: LoadedSpec, operation: RestOperation, answered: readonly SpecNode[]): Contradiction[] {
  const limit = numberIn(exampleNamed(spec, operation, 'limit')?.value)
  if (limit === undefined) return []
  const lists = answered.flatMap((example) => listOf(example) ?? [])
  return lists
    .filter((list) => childNodes(list).length > limit)
    .map((node) => ({ node, message: `The answer has ${childNodes(node).length} rows, but ${limit} were asked for.` }))
}

/** The list of a reply: the reply itself, or the only list in its envelope. */
function listOf(example: SpecNode): SpecNode | undefined {
  if (Array.isArray(example.value)) return example
  const lists = childNodes(example).filter(({ node }) => Array.isArray(node.value))
  return lists.length === 1 ? lists[0]?.node : undefined
}

/**
 * Replies to a GET that have the field of a path parameter, but nowhere with its value. A field `id` may belong to another
 * object, and a code may be part of a longer code.
 */
function answersAboutOthers(
  spec: LoadedSpec,
  { name: operation, method, parameters }: RestOperation,
  answered: readonly SpecNode[],
): Contradiction[] {
  const asked = method === 'get' ? parameters.filter(isNamedInPath) : []
  return asked.flatMap((parameter) => {
    const name = asText(childNode(parameter, 'name').value)
    const wanted = exampleValues(spec, parameter).map(({ value }) => asText(value))
    return answered.flatMap((example) => {
      const values = recordsIn(example)
        .map((record) => childNode(record, name))
        .filter(isScalar)
      const [first] = values
      if (!first || wanted.length === 0 || values.some(({ value }) => isAbout(asText(value), wanted))) return []
      const message = `"${operation}" is asked for ${name} "${wanted[0]}" and answers with "${first.value}".`
      return [{ node: first, message }]
    })
  })
}

function isNamedInPath(parameter: SpecNode): boolean {
  return childNode(parameter, 'in').value === 'path' && childNode(parameter, 'name').value !== 'id'
}

function isAbout(value: string, wanted: readonly string[]): boolean {
  return wanted.some((asked) => value.includes(asked))
}

function isScalar({ value }: SpecNode): boolean {
  return value !== undefined && value !== null && !isRecord(value) && !Array.isArray(value)
}

/** The example of the parameter that `x-pagination` names. */
function exampleNamed(spec: LoadedSpec, operation: RestOperation, key: string): SpecNode | undefined {
  const pagination = extensionOf(spec, operation, 'x-pagination')
  const name = pagination && childNode(pagination, key).value
  const parameter = operation.parameters.find((entry) => name !== undefined && childNode(entry, 'name').value === name)
  return parameter && exampleValues(spec, parameter)[0]
}
