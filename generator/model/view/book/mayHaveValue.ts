import { pointerSteps } from '../../../contract/jsonPointer.ts'
import type { SchemaNode } from '../../../contract/schema.ts'
import { resolveSchema, type Schemas } from '../schema.ts'

/** Whether a value of a schema may have something at a JSON pointer. Members that a schema does not mention may be there. */
export function mayHaveValue(schema: SchemaNode, pointer: string, schemas: Schemas): boolean {
  return mayHave([schema], pointerSteps(pointer), schemas)
}

/** Whether the items of a list at a pointer, or the value there, may have something at a pointer. */
export function mayRecordHave(schema: SchemaNode, records: string, pointer: string, schemas: Schemas): boolean {
  const found = innerAt([schema], pointerSteps(records), schemas)
  if (found === 'open') return true
  const own = found.flatMap((each) => formsOf(each, schemas))
  return mayHave([...own, ...own.flatMap(({ items }) => items ?? [])], pointerSteps(pointer), schemas)
}

function mayHave(nodes: readonly SchemaNode[], steps: readonly (string | number)[], schemas: Schemas): boolean {
  const found = innerAt(nodes, steps, schemas)
  return found === 'open' || found.length > 0
}

function innerAt(
  nodes: readonly SchemaNode[],
  [step, ...rest]: readonly (string | number)[],
  schemas: Schemas,
): readonly SchemaNode[] | 'open' {
  if (step === undefined) return nodes
  const inside = nodes.flatMap((node) => formsOf(node, schemas)).map((form) => memberOf(form, step))
  if (inside.includes('open')) return 'open'
  const found = inside.flatMap((member) => (member === undefined || member === 'open' ? [] : [member]))
  return found.length === 0 ? [] : innerAt(found, rest, schemas)
}

function memberOf(form: SchemaNode, step: string | number): SchemaNode | 'open' | undefined {
  const { properties, positions, items, additionalProperties, patternProperties, types } = form
  if (typeof step === 'number') return positions?.[step] ?? items ?? (isSilent(form) ? 'open' : undefined)
  const own = properties?.find(({ name }) => name === step)?.schema
  if (own || types.some((type) => type !== 'object')) return own
  return isSilent(form) || additionalProperties || patternProperties?.length ? 'open' : undefined
}

function isSilent({ properties, positions, items, types }: SchemaNode): boolean {
  const isScalar = types.length > 0 && types.every((type) => type !== 'object' && type !== 'array')
  return !properties?.length && !positions?.length && !items && !isScalar
}

/** A schema and its variants; the variants alone where the schema has no other members. */
function formsOf(node: SchemaNode, schemas: Schemas): readonly SchemaNode[] {
  const own = resolveSchema(node, schemas)
  const variants = (own.variants ?? []).flatMap((set) => set.variants.map(({ schema }) => schema))
  if (variants.length === 0) return [own]
  const inner = variants.map((variant) => resolveSchema(variant, schemas))
  return isSilent(own) ? inner : [own, ...inner]
}
