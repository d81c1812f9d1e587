import { realpath } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { setSiteFolders } from '../server/content/siteFolders.ts'
import { servedFiles } from './servedFilesPlugin.ts'

test('pages load from the engine, its packages and the scripts of sections, and from nowhere else in the project', async () => {
  const root = await realpath(
    await temporaryFolder({
      'content/site.json': JSON.stringify({
        sidebars: { api: { script: 'assets/book.ts' }, more: {}, gone: { script: 'assets/gone.ts' } },
      }),
      'assets/book.ts': '',
      'specs/api.yaml': '',
      '.env': 'SECRET=1',
      'node_modules/react/index.js': '',
      'node_modules/engine/site/entry.ts': '',
      'node_modules/engine/generator/index.ts': '',
    }),
  )
  setSiteFolders({ content: join(root, 'content'), project: root })
  onTestFinished(() => {
    setSiteFolders({})
  })
  const served = servedFiles(join(root, 'node_modules/engine')).map((path) => relative(root, path))
  expect(served.filter((path) => !path.startsWith('..'))).toEqual([
    'node_modules/engine/site',
    'node_modules/engine/generator',
    'node_modules',
    'assets/book.ts',
  ])
})
