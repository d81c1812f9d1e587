import type { SchemaNode, Variant, VariantSet } from '../contract/schema.ts'
import { dereference, referenceOf, targetId } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { nameOfPlace, realMembers } from './composition.ts'
import { compact, type ModelContext, textOf } from './context.ts'
import {
  type DiscriminatorValues,
  discriminatorOf,
  discriminatorValues,
  onlyValueOf,
  targetOf,
} from './discriminator.ts'
import { readInheritedVariants } from './inheritedVariants.ts'
import { resolveSchema } from './view/schema.ts'

type Read = (node: SpecNode) => SchemaNode

interface VariantSets {
  readonly variantSets: readonly VariantSet[]
  readonly allowsNull: boolean
}

/** The schemas to choose from, and whether `null` is one of them. */
export function readVariantSets(node: SpecNode, read: Read, context: ModelContext): VariantSets {
  const modes = (['oneOf', 'anyOf'] as const).filter((mode) => valueAt(node, mode) !== undefined)
  const sets = modes
    .map((mode) => ({ mode, members: realMembers(node, mode) }))
    .filter(({ members }) => members.length > 1)
  const inherited = readInheritedVariants(node, read, context)
  return {
    variantSets: [
      ...sets.map(({ mode, members }) => readVariantSet(node, mode, members, read, context)),
      ...(inherited ? [inherited] : []),
    ],
    allowsNull: modes.some((mode) => childNodes(childNode(node, mode)).length > realMembers(node, mode).length),
  }
}

function readVariantSet(
  node: SpecNode,
  mode: VariantSet['mode'],
  members: readonly SpecNode[],
  read: Read,
  context: ModelContext,
): VariantSet {
  const discriminator = discriminatorOf(node, members, context)
  const property = textOf(valueAt(discriminator, 'propertyName'))
  const values = property === undefined ? undefined : discriminatorValues(discriminator, members)
  const fallback = textOf(valueAt(discriminator, 'defaultMapping'))
  const isDefault = (member: SpecNode) => {
    const target = fallback === undefined ? undefined : targetOf(member)
    return target && [nameOfPlace(target), referenceOf(member.value)].includes(fallback) ? true : undefined
  }
  return compact<VariantSet>({
    mode,
    discriminator: property,
    variants: members.map((member, index) => {
      const only = property === undefined ? undefined : onlyValueOf(property, member, context)
      const variant = readVariant(member, index, { mapped: values, only, read }, context)
      return compact<Variant>({ ...variant, isDefault: isDefault(member) })
    }),
  })
}

function readVariant(
  member: SpecNode,
  index: number,
  {
    mapped,
    only,
    read,
  }: { readonly mapped: DiscriminatorValues | undefined; readonly only: string | undefined; readonly read: Read },
  context: ModelContext,
): Variant {
  const schema = read(member)
  const target = targetOf(member)
  const name = target && nameOfPlace(target)
  const written = isRecord(member.value)
    ? (member.value.title ?? valueAt(dereference(context.spec, member) ?? member, 'title'))
    : undefined
  const title = context.translator.prose(written) ?? resolveSchema(schema, context.schemas).title
  return compact<Variant>({
    name: title ?? context.translator.name(name ?? nameOfForm(schema) ?? `#${index + 1}`),
    schema,
    discriminatorValue: (target && mapped?.get(targetId(target))) ?? only ?? (mapped && target ? name : undefined),
  })
}

/** The name of a variant without a title: its types, or the names that it requires. */
function nameOfForm({ types, requiredNames = [] }: SchemaNode): string | undefined {
  return types.join(' | ') || requiredNames.join(', ') || undefined
}
