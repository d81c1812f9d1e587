import type { Constraint, SchemaNode } from '../../contract/schema.ts'

/** A limit in signs, `1–100` or `≤ 36`, and its unit: none for a value, else characters, items or entries. */
export interface Limit {
  readonly of: 'value' | 'length' | 'items' | 'properties'
  readonly bound: string
  /** The number that decides between "item" and "items". */
  readonly count: number
}

type Keyword = Constraint['keyword']

const sizes = [
  { of: 'length', min: 'minLength', max: 'maxLength' },
  { of: 'items', min: 'minItems', max: 'maxItems' },
  { of: 'properties', min: 'minProperties', max: 'maxProperties' },
] as const

/** The limits of a value, in as few characters as possible. A list with positions has a fixed number of items. */
export function limitsOf({ constraints = [], positions }: Pick<SchemaNode, 'constraints' | 'positions'>): Limit[] {
  const number = (keyword: Keyword) => {
    const value = constraints.find((constraint) => constraint.keyword === keyword)?.value
    return typeof value === 'number' ? value : undefined
  }
  return [
    ...bounds('value', number('minimum'), number('maximum')),
    ...outside('>', number('exclusiveMinimum')),
    ...outside('<', number('exclusiveMaximum')),
    ...sizes.flatMap(({ of, min, max }) =>
      of === 'items' && positions ? [] : bounds(of, number(min) || undefined, number(max)),
    ),
  ]
}

function bounds(of: Limit['of'], least: number | undefined, most: number | undefined): Limit[] {
  const count = most ?? least
  if (count === undefined) return []
  if (least === undefined) return [{ of, count, bound: `≤ ${written(count)}` }]
  if (most === undefined) return [{ of, count, bound: `≥ ${written(count)}` }]
  const exactly = `${of === 'value' ? '= ' : ''}${written(most)}`
  return [{ of, count, bound: least === most ? exactly : `${written(least)}–${written(most)}` }]
}

function outside(sign: string, count: number | undefined): Limit[] {
  return count === undefined ? [] : [{ of: 'value', count, bound: `${sign} ${written(count)}` }]
}

const plainNumber = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 })

/** A number in the notation of programs, because readers may copy it. */
function written(count: number): string {
  return plainNumber.format(count)
}
