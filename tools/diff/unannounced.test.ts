import { describe, expect, it } from 'vitest'
import { compareReferences } from './compareReferences.ts'
import { apiOfTexts, seeded } from './testing.ts'
import { mentionsOf, unannounced } from './unannounced.ts'

const before = apiOfTexts(seeded)

function open(openapi: string, entry: string, old = ''): string[] {
  const changes = compareReferences({ apis: [before] }, { apis: [apiOfTexts({ ...seeded, openapi })] })
  const mentions = { before: mentionsOf(old), after: mentionsOf(`${old}\n\n${entry}`) }
  return unannounced(changes, { ...mentions, sections: new Map([['test', '/trade']]) }).map(
    ({ subject }) => subject.name,
  )
}

const required = seeded.openapi.replace('required: [symbol, side]', 'required: [symbol, side, size]')
const gone = seeded.openapi.replace('/markets:', 'x-gone:')
const signed = seeded.openapi.replace('encoding: base64', 'encoding: hex')

describe('a breaking change', () => {
  it('has no entry as long as the changelog does not name it', () => {
    expect(open(required, 'Something else: [list](/trade#listOrders).')).toEqual(['POST /orders'])
  })

  it.each([
    'See [orders](/trade#placeOrder).',
    'See [the field](/trade/#placeOrder.body.size).',
    '`POST /orders` needs `size`.',
    '`placeOrder` needs `size`.',
  ])('has one in %s', (entry) => {
    expect(open(required, entry)).toEqual([])
  })

  it('needs a new entry: an old one that links to the same operation is about something else', () => {
    expect(open(required, 'Nothing.', 'See [orders](/trade#placeOrder).')).toEqual(['POST /orders'])
    expect(open(required, 'Again: [orders](/trade#placeOrder).', 'See [orders](/trade#placeOrder).')).toEqual([])
  })

  it('of what is gone is told by its name, which nothing can link to', () => {
    expect(open(gone, '`GET /markets` is removed.')).toEqual([])
    expect(open(gone, 'Markets are removed.')).toEqual(['GET /markets'])
  })

  it('of the whole API is told by a link to any of its pages', () => {
    expect(open(signed, 'Sign as [written here](/trade#placeOrder).')).toEqual([])
    expect(open(signed, 'Sign in another way.')).toEqual(['apiKey'])
  })
})

it('no other change needs an entry', () => {
  expect(open(seeded.openapi.replace('maximum: 50', 'maximum: 75'), 'Nothing.')).toEqual([])
})
