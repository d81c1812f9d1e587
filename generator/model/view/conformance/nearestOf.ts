import type { Violation } from './violation.ts'

type Judged = Pick<Violation, 'rule' | 'steps'>

/** The candidate with the slightest violations by a value, and these violations; nothing without candidates. */
export function nearestOf<Candidate, Found extends Judged>(
  candidates: readonly Candidate[],
  judge: (candidate: Candidate) => readonly Found[],
): { readonly candidate: Candidate; readonly found: readonly Found[] } | undefined {
  let nearest: { readonly candidate: Candidate; readonly found: readonly Found[] } | undefined
  for (const candidate of candidates) {
    const found = judge(candidate)
    if (found.length === 0) return { candidate, found }
    if (!nearest || weight(found) < weight(nearest.found)) nearest = { candidate, found }
  }
  return nearest
}

/** A name or constant that does not fit speaks for another schema more than a member too many, and more so at the top. */
function weight(violations: readonly Judged[]): number {
  return violations.reduce(
    (sum, { rule, steps }) => sum + (['enum', 'required', 'type'].includes(rule) ? 8 : 1) / (1 + steps.length),
    0,
  )
}
