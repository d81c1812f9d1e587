import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { readTextFile } from './readTextFile.ts'

test('a file that is not there has no text and no problem', async () => {
  expect(await readTextFile(await temporaryFolder(), 'a.json')).toEqual({ value: undefined, diagnostics: [] })
})

test('a file that is there and cannot be read is an error, not a file without text', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'a.json'))
  expect(await readTextFile(root, 'a.json')).toMatchObject({
    value: undefined,
    diagnostics: [
      { code: 'file-unreadable', severity: 'error', file: 'a.json', message: 'The file cannot be read: EISDIR.' },
    ],
  })
})
