import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { compressFiles } from './compressFiles.ts'

const long = 'text of a page '.repeat(1000)

async function compressed(files: Readonly<Record<string, string>>, effort: 'fast' | 'best' = 'fast') {
  const root = await temporaryFolder(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`site/${path}`, text])),
  )
  const options = { effort, cache: join(root, 'cache') }
  const site = join(root, 'site')
  await compressFiles(site, options)
  return { site, options, files: (await readdir(site, { recursive: true })).sort() }
}

test('a text file gets a brotli and a gzip file beside it', async () => {
  const { site, files } = await compressed({ 'zh/index.html': long })
  expect(files).toEqual(['zh', 'zh/index.html', 'zh/index.html.br', 'zh/index.html.gz'])
  expect(brotliDecompressSync(await readFile(join(site, 'zh/index.html.br'))).toString()).toBe(long)
  expect(gunzipSync(await readFile(join(site, 'zh/index.html.gz'))).toString()).toBe(long)
})

test('a picture, a file that gains nothing and one of no known kind stay alone', async () => {
  const { files } = await compressed({ 'a.png': long, 'b.css': 'a{}', _headers: long })
  expect(files).toEqual(['_headers', 'a.png', 'b.css'])
})

test('a catalogue without an end in its name is text too', async () => {
  const { files } = await compressed({ '.well-known/api-catalog': long })
  expect(files).toContain('.well-known/api-catalog.br')
})

test('more effort makes smaller files', async () => {
  const text = (await readFile(import.meta.filename, 'utf8')).repeat(3)
  const [fast, best] = await Promise.all([compressed({ 'a.json': text }), compressed({ 'a.json': text }, 'best')])
  const sizes = [fast, best].map(async ({ site }) => (await readFile(join(site, 'a.json.br'))).length)
  const [fastSize = 0, bestSize = 0] = await Promise.all(sizes)
  expect(bestSize).toBeLessThan(fastSize)
})

test.each(['kept', 'damaged', 'deleted'])('the bytes are the same when the cache is %s', async (state) => {
  const { site, options } = await compressed({ 'index.html': long, 'other.md': 'short '.repeat(100) })
  const first = await readTree(site)
  for (const name of await readdir(options.cache)) {
    if (state === 'damaged') await writeFile(join(options.cache, name), 'damaged')
    if (state === 'deleted') await rm(options.cache, { recursive: true, force: true })
  }
  await compressFiles(site, options)
  expect(await readTree(site)).toEqual(first)
})

test('a cache that cannot be written costs time only', async () => {
  const { site, options } = await compressed({ 'index.html': long })
  const first = await readTree(site)
  await compressFiles(site, { ...options, cache: join(site, 'index.html') })
  expect(await readTree(site)).toEqual(first)
})

test('the cache forgets what is no longer in the site', async () => {
  const { site, options } = await compressed({ 'index.html': long, 'gone.html': `gone ${long}` })
  expect(await readdir(options.cache)).toHaveLength(4)
  await rm(join(site, 'gone.html'))
  await compressFiles(site, options)
  expect(await readdir(options.cache)).toHaveLength(2)
})

async function readTree(folder: string): Promise<Readonly<Record<string, string>>> {
  const names = (await readdir(folder)).sort()
  const bytes = await Promise.all(names.map((name) => readFile(join(folder, name), 'base64')))
  return Object.fromEntries(names.map((name, place) => [name, bytes[place] ?? '']))
}
