import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder.ts'
import { type CompressionEffort, type CompressionOptions, openCompressor } from './compressor.ts'

const long = 'text of a page '.repeat(1000)

async function options(effort: CompressionEffort = 'fast'): Promise<CompressionOptions> {
  return { effort, cache: join(await temporaryFolder({}), 'cache') }
}

/** Compresses the files as one build does; gives the forms of each. */
async function build(
  files: Readonly<Record<string, string>>,
  place: CompressionOptions,
  retained: readonly string[] = [],
) {
  const compressor = openCompressor(place)
  const forms: Record<string, ReadonlyMap<string, Buffer>> = {}
  for (const [path, text] of Object.entries(files)) {
    const digest = createHash('sha256').update(text).digest('hex')
    if (retained.includes(path)) compressor.retain(path, digest)
    else forms[path] = await compressor.compress(path, Buffer.from(text), digest)
  }
  await compressor.prune()
  return forms
}

test('a text file gets a brotli and a gzip form', async () => {
  const { 'zh/index.html': forms } = await build({ 'zh/index.html': long }, await options())
  expect(brotliDecompressSync(forms?.get('.br') ?? '').toString()).toBe(long)
  expect(gunzipSync(forms?.get('.gz') ?? '').toString()).toBe(long)
})

test('a picture, a file that gains nothing and one of no known kind stay alone', async () => {
  const forms = await build({ 'a.png': long, 'b.css': 'a{}', _headers: long }, await options())
  expect(Object.values(forms).map(({ size }) => size)).toEqual([0, 0, 0])
})

test('a catalogue without an end in its name is text too', async () => {
  const forms = await build({ '.well-known/api-catalog': long }, await options())
  expect([...(forms['.well-known/api-catalog']?.keys() ?? [])]).toEqual(['.br', '.gz'])
})

test('more effort makes smaller files', async () => {
  const text = (await readFile(import.meta.filename, 'utf8')).repeat(3)
  const [fast, best] = await Promise.all([
    build({ 'a.json': text }, await options()),
    build({ 'a.json': text }, await options('best')),
  ])
  expect(best['a.json']?.get('.br')?.length).toBeLessThan(fast['a.json']?.get('.br')?.length ?? 0)
})

test.each(['kept', 'damaged', 'deleted'])('the bytes are the same when the cache is %s', async (state) => {
  const place = await options()
  const files = { 'index.html': long, 'other.md': 'short '.repeat(100) }
  const first = await build(files, place)
  for (const name of await readdir(place.cache)) {
    if (state === 'damaged') await writeFile(join(place.cache, name), 'damaged')
    if (state === 'deleted') await rm(place.cache, { recursive: true, force: true })
  }
  expect(await build(files, place)).toEqual(first)
})

test('a cache that cannot be written costs time only', async () => {
  const first = await build({ 'index.html': long }, await options())
  const blocked = join(await temporaryFolder({ file: '' }), 'file')
  expect(await build({ 'index.html': long }, { effort: 'fast', cache: blocked })).toEqual(first)
})

test('the cache forgets what is no longer in the site, and keeps what is taken over from the old one', async () => {
  const place = await options()
  const files = { 'index.html': long, 'kept.html': `kept ${long}` }
  await build({ ...files, 'gone.html': `gone ${long}` }, place)
  expect(await readdir(place.cache)).toHaveLength(6)
  await build(files, place, ['kept.html'])
  expect(await readdir(place.cache)).toHaveLength(4)
})
