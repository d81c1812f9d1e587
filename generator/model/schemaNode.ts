import type { Diagnostic, SourceLocation } from '../contract/diagnostics.ts'
import type { Property, SchemaId, SchemaNode, Variant, VariantSet } from '../contract/schema.ts'
import { asText } from '../load/document/asText.ts'
import { extentOf } from '../load/document/extentOf.ts'
import { dereference, referenceOf, targetId } from '../load/document/resolveRefs.ts'
import { childNode, childNodes, isRecord, locationOf, type SpecNode, valueAt } from '../load/document/spec.ts'
import { isLink, isPureReference, nameOfPlace, partsOf, realMembers } from './composition.ts'
import { certaintyOf, compact, jsonOf, type ModelContext, textOf } from './context.ts'
import { type DiscriminatorValues, discriminatorValues, onlyValueOf, targetOf } from './discriminator.ts'
import { constantsOf, enumOf, readEnum, readKnownValues, typeOfConstant } from './enumValues.ts'
import { readExternalDocs } from './externalDocs.ts'
import { follow, reportCut } from './follow.ts'
import { mergeSchemas } from './mergeSchemas.ts'
import { readConstraints, readRequiredNames, readSchemaExamples, readTypes } from './plainFacets.ts'
import { readFacts } from './readFacts.ts'
import { readDependencies, readSubschemas, readXml } from './subschemas.ts'
import { resolveSchema } from './view/schema.ts'

/**
 * One JSON Schema (OpenAPI 3.0 dialect or 2020-12) as a node of the model. A reference to an object becomes a link to a
 * named schema, so that a schema that contains itself stays finite; a reference to a scalar is written out.
 */
export function readSchema(node: SpecNode, context: ModelContext): SchemaNode {
  const schema = read(node, context)
  for (const id of context.pending.keys()) readPending(id, context)
  return schema
}

/** The id of a schema that gets an entry of its own, whether it has parts or not. */
export function readNamedSchema(node: SpecNode, context: ModelContext): SchemaId {
  const schema = readNamed(node, context)
  for (const id of context.pending.keys()) readPending(id, context)
  return schema
}

function read(node: SpecNode, context: ModelContext): SchemaNode {
  if (!isRecord(node.value)) return node.value === false ? { types: [], not: { types: [] } } : { types: [] }
  if (isPureReference(node)) return readTarget(node, context)
  const mustWait = !isLink(node) && needsOpenSchema(node, context)
  return mustWait ? { ref: readNamed(node, context), types: [] } : readOwn(node, context)
}

function readTarget(reference: SpecNode, context: ModelContext): SchemaNode {
  const named = dereference(context.spec, reference)
  if (named && isNamed(named)) return { ref: readNamed(named, context), types: [] }
  const target = follow(reference, context)
  return target ? read(target, context) : { types: [] }
}

/** How deep named schemas are read within each other; deeper ones wait until those are done. */
const deepestChain = 40

/** How many schemas are read within each other, each made of the next. */
const deepestComposition = 200

/** Most levels of a schema after all its parts are written out. */
const mostLevels = 1000

/** The id of a schema that is referred to. It is read once: at once, unless it has to wait for a schema being read. */
function readNamed(target: SpecNode, context: ModelContext): SchemaId {
  const place = targetId({ file: target.file, pointer: target.pointer })
  const known = context.schemaIds.get(place)
  if (known !== undefined) return known
  const id = freeId(nameOfPlace(target), context)
  context.schemaIds.set(place, id)
  context.schemas[id] = { types: [] }
  context.pending.set(id, target)
  if (context.open.size < deepestChain && !needsOpenSchema(target, context)) readPending(id, context)
  return id
}

function readPending(id: SchemaId, context: ModelContext): void {
  const target = context.pending.get(id)
  if (!target) return
  context.pending.delete(id)
  context.open.add(id)
  context.schemas[id] = { ...expand(readOwn(target, context), target, context), name: nameOfPlace(target) }
  context.open.delete(id)
}

function freeId(name: string, { schemas }: ModelContext): SchemaId {
  let id = name
  for (let number = 2; id in schemas; number += 1) id = `${name}-${number}`
  return id
}

const applicators = [
  ...['properties', 'patternProperties', 'additionalProperties', 'items', 'prefixItems', 'allOf', 'oneOf', 'anyOf'],
  ...['not', 'if', 'then', 'else', 'contains', 'propertyNames', 'dependentSchemas', 'contentSchema'],
  ...['unevaluatedProperties', 'unevaluatedItems', 'dependencies'],
]

/** Whether a schema gets an entry of its own when it is referred to: it has parts. */
export function isNamed({ value }: SpecNode): boolean {
  if (!isRecord(value)) return false
  return applicators.some((keyword) => typeof value[keyword] === 'object')
}

/** A schema with more parts always waits, because searching all parts for each of them takes long. */
const mostParts = 300

/**
 * Whether a schema is composed of a schema that is being read at the moment: a field of `Node` may be a `Node` and more.
 * Such a schema becomes a named schema, which is read later.
 */
function needsOpenSchema(node: SpecNode, context: ModelContext): boolean {
  if (context.open.size === 0) return false
  const seen = new Set([node.value])
  const queue = [node]
  for (const composed of queue) {
    if (queue.length > mostParts) return true
    for (const part of partsOf(composed)) {
      const target = isPureReference(part) ? dereference(context.spec, part) : part
      if (!target) continue
      const id = context.schemaIds.get(targetId({ file: target.file, pointer: target.pointer }))
      if (id !== undefined && context.open.has(id)) return true
      if (!seen.has(target.value)) queue.push(target)
      seen.add(target.value)
    }
  }
  return false
}

/** The schema with its references resolved. A schema that is still being read would contain itself, so it is left out. */
function expand(schema: SchemaNode, place: SpecNode, context: ModelContext): SchemaNode {
  if (schema.ref !== undefined && context.open.has(schema.ref)) {
    context.diagnostics.push(circularComposition(schema.ref, locationOf(context.spec, place)))
    return { types: [] }
  }
  if (schema.ref !== undefined && !canWriteOut(schema.ref, context)) {
    reportCut('too-large', place, context)
    return { types: [] }
  }
  const { name, ...whole } = resolveSchema(schema, context.schemas)
  return whole
}

/** Whether a composed schema stays small. Schemas that contain one another at every level double in size with each. */
function canWriteOut(id: SchemaId, context: ModelContext): boolean {
  if (context.pending.has(id) && context.open.size >= deepestComposition) return false
  readPending(id, context)
  const whole = { value: context.schemas[id] }
  return extentOf(whole.value).depth <= mostLevels && context.walk.mayRepeat(whole)
}

function circularComposition(id: SchemaId, place: SourceLocation): Diagnostic {
  return {
    code: 'circular-composition',
    severity: 'error',
    message: `"${id}" contains itself through allOf.`,
    hint: 'Move the recursive part into a property: a schema cannot be a part of itself.',
    ...place,
  }
}

/** Reads the target of a reference before its siblings, and members of `allOf` after them: the order of the texts. */
function readOwn(node: SpecNode, context: ModelContext): SchemaNode {
  const referenced = referenceOf(node.value) === undefined ? undefined : readParts(node, context)
  const own = readFacets(node, node.value as Readonly<Record<string, unknown>>, context)
  const parts = referenced ?? readParts(node, context)
  const [first] = parts
  if (!first) return own
  if (isLink(node) && first.schema.ref !== undefined) return { ...first.schema, ...own }
  const whole = parts.map(({ part, schema }) => expand(schema, part, context))
  return mergeSchemas([...whole, own])
}

function readParts(node: SpecNode, context: ModelContext): { part: SpecNode; schema: SchemaNode }[] {
  return partsOf(node).map((part) => ({ part, schema: read(part, context) }))
}

function readFacets(node: SpecNode, value: Readonly<Record<string, unknown>>, context: ModelContext): SchemaNode {
  const { prose } = context.translator
  const constants = constantsOf(value)
  const { types, nullable } = readTypes(
    constants ? { type: [...new Set(constants.map(typeOfConstant))], ...value } : value,
  )
  const { variantSets, allowsNull } = constants
    ? { variantSets: [], allowsNull: constants.some((constant) => constant.const === null) }
    : readVariantSets(node, context)
  return compact<SchemaNode>({
    title: prose(value.title),
    description: prose(value.description),
    types,
    nullable: nullable || allowsNull ? true : undefined,
    format: textOf(value.format),
    unit: textOf(value['x-unit']),
    serverTime: value['x-server-time'] === true ? true : undefined,
    unique: value['x-unique'] === true ? true : undefined,
    constraints: readConstraints(value),
    enum: constants ? enumOf(constants, context) : readEnum(value, context),
    knownValues: readKnownValues(value, context),
    const: value.const === undefined ? undefined : jsonOf(value.const),
    default: value.default === undefined ? undefined : jsonOf(value.default),
    examples: readSchemaExamples(value),
    deprecated: value.deprecated === true ? true : undefined,
    readOnly: value.readOnly === true ? true : undefined,
    writeOnly: value.writeOnly === true ? true : undefined,
    facts: readFacts('schema', node, context),
    certainty: certaintyOf(value['x-certainty']),
    page: textOf(value['x-page']),
    properties: readProperties(node, value, context),
    requiredNames: readRequiredNames(value),
    patternProperties: readPatternProperties(node, context),
    additionalProperties: readAdditional(node, value, context),
    items: readItems(node, value, context),
    positions: readPositions(node, value, context),
    variants: variantSets.length > 0 ? variantSets : undefined,
    not: isRecord(value.not) ? read(childNode(node, 'not'), context) : undefined,
    subschemas: readSubschemas(node, (schema) => read(schema, context)),
    dependencies: readDependencies(node),
    contentMediaType: textOf(value.contentMediaType),
    contentEncoding: textOf(value.contentEncoding),
    xml: readXml(childNode(node, 'xml')),
    externalDocs: readExternalDocs(childNode(node, 'externalDocs'), context),
  })
}

function readProperties(
  node: SpecNode,
  value: Readonly<Record<string, unknown>>,
  context: ModelContext,
): Property[] | undefined {
  if (!isRecord(value.properties)) return undefined
  const required = new Set(Array.isArray(value.required) ? value.required.map(asText) : [])
  return childNodes(childNode(node, 'properties')).map(({ key, node: property }) => ({
    name: key,
    required: required.has(key),
    schema: read(property, context),
  }))
}

function readPatternProperties(node: SpecNode, context: ModelContext): SchemaNode['patternProperties'] {
  const patterns = childNodes(childNode(node, 'patternProperties'))
  if (patterns.length === 0) return undefined
  return patterns.map(({ key, node: schema }) => ({ pattern: key, schema: read(schema, context) }))
}

function readAdditional(
  node: SpecNode,
  { additionalProperties }: Readonly<Record<string, unknown>>,
  context: ModelContext,
): SchemaNode['additionalProperties'] {
  if (additionalProperties === false) return false
  return isRecord(additionalProperties) ? read(childNode(node, 'additionalProperties'), context) : undefined
}

/** The schema of all items, or of those after a tuple as draft-07 writes it. */
function readItems(
  node: SpecNode,
  { items }: Readonly<Record<string, unknown>>,
  context: ModelContext,
): SchemaNode | undefined {
  const keyword = Array.isArray(items) ? 'additionalItems' : 'items'
  return isRecord(valueAt(node, keyword)) ? read(childNode(node, keyword), context) : undefined
}

/** The schemas of a positional array, `items` in draft-07. Their titles are names of places, the same in every language. */
function readPositions(
  node: SpecNode,
  value: Readonly<Record<string, unknown>>,
  context: ModelContext,
): SchemaNode[] | undefined {
  const keyword = Array.isArray(value.prefixItems) ? 'prefixItems' : 'items'
  if (!Array.isArray(value[keyword])) return undefined
  return childNodes(childNode(node, keyword)).map(({ node: place }) => {
    const schema = read(withoutTitle(place), context)
    const title = isRecord(place.value) ? textOf(place.value.title) : undefined
    return title === undefined ? schema : { ...schema, title: context.translator.name(title) }
  })
}

function withoutTitle(node: SpecNode): SpecNode {
  if (!isRecord(node.value)) return node
  const { title, ...rest } = node.value
  return { ...node, value: rest }
}

interface VariantSets {
  readonly variantSets: readonly VariantSet[]
  readonly allowsNull: boolean
}

function readVariantSets(node: SpecNode, context: ModelContext): VariantSets {
  const modes = (['oneOf', 'anyOf'] as const).filter((mode) => valueAt(node, mode) !== undefined)
  const sets = modes
    .map((mode) => ({ mode, members: realMembers(node, mode) }))
    .filter(({ members }) => members.length > 1)
  return {
    variantSets: sets.map(({ mode, members }) => readVariantSet(node, mode, members, context)),
    allowsNull: modes.some((mode) => childNodes(childNode(node, mode)).length > realMembers(node, mode).length),
  }
}

function readVariantSet(
  node: SpecNode,
  mode: VariantSet['mode'],
  members: readonly SpecNode[],
  context: ModelContext,
): VariantSet {
  const discriminator = childNode(node, 'discriminator')
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
      const variant = readVariant(member, index, { mapped: values, only }, context)
      return compact<Variant>({ ...variant, isDefault: isDefault(member) })
    }),
  })
}

function readVariant(
  member: SpecNode,
  index: number,
  { mapped, only }: { readonly mapped: DiscriminatorValues | undefined; readonly only: string | undefined },
  context: ModelContext,
): Variant {
  const schema = read(member, context)
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
