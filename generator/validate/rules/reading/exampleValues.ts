import { dereference } from '../../../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, type SpecNode } from '../../../load/document/spec.ts'
import type { RestOperation } from './restOperations.ts'

/** The values given as examples of a parameter, a media type or a message, in their order. */
export function exampleValues(spec: LoadedSpec, holder: SpecNode): SpecNode[] {
  const named = childNodes(childNode(holder, 'examples')).flatMap(({ node }) => {
    const example = dereference(spec, node)
    return example && isRecord(example.value)
      ? ['value', 'dataValue', 'payload'].map((key) => childNode(example, key))
      : []
  })
  return [childNode(holder, 'example'), ...named].filter(({ value }) => value !== undefined)
}

/** Examples of the request bodies of an operation, and of its successful replies. */
export function bodyExamples(spec: LoadedSpec, { node }: RestOperation): { taken: SpecNode[]; answered: SpecNode[] } {
  const successes = childNodes(childNode(node, 'responses')).filter(({ key }) => key.startsWith('2'))
  const examplesOf = (body: SpecNode): SpecNode[] =>
    childNodes(childNode(dereference(spec, body) ?? body, 'content')).flatMap((content) =>
      exampleValues(spec, dereference(spec, content.node) ?? content.node),
    )
  return {
    taken: examplesOf(childNode(node, 'requestBody')),
    answered: successes.flatMap((response) => examplesOf(response.node)),
  }
}

/** Records inside an example, itself first; a very large example is read only so far. */
export function recordsIn(example: SpecNode): SpecNode[] {
  const queue = [example]
  for (const node of queue) {
    if (typeof node.value !== 'object' || node.value === null) continue
    const keys = Object.keys(node.value).slice(0, mostNodes - queue.length)
    queue.push(...keys.map((key) => childNode(node, Array.isArray(node.value) ? Number(key) : key)))
  }
  return queue.filter(({ value }) => isRecord(value))
}

const mostNodes = 2000

/** A number, also one written as text; `undefined` for everything else. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value !== 'number' && !(typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value))) return undefined
  return Number(value)
}
