import { writeFile } from 'node:fs/promises'
import { type Bench, formatRows, type Row } from '../bench/harness.ts'
import { search } from '../bench/search.ts'
import { runCommand, UsageError } from './commandLine.ts'
import { createProgress } from './progress.ts'

/** Every group of rows that can be asked for. */
const benches: readonly Bench[] = [search]

const help = `npm run bench -- [NAME …] [--json FILE]

Measures and prints. Nothing is asserted: figures depend on the machine and on what else it does.

  NAME                 what to measure (default: all): ${benches.map(({ name }) => name).join(', ')}
  --json FILE          also write the rows as JSON`

const options = { json: { type: 'string' } } as const

await runCommand({ help, options, allowPositionals: true }, async ({ json }, names) => {
  const unknown = names.find((name) => benches.every((bench) => bench.name !== name))
  if (unknown !== undefined) throw new UsageError(`There is no benchmark "${unknown}".`)
  const progress = createProgress()
  const rows: Row[] = []
  for (const { name, measure } of benches.filter((bench) => names.length === 0 || names.includes(bench.name))) {
    rows.push(...(await measure((note) => progress.phase(`${name}: ${note}`))))
  }
  progress.done(`${rows.length} rows`)
  console.log(formatRows(rows))
  if (json !== undefined) await writeFile(json, `${JSON.stringify(rows, null, 2)}\n`)
  return 0
})
