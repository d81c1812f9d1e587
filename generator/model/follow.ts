import type { Cut } from '../load/document/boundedWalk.ts'
import { dereference, referenceOf } from '../load/document/resolveRefs.ts'
import { childNodes, locationOf, type SpecNode } from '../load/document/spec.ts'
import type { ModelContext } from './context.ts'

/** The target of a node. A target that is repeated too often is omitted and reported. */
export function follow(node: SpecNode, context: ModelContext): SpecNode | undefined {
  const target = dereference(context.spec, node)
  if (!target || referenceOf(node.value) === undefined || context.walk.mayRepeat(target)) return target
  reportCut('too-large', node, context)
  return undefined
}

/** The members of a list or map, which may be a reference itself, each where it leads. */
export function membersOf(node: SpecNode, context: ModelContext): { readonly key: string; readonly node: SpecNode }[] {
  return childNodes(follow(node, context) ?? node).flatMap(({ key, node: entry }) => {
    const target = follow(entry, context)
    return target ? [{ key, node: target }] : []
  })
}

/** Reports an omitted part. One source location stands for all parts that are omitted for the same reason. */
export function reportCut(why: Cut, node: SpecNode, context: ModelContext): void {
  // Finding the source location of thousands of parts takes long.
  const key = why === 'circular' ? `${node.file} ${node.pointer.join('/')}` : why
  if (context.cuts.has(key)) return
  context.cuts.add(key)
  const place = locationOf(context.spec, node)
  const what = `"${referenceOf(node.value) ?? String(node.pointer.at(-1) ?? '')}"`
  context.diagnostics.push(
    why === 'circular'
      ? {
          code: 'circular-object',
          severity: 'warning',
          message: `${what} leads back to its own parent; pages do not repeat it.`,
          hint: 'Change the reference or remove it.',
          ...place,
        }
      : {
          code: 'input-too-large',
          severity: 'error',
          message: `From ${what} on, repeated references are left out: expanded, they are too large.`,
          hint: 'Move long repeated parts into schemas, which are not repeated.',
          ...place,
        },
  )
}
