import type { Json } from '../../generator/contract/json.ts'
import type { SchemaNode } from '../../generator/contract/schema.ts'
import { resolveSchema, type Schemas } from '../../generator/model/view/schema.ts'
import type { RawPair } from './queryPairs.ts'
import { typedValue } from './typedValue.ts'

/** Levels of brackets that are read. */
const deepest = 20

type Tree = Map<string, Tree | string>

/** The value of `name[a][b]=1` and `name[0]=1` among the pairs of a query or a form; nothing where there is none. */
export function readDeep(
  name: string,
  pairs: readonly RawPair[],
  schema: SchemaNode,
  schemas: Schemas,
): Json | undefined {
  const tree: Tree = new Map()
  for (const [key, text] of pairs) {
    if (!key.startsWith(`${name}[`)) continue
    const rest = key.slice(name.length)
    if (!/^(?:\[[^[\]]*\])+$/.test(rest)) continue
    const steps = rest.slice(1, -1).split('][')
    if (steps.length <= deepest) plant(tree, steps, text)
  }
  return tree.size === 0 ? undefined : readTree(tree, schema, schemas)
}

/** `tags[]=a&tags[]=b` is a list: values without a name get the next number. */
function plant(tree: Tree, [first = '', ...rest]: readonly string[], text: string): void {
  const key = first === '' ? String(tree.size) : first
  if (rest.length === 0) {
    tree.set(key, text)
    return
  }
  const known = tree.get(key)
  const inside: Tree = known instanceof Map ? known : new Map()
  tree.set(key, inside)
  plant(inside, rest, text)
}

function readTree(tree: Tree | string, node: SchemaNode, schemas: Schemas): Json {
  const schema = fittingVariant(resolveSchema(node, schemas), schemas)
  if (typeof tree === 'string') return typedValue(tree, node, schemas)
  if (schema.items) {
    const { items } = schema
    return [...tree.values()].map((item) => readTree(item, items, schemas))
  }
  const { properties = [], additionalProperties } = schema
  return Object.fromEntries(
    [...tree].map(([key, item]) => {
      const own = properties.find((property) => property.name === key)?.schema ?? (additionalProperties || undefined)
      return [key, readTree(item, own ?? { types: [] }, schemas)]
    }),
  )
}

/** Members that a value may have in any variant of its choices. */
function fittingVariant(schema: SchemaNode, schemas: Schemas): SchemaNode {
  if (!schema.variants) return schema
  const all = schema.variants.flatMap(({ variants }) =>
    variants.map((variant) => resolveSchema(variant.schema, schemas)),
  )
  const properties = [schema, ...all].flatMap((own) => own.properties ?? [])
  const items = schema.items ?? all.find((own) => own.items)?.items
  return { ...schema, ...(properties.length > 0 ? { properties } : items ? { items } : {}) }
}
