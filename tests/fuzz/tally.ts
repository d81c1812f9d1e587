import { type Failure, type Mutant, type MutantKind, mutantKinds, type Verdict } from './mutant.ts'
import { type Stage, type StageCount, stages } from './stages.ts'

interface FailedMutant {
  readonly mutant: Mutant
  readonly failure: Failure
  times: number
}

interface KindCount extends StageCount {
  readonly mutants: number
  readonly reached: Map<Stage, number>
  readonly took: number
  readonly longest: number
}

/** Counts and failures of a run so far. */
export interface Tally {
  /** Counts a mutant, and prints a failure at once when it is the first of its class. */
  readonly add: (mutant: Mutant, verdict: Verdict) => void
  /** Adds failures without a count: for unchanged mutants. */
  readonly addFailures: (mutant: Mutant, verdict: Verdict) => void
  readonly counts: ReadonlyMap<MutantKind, StageCount>
  /** A table of kinds and stages. */
  readonly lines: () => string[]
  /** Each class of failures once, with the mutant that has the lowest seed. */
  readonly failures: () => readonly FailedMutant[]
}

/** Counts mutants by kind and stage, and keeps their failures. */
export function createTally(print: (text: string) => void): Tally {
  const counts = new Map<MutantKind, KindCount>()
  const failed = new Map<string, FailedMutant>()
  const addFailures = (mutant: Mutant, { failures }: Verdict): void => {
    for (const failure of new Map(failures.map((other) => [other.class, other])).values()) {
      const known = failed.get(failure.class)
      if (!known) print(`seed ${mutant.seed}, ${mutant.kind}: ${failure.class}`)
      const isFirst = !known || mutant.seed < known.mutant.seed
      failed.set(failure.class, { ...(isFirst ? { mutant, failure } : known), times: (known?.times ?? 0) + 1 })
    }
  }
  return {
    addFailures,
    add: (mutant, verdict) => {
      counts.set(mutant.kind, added(counts.get(mutant.kind), verdict))
      addFailures(mutant, verdict)
    },
    counts,
    lines: () => tableOf(counts),
    failures: () => [...failed.values()],
  }
}

function added(count: KindCount | undefined, { stages: reached, took }: Verdict): KindCount {
  const own = count ?? { mutants: 0, reached: new Map<Stage, number>(), took: 0, longest: 0 }
  const all = new Map(own.reached)
  for (const stage of reached) all.set(stage, (all.get(stage) ?? 0) + 1)
  return { mutants: own.mutants + 1, reached: all, took: own.took + took, longest: Math.max(own.longest, took) }
}

/** A row a kind: its mutants, how many came to each stage, and milliseconds of processor time on average and at most. */
function tableOf(counts: ReadonlyMap<MutantKind, KindCount>): string[] {
  const rows = mutantKinds.flatMap((kind) => {
    const own = counts.get(kind)
    if (!own) return []
    const { mutants, reached, took, longest } = own
    const cells = stages.map((stage) => String(reached.get(stage) ?? ''))
    return [[kind, String(mutants), ...cells, String(Math.round(took / mutants)), String(Math.round(longest))]]
  })
  const table = [['', 'mutants', ...stages, 'ms', 'at most'], ...rows]
  const widths = (table[0] ?? []).map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  return table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
}
