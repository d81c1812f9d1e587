import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import meridianConfig from '../fixtures/meridian/site.config.ts'
import { meridian } from '../meridian.ts'
import { copyOf } from './document.ts'

/** A project: its configuration as a value, all else as texts. */
export interface ProjectBase {
  readonly config: object
  readonly files: Readonly<Record<string, string>>
}

export const configFile = 'site.config.mjs'

/** The translation catalog of the small project. */
export const catalogName = 'specs/api/i18n/zh.po'

const openapi = `openapi: 3.1.0
info: {title: Things, version: '1', description: All things.}
servers: [{url: 'https://api.example.com', description: Production.}]
paths:
  /things/{id}:
    get:
      operationId: getThing
      summary: Get a thing
      description: 'Gives a thing. See [the guide](/guide#use).'
      tags: [Things]
      parameters: [{name: id, in: path, required: true, description: Its id., schema: {type: string}, example: a1}]
      responses:
        '200':
          description: The thing.
          content:
            application/json:
              schema: {type: object, properties: {size: {type: integer, description: How big it is.}}}
              example: {size: 3}
tags: [{name: Things, description: All things.}]
`

const guide = `---
title: A guide
description: How to use things.
---

Text with \`code\`, *weight*, [a link](/api/things#getThing) and a footnote[^1].

## Use [#use]

<Callout kind="note" title="Mind">
  A note.
</Callout>

<Tabs group="language">
  <Tab label="Bash">
    \`\`\`bash
    curl https://api.example.com/things/a1
    \`\`\`
  </Tab>
</Tabs>

<Steps>
  1. Ask.
  2. Read.
</Steps>

<DataTable file="sizes.json" />

<Recipe name="ask" />

## Lists [#lists]

<ErrorTable api="api" />

<Downloads api="api" />

| a | b |
| --- | --- |
| 1 | 2 |

> [!NOTE]
> Said.

[^1]: Below.
`

/** A project with one of everything. */
export const small: ProjectBase = {
  config: {
    brand: { name: 'Things', title: { en: 'Things', zh: '事物' } },
    origin: 'https://docs.example.com',
    locales: [
      { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
      { code: 'zh', label: '中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' },
    ],
    apis: [{ id: 'api', specs: ['specs/api/openapi.yaml'], path: '/api/' }],
    sidebars: {
      guide: {
        label: { en: 'Guide' },
        landing: '/guide',
        items: ['/guide', { label: { en: 'API' }, api: 'api', tag: 'Things' }],
      },
    },
    navbar: { start: [{ label: { en: 'Guide' }, href: '/guide' }], end: [] },
    links: { edit: 'https://code.example.com/{file}#L{line}' },
    announcement: { id: 'one', text: { en: 'A pause, see [the guide](/guide#use).' } },
    theme: { tokens: { '--radius': '0' } },
    redirects: { '/old': '/guide', '/old#a': '/guide#use' },
    search: { synonyms: [['thing', 'object']] },
    messages: { en: { 'shell.search.close': 'Find' } },
    offline: true,
    versions: { id: 'default', current: { label: { en: 'Next' } } },
    validation: {
      rules: {
        'id-not-string': { severity: 'off', reason: 'Old.' },
        'operation-description': [{ severity: 'warning', reason: 'Old.', for: ['specs'] }],
      },
    },
  },
  files: {
    'specs/api/openapi.yaml': openapi,
    [catalogName]:
      'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Language: zh\\n"\n\nmsgid "Get a thing"\nmsgstr "查询"\n\n#, fuzzy\nmsgid "The thing."\nmsgstr "事物。"\n',
    'guides/en/index.mdx':
      '---\ntitle: Things\ndescription: All about things.\n---\n\nHello, see [the guide](/guide).\n',
    'guides/zh/index.mdx': '---\ntitle: 事物\ndescription: 关于事物。\n---\n\n你好。\n',
    'guides/en/guide.mdx': guide,
    'guides/en/changelog/api.mdx':
      '---\ntitle: Changelog\ndescription: What changed.\n---\n\n## 2026-01-02\n\n- `getThing` is new.\n',
    'guides/data/sizes.json':
      '{"columns":[{"key":"size","label":{"en":"Size"},"kind":"number"}],"rows":[{"size":1},{"size":null}],"note":{"en":"All."}}',
    'guides/recipes/ask.py': '# include parts/call.py\n# region shown\nprint(call("/things/a1"))\n# endregion\n',
    'guides/recipes/ask.mjs': 'console.log(1)\n',
    'guides/recipes/parts/call.py': 'def call(path):\n    return path\n',
    'routes.lock.json': '{"/":[],"/guide":["use","lists"]}',
  },
}

const meridianFiles = readdirSync(meridian, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name !== 'site.config.ts')
  .map((entry) => join(entry.parentPath, entry.name))

/** The project of an invented exchange. */
export const large: ProjectBase = {
  config: copyOf(meridianConfig),
  files: Object.fromEntries(meridianFiles.map((path) => [relative(meridian, path), readFileSync(path, 'utf8')])),
}

/** Mostly a small project with one of everything; the large one takes ten times as long. */
export const projectBases: readonly ProjectBase[] = [...Array<ProjectBase>(9).fill(small), large]
