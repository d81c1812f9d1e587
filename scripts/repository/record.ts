import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isFree } from '../../generator/index.ts'
import { engineRoot, runCommand, UsageError } from '../command/commandLine.ts'

const help = `npm run record -- --out DIR [--site DIR]
npm run record -- --compare BEFORE AFTER

Records a built site as text files: anchors, search hits, files and their contents, and the HTML and Markdown of some pages.
With --compare, prints the differences between two recordings. Exit code 1 when they differ.

  --out DIR            folder to write to: new, empty, or an earlier recording
  --site DIR           a built site (default: dist)
  --compare            compare two recordings`

const options = {
  out: { type: 'string' },
  site: { type: 'string', default: join(engineRoot, 'dist') },
  compare: { type: 'boolean' },
} as const

await runCommand({ help, options, allowPositionals: true }, async ({ out, site, compare }, names) => {
  const [before, after, ...others] = names
  if (compare) {
    if (before === undefined || after === undefined || others.length > 0) throw new UsageError('Name two recordings.')
    const missing = [before, after].find((folder) => !isRecording(folder))
    if (missing !== undefined) throw new UsageError(`${missing} holds no recording.`)
    const { compareRecordings } = await import('../../bench/record/compareRecordings.ts')
    const differences = await compareRecordings(resolve(before), resolve(after))
    console.log(differences === '' ? 'Nothing differs.' : differences)
    return differences === '' ? 0 : 1
  }
  if (out === undefined || before !== undefined) throw new UsageError('Use --out DIR, or --compare BEFORE AFTER.')
  if (!isFree(out) && !isRecording(out)) throw new UsageError(`--out ${out} holds something else than a recording.`)
  if (!existsSync(join(site, 'index.html'))) throw new UsageError(`There is no site in ${site}: npm run build`)
  const { recordSite } = await import('../../bench/record/recordSite.ts')
  await recordSite(site, out)
  return 0
})

function isRecording(folder: string): boolean {
  return existsSync(join(folder, 'anchors.txt')) && existsSync(join(folder, 'digests.txt'))
}
