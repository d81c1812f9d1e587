import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

it('tells the files by kind, the stages, the slowest pages and the largest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'summary-'))
  await mkdir(join(folder, 'spot'))
  await writeFile(join(folder, 'index.html'), 'x'.repeat(1500))
  await writeFile(join(folder, 'spot/index.html'), 'x'.repeat(2500))
  await writeFile(join(folder, 'site.css'), 'x'.repeat(100))
  performance.measure('/spot/', { start: 0, duration: 12.4, detail: 'page' })
  const summary = summaryOf(folder, new Map([['Prerendering', 3.25]]))
  await rm(folder, { recursive: true })
  expect(summary).toBe(
    [
      ...['Files', '  .html  2 files, 4 KB', '  .css   1 file, 0.1 KB', ''],
      ...['Stages', '  Prerendering  3.3 s', ''],
      ...['Slowest pages', '  /spot/  12 ms', ''],
      ...['Largest pages', '  spot/index.html  2.5 KB', '  index.html       1.5 KB'],
    ].join('\n'),
  )
})
