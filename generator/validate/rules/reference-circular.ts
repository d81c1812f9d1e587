import type { Diagnostic } from '../../contract/diagnostics.ts'
import {
  collectReferences,
  dereference,
  findTarget,
  isRemote,
  parseReference,
  referenceOf,
} from '../../document/resolveRefs.ts'
import { type LoadedSpec, locationOf, type SpecNode } from '../../document/spec.ts'
import type { RuleInput } from './rule.ts'

/** A `$ref` that leads back to itself through nothing but other `$ref`s: it never arrives at a value. */
export function referenceCircular({ spec }: Pick<RuleInput, 'spec'>): Diagnostic[] {
  return [...spec.files.values()]
    .flatMap(({ path, value }) => collectReferences({ value, file: path, pointer: [] }))
    .filter(({ node }) => dereference(spec, node) === undefined && !isBroken(spec, node))
    .map(({ reference, node }) => ({
      code: 'reference-circular',
      severity: 'error',
      message: `"${reference}" leads back to itself.`,
      hint: 'Let one of the references in the circle lead to a value.',
      ...locationOf(spec, { file: node.file, pointer: [...node.pointer, '$ref'] }),
    }))
}

/** Whether some step of the way is missing, which is reported where the files are read. */
function isBroken(spec: LoadedSpec, start: SpecNode): boolean {
  const seen = new Set<unknown>()
  let node: SpecNode | undefined = start
  while (node && !seen.has(node.value)) {
    seen.add(node.value)
    const reference = referenceOf(node.value)
    if (reference === undefined) return false
    node = isRemote(reference) ? undefined : findTarget(spec, parseReference(reference, node.file))
  }
  return node === undefined
}
