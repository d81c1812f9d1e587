import {
  dereference,
  findTarget,
  isRemote,
  parseReference,
  referenceOf,
  specReferences,
} from '../../load/document/resolveRefs.ts'
import { type LoadedSpec, locationOf, type SpecNode } from '../../load/document/spec.ts'
import type { Finding, RuleInput } from './rule.ts'

/** A `$ref` that leads back to itself through nothing but other `$ref`s: it never arrives at a value. */
export function referenceCircular({ spec }: Pick<RuleInput, 'spec'>): Finding[] {
  const isBroken = createBrokenCheck(spec)
  return specReferences(spec)
    .filter(({ node }) => dereference(spec, node) === undefined && !isBroken(node))
    .map(({ reference, node }) => ({
      code: 'reference-circular',
      message: `"${reference}" leads back to itself.`,
      hint: 'Let one of the references in the circle lead to a value.',
      ...locationOf(spec, { file: node.file, pointer: [...node.pointer, '$ref'] }),
    }))
}

/** Whether a step of a chain is missing: the reading of files reports that. Each step is read once. */
function createBrokenCheck(spec: LoadedSpec): (start: SpecNode) => boolean {
  const known = new Map<unknown, boolean>()
  return (start) => {
    const passed: unknown[] = []
    let node: SpecNode | undefined = start
    while (node && !known.has(node.value)) {
      const reference = referenceOf(node.value)
      passed.push(node.value)
      known.set(node.value, false)
      if (reference === undefined) break
      node = isRemote(reference) ? undefined : findTarget(spec, parseReference(reference, node.file))
    }
    const isBroken = node ? known.get(node.value) === true : true
    for (const value of passed) known.set(value, isBroken)
    return isBroken
  }
}
