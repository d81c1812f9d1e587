import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { guideComponents } from '../../contract/components.ts'
import { parseGuide } from '../../load/parseGuide.ts'
import { checkGuides } from './guides.ts'

const tables = new Map([
  ['fees.json', {}],
  ['spot/fees.json', {}],
])

function findingsIn(body: string, own: Readonly<Record<string, string>> = {}): string[] {
  const text = `---\ntitle: A\ndescription: B.\n---\n\n${body}\n`
  const { value, diagnostics } = parseGuide({ file: 'guides/en/a.mdx', locale: 'en', path: '/a', text })
  const found = [
    ...diagnostics,
    ...checkGuides([value], () => [], { ownComponents: own, tables, apis: ['spot', 'v1', 'v2'] }),
  ]
  return found.map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`)
}

it('lets guides hold plain HTML, and reports what their pages leave out', () => {
  expect(findingsIn('H<sub>2</sub>O <kbd style="color: red" onclick="x()" title="t">Enter</kbd>')).toEqual([
    ...['style', 'onclick'].map(
      (name) =>
        `6:16 The page leaves out the attribute "${name}" of <kbd>. Remove it: plain HTML has no styles, classes or scripts. A component of the project may have some.`,
    ),
  ])
})

it.each([
  ['<Counter>*Hello*</Counter>', '6:1'],
  ['<Counter>\nHello\n</Counter>', '6:1'],
  ['A <Counter label={<b>x</b>} /> b', '6:3'],
  ['<Counter onChange={() => 1} />', '6:1'],
])('tells where a component that runs in browsers is given no data: %j', (body, place) => {
  expect(findingsIn(body, { Counter: 'components/Counter.island.tsx' })).toEqual([
    `${place} <Counter> runs in browsers, and is given an element or a function. Give it texts, numbers and lists of them; a text between its tags stands on their line.`,
  ])
  expect(findingsIn(body, { Counter: 'components/Counter.tsx' })).toEqual([])
})

it('gives a component that runs in browsers texts and values', () => {
  const body = '<Counter from={[1, 2].map((n) => n + 1)} to="x">Hello {1 + 1}</Counter>'
  expect(findingsIn(body, { Counter: 'components/Counter.island.tsx' })).toEqual([])
})

it.each(['script', 'iframe', 'form', 'style', 'h2', 'object'])('has no <%s>', (name) => {
  expect(findingsIn(`<${name}>x</${name}>`)).toEqual([expect.stringContaining(`There is no component <${name}>.`)])
})

it('names the callouts there are', () => {
  expect(findingsIn(':::nope\nHello.\n:::')).toEqual([
    '6:1 There is no callout ":::nope". Use one of: note, info, important, tip, warning, caution, danger.',
  ])
})

it('is documented: each component with an example that can be read', () => {
  const page = readFileSync(new URL('../../../docs/writing-guides.md', import.meta.url), 'utf8')
  const examples = [...page.matchAll(/^```mdx\n(.*?)^```$/gms)].map(([, text = '']) => text)
  const used = examples.flatMap((text) => {
    const { value, diagnostics } = parseGuide({ file: 'a.mdx', locale: 'en', path: '/a', text })
    expect(diagnostics.filter(({ code }) => code === 'guide-syntax')).toEqual([])
    const shown = new Map(value.components.map(({ dataFile = '' }) => [dataFile, {}]))
    const imported = [...text.matchAll(/^import (\w+)/gm)].map(([, name = '']) => name)
    expect(
      checkGuides([value], () => [], {
        ownComponents: Object.fromEntries(imported.map((name) => [name, ''])),
        tables: shown,
      }),
    ).toEqual([])
    return value.components.map(({ name }) => name)
  })
  expect(Object.keys(guideComponents).filter((name) => !used.includes(name))).toEqual([])
  const listed = [...page.matchAll(/^\| (`[A-Z].*?) \|/gm)].flatMap(([, cell = '']) => cell.match(/\w+/g) ?? [])
  expect([...listed].sort()).toEqual(Object.keys(guideComponents).sort())
  const rows = page.split('\n').filter((line) => line.startsWith('| `'))
  const silent = Object.entries(guideComponents).flatMap(([name, { attributes = {} }]) =>
    Object.keys(attributes).filter(
      (own) => !rows.some((row) => row.includes(`\`${name}\``) && row.includes(`\`${own}\``)),
    ),
  )
  expect(silent).toEqual([])
})

it.each([
  ['<DataTable file="fees.json" />', []],
  ['<DataTable file="spot/fees.json" columns="a" />', []],
  ['<DataTable file="fee.json" />', ['6:1 There is no table guides/data/fee.json. Did you mean fees.json?']],
  ['<DataTable />', ['6:1 <DataTable> lacks the attribute "file". Write `<DataTable file="…">`.']],
])('knows the tables that guides show: %s', (body, findings) => {
  expect(findingsIn(body)).toEqual(findings)
})

it.each([
  ['<Callout kind="danger" title="A">B</Callout>', []],
  ['<Callout knd="tip">B</Callout>', ['6:1 <Callout> has no attribute "knd". Did you mean "kind"?']],
  [
    '<Callout kind="tipp">B</Callout>',
    ['6:1 "tipp" is no value of the attribute "kind" of <Callout>. Did you mean "tip"?'],
  ],
  ['<Tabs><Tab>B</Tab></Tabs>', ['6:7 <Tab> lacks the attribute "label". Write `<Tab label="…">`.']],
  ['<Steps id="a">B</Steps>', ['6:1 <Steps> has no attribute "id". Remove it: there are none.']],
  [
    '<ErrorTable api="spott" />',
    ['6:1 "spott" is no value of the attribute "api" of <ErrorTable>. Did you mean "spot"?'],
  ],
  [
    '<SignatureDebugger login="yes" />',
    ['6:1 The attribute "login" of <SignatureDebugger> has another form. Write `login` alone.'],
  ],
  ['<SignatureDebugger login={false} />', []],
  ['<Schema of={id} {...rest} />', []],
])('knows the attributes of components: %s', (body, findings) => {
  expect(findingsIn(body)).toEqual(findings)
})

it('takes any attribute of a component that the project puts in the place of ours', () => {
  expect(findingsIn('<Callout tone="calm">B</Callout>', { Callout: 'components/Callout.tsx' })).toEqual([])
})
