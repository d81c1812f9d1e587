import { writeFile } from 'node:fs/promises'
import type { Bench, Row } from '../../bench/harness.ts'
import { runCommand, UsageError } from '../command/commandLine.ts'
import { createProgress } from '../command/progress.ts'

/** Every group of rows that a flag may select. */
const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  search: async () => (await import('../../bench/search.ts')).search,
  edits: async () => (await import('../../bench/edits.ts')).edits,
  builds: async () => (await import('../../bench/builds.ts')).builds,
  large: async () => (await import('../../bench/builds.ts')).largeBuilds,
  pages: async () => (await import('../../bench/pages.ts')).pageLoads,
  load: async () => (await import('../../bench/load.ts')).load,
  kills: async () => (await import('../../bench/kills.ts')).kills,
  sandbox: async () => (await import('../../bench/sandbox.ts')).sandbox,
}

const help = `npm run bench -- [NAME …] [--json FILE]

Measures builds, search, pages and the exchange of the mock, and prints the figures. They depend on the machine and its load.

  NAME                 what to measure (default: all): ${Object.keys(benches).join(', ')}
  --json FILE          also write the figures as JSON`

const options = { json: { type: 'string' } } as const

await runCommand({ help, options, allowPositionals: true }, async ({ json }, names) => {
  const unknown = names.find((name) => !Object.hasOwn(benches, name))
  if (unknown !== undefined) throw new UsageError(`There is no benchmark "${unknown}".`)
  const progress = createProgress()
  const rows: Row[] = []
  for (const [name, load] of Object.entries(benches)) {
    if (names.length > 0 && !names.includes(name)) continue
    const { measure } = await load()
    rows.push(...(await measure((note) => progress.phase(`${name}: ${note}`))))
  }
  progress.done(`${rows.length} rows`)
  const { formatRows } = await import('../../bench/harness.ts')
  console.log(formatRows(rows))
  if (json !== undefined) await writeFile(json, `${JSON.stringify(rows, null, 2)}\n`)
  return 0
})
