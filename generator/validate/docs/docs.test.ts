import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { configTypes } from './configTypes.ts'
import { configurationPage } from './configurationPage.ts'
import { diagnosticsPage } from './diagnosticsPage.ts'
import { editorSchemas } from './editorSchemas.ts'
import { extensionsPage } from './extensionsPage.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))

describe('what is made for the repository itself', () => {
  const files = new Map([
    ['docs/configuration.md', configurationPage()],
    ['docs/diagnostics.md', diagnosticsPage()],
    ['docs/extensions.md', extensionsPage()],
    ['generator/contract/siteConfig.ts', configTypes()],
    ...[...editorSchemas()].map(([name, text]): [string, string] => [`schemas/${name}`, text]),
  ])

  it.each([...files])('is committed as %s (UPDATE_EXPECTED=1 writes it)', async (file, text) => {
    const path = join(repository, file)
    if (process.env['UPDATE_EXPECTED']) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    }
    expect(text).toBe(await readFile(path, 'utf8').catch(() => ''))
  })
})
