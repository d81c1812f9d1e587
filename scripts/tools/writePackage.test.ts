import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginsAsPackage, writePackage } from './writePackage.ts'

let folder = ''
const timeZone = process.env['TZ']

const page = '<script id="page-data">{"frame":{"base":"/docs/"}}</script><a href="/docs/faq">FAQ</a>'
const files: Readonly<Record<string, string>> = {
  'site/index.html': page,
  'site/faq/index.html': page,
  'site/faq.md': '[FAQ](https://docs.example.com/docs/faq)',
  'site/sidebars/en/a-1.json': '{"items":[{"path":"/faq"}]}',
  'site/index.html.br': 'compressed',
  'site/_headers': '/*',
  'other/index.html': '<p>Hello</p>',
  'broken/index.html': page,
  'broken/sidebars/en/a-1.json': 'no JSON',
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exchange-docs-package-'))
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
})

afterAll(async () => {
  if (timeZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = timeZone
  await rm(folder, { recursive: true })
})

test('a site becomes one folder of files that name each other', async () => {
  const out = join(folder, 'docs.zip')
  const told = await writePackage(join(folder, 'site'), out)
  const unzipped = Object.entries(unzipSync(await readFile(out))).map(([name, bytes]) => [name, strFromU8(bytes)])
  expect(Object.fromEntries(unzipped)).toEqual({
    'docs/README.txt': expect.stringContaining('python3 -m http.server'),
    'docs/faq.html': '<script id="page-data">{"frame":{"base":"./"}}</script><a href="./faq.html">FAQ</a>',
    'docs/faq.md': '[FAQ](https://docs.example.com/docs/faq)',
    'docs/index.html': '<script id="page-data">{"frame":{"base":"./"}}</script><a href="./faq.html">FAQ</a>',
    'docs/sidebars/en/a-1.json': '{"items":[{"path":"/faq.html"}]}',
  })
  expect(told).toEqual({ files: 5, bytes: (await readFile(out)).length })
})

test('the same site gives the same bytes, whatever the time zone', async () => {
  const zips = []
  for (const zone of ['UTC', 'Asia/Shanghai']) {
    process.env['TZ'] = zone
    const out = join(folder, zone, 'docs.zip')
    await mkdir(dirname(out), { recursive: true })
    await writePackage(join(folder, 'site'), out)
    zips.push(
      createHash('sha256')
        .update(await readFile(out))
        .digest('hex'),
    )
  }
  expect(zips[0]).toBe(zips[1])
})

test('what is no site of ours is refused, and leaves no file behind', async () => {
  await expect(writePackage(join(folder, 'other'), join(folder, 'other.zip'))).rejects.toThrow('holds no site')
  await expect(writePackage(join(folder, 'broken'), join(folder, 'broken.zip'))).rejects.toThrow('JSON')
  expect((await readdir(folder)).filter((name) => /other.zip|broken.zip/.test(name))).toEqual([])
})

test('a package is known by how it begins and by its name, and nothing else is taken for one', async () => {
  const out = join(folder, 'known.zip')
  await writePackage(join(folder, 'site'), out)
  const bytes = await readFile(out)
  const others = { 'renamed.zip': bytes, 'cut.zip': bytes.subarray(0, 40), 'empty.zip': Buffer.of() }
  for (const [name, content] of Object.entries(others)) await writeFile(join(folder, name), content)
  const known = await Promise.all(
    ['known.zip', ...Object.keys(others)].map((name) => beginsAsPackage(join(folder, name))),
  )
  expect(known).toEqual([true, false, false, false])
})
