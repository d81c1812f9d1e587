import type { MockView } from 'exchange-docs/mock'
import { startWallet } from './futures/index.ts'
import { startBalances } from './spot/index.ts'

const grouped = (amount: string) => Number(amount).toLocaleString('en')
const spotFunds = Object.entries(startBalances).map(([currency, amount]) => `${grouped(amount)} ${currency}`)
const futuresFunds = `${grouped(startWallet)} USDT`

/** Texts about an account in the languages of the site. */
export const viewTexts: NonNullable<MockView['texts']> = {
  en: {
    start: `A new account has ${spotFunds.join(', ')} on spot and ${futuresFunds} on futures, none of it real. Two positions of the examples are open in ETH_USDT_PERP, a cross long and an isolated short: part of the funds is their margin.`,
    bills: 'Futures bills',
    names: {
      ...{ spot: 'Spot', futures: 'Futures', FEE: 'Fee', PNL: 'Realised PnL', LIQ_PNL: 'Liquidation' },
      ...{ FUNDING_FEE: 'Funding', TRANSFER: 'Transfer', MANUAL_MARGIN: 'Margin' },
    },
  },
  zh: {
    start: `新账户的现货余额为 ${spotFunds.join('、')}，合约余额为 ${futuresFunds}，均非真实资金。另有示例中的两个 ETH_USDT_PERP 持仓：全仓多头和逐仓空头，部分资金已作为其保证金。`,
    bills: '合约账单',
    names: {
      ...{ spot: '现货', futures: '合约', FEE: '手续费', PNL: '已实现盈亏', LIQ_PNL: '强平盈亏' },
      ...{ FUNDING_FEE: '资金费用', TRANSFER: '划转', MANUAL_MARGIN: '保证金调整' },
    },
  },
}
