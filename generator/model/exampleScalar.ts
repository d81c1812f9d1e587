import type { Constraint, SchemaNode } from '../contract/schema.ts'
import { exampleOfPattern } from './exampleOfPattern.ts'

/** Formats of the OpenAPI format registry and JSON Schema 2020-12, section 7.3. */
const textByFormat: ReadonlyMap<string, string> = new Map([
  ['date-time', '2025-01-01T00:00:00Z'],
  ['date', '2025-01-01'],
  ['time', '00:00:00Z'],
  ['duration', 'PT1M'],
  ['email', 'user@example.com'],
  ['uuid', '00000000-0000-4000-8000-000000000000'],
  ['uri', 'https://example.com'],
  ['url', 'https://example.com'],
  ['hostname', 'example.com'],
  ['ipv4', '192.0.2.1'],
  ['ipv6', '2001:db8::1'],
  ['json-pointer', '/0'],
  ['byte', 'AAAA'],
])

/** A text of the format, the pattern and the length that a schema asks for. */
export function exampleText(node: SchemaNode): string {
  if (node.format === 'decimal') return exampleDecimal(node)
  const [least, most] = [Math.min(limitOf(node, 'minLength') ?? 0, 200), limitOf(node, 'maxLength')]
  const plain = (textByFormat.get(node.format ?? '') ?? 'string').padEnd(least, 'x').slice(0, most)
  const pattern = node.constraints?.find(({ keyword }) => keyword === 'pattern')?.value
  return typeof pattern === 'string' ? exampleOfPattern(pattern, { plain, least, most }) : plain
}

function exampleDecimal(node: SchemaNode): string {
  const isLimited = node.constraints?.some(({ keyword }) => /minimum$|maximum$|multipleOf/i.test(keyword))
  return isLimited ? String(exampleNumber(node)) : '1.5'
}

/** A number within the limits of a schema: the least that it allows, or zero. */
export function exampleNumber(node: SchemaNode): number {
  const step = limitOf(node, 'multipleOf') ?? (node.types.includes('integer') ? 1 : undefined)
  const [above, below] = [limitOf(node, 'exclusiveMinimum'), limitOf(node, 'exclusiveMaximum')]
  const most = limitOf(node, 'maximum') ?? (below === undefined ? undefined : below - (step ?? 1))
  const next = above === undefined ? undefined : above + (step ?? 1)
  const least = Math.max(limitOf(node, 'minimum') ?? -Infinity, next ?? -Infinity)
  if (least === -Infinity) return Math.min(0, most ?? 0)
  const first = step === undefined ? least : Math.ceil(least / step) * step
  const end = below ?? most
  // Between limits that are near each other, such as 0 and 1.
  return end !== undefined && step === undefined && first >= end && above !== undefined ? (above + end) / 2 : first
}

/** The number of a limit, where a schema has it. */
export function limitOf({ constraints }: SchemaNode, keyword: Constraint['keyword']): number | undefined {
  const value = constraints?.find((constraint) => constraint.keyword === keyword)?.value
  return typeof value === 'number' ? value : undefined
}
