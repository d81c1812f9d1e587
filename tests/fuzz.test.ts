import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from './fullRun.ts'
import { compileJudge } from './fuzz/compileJudge.ts'
import { type MutantKind, mutantKinds } from './fuzz/mutant.ts'
import { smallProject } from './fuzz/mutateProject.ts'
import { fuzzWith, runFuzz } from './fuzz/runFuzz.ts'
import { leastShares, missedStages, type Stage, type StageCount, stages } from './fuzz/stages.ts'
import { type Judge, startJudge } from './fuzz/startJudge.ts'

/** `npm test -- --fuzz N --seed S` sets both. Twenty are of every kind, each by its share. */
const count = Number(process.env['EXCHANGE_DOCS_FUZZ'] ?? (isFull ? 500 : 20))
const seed = Number(process.env['EXCHANGE_DOCS_SEED'] ?? 1_500_160)

it(
  'ends in a site or in findings, whatever is done to a description or a project',
  async () => {
    const { findings, missed } = await runFuzz({ count, seed, print: console.log })
    expect(findings.map(({ class: name, mutant }) => `${name} (seed ${mutant.seed})`)).toEqual([])
    expect(missed).toEqual([])
  },
  // Each mutant has 10 s of processor time; a busy machine may take many times as long.
  600_000 + count * 2_000,
)

let judge: Judge

beforeAll(async () => {
  // A loop and a memory without end are found out sooner than those of a mutant have to be.
  judge = startJudge(await compileJudge(), { time: 2_500, memory: 192, idle: 20 })
})

afterAll(() => judge.stop())

describe('what the fuzzer tells of', () => {
  // A configuration is a program, so it can do all that a mutant must not.
  it.each([
    ['nothing', '', []],
    ['a loop without end', 'for (;;) JSON.stringify({})', ['does not end']],
    ['a wait without end', 'await new Promise(() => {})', ['does not end']],
    ['memory without end', 'const all = []; for (;;) all.push(new Array(100_000).fill({}))', ['takes too much memory']],
    ['an end of the process', 'process.exit(3)', ['ends the process with 3']],
    ['a rejection', "void Promise.reject(new Error('lost'))", ['leaves a rejection']],
    ['a file outside', "import fs from 'node:fs'; fs.readFileSync('/etc/hostname')", ['reads a file outside']],
    ['a call', "import net from 'node:net'; net.connect(9, '127.0.0.1').on('error', () => {})", ['calls a host']],
    ['a program', "import { spawn } from 'node:child_process'; spawn('true')", ['starts a program']],
    ['a text that is run', 'globalThis.fuzzCanary()', ['runs a text']],
    ['a prototype', "Object.defineProperty(Object.prototype, 'odd', { value: 1 })", ['changes a prototype']],
  ])('%s', async (_name, program, classes) => {
    const config = `${program}\nexport default { brand: { name: 'A' }, apis: [] }`
    const guide = '---\ntitle: A\ndescription: All of it.\n---\n\nHello.\n'
    const files = { 'site.config.mjs': config, 'guides/en/index.mdx': guide }
    const { failures } = await judge.judge({ seed: 1, kind: 'project', files, isThorough: false })
    expect([...new Set(failures.map((failure) => failure.class))]).toEqual(
      classes.map((name) => expect.stringContaining(name)),
    )
  })
})

describe('a run whose mutants come to too few stages fails', () => {
  const print = () => {}
  const base = { seed: 0, kind: 'project', isThorough: false } as const

  it('because a base is broken', async () => {
    const files = { ...smallProject(), 'specs/api/openapi.yaml': 'openapi: 3.1.0\n' }
    const { missed } = await fuzzWith([judge], { count: 0, seed: 0, print, bases: [{ ...base, files }] })
    expect(missed).toContain('project: the base does not come to validated')
  })

  it('because a stage is not tried', async () => {
    const without: Judge = {
      ...judge,
      judge: async (mutant) => {
        const verdict = await judge.judge(mutant)
        return { ...verdict, stages: verdict.stages.filter((stage) => stage !== 'searched') }
      },
    }
    const bases = [{ ...base, files: smallProject() }]
    const { missed } = await fuzzWith([without], { count: 0, seed: 0, print, bases })
    expect(missed).toEqual(['project: the base does not come to searched'])
  })

  it.each(stages)('because none comes to %s', (stage) => {
    expect(missedStages(countsOf(() => 1))).toEqual([])
    const missed = missedStages(countsOf((other) => (other === stage ? 0 : 1)))
    expect(missed).toEqual(expect.arrayContaining([expect.stringContaining(`all: 0 came to ${stage}`)]))
  })

  it('because a kind comes to no stage behind the first', () => {
    const missed = missedStages(countsOf((stage, kind) => (kind === 'version' && stage !== 'read' ? 0 : 1)))
    expect(missed).toContainEqual(expect.stringContaining('version: 0 came to frozen'))
  })
})

/** Counts of a run in which each stage of a kind has a part of the mutants that it needs. */
function countsOf(partOf: (stage: Stage, kind: MutantKind) => number): Map<MutantKind, StageCount> {
  const mutants = 2_000
  const reachedIn = (kind: MutantKind) =>
    stages.map((stage) => [stage, (leastShares[kind][stage] ?? 0) * partOf(stage, kind) * mutants] as const)
  return new Map(mutantKinds.map((kind) => [kind, { mutants, reached: new Map(reachedIn(kind)) }]))
}
