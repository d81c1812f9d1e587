import { describe, expect, it } from 'vitest'
import { configTypes } from './configTypes.ts'
import { configurationPage } from './configurationPage.ts'
import { diagnosticsPage } from './diagnosticsPage.ts'
import { editorSchemas } from './editorSchemas.ts'
import { extensionsPage } from './extensionsPage.ts'
import { pluginsPage } from './pluginsPage.ts'
import { rulesPage } from './rulesPage.ts'
import { signingPage } from './signingPage.ts'

describe('what is made for the repository itself', () => {
  const files = new Map([
    ['docs/configuration.md', configurationPage()],
    ['docs/diagnostics.md', diagnosticsPage()],
    ['docs/diff-rules.md', rulesPage()],
    ['docs/extensions.md', extensionsPage()],
    ['docs/plugins.md', pluginsPage()],
    ['docs/signing.md', signingPage()],
    ['schemas/siteConfig.ts', configTypes()],
    ...[...editorSchemas()].map(([name, text]): [string, string] => [`schemas/${name}`, text]),
  ])

  it.each([...files])('is committed as %s (vitest -u writes it)', async (file, text) => {
    await expect(text).toMatchFileSnapshot(`../../${file}`)
  })
})
