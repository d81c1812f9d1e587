import { answers } from './answers.ts'

/** What readers ask of fees. */
export const feesQuestions = [
  answers(
    '/spot/api/private/account#getFeeInfo',
    'what is my maker rate, fees of my account',
    '30 天交易量, 账户手续费率',
  ),
  answers(
    '/spot/trading-rules#fees',
    'in which coin is the fee taken, fee of a spot fill, is the fee deducted from what I buy',
    '买入扣币还是扣 USDT, 现货手续费规则, TRX 折扣规则',
  ),
  answers('/faq#fees', 'does futures have a fee call, how expensive is trading', '合约费率在哪看, 交易一次多少钱'),
  answers('/spot/trading-rules#fees /faq#fees', 'commissions explained', 'maker 费, taker 费, 挂单收费吗, 手续费说明'),
]
