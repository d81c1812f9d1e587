import { canonicalJson, isList, isRecord, type Json } from '../contract/json.ts'
import { placeholderOf } from '../contract/placeholder.ts'
import type { SchemaNode } from '../contract/schema.ts'
import { resolveSchema, type Schemas } from './view/schema.ts'

/** Levels of choices within choices that are looked at. */
const deepest = 6

/**
 * A request made from a schema, with a name in capitals in place of each text, number and truth value that the schema
 * does not say. Texts that a program makes unique stay, as files and the members named in `keep` do.
 */
export function withPlaceholders(
  value: Json,
  schema: SchemaNode,
  schemas: Schemas,
  keep: ReadonlySet<string> = new Set(),
): Json {
  const shown = filled(value, nodesOf(schema, schemas), { schemas, name: 'value' })
  if (!isRecord(value) || !isRecord(shown)) return shown
  return Object.fromEntries(
    Object.entries(shown).map(([name, own]) => [name, keep.has(name) ? (value[name] ?? own) : own]),
  )
}

interface Filling {
  readonly schemas: Schemas
  /** The member that holds the value. */
  readonly name: string
}

function filled(value: Json, nodes: readonly SchemaNode[], filling: Filling): Json {
  if (value === null || nodes.some((node) => says(node, value))) return value
  const { schemas, name } = filling
  const within = (inner: readonly SchemaNode[]) => inner.flatMap((node) => nodesOf(node, schemas))
  if (isList(value))
    return value.map((item, at) =>
      filled(item, within(nodes.flatMap(({ positions, items }) => positions?.[at] ?? items ?? [])), filling),
    )
  if (!isRecord(value)) return nodes.some(isOwnKind) ? value : placeholderOf(name)
  const named = new Set(
    nodes.flatMap(({ variants = [] }) => variants.flatMap(({ discriminator }) => discriminator ?? [])),
  )
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const inner = nodes.flatMap(
        ({ properties = [], additionalProperties }) =>
          properties.find((property) => property.name === key)?.schema ?? (additionalProperties || []),
      )
      return [key, named.has(key) ? member : filled(member, within(inner), { schemas, name: key })]
    }),
  )
}

/** A text that a program makes unique, or the content of a file. */
function isOwnKind({ unique, format, contentMediaType }: SchemaNode): boolean {
  return unique === true || format === 'binary' || contentMediaType !== undefined
}

/** A schema and the variants of its choices: each may say the value. */
function nodesOf(schema: SchemaNode, schemas: Schemas, depth = 0): SchemaNode[] {
  const node = resolveSchema(schema, schemas)
  if (depth > deepest) return [node]
  const choices = (node.variants ?? []).flatMap(({ variants }) => variants)
  return [node, ...choices.flatMap((variant) => nodesOf(variant.schema, schemas, depth + 1))]
}

function says(
  { const: only, default: usual, examples = [], enum: values = [], knownValues = [] }: SchemaNode,
  value: Json,
) {
  if (value === '' && usual === '') return false
  const given = [only, usual, ...examples, ...[...values, ...knownValues].map((own) => own.value)]
  const text = canonicalJson(value)
  return given.some((own) => own !== undefined && canonicalJson(own) === text)
}
