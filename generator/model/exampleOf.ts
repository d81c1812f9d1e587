import { isRecord, type Json } from '../contract/json.ts'
import type { Property, SchemaNode } from '../contract/schema.ts'
import { exampleNumber, exampleText, limitOf } from './exampleScalar.ts'
import { type RepeatedValues, repeatedItem } from './repeatedItem.ts'
import { firstRight, hasRules } from './rightExample.ts'
import { isStated, type Stating } from './statedSchemas.ts'
import type { ValueDirection } from './view/field.ts'
import { resolveSchema, type Schemas } from './view/schema.ts'

const deepest = 6

/** Depth to which an example of an answer shows optional members without a stated value. */
const deepestUnstated = 2

/** Depth to which an example of an answer leaves no item of a list or map empty. */
const deepestItems = 3

/** A request holds less at each level, and is wrong where an object is left empty. */
const deepestRequest = 12

/** How many values one example may have before its objects and arrays are left empty. */
const mostValues = 500

/** Most attempts to make one example valid. */
const mostTries = 300

interface Making extends Stating {
  readonly direction: ValueDirection | undefined
  /** Counts the values made so far, and the ways that were tried. */
  readonly made: RepeatedValues & { count: number; tries: number }
}

/**
 * A plausible value of a schema: its own example, default or first allowed value where it has one, else made from its type.
 * A request has no read-only fields, a response no write-only ones. Both hold required members and members with an
 * example; a request is valid by its schema wherever a valid value is found. `names` are members that it holds besides.
 */
export function exampleOf(
  schema: SchemaNode,
  schemas: Schemas,
  direction?: ValueDirection,
  names?: ReadonlySet<string>,
): Json {
  return make(schema, 0, { schemas, direction, made: { count: 0, tries: 0, repeated: 0 }, stated: new Map() }, names)
}

function make(schema: SchemaNode, depth: number, making: Making, names: ReadonlySet<string> = new Set()): Json {
  const node = resolveSchema(schema, making.schemas)
  making.made.count += 1
  const given =
    node.examples?.[0] ?? node.const ?? node.default ?? node.enum?.[0]?.value ?? node.knownValues?.[0]?.value
  if (given !== undefined) return given
  const isRequest = making.direction === 'request'
  const isSpent = depth > (isRequest ? deepestRequest : deepest) || making.made.count > mostValues
  const way = { node, depth, isSpent, making, names, variant: 0 }
  if (!isRequest || isSpent || !hasRules(node)) return makeWay(way)
  const { count, repeated } = making.made
  const isOver = () => making.made.tries >= mostTries
  const found = firstRight(node, { schemas: making.schemas, names, isOver }, (variant, own) => {
    making.made.tries += 1
    // Only the value that stays counts.
    Object.assign(making.made, { count, repeated })
    return makeWay({ ...way, variant, names: own })
  })
  return found ?? makeWay(way)
}

interface Way {
  readonly node: SchemaNode
  readonly depth: number
  readonly isSpent: boolean
  readonly making: Making
  /** The variant of each choice that is shown. */
  readonly variant: number
  /** Members that an example needs besides its own. */
  readonly names: ReadonlySet<string>
}

function makeWay(way: Way): Json {
  const { node, depth, isSpent, making, variant, names } = way
  if (isSpent) return makeOfType(way)
  const chosen = (node.variants ?? []).flatMap(({ variants, discriminator }) => {
    const own = variants[variant] ?? variants[0]
    if (!own) return []
    const value = make(own.schema, depth + 1, making, names)
    const { discriminatorValue } = own
    const isNamed = discriminator !== undefined && discriminatorValue !== undefined && isRecord(value)
    return [{ own, value: isNamed ? { ...value, [discriminator]: discriminatorValue } : value }]
  })
  const [first] = chosen
  const required = chosen.flatMap(({ own }) => resolveSchema(own.schema, making.schemas).requiredNames ?? [])
  const isAlone = first && !node.properties
  const own = isAlone ? first.value : makeOfType({ ...way, names: new Set([...names, ...required]) })
  const parts = [own, ...chosen.map(({ value }) => value)]
  return isRecord(own) ? Object.fromEntries(parts.flatMap((part) => (isRecord(part) ? Object.entries(part) : []))) : own
}

function makeOfType(way: Way): Json {
  const { node, isSpent } = way
  switch (node.types[0] ?? (node.properties ? 'object' : undefined)) {
    case 'object':
      return isSpent ? {} : makeObject(way)
    case 'array':
      return isSpent ? [] : makeArray(way)
    case 'string':
      return exampleText(node)
    case 'integer':
    case 'number':
      return exampleNumber(node)
    case 'boolean':
      return false
    default:
      return null
  }
}

function makeObject({ node, depth, making, names }: Way): Json {
  const hidden = making.direction === 'request' ? 'readOnly' : making.direction === 'response' ? 'writeOnly' : undefined
  const needed = new Set([...names, ...(node.requiredNames ?? [])])
  const isWanted = ({ name, required, schema }: Property) => {
    if (required || needed.has(name)) return true
    if (resolveSchema(schema, making.schemas).deprecated) return false
    return isStated(schema, making) || (making.direction !== 'request' && depth < deepestUnstated)
  }
  const entries = (node.properties ?? [])
    .filter(isWanted)
    .filter(({ schema }) => hidden === undefined || !resolveSchema(schema, making.schemas)[hidden])
    .map(({ name, schema }) => [name, make(schema, depth + 1, making)] as const)
  const { additionalProperties } = node
  if (entries.length > 0 || !additionalProperties) return Object.fromEntries(entries)
  const isShown =
    making.direction !== 'request' || limitOf(node, 'minProperties') || isStated(additionalProperties, making)
  return isShown ? { key: makeItem(additionalProperties, depth, making) } : {}
}

function makeArray({ node, depth, making }: Way): Json {
  if (node.positions) return node.positions.map((place) => make(place, depth + 1, making))
  return node.items ? repeatedItem(makeItem(node.items, depth, making), node, making.schemas, making.made) : []
}

/** An item of a list or map. An answer does not leave it empty. */
function makeItem(schema: SchemaNode, depth: number, making: Making): Json {
  const item = make(schema, depth + 1, making)
  const isEmpty = making.direction !== 'request' && depth <= deepestItems && isRecord(item) && !Object.keys(item).length
  return isEmpty ? make(schema, depth + 1, making, currentNames(schema, making)) : item
}

/** The names of all members that are not deprecated. */
function currentNames(schema: SchemaNode, { schemas }: Making): Set<string> {
  const { properties = [] } = resolveSchema(schema, schemas)
  return new Set(properties.filter((own) => !resolveSchema(own.schema, schemas).deprecated).map(({ name }) => name))
}
