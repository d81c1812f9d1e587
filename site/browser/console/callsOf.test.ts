import { expect, it } from 'vitest'
import type { ConsoleApi, ConsoleEntry, EntryKind } from '../../../generator/contract/console.ts'
import { callsOf } from './callsOf.ts'

const entry = (kind: EntryKind, id: string, api: string): ConsoleEntry => ({
  ...{ kind, id, api, title: id, method: kind === 'channel' ? 'WS' : 'POST', path: `/${id}`, url: `/${id}` },
})
const apis: ConsoleApi[] = ['spot', 'futures'].map((id) => ({
  ...{ id, title: id },
  groups: [
    {
      title: '',
      entries: [entry('operation', 'place', id), entry('operation', 'balances', id), entry('channel', 'orders', id)],
    },
  ],
}))
const examples = [
  { label: 'Order', hash: '#build=place&api=spot&b.side=BUY&connect=orders' },
  { label: 'Balances', hash: '#build=balances&api=spot' },
  { label: 'Book', hash: '#connect=orders&api=spot' },
  { label: 'Position', hash: '#build=place&api=futures&connect=orders' },
]

it('gives the calls of the API that have a channel beside them', () => {
  expect(callsOf(examples, apis, { api: 'spot' })).toEqual([
    { ...examples[0], entry: entry('operation', 'place', 'spot') },
  ])
  expect(callsOf(examples, apis, { api: 'other' })).toEqual([])
})
