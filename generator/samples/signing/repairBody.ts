import { isSameJson, parseJson } from '../../contract/json.ts'
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
  return isSameJson(right, own) ? 'bodyKeyOrder' : undefined
}
