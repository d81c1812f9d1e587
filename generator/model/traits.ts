import { childNode, childNodes, isRecord, type SpecNode } from '../load/document/spec.ts'
import type { ModelContext } from './context.ts'
import { follow } from './follow.ts'

/**
 * An operation or message of AsyncAPI with its traits: a member that the object itself lacks comes from the first
 * trait that has it. Each member keeps the place where it was written.
 */
interface WithTraits {
  readonly node: SpecNode
  member(key: string): SpecNode
  /** The member of the object itself and of every trait, where several add up. */
  members(key: string): readonly SpecNode[]
}

export function withTraits(node: SpecNode, context: ModelContext): WithTraits {
  const traits = childNodes(childNode(node, 'traits')).flatMap(({ node: entry }) => {
    const trait = follow(entry, context)
    return trait && isRecord(trait.value) ? [trait] : []
  })
  const members = (key: string) =>
    [node, ...traits].map((owner) => childNode(owner, key)).filter(({ value }) => value !== undefined)
  return { node, members, member: (key) => members(key)[0] ?? childNode(node, key) }
}
