import { type MutantKind, mutantKinds } from './mutant.ts'

/**
 * Stages of a mutant: `read` its sources are there; `modelled` it has a model; `validated` no error forbids a site; `rendered`
 * its pages are HTML; `searched` its index is made and asked; `sampled` it has programs of every language, which are `parsed` by
 * tools of the languages; `mocked` the mock answers a request; `diffed` it is compared; `frozen` a frozen version has a site;
 * `locked` its lock is written anew; `synced` `i18n` writes its catalog; `checked` the console holds an answer against a schema;
 * `booked` the console has an order book.
 */
export const stages = [
  ...(['read', 'modelled', 'validated', 'rendered', 'searched', 'sampled', 'parsed'] as const),
  ...(['mocked', 'diffed', 'frozen', 'locked', 'synced', 'checked', 'booked'] as const),
] as const

export type Stage = (typeof stages)[number]

/** Notes that a mutant has come to a stage. */
export type Reach = (stage: Stage) => void

type Shares = Readonly<Partial<Record<Stage, number>>>

/**
 * The least share of the mutants of a kind that come to each of its stages: a half to two thirds of the share in some thousand
 * mutants. Less means that a base is broken, that changes break too much, or that a judge left a stage out. Pages are rendered
 * for every second mutant; the index and the mock are tried for every fourth.
 */
export const leastShares: Readonly<Record<MutantKind, Shares>> = {
  description: { ...known(0.8), ...made(0.5), mocked: 0.07, diffed: 0.1 },
  // Every second mutant is a broken file.
  text: { ...known(0.7), ...made(0.3), mocked: 0.04 },
  reference: { ...known(0.8), ...made(0.5), mocked: 0.08, diffed: 0.06 },
  // Its hostile texts are in parameters too, which the mock refuses.
  program: { ...known(0.8), ...made(0.5), parsed: 0.5, mocked: 0.04 },
  // Generated specs are valid.
  generated: { ...known(0.9), ...made(0.9), rendered: 0.9, mocked: 0.1 },
  // A change of the configuration leaves little to read.
  project: { ...known(0.35), ...made(0.15), mocked: 0.03 },
  guide: { ...known(0.8), ...made(0.4), mocked: 0.08 },
  // Broken catalogs and other encodings are refused.
  catalog: { ...known(0.8), ...made(0.4), mocked: 0.08, synced: 0.35 },
  lock: { ...known(0.8), ...made(0.4), mocked: 0.08, locked: 0.4 },
  version: { ...known(0.8), ...made(0.35), mocked: 0.06, frozen: 0.2 },
  state: { read: 0.6, mocked: 0.5 },
  // Not every spec has schemas for its answers, nor a channel that a book can come on.
  answer: { read: 0.5, modelled: 0.5, checked: 0.2, booked: 0.02 },
}

function known(share: number): Shares {
  return { read: share, modelled: share }
}

/** Shares of the stages after a valid model. Some specs have no operation, and so no programs in every language. */
function made(share: number): Shares {
  return { validated: share, rendered: share / 2, searched: share / 5, sampled: share * 0.7 }
}

/** How many mutants there were, and how many of them came to each stage. */
export interface StageCount {
  readonly mutants: number
  readonly reached: ReadonlyMap<Stage, number>
}

/** How unlikely a share by chance may be: three standard deviations, about one in a thousand. */
const deviations = 3

/** Stages that too few mutants came to, kind by kind and in all. A run of few mutants is judged by all kinds together. */
export function missedStages(counts: ReadonlyMap<MutantKind, StageCount>): string[] {
  const lines = stages.flatMap((stage) => {
    const own = mutantKinds.map((kind) => expectedOf(kind, stage, counts.get(kind)))
    return [...own, sumOf(stage, own)]
  })
  return lines
    .filter(({ seen, expected, variance }) => seen < expected - deviations * Math.sqrt(variance))
    .map(
      ({ name, stage, seen, expected }) =>
        `${name}: ${seen} came to ${stage}, expected at least ${Math.floor(expected)}`,
    )
}

interface Expectation {
  readonly name: string
  readonly stage: Stage
  readonly seen: number
  readonly expected: number
  readonly variance: number
}

function expectedOf(kind: MutantKind, stage: Stage, count: StageCount | undefined): Expectation {
  const share = leastShares[kind][stage] ?? 0
  const mutants = count?.mutants ?? 0
  const seen = share > 0 ? (count?.reached.get(stage) ?? 0) : 0
  return { name: kind, stage, seen, expected: share * mutants, variance: share * (1 - share) * mutants }
}

function sumOf(stage: Stage, parts: readonly Expectation[]): Expectation {
  const sum = (member: 'seen' | 'expected' | 'variance') => parts.reduce((total, part) => total + part[member], 0)
  return { name: 'all', stage, seen: sum('seen'), expected: sum('expected'), variance: sum('variance') }
}
