import { parseJson } from '../../generator/contract/json.ts'
import { copyOf, withBareScalars } from './document.ts'
import { editDocument, specialNames, texts } from './edits.ts'
import type { MutantFiles } from './mutant.ts'
import { mutateText } from './mutateText.ts'
import { configFile, type ProjectBase, projectBases, small } from './projectFiles.ts'
import type { Random } from './random.ts'

/** Files of a project that are being changed. */
export type Files = Record<string, string | Uint8Array>

/** A project with one or two of its files changed: more would leave few that can be built. */
export function makeProject(random: Random): MutantFiles {
  const { config, files } = random.pick(projectBases)
  const changed: Files = { ...files }
  const settings = copyOf(config)
  for (let left = 1 + random.below(2); left > 0; left -= 1) {
    if (random.chance(0.2)) editDocument(settings, random, 1)
    else changeFile(changed, random.pick(Object.keys(changed)), random)
  }
  return { ...changed, [configFile]: configText(settings) }
}

/** The small project as it is. */
export function smallProject(): Files {
  return projectOf(small)
}

/** A project as it is. */
export function projectOf({ config, files }: ProjectBase): Files {
  return { ...files, [configFile]: configText(config) }
}

/** The configuration of a project as a module. */
export function configText(config: unknown): string {
  return `export default ${withBareScalars(JSON.stringify(config), true)}`
}

/** Changes a file, moves it or takes it away. */
export function changeFile(files: Files, name: string, random: Random): void {
  const text = files[name]
  if (typeof text !== 'string') return
  if (random.chance(0.08)) moveFile(files, name, random)
  else if (random.chance(0.04)) delete files[name]
  else if (name.endsWith('.json')) files[name] = withEditedDocument(text, random)
  else if (name.endsWith('.mdx')) files[name] = changedGuide(text, random)
  else files[name] = mutateText(text, random)
}

function moveFile(files: Files, name: string, random: Random): void {
  const folder = name.slice(0, name.lastIndexOf('/') + 1)
  const end = name.slice(name.lastIndexOf('.'))
  const moved = random.pick(fileNames)
  files[`${folder}${moved}${end}`] = files[name] ?? ''
  if (random.chance(0.5)) delete files[name]
}

const fileNames: readonly string[] = [
  ...[
    'index',
    'Index',
    'con',
    'a b',
    'a#b',
    'a?b',
    'a%2fb',
    'a.b',
    '.hidden',
    '_x',
    'guide/index',
    'deep/er/than/before',
  ],
  ...[
    '订单',
    'e\u0301',
    '\u00e9',
    'a\nb',
    'a"b',
    "a'b",
    'a`b',
    '$a',
    '[a]',
    '{a}',
    '(a)',
    '404',
    'search',
    'api/things',
  ],
  ...[
    'constructor',
    '__proto__',
    'a'.repeat(200),
    '订'.repeat(60),
    '-',
    '~',
    'assets',
    'README',
    'guide',
    'GUIDE',
    'a\\b',
    '\u202ea',
  ],
]

function withEditedDocument(text: string, random: Random): string | Uint8Array {
  const document = parseJson(text)
  if (document === undefined || random.chance(0.25)) return mutateText(text, random)
  editDocument(document, random, 1 + random.below(2))
  return withBareScalars(JSON.stringify(document))
}

function changedGuide(text: string, random: Random): string | Uint8Array {
  if (random.chance(0.3)) return mutateText(text, random)
  const lines = text.split('\n')
  const [front, at] = [lines.indexOf('---', 1), random.below(lines.length + 1)]
  if (random.chance(0.2)) lines.splice(1 + random.below(Math.max(1, front)), 0, random.pick(frontMatterLines))
  else lines.splice(Math.max(at, front + 1), 0, '', random.pick(snippets), '')
  return lines.join('\n')
}

/** Lines of front matter that mean something to YAML, or that other engines have. */
export const frontMatterLines: readonly string[] = [
  ...[
    'title: [a]',
    'title: {a: 1}',
    'title: ""',
    'title: 1',
    'title: null',
    'description: |\n  a\n  b',
    'sidebar_label: x',
    'x: &a 1',
  ],
  ...[
    'translates: abc',
    'slug: /../x',
    'draft: true',
    '__proto__: {a: 1}',
    'constructor: 1',
    '<<: {a: 1}',
    'id: x',
    'sidebar: []',
  ],
  ...[
    '- a',
    '{',
    '...',
    '!!js/function x',
    'toString: 1',
    'layout: home',
    'kind: operation',
    'updated: 2026-99-99',
    'hide: yes',
  ],
]

const depth = 120

/** Texts that a guide may hold: Markdown, components, and look-alikes of either. */
const snippets: readonly string[] = [
  ...texts,
  ...[
    '## Use [#use]',
    '## Again\n\n## Again',
    '## {#x}',
    '## [#]',
    '## [#a b]',
    '# Title',
    '####### Seven',
    '## <b>x</b>',
    '##',
  ],
  ...[
    '<Callout>',
    '<Callout kind="x">a</Callout>',
    '<Callout kind={1} />',
    '<callout />',
    '<Unknown />',
    '<Tabs></Tabs>',
    '<Tab label="a" />',
  ],
  ...[
    '<Tabs group={[]}><Tab>a</Tab></Tabs>',
    '<Steps>a</Steps>',
    '<DataTable />',
    '<DataTable file="../../.env" />',
    '<DataTable file="x.json" />',
  ],
  ...[
    '<Recipe />',
    '<Recipe name="__proto__" />',
    '<Recipe name="../parts/call" />',
    '<ErrorTable api="x" />',
    '<ErrorTable />',
  ],
  ...[
    '<OperationList api="api" tag="x" />',
    '<OperationList api={null} />',
    '<Downloads api="constructor" />',
    '<Endpoint id="x" />',
  ],
  ...[
    '<RateLimitTable api="api" />',
    '<PermissionTable api="api" />',
    '<div {...props} />',
    '<a.b.c />',
    '<a:b />',
    '<></>',
    '{1 + 1}',
    '{',
    '}',
  ],
  ...[
    "import a from './a.js'",
    "import fs from 'node:fs'",
    'export const a = 1',
    'export default 1',
    '{/* a */}',
    '{`a`}',
    '{...a}',
  ],
  ...[
    '```js title="a" {1,2}\na\n```',
    '````\n```\n````',
    '```mermaid\ngraph TD\n```',
    '```bash\n```',
    '~~~\nx',
    '    code',
    '```__proto__\na\n```',
  ],
  ...[
    '[a](b.mdx)',
    '[a](./b)',
    '[a](../../../../x)',
    '[a](/guide#nowhere)',
    '[a](/nowhere)',
    '[a](/zh/guide)',
    '[a](#)',
    '[a]()',
    '[a]: /b\n\n[a]',
  ],
  ...[
    '[a](mailto:x)',
    '[a](//x.example)',
    '[a](</a b>)',
    '[a](/guide "t")',
    '![](/a.png)',
    '![a](data:image/png;base64,AA)',
    '<https://x.example>',
  ],
  ...[
    '[^2]',
    '[^2]: a\n[^2]: b',
    '[^a]: [^a]',
    '- [ ] a\n- [x] b',
    '1) a\n7) b',
    '* a\n  1. b\n     - c',
    '***',
    'a\\\nb',
    'a  \nb',
    '&nbsp;&#x1F600;',
  ],
  ...[
    '| a |',
    '| a |\n|:-:|-|\n| \\| | b | c |',
    `|${' a |'.repeat(60)}\n|${' - |'.repeat(60)}`,
    '> [!NOTE]',
    '> [!X]\n> a',
    '> a\nb',
    ':::note\na\n:::',
  ],
  ...[
    '> '.repeat(depth),
    '- '.repeat(depth),
    '*a '.repeat(depth),
    '[a'.repeat(depth),
    '<b>'.repeat(depth),
    '<Steps>\n'.repeat(depth),
  ],
  ...[
    `${'<b>'.repeat(depth)}a${'</b>'.repeat(depth)}`,
    `${'_a '.repeat(depth)}${'_'.repeat(depth)}`,
    'a '.repeat(20_000),
    '<!-- a -->',
    '<?x?>',
    '<![CDATA[a]]>',
  ],
  ...specialNames.map((name) => `## ${name}`),
]
