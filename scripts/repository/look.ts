import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { engineRoot, runCommand, UsageError } from '../command/commandLine.ts'
import { createProgress } from '../command/progress.ts'

const help = `npm run look -- [--dir DIR] [--out DIR] [--before DIR] [--only TEXT]

Takes screenshots of each kind of page in six widths, both themes and both languages. Writes an index.html that shows them.

  --dir DIR            a built site (default: this repository's, built now)
  --out DIR            folder to write to (default: .cache/look)
  --before DIR         earlier screenshots to show beside the new ones, changed ones first
  --only TEXT          only screenshots whose name contains this text, such as "builder" or "390-dark"`

const options = {
  dir: { type: 'string' },
  out: { type: 'string', default: join(engineRoot, '.cache', 'look') },
  before: { type: 'string' },
  only: { type: 'string', default: '' },
} as const

await runCommand({ help, options }, async ({ dir, out, before, only }) => {
  if (dir !== undefined && !existsSync(join(dir, 'index.html'))) throw new UsageError(`There is no site in ${dir}.`)
  if (before !== undefined && !existsSync(before)) throw new UsageError(`There is no folder ${before}.`)
  const progress = createProgress()
  const { builtSite } = await import('../../bench/builtSite.ts')
  const { serveSite } = await import('../serve/serveSite.ts')
  const { takePictures } = await import('../../bench/look/takePictures.ts')
  const { writeGallery } = await import('../../bench/look/gallery.ts')
  const server = await serveSite({ folder: dir ?? (await builtSite(progress.phase)), base: '/', port: 0 })
  try {
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`
    await takePictures(origin, out, only, progress.phase)
  } finally {
    server.close()
  }
  progress.done(await writeGallery(out, before))
  console.log(join(out, 'index.html'))
  return 0
})
