import { answers } from './answers.ts'

/** What readers ask of margin and positions. */
export const marginQuestions = [
  answers(
    '/spot/api/private/margin#getAccountMargin',
    'margin ratio of spot, how close to liquidation on spot margin, total margin, borrow limit, debt, am I close to liquidation, health of my margin account, margin level, crossMarginData, spot margin account summary, usedMargin and freeMargin, equity behind my loans, will my loan be liquidated, is my leveraged spot account safe',
    '现货保证金率, 杠杆账户风险, 距离强平多远, 总负债, 离强平还有多远, 杠杆账户安全吗, 保证金水平, 现货爆仓风险, 追保, 借了币会不会爆仓, 已用保证金和可用保证金, 现货杠杆净值, 杠杆账户总价值, 抵押品还剩多少, 现货杠杆账户信息, 杠杆账户健康度',
  ),
  answers(
    '/spot/api/private/margin#getBorrowStatus',
    'how much did I borrow, loans, debt by currency, hourly borrow rate, what do I owe, borrowed amount, outstanding loan, unpaid debt, open loans by coin, how much must I still repay, liabilities, rate of my current loan, negative balance from borrowing, which coins have I borrowed, margin debt',
    '已借多少, 借币情况, 当前借款, 负债, 欠了多少, 借了多少币, 未还借款, 还欠多少 USDT, 没还的币, 借款余额, 各币种负债, 借贷状态, 贷款还剩多少, 欠平台多少',
  ),
  answers(
    '/spot/api/private/margin#getMaxSize',
    'how much can I buy with leverage, largest order with borrowed funds, buying power, how much can I borrow, max buy and sell of a pair, largest purchase on margin, position that I can afford, how big a buy with 3x, availableBuy and maxAvailableBuy, how much can I sell with margin, does my balance allow this order, biggest buy with borrowed money',
    '最大可买, 最多能买多少, 杠杆最大下单量, 购买力, 最多能借多少, 最大可卖, 不借币最多买多少, 加杠杆最多买多少, 某交易对可买可卖, 买得起多少, 开杠杆能买多大, 满仓能买多少, 还能借多少 USDT, 最多能卖多少币',
  ),
  answers(
    '/spot/api/public/margin#getBorrowRates',
    'cost of borrowing, interest rate of a loan, borrow interest rate, what does borrowing cost, APR of a loan, daily interest, interest by tier, margin interest of every coin, is it expensive to borrow USDT, how much of a coin may be borrowed, hourly rate table, annual rate of margin loans, yearly cost of a loan',
    '借币利率, 借款利率, 日利率, 借币费用, 借币多少钱, 年化利率, 借 USDT 一天多少利息, 各币种利息, 各等级利率, 借币额度, 小时利率, 最多可借上限, 借钱贵不贵, 杠杆利息',
  ),
  answers(
    '/spot/api/public/margin#getCollateralInfos /spot/api/public/margin#getCollateralInfo',
    'which coins count as collateral, haircut, collateral rate, initial and maintenance rate of margin, collateral value of a coin, LTV, weight of a coin as margin, does BTC count as margin, discount of an asset, use ETH as collateral, discount rate, margin value of my altcoins, share of a coin that counts, put up a coin as collateral, pledge',
    '抵押率, 哪些币可以抵押, 质押率, 折算率, 抵押能算多少, 币种折扣, BTC 能当保证金吗, 抵押折扣, 保证金币种, 折价率, ETH 抵押算几成, 山寨币能抵押吗, 维持保证金率 现货币种, 能当抵押品吗',
  ),
  answers(
    '/v3/futures/api/positions/get-current-position',
    'my positions, open positions, liquidation price of a position, entry price, unrealised profit of a position, size of my position, margin ratio, positionRisk, price at which I am liquidated, my liquidation price, how much am I up, how is my position doing, am I in profit, average price of my position, fetchPositions, positionAmt, am I long or short, my exposure, running trades, ROE, adl rank, maxWAmt, breakeven, markPx and upl of a position, how much have I lost, margin locked in a position, unRealizedProfit, position/list, closable size, paper profit, gain on my long, loss on my short, how is my trade going',
    '我的持仓, 持仓的强平价格, 爆仓价, 开仓均价, 未实现盈亏, 持仓数量, 仓位风险, 保证金率, 我的爆仓价, 爆仓价怎么看, 浮盈多少, 赚了多少, 持仓盈亏, 仓位赚了还是亏了, 持仓均价, 开仓价, 我现在多还是空, 持有哪些合约, 仓位敞口, 收益率, adl, 浮亏多少, 亏了多少, 可平数量, 仓位列表, 回报率, 手上的仓位, 手里有哪些仓位, 多单赚多少, 空单亏多少',
  ),
  answers(
    '/v3/futures/api/positions/get-position-history',
    'closed positions, past positions, realised profit of a closed position, profit of my closed trades, profit and loss of each trade, PnL report, closed-pnl, realizedPnl of past trades, win rate of my trades, entry and exit price of a closed position, how did my trade end, finished positions, profit of last week on futures, results of closed trades, where do I see my liquidation',
    '已平仓位, 平仓记录, 历史盈亏, 平仓后赚了多少, 已平仓盈亏, 每笔盈亏, 盈亏记录, 平仓历史, 已实现盈亏 每个仓位, 胜率统计, 开仓均价和平仓均价, 仓位怎么结束的, 是不是被爆了, 以前的仓位, 赚了还是亏了 已平, 战绩, 平掉的仓位赚多少, 是强平还是自己平的, 仓位爆仓了去哪查, 爆仓记录 自己的',
  ),
  answers(
    '/v3/futures/api/positions/set-leverage',
    'change leverage, raise leverage, lower leverage, use 10x, adjust multiplier, set leverage before an order, lever parameter, leverage per symbol, different leverage for long and short, go from 5x to 20x, cannot set leverage, default leverage before trading, bump leverage, crank up leverage',
    '改杠杆, 调杠杆, 杠杆调成几倍, 调到 20 倍, 调高杠杆, 降低杠杆, 杠杆倍数修改, 设置倍数, 下单前设杠杆, lever 怎么传, 多空不同杠杆, 从 5 倍改 20 倍, 杠杆改不了, 开高倍, 换个倍数, 加大杠杆, 每个合约单独设杠杆, 拉高杠杆, 拉到 50 倍',
  ),
  answers(
    '/v3/futures/api/positions/get-leverages',
    'which leverage do I have, current leverage, read leverage, leverage setting of a symbol, fetchLeverage, what multiplier is set, leverage of long and short side, is it 10x or 20x, check lever before an order, leverage for cross and isolated',
    '当前杠杆, 查看杠杆倍数, 现在是几倍, 查杠杆, 目前倍数, 多空各几倍, 看看杠杆多少, 逐仓全仓各几倍, 合约默认倍数',
  ),
  answers(
    '/v3/futures/api/positions/position-mode-switch',
    'set position mode, set hedge mode, turn on hedge mode, activate hedge mode, change to one-way mode, hold long and short at once, dual side position, cannot switch position mode, open long while short is open, two positions in one contract, posMode HEDGE, enable dual side, hedge a position in the same contract, requirements to change position mode, both directions in one symbol, netting mode, separate long and short positions',
    '开启双向持仓, 改成双向, 改成单向, 切换单向双向, 同时持有多空, 对冲模式, 开对冲, 多空双开, 锁仓, 同一合约多空都开, 双向改单向, 切不了持仓模式, 净持仓, 改持仓模式要平仓吗, 又做多又做空',
  ),
  answers(
    '/v3/futures/api/positions/position-mode-get',
    'which position mode am I in, is hedge mode on, current posMode, is my account hedge or one-way, check dual side setting',
    '当前是单向还是双向, 查询持仓模式, 账户现在单向吗',
  ),
  answers(
    '/v3/futures/api/positions/adjust-margin-for-isolated-margin-trading-positions',
    'add margin to a position, add isolated margin, remove margin, top up isolated margin, increase margin, take margin out, avoid liquidation, keep my position from liquidation, more margin for an isolated position, reduceMargin, deposit more into a position, save my position, lower the liquidation price, free margin from a position, put more USDT behind a position, margin-balance, withdraw surplus margin',
    '追加保证金, 增加保证金, 减少保证金, 补保证金, 提取保证金, 逐仓加保证金, 不想被爆仓, 给仓位加钱, 逐仓补钱, 逐仓仓位加钱, 补仓位保证金, 加点保证金防爆仓, 保证金抽出来, 减逐仓保证金, 把强平价拉远, 仓位快爆了, 多余保证金取出, 保证金划入仓位, 最多能减多少',
  ),
  answers(
    '/v3/futures/api/positions/get-user-risk-limit /v3/futures/api/market/get-futures-risk-limit',
    'maintenance margin rate of a tier, largest position, position limit, maximum position size by leverage, tiers, maximum leverage, maintenance margin rate, highest leverage, leverage limit of a contract, fetchLeverageTiers, how large may a position be at 20x, notional cap, why is my leverage capped, risk tier, brackets, leverage refused as too high',
    '维持保证金率档位, 最大持仓, 最大可开, 持仓上限, 档位, 风险限额, 最大杠杆, 维持保证金率, 最高几倍, 最多开几倍杠杆, 持仓梯度, 20 倍最多开多少, 为什么杠杆开不高, 阶梯保证金, 风险等级, 开仓上限, 维持率, 能开多大仓位',
  ),
  answers(
    '/v3/futures/api/market/get-futures-risk-limit',
    'all tiers of a contract, maintenance rate by position size',
    '全部档位, 合约梯度表',
  ),
  answers('/v3/futures/api/positions/get-user-risk-limit', 'limit that applies to me', '我的风险档位, 我在第几档'),
  answers(
    '/faq#modes /v3/futures/#margin-mode',
    'cross or isolated, isolated margin, cross margin, change margin mode, difference of margin modes, what is isolated margin, can I choose cross for an order, isolated vs cross, set-margin-mode, marginType, can one position drain my whole account, risk only part of my funds, mgnMode values, shared margin, cross and isolated at once',
    '全仓, 逐仓, 全仓逐仓区别, 切换保证金模式, 逐仓改全仓, 什么是全仓, 什么是逐仓, 每个订单选全仓逐仓, 只亏这一笔, mgnMode 填什么, 共享保证金, 逐仓全仓同时持有, 单独保证金, 保证金模式在哪设, 选全仓还是逐仓, 会不会亏光账户',
  ),
  answers(
    '/v3/futures/#margin-mode',
    'margin mode is a field of the order, leverage by margin mode, marginMode of a contract is gone',
    'v3 保证金模式随委托, 没有切换全仓逐仓接口, 杠杆按保证金模式设置',
  ),
  answers(
    '/v3/futures/#position-mode',
    'hedge or one-way, posSide and side, which side closes, how do I close a long, how do I close a short, reduce a position, open and close in hedge mode, dual side, side to close a short, side to close a long, what is hedge mode, what is one-way mode, posSide BOTH LONG SHORT, reverse a position, my sell opened a short instead of closing, order flips my position, side table, positionSide, close order opened a new position',
    '单向双向, 开平仓方向, 平多, 平空, 怎么平多仓, 怎么平空, 双向持仓下单, posSide 怎么填, 开多开空, 平仓 side 填什么, 平空仓填 BUY 还是 SELL, 什么是双向持仓, 净仓, 反手, 想平仓却开了反向, 平仓变成开仓, 买入平空, 卖出平多, 开平怎么区分, 单向模式 reduceOnly, 双向下 side 怎么填, 方向搞反了, 多头空头分开, 想平多却开了空, 平空单 side 传什么',
  ),
  answers(
    '/v3/futures/#worked-account',
    'liquidation, liquidation price, maintenance margin, liquidation price formula, calculate liquidation price, margin formula, initial margin, PnL formula, calculate profit, margin ratio formula, funding fee formula, bankruptcy price, liquidation calculator, margin calculator, when am I liquidated, how is funding calculated, how is profit calculated, example of a liquidation, how is ROE calculated, profit formula for shorts, example with numbers, when is a position taken over, how is the margin ratio computed, how much margin does 20x need, insurance fund pays, calculate my loss, PnL step by step',
    '强平, 爆仓, 强平价格, 维持保证金, 强平价格怎么算, 强平价格公式, 保证金计算, 初始保证金, 盈亏计算, 资金费用计算, 破产价格, 合约计算器, 什么时候强平, 盈亏怎么算, 强平例子, 收益率怎么算, 做空盈亏公式, 举例计算, 未实现盈亏怎么算, 20 倍要多少保证金, 亏损怎么算, 回报率公式, 强平过程, 穿仓谁承担, 手续费怎么计入盈亏',
  ),
  answers(
    '/spot/trading-rules#margin /spot/#accounts /spot/trading-rules#margin-ratio',
    'spot margin, borrow, leverage on spot, cross margin of spot, allowBorrow, buy on margin, repay a loan, pay back borrowed funds, account types, use leverage on spot, auto borrow, short on spot, sell borrowed coins, sideEffectType, 3x on spot, does an order borrow by itself, withdraw borrowed funds',
    '现货杠杆, 借币, 杠杆交易, 全仓杠杆, 借贷, 归还借款, 还币, 账户类型, 现货加杠杆, 现货开杠杆, 自动借币, 现货做空, 借币卖出, 现货三倍, 现货借钱买币, 现货最高几倍, 融资买入, 不够自动借, 下单时借币',
  ),
  answers(
    '/spot/#accounts',
    'which account does a spot order use, account structure, is there one wallet for spot and futures, separate accounts',
    '下单用哪个账户, 账户体系, 账户分几种',
  ),
  answers(
    '/spot/trading-rules#margin-ratio',
    'formula of the spot margin ratio, when does liquidation begin on spot, totalMargin divided by maintenanceMargin, can I calculate spot liquidation, spot liquidation price',
    '现货爆仓线, 现货强平价怎么算',
  ),
  answers(
    '/spot/symbol#cross-margin /spot/trading-rules#margin',
    'pairs with 3x, list of margin pairs, can I trade this pair with borrowed funds',
    '杠杆币对列表, 支持借币的币对, 哪些币能加杠杆, 可以三倍的币对, 能不能全仓杠杆',
  ),
]
