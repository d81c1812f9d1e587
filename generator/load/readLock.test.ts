import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder.ts'
import { readLock } from './readLock.ts'

async function lockOf(text: string) {
  const root = await temporaryFolder({ 'routes.lock.json': text })
  const { value, diagnostics } = await readLock(root, 'routes.lock.json')
  return { value, found: diagnostics.map(({ code, line, column, message }) => `${line}:${column} ${code} ${message}`) }
}

it.each([
  ['null', '1:1 lock-invalid', 'is empty.'],
  ['', '1:1 lock-invalid', 'is empty.'],
  ['[]', '1:1 lock-invalid The lock holds no pages: it is a mapping of paths.', ''],
  ['{}', '1:1 lock-invalid The lock holds no pages, so that it guards nothing.', ''],
  ['{\n  "/": ["a"],\n  "/fees": null\n}', '3:3 lock-invalid The anchors of /fees are no list of texts.', ''],
  ['{ "/": [1] }', '1:3 lock-invalid The anchors of / are no list of texts.', ''],
  ['{\n  "/": ["a"', '2:', 'lock-invalid'],
])('refuses a lock that guards nothing: %s', async (text, start, end) => {
  const { value, found } = await lockOf(text)
  expect(value).toBeUndefined()
  expect(found).toEqual([expect.stringContaining(end)])
  expect(found[0]).toContain(start)
})

it('reads the anchors of each page', async () => {
  expect(await lockOf('{ "/": ["a", "b"], "/fees": [] }')).toEqual({
    value: { '/': ['a', 'b'], '/fees': [] },
    found: [],
  })
})

it('takes a project without a lock', async () => {
  const root = await temporaryFolder()
  expect(await readLock(root, 'routes.lock.json')).toEqual({ value: undefined, diagnostics: [] })
})
