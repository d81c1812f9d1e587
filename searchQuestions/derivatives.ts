import { answers } from './answers.ts'

/** What readers ask of mark and index prices, funding and open interest. */
export const derivativesQuestions = [
  answers(
    '/spot/api/public/market-data#getMarkPrice /spot/api/public/market-data#getMarkPrices',
    'mark price of a spot market, spot reference price, markPrice of all margin symbols',
    '现货标记价格, 现货参考价, 现货杠杆标记价',
  ),
  answers(
    '/spot/api/public/market-data#getMarkPriceComponents',
    'how the mark price is made, sources of the mark price, which exchanges are in it, weight of each exchange in the mark price, where does the spot mark price come from',
    '标记价格怎么算, 标记价格组成, 标记价格来源, 标记价权重, 现货标记价来源交易所, 标记价由哪些交易所组成',
  ),
  answers(
    '/v3/futures/api/market/get-mark-price',
    'fair price, mark price of a contract, premiumIndex markPrice, why does the mark differ from last, mark differs from last price',
    '合理价格, 合约标记价, 标记价和最新价不同, 标记价和最新价不一样',
  ),
  answers(
    '/v3/futures/api/market/get-index-price',
    'underlying price, spot index, index of BTC, spot reference of a contract, index-tickers, index prices of all contracts',
    '现货指数, 指数价, 合约的现货参考, 所有合约指数价, 标的指数',
  ),
  answers(
    '/v3/futures/api/market/get-index-price-components',
    'how the index price is made, weights of exchanges, sources of the index, constituents of the index, which exchanges make the index, is Binance in the index, index basket',
    '指数怎么算, 指数组成, 指数权重, 指数来源, 指数成分, 成分交易所, 指数包含哪些交易所, 币安在指数里吗',
  ),
  answers(
    '/v3/futures/api/market/get-current-funding-rate',
    'current funding, next funding time, funding interval, how often is funding paid, when is funding, predicted funding rate, hours until funding, when is the next funding, rate that I will pay, fetchFundingRate, lastFundingRate, every 8 hours, time until settlement, who pays funding now, funding countdown, price of keeping a perpetual open, carry, upcoming rate, times a day funding is charged',
    '当前资金费率, 资金费多久收一次, 资金费结算时间, 下次结算, 预测资金费率, 几小时结算, 资金费间隔, 下次资金费, 什么时候收资金费, 该付还是该收, 多空谁付钱, 八小时一次, 离结算还有多久, 倒计时 资金费, 隔多久扣一次, 持仓成本, 费率套利, 资金费几点收, 一天收几次资金费',
  ),
  answers(
    '/v3/futures/api/market/get-the-historical-funding-rates',
    'past funding rates, funding rate history, funding of last week, rates of past months on a perpetual, average funding, settled funding, rate of each settlement, only one funding row returned, funding backtest, sT and eT, funding 180 days',
    '历史资金费率, 过去的资金费率, 资金费率记录, 费率历史, 前几天资金费率, 平均资金费率, 每次结算的费率, 只返回一条资金费率, 回测资金费, sT 和 eT, 过去 180 天费率',
  ),
  answers(
    '/v3/futures/api/market/current-open-positions',
    'open interest, number of open contracts, OI, total position of the market',
    '未平仓量, 持仓量, 总持仓, OI, 全市场持仓, 合约总持仓量, 未平仓合约, 持仓总量',
  ),
  answers(
    '/v3/futures/api/market/get-liquidation-order',
    'liquidations of the market, who was liquidated, forced orders, liquidation feed, who got liquidated, liquidation data of all traders, recent liquidations, liquidation heatmap data, history of forced closes, largest liquidations',
    '强平, 爆仓数据, 强平单, 爆仓单, 市场爆仓, 谁爆仓了, 全网爆仓, 爆仓记录, 最近谁被强平, 爆仓大单, 强平历史, 爆仓统计, 清算数据',
  ),
  answers(
    '/v3/futures/api/market/query-insurance-fund-information',
    'insurance fund balance, money that covers bankrupt positions, insurance pool',
    '保险基金, 风险准备金, 穿仓赔付的钱, 风险金, 保险池',
  ),
  answers(
    '/v3/futures/api/market/get-market-limit-price',
    'highest price to buy at, lowest price to sell at, price band, price limits, how far from the market may an order be, price bound, lowest price that I may sell at, buyLmt and sellLmt, maximum price for a long, how high may I bid',
    '最高买价, 最低卖价, 限价范围, 涨跌停, 价格上下限, 价格区间, 最高能挂多少, 最低能卖什么价, buyLmt 和 sellLmt, 挂单价格范围, 开多最高价, 价格超限, 允许的价格',
  ),
  answers(
    '/v3/futures/api/market/get-mark-price-kline-data',
    'mark price candles, mark price history, candles of the fair price, chart of mark price',
    '标记价格历史, 标记价 K 线',
  ),
  answers(
    '/v3/futures/api/market/get-index-price-kline-data',
    'index price candles, index price history, chart of the index, candles of the underlying',
    '指数价格历史, 指数价 K 线',
  ),
  answers(
    '/v3/futures/api/market/get-premium-index-kline-data',
    'premium index, basis, contango',
    '溢价指数, 基差, 溢价 K 线, 永续溢价, 期现价差',
  ),
]
