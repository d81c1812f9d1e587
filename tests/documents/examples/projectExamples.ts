import type { DiagnosticCode } from '../../../generator/contract/diagnosticCodes.ts'
import { filledComment } from '../../../generator/contract/filledEntry.ts'
import { type DiagnosticExample, inFile } from './example.ts'

const specPath = 'specs/small/openapi.yaml'
const guidePath = 'guides/en/index.mdx'
const houseRule = (problems: string) =>
  `plugins: [
    { name: 'house', rules: [{ id: 'tag-summary', severity: 'info', objects: ['tag'], check: (tag) => ${problems} }] },
  ],`
const catalogPath = 'specs/small/i18n/zh.po'

const guide = (text: string) => `---\ntitle: Small\ndescription: A small project.\n---\n\n${text}\n`

const apis = `apis: [{ id: 'small', specs: ['specs/small/openapi.yaml'] }]`
const config = (text: string) => `export default {\n  brand: { name: 'Small' },\n  ${text}\n}\n`

const locales = `locales: [
    { code: 'en', label: 'English', lang: 'en', dir: 'ltr', calendar: 'gregory' },
    { code: 'zh', label: '中文', lang: 'zh-Hans', dir: 'ltr', calendar: 'gregory' },
  ]`
/** A project in two languages whose only text is that of a guide. */
const inTwoLanguages = { 'site.config.mjs': config(locales) }

const spec = (schema: string) => `openapi: 3.1.0
info: { title: Small, version: 1.0.0 }
tags: [{ name: Things, description: All things. }]
paths:
  /things:
    get:
      operationId: getThings
      summary: Get things
      description: Gives things.
      tags: [Things]
      responses:
        '200':
          description: Things.
          content: { application/json: { schema: ${schema} } }
`

const overlay = (version: string, target: string) => `overlay: ${version}
info: { title: For partners, version: '1' }
actions:
  - target: ${target}
    update: { summary: Get all things }
`
const overlaid = {
  'site.config.mjs': config(
    `apis: [{ id: 'small', specs: ['specs/small/openapi.yaml'], overlays: ['overlay.yaml'] }],`,
  ),
  [specPath]: spec('{ type: array }'),
}

const inCatalog = inFile(catalogPath, {
  'guides/zh/index.mdx': '---\ntitle: 小项目\ndescription: 一个小项目。\n---\n\n你好。\n',
  'site.config.mjs': config(`${locales},\n  ${apis},`),
  [specPath]: 'openapi: 3.1.0\ninfo: { title: X, version: 1.0.0 }\npaths: {}\n',
})
const poFile = (entries: string) => `msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n${entries}`

const forAudience = inFile(specPath, { 'site.config.mjs': config(`${apis},`) })
const status = (marks: string) => `  /status:
    get:
      operationId: getStatus
      summary: Get the status
      description: Gives the status.
      tags: [Things]${marks}
      responses: { '200': { description: The status. } }
`

/** Examples of findings in files of a project. */
export const projectExamples: Partial<Readonly<Record<DiagnosticCode, DiagnosticExample>>> = {
  'audience-left-out': forAudience(
    spec('{ type: array }') + status('\n      x-audience: [partner]'),
    spec('{ type: array }') + status(''),
  ),
  'overview-replaced': inFile('guides/en/small/index.mdx', {
    [specPath]: `openapi: 3.1.0
info: { title: Small, version: 1.0.0, description: Orders close at midnight. }
paths: {}
`,
  })(
    '---\ntitle: Small\ndescription: A small API.\n---\n\nThe small API.\n',
    '---\ntitle: Small\ndescription: A small API.\n---\n\nThe small API. Orders *close* at midnight.\n',
  ),
  'yaml-syntax': inFile(specPath)(spec('{ type: [array }'), spec('{ type: array }')),
  'empty-file': inFile(specPath)('', spec('{ type: array }')),
  'file-not-found': inFile('site.config.mjs')(
    config(`apis: [{ id: 'small', specs: ['specs/smal/openapi.yaml'] }],`),
    config(`${apis},`),
  ),
  'remote-reference': inFile(specPath, { 'specs/small/thing.yaml': 'type: object\n' })(
    spec("{ $ref: 'https://example.com/thing.yaml' }"),
    spec('{ $ref: thing.yaml }'),
  ),
  'reference-outside': inFile(specPath, { 'specs/small/thing.yaml': 'type: object\n' })(
    spec('{ $ref: ../../../thing.yaml }'),
    spec('{ $ref: thing.yaml }'),
  ),
  'missing-reference': inFile(specPath, { 'specs/small/thing.yaml': 'Thing: { type: object }\n' })(
    spec("{ $ref: 'thing.yaml#/Things' }"),
    spec("{ $ref: 'thing.yaml#/Thing' }"),
  ),
  'dynamic-reference': inFile(specPath)(
    spec("{ $dynamicAnchor: a, items: { $dynamicAnchor: a, items: { $dynamicRef: '#a' } } }"),
    spec('{ items: { items: {} } }'),
  ),
  'spec-converted': inFile(specPath)(
    spec('{ type: array }')
      .replace('openapi: 3.1.0', "swagger: '2.0'")
      .replace(/content: .*/, 'schema: { type: array }'),
    spec('{ type: array }'),
  ),
  'spec-partly-converted': inFile(specPath, { 'specs/small/thing.yaml': 'type: object\n' })(
    spec('{ $ref: thing.yaml }')
      .replace('openapi: 3.1.0', "swagger: '2.0'")
      .replace(/content: .*/, 'schema: { $ref: thing.yaml }'),
    spec('{ $ref: thing.yaml }'),
  ),
  'overlay-invalid': inFile('overlay.yaml', overlaid)(
    overlay('1.3.0', '$.paths.*.get'),
    overlay('1.1.0', '$.paths.*.get'),
  ),
  'overlay-unmatched': inFile('overlay.yaml', overlaid)(
    overlay('1.1.0', '$.paths.*.post'),
    overlay('1.1.0', '$.paths.*.get'),
  ),
  'config-invalid': inFile('site.config.mjs')(
    config(`${apis},\n  orgin: 'https://docs.example.com',`),
    config(`${apis},\n  origin: 'https://docs.example.com',`),
  ),
  'plugin-invalid': inFile('site.config.mjs')(
    config("plugins: [{ name: 'house', rule: [] }],"),
    config("plugins: [{ name: 'house', rules: [] }],"),
  ),
  'plugin-failed': inFile('site.config.mjs', { [specPath]: spec('{ type: array }') })(
    config(`${apis},\n  ${houseRule('tag.value.summary.trim() ? [] : []')}`),
    config(`${apis},\n  ${houseRule('[]')}`),
  ),
  'guide-front-matter': inFile(guidePath)('---\ntitle: Small\n---\n\nHello.\n', guide('Hello.')),
  'guide-data-invalid': inFile('guides/data/fees.json')(
    '{ "rows": [] }\n',
    '{ "columns": [{ "key": "tier", "label": { "en": "Tier" } }], "rows": [{ "tier": "1" }] }\n',
  ),
  'recipe-invalid': inFile('guides/recipes/order.py')(
    '# region shown\nprint("ok")\n',
    '# region shown\nprint("ok")\n# endregion\n',
  ),
  'guide-syntax': inFile(guidePath)(guide('Send {side}, <Callout>twice.'), guide('Send `{side}` twice.')),
  'guide-snippet': inFile(guidePath, { 'guides/snippets/limits.mdx': 'Ten a second.\n' })(
    guide("import Limits from '../snippets/limit.mdx'\n\n<Limits />"),
    guide("import Limits from '../snippets/limits.mdx'\n\n<Limits />"),
  ),
  'guide-component-unknown': inFile(guidePath)(guide('<Calout>Hello.</Calout>'), guide('<Callout>Hello.</Callout>')),
  'guide-attribute-invalid': inFile(guidePath)(
    guide('<Callout kind="warn">Hello.</Callout>'),
    guide('<Callout kind="warning">Hello.</Callout>'),
  ),
  'guide-component-elements': inFile(guidePath, {
    'site.config.mjs': config("components: { Counter: 'components/Counter.island.tsx' },"),
    'components/Counter.island.tsx': 'export function Counter({ children }) {\n  return children\n}\n',
  })(guide('<Counter>**Hello**</Counter>'), guide('<Counter>Hello</Counter>')),
  'image-remote': inFile(guidePath, { 'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' })(
    guide('![Logo](https://example.com/logo.svg)'),
    guide('![Logo](/logo.svg)'),
  ),
  'file-active': inFile('public/logo.svg')(
    '<svg xmlns="http://www.w3.org/2000/svg">\n  <circle r="4" onclick="alert(1)"/>\n</svg>\n',
    '<svg xmlns="http://www.w3.org/2000/svg">\n  <circle r="4"/>\n</svg>\n',
  ),
  'guide-attribute-dropped': inFile(guidePath)(
    guide('Press <kbd style="color:red">Enter</kbd>.'),
    guide('Press <kbd>Enter</kbd>.'),
  ),
  'guide-diagram-undrawn': inFile(guidePath)(
    guide('```mermaid\nflowchart LR\n  subgraph A\n```'),
    guide('```mermaid\nflowchart LR\n  A --> B\n```'),
  ),
  'guide-anchor-repeated': inFile(guidePath)(
    guide('## Limits\n\nOne.\n\n## Other limits [#limits]\n\nTwo.'),
    guide('## Limits\n\nOne.\n\n## Other limits [#other-limits]\n\nTwo.'),
  ),
  'translation-missing': inFile('site.config.mjs')(inTwoLanguages['site.config.mjs'], config('')),
  'translation-outdated': inFile('guides/zh/index.mdx', inTwoLanguages)(
    '---\ntitle: 小项目\ndescription: 一个小项目。\ntranslates: older\n---\n\n你好。\n',
    '---\ntitle: 小项目\ndescription: 一个小项目。\n---\n\n你好。\n',
  ),
  'translation-unread': inCatalog(
    poFile(`${filledComment('X')}\n#, fuzzy\nmsgid "X"\nmsgstr "甲"\n`),
    poFile(`${filledComment('X')}\nmsgid "X"\nmsgstr "甲"\n`),
  ),
  'message-invalid': inFile('messages/zh.po', {
    ...inTwoLanguages,
    'guides/zh/index.mdx': '---\ntitle: 小项目\ndescription: 一个小项目。\n---\n\n你好。\n',
  })(
    poFile('msgctxt "shell.skip"\nmsgid "Skip to content"\nmsgstr "跳到{x}"\n'),
    poFile('msgctxt "shell.skip"\nmsgid "Skip to content"\nmsgstr "跳到正文"\n'),
  ),
  'translation-unused': inCatalog(
    poFile('msgid "X"\nmsgstr "甲"\n\nmsgid "Y"\nmsgstr "乙"\n'),
    poFile('msgid "X"\nmsgstr "甲"\n'),
  ),
  typography: inFile('guides/zh/index.mdx', inTwoLanguages)(
    '---\ntitle: 小项目\ndescription: 一个小项目。\n---\n\n使用API下单。\n',
    '---\ntitle: 小项目\ndescription: 一个小项目。\n---\n\n使用 API 下单。\n',
  ),
  'catalog-syntax': inCatalog(poFile('msgid "X\nmsgstr "甲"\n'), poFile('msgid "X"\nmsgstr "甲"\n')),
  'catalog-context': inCatalog(
    poFile('msgctxt "menu"\nmsgid "X"\nmsgstr "甲"\n\nmsgid "X"\nmsgstr "甲"\n'),
    poFile('msgid "X"\nmsgstr "甲"\n'),
  ),
  'file-encoding': inCatalog(
    poFile('msgid "X"\nmsgstr "甲"\n').replace('UTF-8', 'GBK'),
    poFile('msgid "X"\nmsgstr "甲"\n'),
  ),
  'page-path-invalid': inFile('guides/en/first steps.mdx')(
    '---\ntitle: First steps\ndescription: How to begin.\n---\n\nHello.\n',
    '',
  ),
  'lock-invalid': inFile('routes.lock.json')('{ "/": null }\n', '{ "/": [] }\n'),
  'route-vanished': inFile('site.config.mjs', { 'routes.lock.json': '{\n  "/": [],\n  "/fees": []\n}\n' })(
    config(''),
    config("redirects: { '/fees': '/' },"),
  ),
  'route-conflict': inFile(specPath)(
    spec('{ type: object }').replace('tags: [Things]', "tags: [Things]\n      x-page: '/'"),
    spec('{ type: object }').replace('tags: [Things]', "tags: [Things]\n      x-page: '/things'"),
  ),
  'public-file-taken': inFile('public/index.md')('Hello.\n', ''),
  'sidebar-page-unknown': inFile('site.config.mjs')(
    config("sidebars: { start: { label: { en: 'Start' }, landing: '/', items: ['/', '/fees'] } },"),
    config("sidebars: { start: { label: { en: 'Start' }, landing: '/', items: ['/'] } },"),
  ),
  'page-unlisted': inFile('site.config.mjs', { 'guides/en/fees.mdx': guide('Nothing is free.') })(
    config("sidebars: { start: { label: { en: 'Start' }, landing: '/', items: ['/'] } },"),
    config("sidebars: { start: { label: { en: 'Start' }, landing: '/', items: ['/', '/fees'] } },"),
  ),
  'link-broken': inFile(guidePath)(guide('See [fees](/fees).'), guide('See [the start](/).')),
  'anchor-broken': inFile(guidePath)(
    guide('## Limits\n\nSee [limits](#limit).'),
    guide('## Limits\n\nSee [limits](#limits).'),
  ),
}
