import type { Json } from '../contract/json.ts'
import type { SchemaNode } from '../contract/schema.ts'
import { findViolations } from './view/conformance/findViolations.ts'
import { resolveSchema, type Schemas } from './view/schema.ts'

/** Whether a schema has rules beyond its members, so that a first attempt at an example may break them. */
export function hasRules({ variants, subschemas, dependencies, not, constraints = [] }: SchemaNode): boolean {
  return Boolean(
    variants || subschemas || dependencies || not || constraints.some(({ keyword }) => keyword === 'minProperties'),
  )
}

interface Trying {
  readonly schemas: Schemas
  /** Members that have to be there anyway. */
  readonly names: ReadonlySet<string>
  /** Whether enough has been tried. */
  readonly isOver: () => boolean
}

type Make = (variant: number, names: ReadonlySet<string>) => Json

/**
 * The first value that breaks no rule of its schema, of those with each variant and with the members that the rules ask for;
 * the first of all where each breaks one, and none where nothing more may be tried.
 */
export function firstRight(node: SchemaNode, trying: Trying, make: Make): Json | undefined {
  const { schemas, isOver } = trying
  let first: Json | undefined
  const variants = Math.max(1, ...(node.variants ?? []).map((set) => set.variants.length))
  for (let variant = 0; variant < variants; variant += 1) {
    const optional = optionalNames(node, variant, schemas)
    const names = new Set(trying.names)
    while (!isOver()) {
      const value = make(variant, new Set(names))
      first ??= value
      const violations = findViolations(value, node, { schemas, direction: 'request' })
      if (violations.length === 0) return value
      const lacking = violations.flatMap(({ rule, steps: [name, ...rest] }) =>
        rule.startsWith('required') && name !== undefined && rest.length === 0 ? String(name) : [],
      )
      const isOfWhole = violations.some(({ steps }) => steps.length === 0)
      const next = [...lacking, ...(isOfWhole ? optional : [])].find((name) => !names.has(name))
      if (next === undefined) break
      names.add(next)
    }
  }
  return first
}

/** Optional members of a schema, and of the variants of its choices that are shown. */
function optionalNames(node: SchemaNode, variant: number, schemas: Schemas): string[] {
  const shown = (node.variants ?? []).flatMap(({ variants }) => variants[variant]?.schema ?? variants[0]?.schema ?? [])
  const all = [node, ...shown.map((schema) => resolveSchema(schema, schemas))]
  return all.flatMap(({ properties = [] }) => properties.flatMap(({ name, required }) => (required ? [] : name)))
}
