import { expect, it } from 'vitest'
import { callsBeside } from './callsBeside.ts'

const examples = [
  { label: 'Order', hash: '#build=place&api=spot&b.side=BUY&connect=orders' },
  { label: 'Balances', hash: '#build=balances&api=spot' },
  { label: 'Book', hash: '#connect=book&api=spot' },
  { label: 'Position', hash: '#build=open&api=futures&connect=orders' },
]

it('opens the channel beside the calls of its API', () => {
  expect(callsBeside(examples, { api: 'spot', id: 'balances' })).toEqual([
    { label: 'Order', hash: '#build=place&api=spot&b.side=BUY&connect=balances' },
  ])
  expect(callsBeside(examples, { api: 'other', id: 'orders' })).toEqual([])
})
