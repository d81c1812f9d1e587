import type { Diagnostic, SourceLocation } from '../contract/diagnostics.ts'
import type { SchemaId, SchemaNode } from '../contract/schema.ts'
import { extentOf } from '../load/document/extentOf.ts'
import { dereference, referenceOf, targetId } from '../load/document/resolveRefs.ts'
import { childNode, isRecord, locationOf, type SpecNode } from '../load/document/spec.ts'
import { isLink, isPureReference, nameOfPlace, partsOf } from './composition.ts'
import { certaintyOf, compact, jsonOf, type ModelContext, textOf } from './context.ts'
import { constantsOf, enumOf, readEnum, readKnownValues, typeOfConstant } from './enumValues.ts'
import { readExternalDocs } from './externalDocs.ts'
import { follow, reportCut } from './follow.ts'
import { readAdditional, readItems, readPatternProperties, readPositions, readProperties } from './innerNodes.ts'
import { mergeSchemas } from './mergeSchemas.ts'
import { isNamed, needsOpenSchema } from './openSchemas.ts'
import { readConstraints, readRequiredNames, readSchemaExamples, readTypes } from './plainFacets.ts'
import { readFacts } from './readFacts.ts'
import { readDependencies, readSubschemas, readXml } from './subschemas.ts'
import { readVariantSets } from './variantSets.ts'
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

export function read(node: SpecNode, context: ModelContext): SchemaNode {
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

/** Most levels of named schemas that are read within each other; deeper schemas wait. */
const deepestChain = 40

/** Most schemas that are read within each other, each a part of the schema before. */
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
  const whole = parts.map(({ part, schema }) => withoutHeirs(expand(schema, part, context)))
  return mergeSchemas([...whole, own])
}

/** A schema without the schemas that extend it: they are no variants of another schema that has it in `allOf`. */
function withoutHeirs({ variants, ...schema }: SchemaNode): SchemaNode {
  const own = variants?.filter(({ isInherited }) => !isInherited) ?? []
  return own.length > 0 ? { ...schema, variants: own } : schema
}

function readParts(node: SpecNode, context: ModelContext): { part: SpecNode; schema: SchemaNode }[] {
  return partsOf(node).map((part) => ({ part, schema: read(part, context) }))
}

function readFacets(node: SpecNode, value: Readonly<Record<string, unknown>>, context: ModelContext): SchemaNode {
  const inner = (schema: SpecNode) => read(schema, context)
  const { prose } = context.translator
  const constants = constantsOf(value)
  const { types, nullable } = readTypes(
    constants ? { type: [...new Set(constants.map(typeOfConstant))], ...value } : value,
  )
  const { variantSets, allowsNull } = constants
    ? { variantSets: [], allowsNull: constants.some((constant) => constant.const === null) }
    : readVariantSets(node, inner, context)
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
    properties: readProperties(node, value, inner),
    requiredNames: readRequiredNames(value),
    patternProperties: readPatternProperties(node, inner),
    additionalProperties: readAdditional(node, value, inner),
    items: readItems(node, value, inner),
    positions: readPositions(node, value, inner, context),
    variants: variantSets.length > 0 ? variantSets : undefined,
    not: isRecord(value.not) ? inner(childNode(node, 'not')) : undefined,
    subschemas: readSubschemas(node, inner),
    dependencies: readDependencies(node),
    contentMediaType: textOf(value.contentMediaType),
    contentEncoding: textOf(value.contentEncoding),
    xml: readXml(childNode(node, 'xml')),
    externalDocs: readExternalDocs(childNode(node, 'externalDocs'), context),
  })
}
