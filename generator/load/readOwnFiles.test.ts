import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { noMemory } from '../contract/memory.ts'
import { generate } from '../pipeline.ts'
import { readOwnFiles } from './readOwnFiles.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>'

const config = `export default {
  brand: { name: 'Small' },
  base: '/docs/',
  apis: [{ id: 'things', specs: ['specs/things/openapi.yaml'] }],
}`
const guide = (text: string) => `---\ntitle: Small\ndescription: A small site.\n---\n\n${text}\n`
const spec = (description: string) => `openapi: 3.1.0
info: { title: Things, version: '1' }
paths:
  /things:
    get: { operationId: list, tags: [Things], summary: List, description: ${JSON.stringify(description)}, responses: { '200': { description: OK } } }
`

async function generated(files: Readonly<Record<string, string>>) {
  const root = await temporaryFolder({ 'site.config.mjs': config, ...files })
  const { value, diagnostics } = await generate({ kind: 'project', root }, { memory: noMemory })
  const shown = diagnostics.filter(({ code }) =>
    ['file-not-found', 'reference-outside', 'image-remote', 'public-file-taken', 'link-broken', 'file-active'].includes(
      code,
    ),
  )
  return {
    site: value,
    findings: shown.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`),
  }
}

it('publishes the pictures of guides and descriptions under a name that holds a hash, with their size', async () => {
  const { site, findings } = await generated({
    'guides/en/index.mdx': guide('![A map](./img/Map%201.svg) [Rules](/rules.pdf)\n\n![Logo](/logo.svg)'),
    'guides/en/img/Map 1.svg': svg,
    'specs/things/openapi.yaml': spec('Looks so: ![plan](plan.svg)'),
    'specs/things/plan.svg': svg,
    'public/logo.svg': svg,
    'public/rules.pdf': '%PDF',
    'public/.env': 'SECRET=1',
    'public/.well-known/security.txt': 'Contact: mailto:x@example.com',
  })
  expect(findings).toEqual([])
  expect(site?.published).toEqual({
    '.well-known/security.txt': 'public/.well-known/security.txt',
    'logo.svg': 'public/logo.svg',
    'rules.pdf': 'public/rules.pdf',
    'images/map-1-b59c5600b2.svg': 'guides/en/img/Map 1.svg',
    'images/plan-b59c5600b2.svg': 'specs/things/plan.svg',
  })
  const { images } = JSON.parse(site?.pageFiles.get('own-files.json') ?? '')
  expect(images['public/logo.svg']).toEqual({ address: '/logo.svg', width: 40, height: 20 })
})

it('reports pictures that are not there, lead out, are of another site or no pictures', async () => {
  const { findings } = await generated({
    'guides/en/index.mdx': guide(
      'One.\n\nA ![a](./none.png) ![b](../../../b.png) ![c](https://example.com/c.png)\n\n![d](notes.txt)',
    ),
    'guides/en/notes.txt': 'Hello',
    'specs/things/openapi.yaml': spec('![plan](plan.svg)'),
  })
  expect(findings).toEqual([
    'guides/en/index.mdx:8:3 The picture "./none.png" does not exist: there is no file guides/en/none.png.',
    'guides/en/index.mdx:8:20 The picture "../../../b.png" leads out of the project folder.',
    'guides/en/index.mdx:8:41 The picture "https://example.com/c.png" is on another site: pages show a link in its place.',
    'guides/en/index.mdx:10:1 The file "notes.txt" is no picture that browsers show.',
    'specs/things/openapi.yaml:5:62 The picture "plan.svg" does not exist: there is no file specs/things/plan.svg.',
  ])
})

it('refuses a picture that runs a script, whatever publishes it', async () => {
  const hostile = svg.replace('/>', '>\n<script>x()</script></svg>')
  const { site, findings } = await generated({
    'site.config.mjs': config.replace("'Small'", "'Small', logo: 'brand/logo.svg', favicon: 'brand/icon.svg'"),
    'guides/en/index.mdx': guide('![A](a.svg)'),
    'specs/things/openapi.yaml': spec('![B](b.png) <img src="c.svg">'),
    ...Object.fromEntries(
      ['guides/en/a.svg', 'specs/things/b.png', 'specs/things/c.svg', 'public/d.svg', 'brand/logo.svg'].map((file) => [
        file,
        hostile,
      ]),
    ),
    'brand/icon.svg': hostile,
    'public/e.html': '<script>x()</script>',
    'public/f.js': 'x()',
  })
  const message = 'The file has an element <script>, which is no part of a plain drawing.'
  expect(site).toBeUndefined()
  expect(findings).toEqual([
    `brand/icon.svg:2:1 ${message}`,
    `brand/logo.svg:2:1 ${message}`,
    `guides/en/a.svg:2:1 ${message}`,
    `public/d.svg:2:1 ${message}`,
    'public/e.html:1:1 The file has an element <script>.',
    'specs/things/b.png:1:1 The file holds markup, and its name says that it is another kind of picture.',
    `specs/things/b.png:2:1 ${message}`,
    `specs/things/c.svg:2:1 ${message}`,
  ])
})

it('copies no picture that only other audiences see', async () => {
  const { site } = await generated({
    'specs/things/openapi.yaml': `${spec('One.')}    post: { x-internal: true, operationId: add, description: '![p](plan.svg)', responses: {} }\n`,
    'specs/things/plan.svg': svg,
  })
  expect(site?.published).toEqual({})
})

it('reports files of the public folder where the site has something, and names both', async () => {
  const { findings } = await generated({
    'guides/en/faq.mdx': guide('Hello.'),
    'specs/things/openapi.yaml': spec('One.'),
    'public/faq/index.html': '',
    'public/Faq.md': '',
    'public/llms.txt': '',
    'public/assets/own.js': '',
    'public/assets.html': '',
    'public/faq/more.html': '',
  })
  expect(findings).toEqual([
    'public/Faq.md:1:1 public/Faq.md would be published at /Faq.md, where the site has the page /faq from guides/en/faq.mdx.',
    'public/assets/own.js:1:1 public/assets/own.js would be published at /assets/own.js, where the site has the folder assets of its own.',
    'public/faq/index.html:1:1 public/faq/index.html would be published at /faq/index.html, where the site has the page /faq from guides/en/faq.mdx.',
    'public/llms.txt:1:1 public/llms.txt would be published at /llms.txt, where the site has its own llms.txt.',
  ])
})

it('turns the size of a photograph that lies on its side', async () => {
  const root = await temporaryFolder()
  await mkdir(join(root, 'guides'))
  // Orientation 6 in the smallest EXIF block there is, and a frame of 3 by 2 pixels.
  const exif = '45786966000049492a0008000000010012010300010000000600000000000000'
  const jpeg = `ffd8ffe10022${exif}ffc0000b080002000301011100ffd9`
  await writeFile(join(root, 'guides/photo.jpg'), Buffer.from(jpeg, 'hex'))
  const image = { file: 'guides/a.mdx', line: 1, column: 1, url: 'photo.jpg' }
  const { value } = await readOwnFiles({ root, guides: [{ file: 'guides/a.mdx', images: [image] }], specs: [] })
  expect(value.images['guides/photo.jpg']).toMatchObject({ width: 2, height: 3 })
})
