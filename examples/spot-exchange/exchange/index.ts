import { openSpot, type SpotState } from 'exchange-docs/kernel/spot'
import { defineMock } from 'exchange-docs/mock'
import { exchangeAt, played } from './call.ts'
import { controlAccounts, controlPrice } from './control.ts'
import * as marketData from './marketData.ts'
import { markets, prices, rules } from './rules.ts'
import * as trading from './trading.ts'
import type { Apis } from './types.ts'

export default defineMock<SpotState, Apis>({
  version: 1,
  state: ({ seed, now }) => openSpot(rules, { seed, now, markets, prices }),
  tick: exchangeAt,
  control: { price: controlPrice, accounts: controlAccounts },
  apis: {
    spot: {
      operations: {
        getTime: played(marketData.getTime),
        getExchangeInfo: played(marketData.getExchangeInfo),
        getDepth: played(marketData.getDepth),
        getTrades: played(marketData.getTrades),
        getKlines: played(marketData.getKlines),
        getTicker: played(marketData.getTicker),
        placeOrder: played(trading.placeOrder),
        getOrder: played(trading.getOrder),
        cancelOrder: played(trading.cancelOrder),
        getOpenOrders: played(trading.getOpenOrders),
        cancelOpenOrders: played(trading.cancelOpenOrders),
        getAllOrders: played(trading.getAllOrders),
        getAccount: played(trading.getAccount),
        getMyTrades: played(trading.getMyTrades),
      },
    },
  },
})
