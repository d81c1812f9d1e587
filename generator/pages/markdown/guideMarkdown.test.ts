import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseGuide } from '../../load/parseGuide.ts'
import { readMarkdown } from '../../markdown/parseMarkdown.ts'
import { parseMdx } from '../../markdown/parseMdx.ts'
import { builtApiOf } from '../../model/testing.ts'
import { stringifyMarkdown } from '../mdx/mdxNodes.ts'
import { withAddresses } from '../mdx/withAddresses.ts'
import { guideMarkdown, plainBlocks } from './guideMarkdown.ts'
import type { MarkdownContext } from './markdownContext.ts'
import { markdownContextFor } from './testing.ts'

const { api } = builtApiOf({ 'orders.yaml': readFileSync('tests/fixtures/orders.yaml', 'utf8') })

function markdownOf(body: string, part: Partial<MarkdownContext> = {}): string {
  const text = `---\ntitle: Guide\ndescription: What it is about.\n---\n\n${body}\n`
  const { value, diagnostics } = parseGuide({ file: 'guides/en/a.mdx', locale: 'en', path: '/a', text })
  expect(diagnostics).toEqual([])
  const markdown = guideMarkdown(value, markdownContextFor({ apis: [api], ...part }))
  expect(markdown.startsWith('# Guide\n\nWhat it is about.\n')).toBe(true)
  return markdown.replace('# Guide\n\nWhat it is about.\n', '').trim()
}

test('plain Markdown stays as it is, with full addresses', () => {
  const body =
    '## Errors\n\nSee [codes](/error#a), [here](#b) and [there](https://example.com).\n\n| A | B |\n| - | - |\n| 1 | 2 |\n\n```python title="sign.py"\nprint({1})\n```\n\n1. one\n2. two'
  expect(markdownOf(body)).toBe(body.replace('(/error#a)', '(https://docs.example.com/error#a)'))
})

test.each([
  [
    'marks',
    '* *one* and __two__\n* ~~three~~\n\n1) four\n\nTitle\n-----\n\n***\n\n~~~\ncode\n~~~\n\nA\\\nB &amp; \\{c} https://d.example',
  ],
  ['alerts and quotations', '> [!NOTE]\n> Text\nof two lines.\n>\n> * one\n>   * two'],
  ['indentation', '  * one\n  * two\n\n  ```\n    code\n  ```\n\n  text'],
  [
    'references and notes',
    'A [b], ![c][d] and [^e].\n\n[b]: https://b.example "B"\n\n[d]: https://d.example/d.png\n\n[^e]: One.\n\n    Two.',
  ],
  ['tables', 'A | B\n:- | -\n`a \\| b` |'],
])('the author’s own %s stay', (_, body) => {
  expect(markdownOf(`Text.\n\n${body}`)).toBe(`Text.\n\n${body}`)
})

test('site paths are full addresses wherever they stand', () => {
  const body = (site: string) =>
    `* [a \\](b)](${site}/a "A")\n  > [![c](${site}/c.png)](${site}/d#e) and [f][g] //\n\n## [h](${site}/h) i\n\n[g]: ${site}/g "G"`
  expect(markdownOf(body('').replace('i\n', 'i [#i]\n'))).toBe(body('https://docs.example.com'))
})

test('a block is written anew where an address is written in another way than it reads, or a component stands in it', () => {
  expect(markdownOf('* [a](</b c>)\n\n* * *\n\n* [d](/e&amp;f)')).toBe(
    '* [a](<https://docs.example.com/b c>)\n\n* * *\n\n- [d](https://docs.example.com/e\\&f)',
  )
  expect(markdownOf('* one\n\n  <Callout>Text.</Callout>\n\n_Two_')).toBe('- one\n\n  > [!NOTE]\n  > Text.\n\n_Two_')
})

test.each([
  [
    'two lists would run together',
    '- _one_\n\n<Cards><Card title="A" href="https://a.example">B</Card></Cards>',
    '- *one*\n\n* [A](https://a.example)\n\n  B',
  ],
  ['a text would be code', '- _one_\n\n        two', '- *one*\n\n  two'],
  ['an id is written in another way than it reads', '_One_\n\n## b \\[#c]', '*One*\n\n## b'],
])('a guide is written anew where %s', (_, body, expected) => {
  expect(markdownOf(body)).toBe(expected)
})

test('every guide says what its tree says', { timeout: 60_000 }, () => {
  const context = markdownContextFor({ apis: [api] })
  const files = ['guides', 'examples', 'tests/fixtures'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.mdx'))
      .map((name) => `${folder}/${name}`),
  )
  expect(files.length).toBeGreaterThan(40)
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const written = stringifyMarkdown(withAddresses(plainBlocks(parseMdx(text).children, context), context.addressOf))
    const markdown = guideMarkdown({ file, title: '', description: '', text }, context)
    expect(meaningOf(markdown.replace('#\n', '')) === meaningOf(written), file).toBe(true)
  }
})

/** The tree of a text without positions, and without how far the items of its lists stand apart. */
function meaningOf(markdown: string): string {
  const isForm = (key: string) => key === 'position' || key === 'spread'
  return JSON.stringify(readMarkdown(markdown), (key, value) => (isForm(key) ? undefined : value))
}

test('an explicit heading id is taken out', () => {
  expect(markdownOf('## Signing *a* call [#signing]\n\n### `code` [#x.y]')).toBe('## Signing *a* call\n\n### `code`')
})

test('imports, exports, expressions and comments go', () => {
  expect(markdownOf('import x from "y"\n\nexport const z = 1\n\nText {z} here.\n\n{/* note */}')).toBe('Text  here.')
})

test.each([
  ['note', 'NOTE'],
  ['tip', 'TIP'],
  ['warning', 'WARNING'],
  ['danger', 'CAUTION'],
])('a callout of the kind %s is an alert', (kind, marker) => {
  expect(markdownOf(`<Callout kind="${kind}">\n\nUse **care**.\n\n- one\n\n</Callout>`)).toBe(
    `> [!${marker}]\n> Use **care**.\n>\n> - one`,
  )
})

test('a callout may have a title, and begin with something else than a paragraph', () => {
  expect(markdownOf('<Callout kind="tip" title="Keys">\n\n- one\n\n</Callout>')).toBe('> [!TIP] Keys\n>\n> - one')
})

test('tabs stand one after the other under their labels', () => {
  const body =
    '<Tabs group="language">\n\n<Tab label="Python">\n\n```python\na\n```\n\n</Tab>\n\n<Tab label="Java">\n\n```java\nb\n```\n\n</Tab>\n\n</Tabs>'
  expect(markdownOf(body)).toBe('**Python**\n\n```python\na\n```\n\n**Java**\n\n```java\nb\n```')
})

test('steps are their list', () => {
  expect(markdownOf('<Steps>\n\n1. One\n2. Two\n\n</Steps>')).toBe('1. One\n2. Two')
})

test('cards are a list of links', () => {
  const body =
    '<Cards>\n\n<Card title="Spot" href="/spot/">\n\nTrade coins.\n\n</Card>\n\n<Card title="Futures" href="https://example.com">Trade contracts.</Card>\n\n</Cards>'
  expect(markdownOf(body)).toBe(
    '- [Spot](https://docs.example.com/spot/)\n\n  Trade coins.\n- [Futures](https://example.com)\n\n  Trade contracts.',
  )
})

test('downloads are a list of links, with the variables that a collection asks for', () => {
  const file = { api: 'test', version: '3.1.0' } as const
  const downloads = [
    { ...file, kind: 'openapi', format: 'yaml', path: 'specs/test/openapi.yaml' },
    { ...file, kind: 'openapi', format: 'json', path: 'specs/test/openapi.json' },
    { ...file, kind: 'postman', format: 'json', path: 'specs/test/postman.json', variables: ['API_KEY'] },
    { ...file, api: 'other', kind: 'openapi', format: 'json', path: 'specs/other/openapi.json' },
  ] as const
  expect(markdownOf('<Downloads api="test" />', { downloads })).toBe(
    `- OpenAPI 3.1.0: [openapi.yaml](https://docs.example.com/specs/test/openapi.yaml) [openapi.json](https://docs.example.com/specs/test/openapi.json)
- Postman collection 3.1.0: [postman.json](https://docs.example.com/specs/test/postman.json) \`API_KEY\``,
  )
  expect(markdownOf('<Downloads api="test" />')).toBe('')
})

test('an error table is a table of all codes', () => {
  expect(markdownOf('<ErrorTable api="test" />')).toBe(`Meaning unconfirmed: \`24102\`.

| Code | Name | Meaning | What to do | HTTP status | Operations |
| - | - | - | - | - | - |
| \`1\` | | Not used by any call. | | | |
| \`24101\` | \`BAD_SYMBOL\` | The symbol is unknown \\| misspelt. | See [symbols](https://docs.example.com/symbols). | 400 | [Place order](https://docs.example.com/calls) |
| \`24102\` | \`BAD_SIZE\` | The size is too small. | | | [Place order](https://docs.example.com/calls) |`)
})

test('a rate limit table has the calls that have a limit', () => {
  expect(markdownOf('<RateLimitTable api="test" />')).toBe(`| Rate limit | Counted per | Shared budget | Operations |
| - | - | - | - |
| ≈10/s | account | | \`POST /orders/{symbol}\` |`)
})

test('an operation list has links to all calls, or those of a tag', () => {
  const all =
    '- `POST /orders/{symbol}` — [Place order](https://docs.example.com/calls): Places one order for {symbol}. See fees.\n- `DELETE /orders/{symbol}` — [Cancel order](https://docs.example.com/calls)'
  expect(markdownOf('<OperationList api="test" />')).toBe(all)
  expect(markdownOf('<OperationList api="test" tag="Trade" />')).toBe(all)
  expect(markdownOf('<OperationList api="test" tag="Other" />')).toBe('')
})

test('a table of an unknown API is nothing; an unknown component is its content', () => {
  expect(markdownOf('<ErrorTable api="none" />')).toBe('')
  expect(markdownOf('<Whatever>\n\nText.\n\n</Whatever>')).toBe('Text.')
})

test('components may be written on a line of their own', () => {
  expect(markdownOf('<Callout kind="note">Use **care**.</Callout>')).toBe('> [!NOTE]\n> Use **care**.')
  expect(markdownOf('<Tab label="A">Text</Tab> <Tab label="B">More</Tab>')).toBe('**A**\n\nText\n\n**B**\n\nMore')
})

test('a component within a sentence is its text', () => {
  expect(markdownOf('Press <Kbd>Ctrl</Kbd> now.')).toBe('Press Ctrl now.')
})

test('an error text of several blocks is one line of its table', () => {
  const { api: other } = builtApiOf({
    'a.yaml': 'openapi: 3.1.0\nx-errors: [{code: 1, description: "One.\\n\\nTwo.\\n\\n- three\\n- four"}]\n',
  })
  const { value } = parseGuide({
    file: 'a.mdx',
    locale: 'en',
    path: '/a',
    text: '---\ntitle: A\ndescription: B\n---\n\n<ErrorTable api="test" />\n',
  })
  expect(guideMarkdown(value, markdownContextFor({ apis: [other] }))).toMatch(
    /\| `1` \| \| One\. Two\. three\s?four \|/,
  )
})

test('a schema and a part of the connection rules are as on generated pages', () => {
  const { api: own } = builtApiOf({
    'a.yaml': `asyncapi: 3.0.0
info: {title: Streams, version: '1'}
x-page: /a
x-heartbeat: {clientInterval: 20s}
x-limits: [{name: topics, value: 100}, {name: attempts, value: 30, certainty: inferred}]
x-errors: [{code: bad topic, description: Unknown.}]
channels: {book: {address: book, messages: {push: {payload: {$ref: '#/components/schemas/Push'}}}}}
components: {schemas: {Push: {properties: {id: {type: string}}}}}
`,
  })
  const written = (part: string) => markdownOf(part, { apis: [own] })
  expect(written('<ConnectionRules api="test" part="limits" />')).toBe(
    'Unconfirmed: `attempts`\n\n- `topics`: 100\n- `attempts`: 30',
  )
  expect(written('<ConnectionRules api="test" part="errors" />')).toContain('| `bad topic` | | Unknown. |')
  expect(written('<ConnectionRules api="test" />')).toContain(
    '- Send a ping every `20s`\n\nUnconfirmed: `attempts`\n\n- `topics`: 100',
  )
  expect(written('<Schema api="test" of="Push" />')).toBe('- `id` — `string`, optional')
})

test('a recipe is what it shows in each language, under a link to the program', () => {
  const program = { program: '', sources: [] }
  const recipes = new Map([
    [
      'watch',
      [
        { ...program, file: 'Watch.java', short: 'watch();' },
        { ...program, file: 'watch.py', short: 'watch()' },
      ],
    ],
  ])
  expect(markdownOf('<Recipe name="watch" />', { recipes })).toBe(
    '[watch.py](https://docs.example.com/recipes/watch.py)\n\n```python\nwatch()\n```\n\n' +
      '[Watch.java](https://docs.example.com/recipes/Watch.java)\n\n```java\nwatch();\n```',
  )
})

test('callouts and plain HTML are what Markdown has for them', () => {
  const body =
    ':::warning[Mind]\nHot.\n:::\n\n10<sup>8</sup> H<sub>2</sub>O <kbd>Enter</kbd> <b>b</b><br />c\n\n<details>\n<summary>More</summary>\n\nText\n</details>'
  expect(markdownOf(body)).toBe(
    '> [!WARNING] Mind\n> Hot.\n\n10<sup>8</sup> H<sub>2</sub>O `Enter` **b**\\\nc\n\n**More**\n\nText',
  )
})
