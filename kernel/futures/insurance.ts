import { compare, subtract } from '../decimal.ts'
import { known } from '../ownEntry.ts'
import { addBill } from './bills.ts'
import { closableQuantity } from './closing.ts'
import type { FuturesExchange } from './exchange.ts'
import { enterOrder } from './placeOrder.ts'
import { priceLimits } from './prices.ts'
import { insuranceId, payFromInsurance } from './settle.ts'
import { touch } from './tell.ts'
import { opposite } from './values.ts'

/** Sells liquidated positions, as far as the book goes. */
export function sellTakenOver(exchange: FuturesExchange): void {
  const insurance = known(exchange.state.accounts, insuranceId)
  for (const position of Object.values(insurance.positions)) {
    const market = known(exchange.state.markets, position.symbol)
    if (!market.isOpen) continue
    const { highest, lowest } = priceLimits(market)
    const side = opposite(position.side)
    enterOrder(exchange, insurance, {
      ...{ symbol: position.symbol, side, type: 'LIMIT', timeInForce: 'IOC', reduceOnly: true },
      ...{ price: side === 'BUY' ? highest : lowest, quantity: closableQuantity(exchange, insurance, position) },
    })
    exchange.state.insuranceTime = exchange.now
  }
}

/** The insurance fund pays the debts of users without cross positions. */
export function payDebts(exchange: FuturesExchange): void {
  for (const accountId of exchange.changed.keys()) {
    const account = known(exchange.state.accounts, accountId)
    const hasCross = Object.values(account.positions).some(({ marginMode }) => marginMode === 'CROSS')
    if (hasCross || compare(account.wallet, '0') >= 0) continue
    const debt = subtract('0', account.wallet)
    payFromInsurance(exchange, debt)
    account.wallet = '0'
    addBill(exchange, account, 'liquidation', undefined, debt)
    touch(exchange, account)
  }
}
