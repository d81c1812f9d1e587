import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from './fullRun.ts'
import { compileJudge } from './fuzz/compileJudge.ts'
import { runFuzz } from './fuzz/runFuzz.ts'
import { type Judge, startJudge } from './fuzz/startJudge.ts'

/** `npm test -- --fuzz N --seed S` sets both. Twenty are of every kind, each by its share. */
const count = Number(process.env['EXCHANGE_DOCS_FUZZ'] ?? (isFull ? 500 : 20))
const seed = Number(process.env['EXCHANGE_DOCS_SEED'] ?? 20_261_121)

it(
  'ends in a site or in findings, whatever is done to a description or a project',
  async () => {
    const findings = await runFuzz({ count, seed, print: console.log })
    expect(findings.map(({ class: name, mutant }) => `${name} (seed ${mutant.seed})`)).toEqual([])
  },
  // Each mutant has 10 s of processor time; a busy machine may take many times as long.
  600_000 + count * 2_000,
)

describe('what the fuzzer tells of', () => {
  let judge: Judge

  beforeAll(async () => {
    // A loop and a memory without end are found out sooner than those of a mutant have to be.
    judge = startJudge(await compileJudge(), { time: 2_500, memory: 192 })
  })

  afterAll(() => judge.stop())

  // A configuration is a program, so it can do all that a mutant must not.
  it.each([
    ['nothing', '', []],
    ['a loop without end', 'for (;;) JSON.stringify({})', ['does not end']],
    ['memory without end', 'const all = []; for (;;) all.push(new Array(1000).fill({}))', ['takes too much memory']],
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
