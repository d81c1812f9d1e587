import type { Json } from '../contract/json.ts'
import type { Parameter } from '../contract/operation.ts'
import { placeholderOf, placeholdersOf } from '../contract/placeholder.ts'
import type { SchemaNode } from '../contract/schema.ts'
import { resolveSchema, type Schemas } from '../model/view/schema.ts'

/** 9 September 2001 in each unit: a smaller number is a duration. */
const earliest: Readonly<Record<string, number>> = { s: 1e9, ms: 1e12, us: 1e15, ns: 1e18 }

/** Levels of an object in a parameter: hardly any API reads more. */
const deepest = 4

/** The value of a parameter that its description gives. An empty default is no value that a request can do with. */
export function statedValue({ examples, schema }: Pick<Parameter, 'examples' | 'schema'>, schemas: Schemas) {
  return examples[0]?.value ?? statedBy(resolveSchema(schema, schemas))
}

function statedBy({ const: constant, examples, default: usual, enum: values }: SchemaNode): Json | undefined {
  return constant ?? examples?.[0] ?? (usual === '' ? undefined : usual) ?? values?.[0]?.value
}

/**
 * The value that a sample sends, for required parameters and parameters with an example that does not age. Where the
 * description gives none, a name in capitals stands for it.
 */
export function sampleValue(parameter: Parameter, schemas: Schemas): Json | undefined {
  const { name, required, deprecated, schema } = parameter
  if (required) return statedValue(parameter, schemas) ?? filledValue(name, schema, schemas)
  // The example of a schema shows the form of a value, not that a request holds it.
  const [example] = parameter.examples
  const resolved = resolveSchema(schema, schemas)
  return deprecated || resolved.deprecated || isMoment(example?.value, resolved) ? undefined : example?.value
}

function filledValue(name: string, schema: SchemaNode, schemas: Schemas, depth = 0): Json {
  const node = resolveSchema(schema, schemas)
  const stated = statedBy(node)
  if (stated !== undefined) return stated
  if (depth > deepest) return placeholderOf(name)
  if (node.items) return [filledValue(name, node.items, schemas, depth + 1)]
  const own = (node.properties ?? []).map((property) => ({
    ...property,
    node: resolveSchema(property.schema, schemas),
  }))
  const given = own.filter((member) => member.required || (member.node.examples && !member.node.deprecated))
  const shown = given.length > 0 ? given : own.filter((member) => !member.node.deprecated).slice(0, 1)
  const members = shown.map(
    (member) => [member.name, filledValue(member.name, member.schema, schemas, depth + 1)] as const,
  )
  return members.length > 0 ? Object.fromEntries(members) : placeholderOf(name)
}

/** The names in capitals that a sample sends for parameters without a value. */
export function placeholdersIn(parameter: Parameter, value: Json): string[] {
  return parameter.examples.length > 0 ? [] : placeholdersOf(value)
}

/** Whether a value is a moment. A fixed moment ages until servers no longer accept it. */
function isMoment(value: Json | undefined, { unit = '', format }: Pick<SchemaNode, 'unit' | 'format'>): boolean {
  if (format === 'date' || format === 'date-time') return typeof value === 'string'
  if (typeof value !== 'number' && typeof value !== 'string') return false
  return Number(value) >= (earliest[unit] ?? Number.POSITIVE_INFINITY)
}
