import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { generate } from '../generator/index.ts'
import { syncTranslations } from '../scripts/tools/syncTranslations.ts'
import { readFolder } from './diagnostics/readFolder.ts'
import { temporaryFolder } from './fixtures/temporaryFolder.ts'
import { runCommand } from './runCommand.ts'

const catalog = 'specs/i18n/zh.po'
const header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
const entry = 'msgid "Ports"\nmsgstr "港口"\n'

const files = {
  'site.config.mjs': `const locale = (code, lang) => ({ code, lang, label: code, dir: 'ltr', calendar: 'gregory' })
export default {
  brand: { name: 'Harbour' },
  locales: [locale('en', 'en'), locale('zh', 'zh-Hans')],
  apis: [{ id: 'ports', specs: ['specs/openapi.yaml'] }],
}
`,
  'specs/openapi.yaml': 'openapi: 3.1.0\ninfo: { title: Ports, version: 1.0.0 }\npaths: {}\n',
  'guides/en/index.mdx': '---\ntitle: Home\ndescription: Start here.\n---\n\nWelcome.\n',
  'guides/zh/index.mdx': '---\ntitle: 首页\ndescription: 由此开始。\n---\n\n欢迎。\n',
  'guides/en/snippets.mdx': `---
title: Parts
description: What others wrote.
---

import Part from '../snippets/part.mdx'

<Part />
`,
  'guides/snippets/part.mdx': 'A part.\n',
  'guides/data/fees.json': '{ "columns": [{ "key": "tier", "label": { "en": "Tier" } }], "rows": [] }\n',
  'guides/recipes/ask.py': '# include parts/call.py\nprint(1)\n',
  'guides/recipes/parts/call.py': 'def call(): pass\n',
  'routes.lock.json': '{ "/": [] }\n',
  'versions.json': '[]\n',
  [catalog]: header,
}

let printed: string[]

beforeEach(() => {
  printed = []
  vi.spyOn(console, 'log').mockImplementation((text: string) => printed.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function projectWith(content: string | Uint8Array, file = catalog): Promise<string> {
  const root = await temporaryFolder(files)
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), content)
  return root
}

const sync = (root: string, flags: { check?: boolean; translated?: boolean } = {}) =>
  syncTranslations({ kind: 'project', root }, { check: false, translated: false, ...flags })

const gbk = Buffer.concat([
  Buffer.from(`${header.replace('UTF-8', 'GBK')}\nmsgid "Ports"\nmsgstr "`),
  Buffer.from([0xb8, 0xdb, 0xbf, 0xda, 0x22, 0x0a]),
])

describe('npm run i18n', () => {
  it.each<[string, string | Uint8Array]>([
    ['in GBK', gbk],
    ['whose bytes are no UTF-8', Buffer.concat([Buffer.from(header), gbk.subarray(-20)])],
    ['that is cut off', `${header}\n${entry}\nmsgid "A text"\nmsgstr "一段`],
    ['with an entry without msgstr', `${header}\nmsgid "x"\n`],
    ['with an obsolete entry without msgstr', `${header}\n${entry}\n#~ msgid "a"`],
    ['with two entries of a text', `${header}\n${entry}\n${entry}`],
    ['with two headers', `${header}\n${header}\n${entry}`],
    ['without a header', entry],
    ['without a byte', ''],
  ])('leaves a catalog %s as it is and ends with 1', async (_, content) => {
    const root = await projectWith(content)
    const before = await readFolder(root)
    expect(await sync(root)).toBe(1)
    expect(printed.join('\n')).toMatch(/zh\.po:\d+:\d+/)
    expect(printed.join('\n')).not.toMatch(/translated \(|texts have no zh translation/)
    expect(await readFolder(root)).toEqual(before)
    const { diagnostics } = await generate({ kind: 'project', root })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([{ file: catalog }])
  })

  it('does not take a catalog that cannot be read for one that is not there', async () => {
    const root = await projectWith('kept', `${catalog}.d/note`)
    await rm(join(root, catalog))
    await mkdir(join(root, catalog))
    expect(await sync(root)).toBe(1)
    expect(printed.join('\n')).toContain('The file cannot be read: EISDIR.')
  })

  it('counts what translates: no fuzzy entry and none with a context', async () => {
    const others = '#, fuzzy\nmsgctxt "menu"\nmsgid "Ports"\nmsgstr "菜单"\n'
    const root = await projectWith(`${header}\n#, fuzzy\n${entry}\n${others}`)
    expect(await sync(root)).toBe(0)
    expect(printed).toContain(`${catalog}: 0 of 1 translated (0 %), 0 obsolete`)
    const places = '#. info, title\n#: specs/openapi.yaml:2\n'
    expect(await readFile(join(root, catalog), 'utf8')).toBe(`${header}\n${places}#, fuzzy\n${entry}\n${others}`)
  })

  it('does not call a catalog stale for the lines that its texts stand on', async () => {
    const root = await projectWith(`${header}\n#: specs/openapi.yaml:90\n${entry}`)
    const before = await readFolder(root)
    await sync(root, { check: true })
    expect(printed).toContain(`${catalog}: 1 of 1 translated (100 %), 0 obsolete`)
    expect(await readFolder(root)).toEqual(before)
    await sync(root)
    expect(await readFile(join(root, catalog), 'utf8')).toContain('#. info, title\n#: specs/openapi.yaml:2\n')
  })

  it('says on the command line what is wrong with a catalog, without a stack', async () => {
    const root = await projectWith(gbk)
    const { code, stdout, stderr } = await runCommand('i18n', ['--project', root])
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' })
    expect(stdout).toContain('The header says that the catalog is in GBK.')
    expect(stdout).not.toMatch(/^\s+at /m)
  })

  it('records a translation in a guide of UTF-16 without loss', async () => {
    const text = files['guides/zh/index.mdx']
    const root = await projectWith(Buffer.from(`\uFEFF${text}`, 'utf16le'), 'guides/zh/index.mdx')
    await sync(root, { translated: true })
    const written = Buffer.from((await readFolder(root)).get('guides/zh/index.mdx') ?? '', 'base64').toString()
    expect(written.replace(/^translates: .*\n/m, '')).toBe(text)
  })
})

describe('a file that is not UTF-8', () => {
  const text = Object.entries(files).filter(([file]) => !file.startsWith('site.config'))

  it.each(text)('is an error at its first wrong byte: %s', async (file, content) => {
    const root = await projectWith(Buffer.concat([Buffer.from(`${content}\n \t`), Buffer.from([0xcf, 0xc2])]), file)
    const { diagnostics } = await generate({ kind: 'project', root })
    const line = content.split('\n').length + 1
    expect(diagnostics.filter(({ code }) => code === 'file-encoding')).toMatchObject([
      { severity: 'error', file, line, column: 3, message: 'The file is not UTF-8 at this place.' },
    ])
    expect(diagnostics.filter(({ severity, code }) => severity === 'error' && code !== 'file-encoding')).toEqual([])
  })

  it.each([
    ['UTF-16 without a byte order mark', Buffer.from(files['specs/openapi.yaml'], 'utf16le')],
    ['UTF-32', Buffer.from([...files['specs/openapi.yaml']].map((letter) => `${letter}\0\0\0`).join(''))],
  ])('is told as what it is: a spec in %s', async (_, content) => {
    const root = await projectWith(content, 'specs/openapi.yaml')
    const { diagnostics } = await generate({ kind: 'project', root })
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toMatchObject([
      { code: 'file-encoding', file: 'specs/openapi.yaml', line: 1, column: 2 },
    ])
  })
})
