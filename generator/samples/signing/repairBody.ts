import { isList, type Json, parseJson } from '../../contract/json.ts'
import { type Comparison, type FindingKind, type Region, type Repair, replaceRegion } from './finding.ts'

/** Repairs a body with the right value in other bytes, a missing body, and a body where none is sent. */
export function repairBody(comparison: Comparison, region: Region): Repair[] {
  const { part, found } = region
  if (part.placeholder !== 'body' || found === part.text) return []
  const kind = kindOf(part.text, found)
  if (!kind) return []
  return [{ kind, text: replaceRegion(comparison, region, part.text), part: 'body', expected: part.text, found }]
}

function kindOf(expected: string, found: string): FindingKind | undefined {
  if (found.trim() === '') return 'bodyMissing'
  if (expected === '') return /^\s*[[{]/.test(found) ? 'bodyExtra' : undefined
  const [right, own] = [parseJson(expected), parseJson(found)]
  if (right === undefined || own === undefined) return undefined
  if (JSON.stringify(right) === JSON.stringify(own)) return 'bodySpaces'
  return JSON.stringify(sortedMembers(right)) === JSON.stringify(sortedMembers(own)) ? 'bodyKeyOrder' : undefined
}

/** The value with the members of its objects sorted. */
export function sortedMembers(value: Json): Json {
  if (value === null || typeof value !== 'object') return value
  if (isList(value)) return value.map(sortedMembers)
  const entries = Object.entries(value).map(([name, item]) => [name, sortedMembers(item)] as const)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
