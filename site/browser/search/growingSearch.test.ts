import { expect, test } from 'vitest'
import type { SearchIndexFile, SearchPartFile } from '../../../generator/search/index/indexFile.ts'
import { filesOfIndex } from '../../../generator/search/searchFiles.ts'
import { record } from '../../../generator/search/testing.ts'
import { createGrowingSearch } from './growingSearch.ts'
import type { SearchAnswer } from './protocol.ts'

const sections = ['futures', 'spot']
const records = sections.flatMap((section) => [
  record(`/${section}`, 'page', { title: `Orders of ${section}`, section, text: 'Here is the price band.' }),
  record(`/${section}#x.body.price`, 'field', { heading: 'price', names: ['price'], section }),
])

function create(broken: readonly string[] = []) {
  const [[, text = ''] = [], ...others] = [...filesOfIndex({ locale: 'en', records, synonyms: [] }, 0)]
  const parts = new Map(others.map(([file, part]) => [file.replace('search/', ''), part]))
  const fetched: string[] = []
  const failing = new Set(broken)
  const first: SearchIndexFile = JSON.parse(text)
  const search = createGrowingSearch(first, async (file) => {
    const section = first.split?.parts.find((part) => part.file === file)?.section ?? ''
    fetched.push(section)
    if (failing.has(section)) throw new Error('gone')
    return JSON.parse(parts.get(file) ?? '') as SearchPartFile
  })
  const ask = async (query: string, section?: string) => {
    const told: { answer: SearchAnswer; isFinal: boolean }[] = []
    await search.ask({ query, section }, (answer, isFinal) => told.push({ answer, isFinal }))
    return told.map(({ answer, isFinal }) => ({ urls: answer.hits.map((hit) => hit.record.url), isFinal }))
  }
  return { search, fetched, failing, ask }
}

test('a little found is told at once, and what the rest of the index has follows it', async () => {
  const { ask, fetched } = create()
  const [first, second] = await ask('orders price')
  expect(first).toEqual({ urls: ['/futures', '/spot'], isFinal: false })
  expect(second?.isFinal).toBe(true)
  expect(second?.urls.slice(0, 2)).toEqual(['/futures', '/spot'])
  expect(second?.urls.slice(2).sort()).toEqual(['/futures#x.body.price', '/spot#x.body.price'])
  expect(fetched).toEqual(sections)
})

test('that nothing is found is told only when all of the index has been asked', async () => {
  const { ask } = create()
  expect(await ask('zzzz')).toEqual([{ urls: [], isFinal: true }])
})

test('a section that is asked for is loaded alone', async () => {
  const { ask, fetched } = create()
  expect(await ask('price', 'spot')).toEqual([{ urls: expect.arrayContaining(['/spot#x.body.price']), isFinal: true }])
  expect(fetched).toEqual(['spot'])
})

test('nothing is loaded twice', async () => {
  const { ask, fetched, search } = create()
  await Promise.all([ask('price'), search.loadRest(undefined)])
  await ask('price')
  expect(fetched).toEqual(sections)
})

test('the section that the reader is in comes first', async () => {
  const { search, fetched } = create()
  await search.loadRest('spot')
  expect(fetched).toEqual(['spot', 'futures'])
})

test('a part that cannot be had does not keep the others from answering, and is asked for again', async () => {
  const { ask, failing } = create(['futures'])
  expect(await ask('price')).toEqual([{ urls: expect.arrayContaining(['/spot#x.body.price']), isFinal: true }])
  failing.clear()
  expect((await ask('price')).at(-1)?.urls).toContain('/futures#x.body.price')
})
