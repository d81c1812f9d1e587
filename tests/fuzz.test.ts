import { expect, it } from 'vitest'
import { runFuzz } from './fuzz/runFuzz.ts'

/** `npm test -- --fuzz N --seed S` sets both. */
const count = Number(process.env['EXCHANGE_DOCS_FUZZ'] ?? 600)
const seed = Number(process.env['EXCHANGE_DOCS_SEED'] ?? 20_261_121)

it.runIf(process.env['EXCHANGE_DOCS_FUZZ'])(
  'ends in a site or in findings, whatever is done to a description or a project',
  async () => {
    const findings = await runFuzz({ count, seed, print: console.log })
    expect(findings.map(({ class: name, mutant }) => `${name} (seed ${mutant.seed})`)).toEqual([])
  },
  // Each mutant has 10 s of processor time; a busy machine may take many times as long.
  300_000 + count * 2_000,
)
