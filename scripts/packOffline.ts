import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runCommand, UsageError } from './command/commandLine.ts'

const help = `npm run pack:offline -- [--dir DIR] [--out FILE]

Packs a built site as a zip file for reading offline: on any file server with search, or from the disk without search.
The same site gives the same bytes. Exit codes: 0 written, 2 wrong usage.

  --dir DIR            folder of the site (default: dist)
  --out FILE           zip file (default: offline.zip); its folder has the same name`

const options = {
  dir: { type: 'string', default: 'dist' },
  out: { type: 'string', default: 'offline.zip' },
} as const

await runCommand({ help, options }, async ({ dir, out }) => {
  const folder = resolve(dir)
  if (!existsSync(join(folder, 'index.html')))
    throw new UsageError(`There is no site in ${folder}: run npm run build first.`)
  if (!out.endsWith('.zip')) throw new UsageError(`--out is the name of a zip file, not "${out}".`)
  const { beginsAsPackage, writePackage } = await import('./tools/writePackage.ts')
  const { outputFile } = await import('./command/outputFolder.ts')
  const file = await outputFile({ out, isOwn: beginsAsPackage, from: folder })
  const { files, bytes } = await writePackage(folder, file)
  console.log(`${files} files, ${(bytes / 1024 / 1024).toFixed(1)} MB in ${out}`)
  return 0
})
