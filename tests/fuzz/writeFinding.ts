import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Finding } from './runFuzz.ts'

/** Writes the files and facts of a finding to a folder; gives the text to print. */
export async function writeFinding({ mutant, times, ...failure }: Finding, folder: string): Promise<string> {
  const name = failure.class.replaceAll(/[^A-Za-z0-9]+/g, '-').slice(0, 80)
  const own = join(folder, name)
  for (const [file, text] of Object.entries(mutant.files)) {
    await mkdir(dirname(join(own, file)), { recursive: true })
    await writeFile(join(own, file), text)
  }
  // Bases are tried before any mutant.
  const repeat = `npm test -- --fuzz 1${mutant.isBase ? '' : ` --seed ${mutant.seed}`}`
  const { seed, kind, specs, isThorough } = mutant
  await mkdir(own, { recursive: true })
  await writeFile(
    join(own, 'finding.json'),
    `${JSON.stringify({ ...failure, times, repeat, seed, kind, specs, isThorough }, null, 2)}\n`,
  )
  return `${failure.class} (${times} times)\n  ${failure.detail.split('\n')[0]?.slice(0, 300)}\n  ${repeat}\n  ${own}`
}
