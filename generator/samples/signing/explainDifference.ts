import { isSameJson, parseJson } from '../../contract/json.ts'
import type { Signing } from '../../contract/signing.ts'
import { type TemplatePart, textOf } from './fillTemplate.ts'
import { type Comparison, type Finding, type FindingKind, type Region, type Repair, replaceRegion } from './finding.ts'
import { literalAt, regionsAt } from './regionsAt.ts'
import { repairParameters } from './repairParameters.ts'
import { repairText } from './repairText.ts'
import { repairValue } from './repairValue.ts'

/** The most findings: a text with more differences is another text. */
const mostFindings = 12

/**
 * Compares the text that a caller signed with the parts of a step of the scheme; empty if they are equal. Each difference
 * is repaired before the search for the next, so that all are named.
 */
export function explainDifference(
  signing: Pick<Signing, 'timestamp' | 'members'>,
  parts: readonly TemplatePart[],
  pasted: string,
): Finding[] {
  const expected = textOf(parts)
  const findings: Finding[] = []
  let text = pasted
  while (text !== expected && findings.length < mostFindings) {
    const comparison = { signing, pasted: text, expected, difference: firstDifference(text, expected) }
    const { text: repaired, ...finding } = bestRepair(comparison, parts) ?? giveUp(comparison)
    findings.push({ ...finding, position: comparison.difference })
    text = repaired
  }
  return findings
}

/** Position of the first difference of two texts; the shorter length where one text is the beginning of the other. */
function firstDifference(a: string, b: string): number {
  let index = 0
  while (index < a.length && index < b.length && a[index] === b[index]) index += 1
  return index
}

/** The repair that leaves most of the text right; a part is replaced whole only where no slip is recognised. */
function bestRepair(comparison: Comparison, parts: readonly TemplatePart[]): Repair | undefined {
  const { pasted, difference } = comparison
  const regions = regionsAt(parts, pasted, difference)
  const literals = parts.flatMap(({ placeholder, text }) => (placeholder === undefined ? [text] : []))
  const recognised = [
    ...repairText(comparison, literals),
    ...literalAt(parts, pasted, difference).map((region) => literalReplaced(comparison, region)),
    ...regions.flatMap((region) => [
      ...repairValue(comparison, region),
      ...repairParameters(comparison, region),
      ...repairBody(comparison, region),
    ]),
  ]
  return (
    furthest(recognised, comparison) ??
    furthest(
      regions.map((region) => replaced(comparison, region)),
      comparison,
    )
  )
}

function furthest(repairs: readonly Repair[], { pasted, expected, difference }: Comparison): Repair | undefined {
  let best: Repair | undefined
  let reached = { reach: difference, left: pasted.length - difference }
  for (const repair of repairs) {
    const reach = repair.text === expected ? Number.POSITIVE_INFINITY : firstDifference(repair.text, expected)
    const left = repair.text.length - reach
    // Where the expected text is complete, the repair with the shortest rest is better.
    const isBetter = reach > reached.reach || (reach === expected.length && left < reached.left)
    if (!isBetter) continue
    best = repair
    reached = { reach, left }
  }
  return best
}

const kindsOfParts: Readonly<Record<string, FindingKind>> = {
  method: 'methodDifferent',
  path: 'pathDifferent',
  host: 'hostDifferent',
  timestamp: 'timestampDifferent',
  day: 'timestampDifferent',
  nonce: 'nonceDifferent',
  key: 'keyDifferent',
  passphrase: 'passphraseDifferent',
  account: 'accountDifferent',
  receiveWindow: 'windowDifferent',
  sortedQuery: 'parametersDifferent',
  query: 'parametersDifferent',
  queryString: 'parametersDifferent',
  rawQuery: 'parametersDifferent',
  bodyQuery: 'parametersDifferent',
  sortedBodyQuery: 'parametersDifferent',
  body: 'bodyDifferent',
}

function replaced(comparison: Comparison, region: Region): Repair {
  const { part, found } = region
  const name = part.placeholder ?? ''
  const isMember = Object.hasOwn(comparison.signing.members ?? {}, name)
  // Every other name is an earlier step.
  const other = isMember ? 'bodyDifferent' : 'resultDifferent'
  const kind = (Object.hasOwn(kindsOfParts, name) && kindsOfParts[name]) || other
  return {
    kind,
    part: name,
    ...(kind === 'resultDifferent' ? { name } : {}),
    expected: part.text,
    found,
    text: replaceRegion(comparison, region, part.text),
  }
}

function literalReplaced(comparison: Comparison, region: Region): Repair {
  const { part, found } = region
  const kind = part.text === '\n' && !/\s/.test(found) ? 'lineFeedMissing' : 'textDifferent'
  return { kind, expected: part.text, found, text: replaceRegion(comparison, region, part.text) }
}

/** The rest is another text. */
function giveUp({ pasted, expected, difference }: Comparison): Repair {
  return {
    kind: 'textDifferent',
    expected: expected.slice(difference),
    found: pasted.slice(difference),
    text: expected,
  }
}

/** Repairs a body with the right value in other bytes, a missing body, and a body where none is sent. */
function repairBody(comparison: Comparison, region: Region): Repair[] {
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
