import { dereference, findTarget, parseReference, referenceOf } from '../../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type LoadedSpec, type SpecNode } from '../../load/document/spec.ts'
import type { AnyDirection } from '../document/specObjects.ts'

interface AccessContext {
  readonly spec: LoadedSpec
  readonly direction: AnyDirection
}

/**
 * Properties of a schema, and of its parts in `allOf`, to which `required` does not apply in this direction: `readOnly`
 * properties in a request, `writeOnly` properties in a response, both where the direction is not known.
 */
export function namesNotRequired(schema: SpecNode, context: AccessContext): ReadonlySet<string> {
  const names = new Set<string>()
  const seen = new Set<unknown>()
  const queue = [schema]
  for (const node of queue) {
    if (!isRecord(node.value) || seen.has(node.value)) continue
    seen.add(node.value)
    for (const { key, node: property } of childNodes(childNode(node, 'properties'))) {
      if (isExempt(property, context)) names.add(key)
    }
    queue.push(...childNodes(childNode(node, 'allOf')).map((branch) => branch.node), ...targetOf(context.spec, node))
  }
  return names
}

/** Whether a property need not be sent in the direction; a flag counts on the property and on the schema that it refers to. */
function isExempt(property: SpecNode, { spec, direction }: AccessContext): boolean {
  const values = [property, dereference(spec, property)].map((node) => node?.value).filter(isRecord)
  return values.some(
    ({ readOnly, writeOnly }) =>
      (readOnly === true && direction !== 'response') || (writeOnly === true && direction !== 'request'),
  )
}

function targetOf(spec: LoadedSpec, node: SpecNode): SpecNode[] {
  const reference = referenceOf(node.value)
  const target = reference === undefined ? undefined : findTarget(spec, parseReference(reference, node.file))
  return target ? [target] : []
}
