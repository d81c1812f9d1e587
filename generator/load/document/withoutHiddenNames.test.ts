import { expect, it } from 'vitest'
import { loadedSpecOf } from '../testing.ts'
import { withoutHiddenNames } from './withoutHiddenNames.ts'

const spec = (fields: string, book: string) =>
  loadedSpecOf({
    'asyncapi.yaml': `asyncapi: 3.0.0
channels:
  book:
    x-book: ${book}
    messages: { push: { payload: { type: object, properties: { ${fields} } } } }
`,
  })

const shownBook = (book: string) => {
  const shown = withoutHiddenNames(spec('bids: {}', book), spec('bids: {}, secret: {}', book))
  return JSON.stringify(shown.root.value).includes('x-book')
}

it('leaves out a book whose rule or frames name a field that is left out', () => {
  expect(shownBook('{ snapshot: every, bids: /bids, asks: /asks }')).toBe(true)
  expect(shownBook('{ snapshot: every, bids: /secret, asks: /asks }')).toBe(false)
  expect(shownBook('{ snapshot: every, bids: /bids, asks: /asks, vectors: [{ frames: [{ secret: 1 }] }] }')).toBe(false)
})
