import { canonicalJson, isList, isRecord, type Json } from '../contract/json.ts'
import { placeholderOf } from '../contract/placeholder.ts'
import type { SchemaNode } from '../contract/schema.ts'
import { resolveSchema, type Schemas } from './view/schema.ts'

/** Levels of choices within choices that are looked at. */
const deepest = 6

/** Path of a value: the names of its members, the outermost first. */
type Steps = readonly string[]

/**
 * A request made from a schema, with a name in capitals in place of each text, number and truth value that the schema
 * does not state. Texts that a program makes unique stay, as files and the members named in `keep` do.
 */
export function withPlaceholders(
  value: Json,
  schema: SchemaNode,
  schemas: Schemas,
  keep: ReadonlySet<string> = new Set(),
): Json {
  const nodes = nodesOf(schema, schemas)
  const places: Steps[] = []
  const collect = (steps: Steps) => {
    places.push(steps)
    return ''
  }
  filled(value, nodes, { schemas, steps: [], nameAt: collect })
  const shown = filled(value, nodes, { schemas, steps: [], nameAt: (steps) => distinctName(steps, places) })
  if (!isRecord(value) || !isRecord(shown)) return shown
  return Object.fromEntries(
    Object.entries(shown).map(([name, own]) => [name, keep.has(name) ? (value[name] ?? own) : own]),
  )
}

interface Filling {
  readonly schemas: Schemas
  readonly steps: Steps
  readonly nameAt: (steps: Steps) => string
}

/** The placeholder of a value, with enough outer names to be unique: two ids are two values to fill in. */
function distinctName(steps: Steps, places: readonly Steps[]): string {
  const last = (own: Steps, count: number) => placeholderOf(own.slice(-count).join('_'))
  const others = places.filter((other) => other.join('/') !== steps.join('/'))
  const count = steps.findIndex((_, index) =>
    others.every((other) => last(other, index + 1) !== last(steps, index + 1)),
  )
  return last(steps, count < 0 ? Math.max(steps.length, 1) : count + 1)
}

function filled(value: Json, nodes: readonly SchemaNode[], filling: Filling): Json {
  if (value === null || nodes.some((node) => says(node, value))) return value
  const { schemas, steps, nameAt } = filling
  const within = (inner: readonly SchemaNode[]) => inner.flatMap((node) => nodesOf(node, schemas))
  if (isList(value))
    return value.map((item, at) =>
      filled(item, within(nodes.flatMap(({ positions, items }) => positions?.[at] ?? items ?? [])), filling),
    )
  if (!isRecord(value)) return nodes.some(isOwnKind) ? value : nameAt(steps)
  const named = new Set(
    nodes.flatMap(({ variants = [] }) => variants.flatMap(({ discriminator }) => discriminator ?? [])),
  )
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => {
      const inner = nodes.flatMap(
        ({ properties = [], additionalProperties }) =>
          properties.find((property) => property.name === key)?.schema ?? (additionalProperties || []),
      )
      return [key, named.has(key) ? member : filled(member, within(inner), { ...filling, steps: [...steps, key] })]
    }),
  )
}

/** A text that a program makes unique, or the content of a file. */
function isOwnKind({ unique, format, contentMediaType }: SchemaNode): boolean {
  return unique === true || format === 'binary' || contentMediaType !== undefined
}

/** A schema and the variants of its choices: each may state the value. */
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
