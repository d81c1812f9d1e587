import { expect, it } from 'vitest'
import type { Api } from '../../generator/contract/reference.ts'
import { apiOfTexts, changesBetween, seeded } from './testing.ts'

/** Source locations, pages, and members that follow from other members. */
const derived =
  /\.(source|files|page|bookProof)(\.|$)|\.book\.sequence|^\.(id|pages)(\.|$)|^\.schemas(\.\w+)?(\.name)?$|^\.streaming$|callbacks\.\*\.operations\.\*\.kind/

/** The path of a place without repetitions: fields in fields, all entries of a list as one. */
function kindOf(path: string): string {
  return path
    .replace(/^\.schemas\.\w+/, '.schemas.*')
    .replaceAll(/(\.schema|\.items|\.properties\.\*|\.positions\.\*|\.variants\.\*)+/g, '.~')
    .replace(/\.(ping|pong)\..*/, '.$1')
}

/** Examples that we make follow the schema. */
function isMade(value: unknown): boolean {
  const [first] = Array.isArray(value) ? value : []
  return typeof first === 'object' && first !== null && 'generated' in first
}

function altered(value: unknown): unknown {
  if (typeof value === 'string') return `${value}X`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return Array.isArray(value) ? value.slice(1) : undefined
}

it('tells every difference of the model, wherever it is', () => {
  const copy = structuredClone(base) as unknown as Record<string, unknown>
  const missed = new Map<string, string>()
  const told = new Set<string>()
  const visit = (node: Record<string, unknown>, path: string) => {
    for (const [key, value] of Object.entries(node)) {
      const place = `${path}.${Array.isArray(node) ? '*' : key}`
      if (derived.test(place) || isMade(value)) continue
      if (typeof value === 'object' && value !== null) visit(value as Record<string, unknown>, place)
      const isWhole =
        Array.isArray(node) ||
        (typeof value === 'object' && !Array.isArray(value)) ||
        (Array.isArray(value) && value.length === 0)
      const kind = kindOf(place)
      if (isWhole || told.has(kind)) continue
      node[key] = altered(value)
      if (changesBetween(base, copy as unknown as Api).length > 0) told.add(kind)
      else missed.set(kind, place)
      node[key] = value
    }
  }
  visit(copy, '')
  expect([...missed].filter(([kind]) => !told.has(kind))).toEqual([])
  expect(told.size).toBeGreaterThan(150)
})

const base = apiOfTexts(seeded)
