import { answers } from './answers.ts'

/** What readers ask of margin and positions. */
export const marginQuestions = [
  answers(
    '/spot/api/private/margin#getAccountMargin',
    'margin ratio of spot, how close to liquidation on spot margin, total margin, borrow limit, debt, am I close to liquidation, health of my margin account',
    '现货保证金率, 杠杆账户风险, 距离强平多远, 总负债, 离强平还有多远, 杠杆账户安全吗',
  ),
  answers(
    '/spot/api/private/margin#getBorrowStatus',
    'how much did I borrow, loans, debt by currency, hourly borrow rate, what do I owe, borrowed amount',
    '已借多少, 借币情况, 当前借款, 负债, 欠了多少, 借了多少币',
  ),
  answers(
    '/spot/api/private/margin#getMaxSize',
    'how much can I buy with leverage, largest order with borrowed funds, buying power, how much can I borrow',
    '最大可买, 最多能买多少, 杠杆最大下单量, 购买力, 最多能借多少',
  ),
  answers(
    '/spot/api/public/margin#getBorrowRates',
    'cost of borrowing, interest rate of a loan, borrow interest rate, what does borrowing cost',
    '借币利率, 借款利率, 日利率, 借币费用, 借币多少钱',
  ),
  answers(
    '/spot/api/public/margin#getCollateralInfos /spot/api/public/margin#getCollateralInfo',
    'which coins count as collateral, haircut, collateral rate, initial and maintenance rate of margin, collateral value of a coin',
    '抵押率, 哪些币可以抵押, 质押率, 折算率, 抵押能算多少',
  ),
  answers(
    '/v3/futures/api/positions/get-current-position',
    'my positions, open positions, liquidation price of a position, entry price, unrealised profit of a position, size of my position, margin ratio, positionRisk, price at which I am liquidated, my liquidation price, how much am I up, how is my position doing, am I in profit, average price of my position',
    '我的持仓, 持仓的强平价格, 爆仓价, 开仓均价, 未实现盈亏, 持仓数量, 仓位风险, 保证金率, 我的爆仓价, 爆仓价怎么看, 浮盈多少, 赚了多少, 持仓盈亏, 仓位赚了还是亏了, 持仓均价, 开仓价',
  ),
  answers(
    '/v3/futures/api/positions/get-position-history',
    'closed positions, past positions, realised profit of a closed position, profit of my closed trades, profit and loss of each trade, PnL report',
    '已平仓位, 平仓记录, 历史盈亏, 平仓后赚了多少, 已平仓盈亏, 每笔盈亏, 盈亏记录',
  ),
  answers(
    '/v3/futures/api/positions/set-leverage',
    'change leverage, raise leverage, lower leverage, use 10x, adjust multiplier, set leverage before an order',
    '改杠杆, 调杠杆, 杠杆调成几倍, 调到 20 倍, 调高杠杆, 降低杠杆, 杠杆倍数修改, 设置倍数, 下单前设杠杆',
  ),
  answers(
    '/v3/futures/api/positions/get-leverages',
    'which leverage do I have, current leverage, read leverage, leverage setting of a symbol',
    '当前杠杆, 查看杠杆倍数, 现在是几倍, 查杠杆',
  ),
  answers(
    '/v3/futures/api/positions/position-mode-switch',
    'set position mode, set hedge mode, turn on hedge mode, activate hedge mode, change to one-way mode, hold long and short at once, dual side position',
    '开启双向持仓, 改成双向, 改成单向, 切换单向双向, 同时持有多空, 对冲模式',
  ),
  answers(
    '/v3/futures/api/positions/position-mode-get',
    'which position mode am I in, is hedge mode on',
    '当前是单向还是双向, 查询持仓模式',
  ),
  answers(
    '/v3/futures/api/positions/adjust-margin-for-isolated-margin-trading-positions',
    'add margin to a position, add isolated margin, remove margin, top up isolated margin, increase margin, take margin out, avoid liquidation, keep my position from liquidation, more margin for an isolated position',
    '追加保证金, 增加保证金, 减少保证金, 补保证金, 提取保证金, 逐仓加保证金, 不想被爆仓, 给仓位加钱, 逐仓补钱, 逐仓仓位加钱',
  ),
  answers(
    '/v3/futures/api/positions/get-user-risk-limit /v3/futures/api/market/get-futures-risk-limit',
    'maintenance margin rate of a tier, largest position, position limit, maximum position size by leverage, tiers, maximum leverage, maintenance margin rate, highest leverage, leverage limit of a contract',
    '维持保证金率档位, 最大持仓, 最大可开, 持仓上限, 档位, 风险限额, 最大杠杆, 维持保证金率, 最高几倍, 最多开几倍杠杆',
  ),
  answers(
    '/faq#modes /v3/futures/#margin-mode',
    'cross or isolated, isolated margin, cross margin, change margin mode, difference of margin modes, what is isolated margin, can I choose cross for an order',
    '全仓, 逐仓, 全仓逐仓区别, 切换保证金模式, 逐仓改全仓, 什么是全仓, 什么是逐仓, 每个订单选全仓逐仓',
  ),
  answers(
    '/v3/futures/#position-mode',
    'hedge or one-way, posSide and side, which side closes, how do I close a long, how do I close a short, reduce a position, open and close in hedge mode, dual side, side to close a short, side to close a long, what is hedge mode, what is one-way mode',
    '单向双向, 开平仓方向, 平多, 平空, 怎么平多仓, 怎么平空, 双向持仓下单, posSide 怎么填, 开多开空, 平仓 side 填什么, 平空仓填 BUY 还是 SELL, 什么是双向持仓',
  ),
  answers(
    '/v3/futures/#worked-account',
    'liquidation, liquidation price, maintenance margin, liquidation price formula, calculate liquidation price, margin formula, initial margin, PnL formula, calculate profit, margin ratio formula, funding fee formula, bankruptcy price, liquidation calculator, margin calculator, when am I liquidated, how is funding calculated, how is profit calculated, example of a liquidation',
    '强平, 爆仓, 强平价格, 维持保证金, 强平价格怎么算, 强平价格公式, 保证金计算, 初始保证金, 盈亏计算, 资金费用计算, 破产价格, 合约计算器, 什么时候强平, 盈亏怎么算, 强平例子',
  ),
  answers(
    '/spot/trading-rules#margin /spot/#accounts /spot/trading-rules#margin-ratio',
    'spot margin, borrow, leverage on spot, cross margin of spot, allowBorrow, buy on margin, repay a loan, pay back borrowed funds, account types, use leverage on spot',
    '现货杠杆, 借币, 杠杆交易, 全仓杠杆, 借贷, 归还借款, 还币, 账户类型, 现货加杠杆, 现货开杠杆',
  ),
]
