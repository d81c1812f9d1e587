import type { SchemaNode, Variant, VariantSet } from '../contract/schema.ts'
import { asText } from '../load/document/asText.ts'
import { dereference, parseReference, referenceOf, targetId } from '../load/document/resolveRefs.ts'
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

/**
 * The schemas that extend a schema by `allOf`, where the mapping of its discriminator names them and no choice lists them
 * (OpenAPI, "Discriminator Object"). A variant holds the members that its schema adds.
 */
function readInheritedVariants(
  node: SpecNode,
  read: (node: SpecNode) => SchemaNode,
  context: ModelContext,
): VariantSet | undefined {
  const discriminator = childNode(node, 'discriminator')
  const property = textOf(valueAt(discriminator, 'propertyName'))
  if (property === undefined || ['oneOf', 'anyOf'].some((mode) => valueAt(node, mode) !== undefined)) return undefined
  const variants = childNodes(childNode(discriminator, 'mapping')).flatMap(({ key, node: mapped }): Variant[] => {
    const target = dereference(context.spec, { ...mapped, value: { $ref: addressOf(asText(mapped.value)) } })
    if (!target || !isRecord(target.value)) return []
    const added = withoutBase(target, node)
    if (!added) return []
    const title = context.translator.prose(target.value.title) ?? context.translator.name(nameOfPlace(target))
    return [{ name: title, schema: read(added), discriminatorValue: key }]
  })
  return variants.length > 1 ? { mode: 'oneOf', isInherited: true, discriminator: property, variants } : undefined
}

/** A mapping holds references, or names of schemas. */
function addressOf(written: string): string {
  return /[#/.]/.test(written) ? written : `#/components/schemas/${written}`
}

/** The schema with nothing in place of its base; `undefined` for a schema that has another base. */
function withoutBase(target: SpecNode, base: SpecNode): SpecNode | undefined {
  const place = targetId(base)
  const isBase = ({ value, file }: SpecNode) => {
    const reference = referenceOf(value)
    return reference !== undefined && targetId(parseReference(reference, file)) === place
  }
  const members = childNodes(childNode(target, 'allOf')).map(({ node }) => node)
  if (!isRecord(target.value) || !members.some(isBase)) return undefined
  const allOf = members.map((member) => (isBase(member) ? {} : member.value))
  return { ...target, value: { ...target.value, allOf } }
}
