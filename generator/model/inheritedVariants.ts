import type { SchemaNode, Variant, VariantSet } from '../contract/schema.ts'
import { asText } from '../load/document/asText.ts'
import { dereference, parseReference, referenceOf, targetId } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, type SpecNode, valueAt } from '../load/document/spec.ts'
import { nameOfPlace } from './composition.ts'
import { type ModelContext, textOf } from './context.ts'

/**
 * The schemas that extend a schema by `allOf`, where the mapping of its discriminator names them and no choice lists them
 * (OpenAPI, "Discriminator Object"). A variant holds the members that its schema adds.
 */
export function readInheritedVariants(
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
