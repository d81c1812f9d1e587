import { expect, it } from 'vitest'
import type { ViewedOrder } from '../../../generator/contract/mockView.ts'
import { ownLevels } from './ownLevels.ts'

const order = (own: Partial<ViewedOrder>): ViewedOrder => ({
  ...{ id: '1', account: 'spot', symbol: 'BTC_USDT', side: 'buy', state: 'open' },
  ...{ price: '90000.10', size: '0.5', filled: '0' },
  ...own,
})

it('adds what is left of the open orders at a price, with all digits', () => {
  const orders = [
    order({ size: '0.500', filled: '0.2' }),
    order({ price: '90000.1', size: '12345678901234567890', filled: '0.00000001' }),
    order({ price: '1', size: '7', filled: '2' }),
    order({ state: 'filled', filled: '0.5' }),
  ]
  expect([...ownLevels(orders)]).toEqual([
    [90000.1, '12345678901234567890.29999999'],
    [1, '5'],
  ])
})
