import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { noMemory } from '../../contract/memory.ts'
import type { NamedFile } from '../../load/findNamedFiles.ts'
import { generate } from '../../pipeline.ts'
import { checkNamedFiles } from './namedFiles.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'
const config = `export default {
  brand: {
    name: 'Small',
    logo: { light: 'brand/day.svg', dark: 'brand/night.svg' },
    favicon: 'public/favicon.svg',
  },
  theme: { tokens: {}, fonts: [{ family: 'Own', file: 'brand/own.woff2' }] },
}`
const guide = '---\ntitle: Small\ndescription: A small site.\n---\n\nHello.\n'

async function generated(files: Readonly<Record<string, string>>) {
  const root = await temporaryFolder({ 'site.config.mjs': config, 'guides/en/index.mdx': guide, ...files })
  const { value, diagnostics } = await generate({ kind: 'project', root }, { memory: noMemory })
  return { site: value, findings: diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`) }
}

it('reports a logo, an icon or a font that is not there, at the setting that names it', async () => {
  const { findings } = await generated({ 'brand/day.svg': svg })
  expect(findings).toEqual([
    'site.config.mjs:4 The file "brand/night.svg" of `brand.logo.dark` does not exist.',
    'site.config.mjs:5 The file "public/favicon.svg" of `brand.favicon` does not exist.',
    'site.config.mjs:7 The file "brand/own.woff2" of `theme.fonts.file` does not exist.',
  ])
})

it.each([
  [['sidebars', 'orders', 'script'], 'project', undefined],
  [
    ['sidebars', 'orders', 'script'],
    'nowhere',
    '3 file-not-found The file "a.ts" of `sidebars.orders.script` does not exist.',
  ],
  [
    ['sidebars', 'orders', 'script'],
    'outside',
    '3 reference-outside The file "a.ts" of `sidebars.orders.script` leads out of the project folder.',
  ],
  [['components', 'Gauge'], 'nowhere', '4 file-not-found The file "a.ts" of `components.Gauge` does not exist.'],
  [['components', 'Gauge'], 'silent', '4 config-invalid The file "a.ts" exports no component named Gauge.'],
] as const)('reports the file of %j that is %s', (keys, place, finding) => {
  const text =
    "export default {\n  sidebars: { orders: { landing: '/',\n  script: 'a.ts' } },\n  components: { Gauge: 'a.ts' },\n}"
  const found = checkNamedFiles([{ keys, file: 'a.ts', place } satisfies NamedFile], { file: 'site.config.ts', text })
  expect(found.map(({ line, code, message }) => `${line} ${code} ${message}`)).toEqual(finding ? [finding] : [])
})

it('publishes logo and icon, an icon of the public folder under its own name', async () => {
  const { site, findings } = await generated({
    ...{ 'brand/day.svg': svg, 'brand/night.svg': `${svg}\n`, 'public/favicon.svg': svg, 'brand/own.woff2': 'x' },
  })
  expect(findings).toEqual([])
  expect(site?.published).toEqual({
    'favicon.svg': 'public/favicon.svg',
    'images/day-b59c5600b2.svg': 'brand/day.svg',
    'images/night-a4a2a1b82b.svg': 'brand/night.svg',
  })
  expect(site?.sources).toContain('brand/own.woff2')
})

it('takes the logo of a bare spec when it is a file beside it or its own address, and else says why not', async () => {
  const spec = (url: string) => `openapi: 3.1.0
info: { title: Things, version: '1', x-logo: { url: ${JSON.stringify(url)} } }
paths: { /things: { get: { operationId: list, responses: { '200': { description: OK } } } } }
`
  const logoOf = async (url: string) => {
    const root = await temporaryFolder({ 'api.yaml': spec(url), 'img/logo.svg': svg })
    const { value, diagnostics } = await generate({ kind: 'specs', root, specs: ['api.yaml'] }, { memory: noMemory })
    const notes = diagnostics.filter(({ code }) => code === 'image-remote')
    return [value?.config.brand.logo, ...notes.map(({ file, line, column }) => `${file}:${line}:${column}`)]
  }
  expect(await logoOf('img/logo.svg')).toEqual(['img/logo.svg'])
  expect(await logoOf('data:image/png;base64,AAAA')).toEqual(['data:image/png;base64,AAAA'])
  expect(await logoOf('https://example.com/logo.png')).toEqual([undefined, 'api.yaml:2:48'])
})
