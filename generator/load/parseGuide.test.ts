import { expect, test } from 'vitest'
import { parseGuide } from './parseGuide.ts'

const matter = '---\ntitle: Rate limits\ndescription: How calls are counted.\n---\n'

function parse(text: string) {
  return parseGuide({ file: 'guides/en/limits.mdx', locale: 'en', path: '/limits', text })
}

function problemsOf(text: string): string[] {
  return parse(text).diagnostics.map(
    ({ code, file, line, column, message }) => `${file}:${line}:${column} ${code}: ${message}`,
  )
}

test('title, description and sidebar label come from the front matter', () => {
  const text =
    '---\ntitle: "Limits: all of them"\ndescription: How calls are counted.\nsidebarLabel: Limits\n---\n\nText.\n'
  expect(parse(text)).toMatchObject({
    diagnostics: [],
    value: {
      file: 'guides/en/limits.mdx',
      locale: 'en',
      path: '/limits',
      title: 'Limits: all of them',
      description: 'How calls are counted.',
      sidebarLabel: 'Limits',
    },
  })
})

test('a guide without front matter is reported', () => {
  expect(problemsOf('## Limits\n')).toEqual([
    'guides/en/limits.mdx:1:1 guide-front-matter: The guide has no front matter.',
  ])
})

test('missing fields are named', () => {
  expect(problemsOf('---\ntitle: Limits\n---\n')).toEqual([
    'guides/en/limits.mdx:1:1 guide-front-matter: The front matter has no description.',
  ])
  expect(problemsOf('---\nsidebarLabel: Limits\n---\n')).toEqual([
    'guides/en/limits.mdx:1:1 guide-front-matter: The front matter has no title and no description.',
  ])
  expect(problemsOf('---\ntitle: ""\ndescription: x\n---\n')).toHaveLength(1)
})

test('a field that there is not, and one of another form, are reported at their lines', () => {
  const front = (lines: string) => problemsOf(`---\ntitle: Limits\ndescription: All.\n${lines}\n---\n`)
  expect(front('drafts: true')).toEqual([
    'guides/en/limits.mdx:4:1 guide-front-matter: The front matter has a field "drafts", which there is not.',
  ])
  expect(front('slug: /other\ndraft: yes please')).toEqual([
    'guides/en/limits.mdx:4:1 guide-front-matter: The front matter has a field "slug", which there is not.',
    'guides/en/limits.mdx:5:1 guide-front-matter: The field "draft" of the front matter is `true` or `false`.',
  ])
  expect(front('audience: [{ a: 1 }]')).toEqual([
    'guides/en/limits.mdx:4:1 guide-front-matter: The field "audience" of the front matter is a name or a list of names.',
  ])
  expect(front('draft: false\nnoindex: true\nsidebarLabel:')).toEqual([])
})

test('a field that is nearly one of them is named in the hint', () => {
  const [problem] = parse('---\ntitle: A\ndescription: B.\ndrafts: true\n---\n').diagnostics
  expect(problem?.hint).toBe('Write `draft`.')
})

test('front matter that is not YAML is reported at its line', () => {
  expect(problemsOf('---\ntitle: Limits\ndescription: calls: many\n---\n')).toEqual([
    'guides/en/limits.mdx:3:19 guide-front-matter: The front matter is not valid YAML: bad indentation of a mapping entry.',
  ])
})

test('a title or label that YAML reads as a number is still text', () => {
  const { value, diagnostics } = parse('---\ntitle: 404\ndescription: Not found.\nsidebarLabel: 404\n---\n')
  expect(diagnostics).toEqual([])
  expect(value).toMatchObject({ title: '404', sidebarLabel: '404' })
})

test('a guide that could not be read still has texts', () => {
  expect(parse('## Limits').value).toMatchObject({ title: '/limits', description: '' })
})

test.each([
  ['a tag that is not closed', '<Callout kind="note">\n\nText.\n', '6:1'],
  ['a tag that is not closed in a list', '- one\n- <Kbd>K\n', '7:3'],
  ['a tag that closes another', '<Tabs>\n\n</Tab>\n', '8:1'],
  ['a brace', 'Use {id to name it.\n', '6:20'],
  ['an angle bracket', 'If a <b then.\n', '6:13'],
])('%s is reported with its place, and nothing else is', (_, body, place) => {
  const { diagnostics, value } = parse(`${matter}\n${body}`)
  expect(diagnostics.map(({ code, line, column }) => `${code} ${line}:${column}`)).toEqual([`guide-syntax ${place}`])
  expect(value.text).toBe('')
})

test('an expression that is not JavaScript is reported', () => {
  expect(problemsOf(`${matter}\n{a b}\n`)[0]).toMatch(/^guides\/en\/limits\.mdx:6:\d+ guide-syntax: /)
})

test('headings have depth, text, id and place', () => {
  const text = `${matter}\n## Rate limits\n\n### The \`X-Limit\` header\n\n## Rate limits\n`
  expect(parse(text).value.headings).toEqual([
    { file: 'guides/en/limits.mdx', line: 6, column: 1, depth: 2, text: 'Rate limits', id: 'rate-limits' },
    {
      file: 'guides/en/limits.mdx',
      line: 8,
      column: 1,
      depth: 3,
      text: 'The X-Limit header',
      id: 'the-x-limit-header',
    },
    { file: 'guides/en/limits.mdx', line: 10, column: 1, depth: 2, text: 'Rate limits', id: 'rate-limits-1' },
  ])
})

test('an id in brackets at the end of a heading is the heading’s id', () => {
  const { headings } = parse(`${matter}\n## 身份认证 [#authentication]\n\n## 参考 [1]\n`).value
  expect(headings.map(({ text, id }) => ({ text, id }))).toEqual([
    { text: '身份认证', id: 'authentication' },
    { text: '参考 [1]', id: '参考-1' },
  ])
})

test('links have their places, those of components too', () => {
  const text = `${matter}
See [errors](/v3/futures/error#codes), <Card title="API" href="/api/" /> and [that][one].

<Cards>

<Card title="Spot" href="/spot/">Text</Card>

</Cards>

[one]: https://example.com
`
  expect(parse(text).value.links.map(({ url, line, column }) => `${line}:${column} ${url}`)).toEqual([
    '6:5 /v3/futures/error#codes',
    '6:40 /api/',
    '10:1 /spot/',
    '14:1 https://example.com',
  ])
})

test('a link in code is no link', () => {
  expect(parse(`${matter}\n\`[a](/b)\`\n\n~~~md\n[a](/b)\n~~~\n`).value.links).toEqual([])
})

test('components are listed with their places', () => {
  const text = `${matter}\n<Steps>\n\n1. One <Kbd>K</Kbd>\n\n</Steps>\n`
  expect(parse(text).value.components.map(({ name, line, column }) => `${line}:${column} ${name}`)).toEqual([
    '6:1 Steps',
    '8:8 Kbd',
  ])
})

test('lines that end in CRLF and a byte order mark change nothing', () => {
  const { value, diagnostics } = parse(`\uFEFF${matter}\n## One\n`.replaceAll('\n', '\r\n'))
  expect(diagnostics).toEqual([])
  expect(value).toMatchObject({ title: 'Rate limits', headings: [{ line: 6, text: 'One' }] })
})

test('knows which state of its source a guide translates, and its own', () => {
  const guide = (text: string) => parseGuide({ file: 'a.mdx', locale: 'zh', path: '/a', text }).value
  const front = "---\ntitle: A\ndescription: B.\ntranslates: 'abc'\n---\n"
  expect(guide(`${front}\nText.\n`).translates).toBe('abc')
  expect(guide(`${front}\nText.\n`).textHash).toBe(guide('---\ntitle: Other\ndescription: B.\n---\nText.').textHash)
  expect(guide(`${front}\nText!\n`).textHash).not.toBe(guide(`${front}\nText.\n`).textHash)
})

test('a guide that is too long or too deep is not read', () => {
  expect(problemsOf(`${matter}\n${'a '.repeat(600_000)}`)).toEqual([expect.stringContaining('1:1 input-too-large: ')])
  expect(problemsOf(`${matter}\n${'>'.repeat(2000)} a\n`)).toEqual([
    'guides/en/limits.mdx:1:1 input-too-large: The guide nests deeper than 100 levels.',
  ])
  expect(problemsOf(`${matter}\n${'>'.repeat(50)} a\n`)).toEqual([])
})
