import { asText } from '../load/document/asText.ts'
import {
  dereference,
  isRemote,
  parseReference,
  type ReferenceTarget,
  referenceOf,
  targetId,
} from '../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type SpecNode } from '../load/document/spec.ts'
import { nameOfPlace } from './composition.ts'
import type { ModelContext } from './context.ts'

/** The only value that a variant allows for a property: without a mapping, it is better than the name of the schema. */
export function onlyValueOf(property: string, member: SpecNode, context: ModelContext): string | undefined {
  const { spec } = context
  const target = dereference(spec, member)
  if (!target) return undefined
  const parts = [target, ...childNodes(childNode(target, 'allOf')).map(({ node }) => dereference(spec, node) ?? node)]
  for (const part of parts) {
    const own = dereference(spec, childNode(childNode(part, 'properties'), property))
    const { const: constant, enum: values } = isRecord(own?.value) ? own.value : {}
    const only = constant ?? (Array.isArray(values) && values.length === 1 ? values[0] : undefined)
    if (only !== undefined) return asText(only)
  }
  return undefined
}

/** The discriminator of a choice, or of the one schema that all its members extend by `allOf`. Its value is absent without either. */
export function discriminatorOf(choice: SpecNode, members: readonly SpecNode[], { spec }: ModelContext): SpecNode {
  const own = childNode(choice, 'discriminator')
  if (own.value !== undefined) return own
  const [first = new Map(), ...others] = members.map((member) => basesOf(member, spec))
  for (const [place, base] of first)
    if (others.every((bases) => bases.has(place))) {
      const shared = childNode(base, 'discriminator')
      if (shared.value !== undefined) return shared
    }
  return own
}

/** The schemas that a schema extends, by their places. */
function basesOf(member: SpecNode, spec: ModelContext['spec']): ReadonlyMap<string, SpecNode> {
  const parts = childNodes(childNode(dereference(spec, member) ?? member, 'allOf'))
  return new Map(
    parts.flatMap(({ node }): [string, SpecNode][] => {
      const target = targetOf(node)
      const base = target && dereference(spec, node)
      return base ? [[targetId(target), base]] : []
    }),
  )
}

/** The values of a discriminator by the place of the schema they select. */
export type DiscriminatorValues = ReadonlyMap<string, string>

/** A mapping's targets are references, or names of the schemas among the members (OpenAPI 3.1, section 4.8.25). */
export function discriminatorValues(discriminator: SpecNode, members: readonly SpecNode[]): DiscriminatorValues {
  const targets = members.flatMap((member) => targetOf(member) ?? [])
  return new Map(
    childNodes(childNode(discriminator, 'mapping')).map(({ key, node }) => {
      const written = asText(node.value)
      const named = targets.find((target) => nameOfPlace(target) === written)
      return [targetId(named ?? parseReference(written, node.file)), key]
    }),
  )
}

/** Target of a choice's member within the spec. */
export function targetOf(member: SpecNode): ReferenceTarget | undefined {
  const reference = referenceOf(member.value)
  return reference === undefined || isRemote(reference) ? undefined : parseReference(reference, member.file)
}
