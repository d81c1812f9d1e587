import { answers } from './answers.ts'

/** What readers ask of market data. */
export const marketQuestions = [
  answers(
    '/spot/api/public/market-data#getPrices /spot/api/public/market-data#getPrice',
    'last price, current price, latest price, how much is bitcoin, ticker price, spot price, how much is a coin, price of btc now',
    '最新价, 当前价格, 现价, 币价, 查价格, 比特币价格, 现在多少钱, btc 现价',
  ),
  answers(
    '/spot/api/public/market-data#getTickers24h /spot/api/public/market-data#getTicker24h /v3/futures/api/market/get-market-info',
    '24 hour statistics, volume, high and low of the day, price change, ticker, best bid and ask, trading volume, traded volume of a day, turnover',
    '24 小时行情, 成交量, 涨跌幅, 最高最低价, 行情统计, 交易量, 成交额, 日成交量, 今日涨跌',
  ),
  answers(
    '/spot/api/public/market-data#getOrderBook /v3/futures/api/market/get-order-book',
    'depth, bids and asks, top of book, order book snapshot, level 2, spread, best bid, best ask, best price to buy or sell, current bid, current ask, order book by REST',
    '深度, 买卖盘, 盘口, 买一卖一, 深度快照, 挂单深度, 价差, 最优买价卖价, 当前盘口, 用 REST 拿深度',
  ),
  answers(
    '/spot/api/public/market-data#getCandles /v3/futures/api/market/get-kline-data',
    'candles, OHLC, price history, historical prices, chart data, backtest data, historical data, minute bars, intervals, download history, how many candles in one call, candles per request, how far back do candles go, oldest candle, one minute candles',
    '历史价格, 历史行情, 回测数据, 行情数据下载, 分钟线, 日线, 周期, 图表数据, 一次多少根 K 线, 最多返回多少根 K 线, k 线最早到什么时候, k 线能查多久, 一分钟线',
  ),
  answers(
    '/spot/api/public/market-data#getMarketTrades /v3/futures/api/market/get-execution-info',
    'recent trades, public trades, tape, time and sales, trade prints, aggTrades, trades of other people, last trades of the market',
    '最近成交, 公共成交, 逐笔成交, 市场成交, 市场最近成交, 别人的成交',
  ),
  answers(
    '/spot/api/public/market-data#getMarkPrice /spot/api/public/market-data#getMarkPrices',
    'mark price of a spot market',
    '现货标记价格',
  ),
  answers(
    '/spot/api/public/market-data#getMarkPriceComponents',
    'how the mark price is made, sources of the mark price, which exchanges are in it',
    '标记价格怎么算, 标记价格组成, 标记价格来源',
  ),
  answers('/v3/futures/api/market/get-mark-price', 'fair price, mark price of a contract', '合理价格, 合约标记价'),
  answers('/v3/futures/api/market/get-index-price', 'underlying price, spot index', '现货指数, 指数价'),
  answers(
    '/v3/futures/api/market/get-index-price-components',
    'how the index price is made, weights of exchanges, sources of the index',
    '指数怎么算, 指数组成, 指数权重, 指数来源',
  ),
  answers(
    '/v3/futures/api/market/get-current-funding-rate',
    'current funding, next funding time, funding interval, how often is funding paid, when is funding, predicted funding rate, hours until funding, when is the next funding, rate that I will pay',
    '当前资金费率, 资金费多久收一次, 资金费结算时间, 下次结算, 预测资金费率, 几小时结算, 资金费间隔, 下次资金费, 什么时候收资金费',
  ),
  answers(
    '/v3/futures/api/market/get-the-historical-funding-rates',
    'past funding rates, funding rate history, funding of last week',
    '历史资金费率, 过去的资金费率, 资金费率记录',
  ),
  answers(
    '/v3/futures/api/market/current-open-positions',
    'open interest, number of open contracts',
    '未平仓量, 持仓量, 总持仓',
  ),
  answers(
    '/v3/futures/api/market/get-liquidation-order',
    'liquidations of the market, who was liquidated, forced orders, liquidation feed, who got liquidated',
    '强平, 爆仓数据, 强平单, 爆仓单, 市场爆仓, 谁爆仓了, 全网爆仓',
  ),
  answers('/v3/futures/api/market/query-insurance-fund-information', 'insurance fund balance', '保险基金, 风险准备金'),
  answers(
    '/v3/futures/api/market/get-market-limit-price',
    'highest price to buy at, lowest price to sell at, price band, price limits, how far from the market may an order be, price bound, lowest price that I may sell at',
    '最高买价, 最低卖价, 限价范围, 涨跌停, 价格上下限, 价格区间, 最高能挂多少, 最低能卖什么价',
  ),
  answers(
    '/v3/futures/api/market/get-all-product-info',
    'list of contracts, all contracts, which contracts exist, exchangeInfo, contract specification',
    '合约列表, 所有合约, 支持哪些合约, 全部合约信息',
  ),
  answers(
    '/v3/futures/api/market/get-product-info',
    'contract specification, tick size, lot size, contract value, contract multiplier, minimum size, is a contract tradable',
    '合约规格, 合约面值, 合约乘数, 最小变动价位, 最小张数, 合约状态',
  ),
  answers(
    '/spot/api/public/reference-data#getMarkets /spot/api/public/reference-data#getMarket',
    'all trading pairs, symbol rules, exchangeInfo, which pairs exist, new listings, tick size, lot size, minimum order, is a pair tradable, rules of a pair, can I trade this coin',
    '所有交易对, 支持哪些币对, 交易对规则, 上新币, 新上线, 最小下单量, 价格精度, 数量精度, 某个币能不能交易, 交易对列表',
  ),
  answers(
    '/spot/api/public/reference-data#getCurrencies /spot/api/public/reference-data#getCurrency /spot/api/public/reference-data#getCurrenciesV2 /spot/api/public/reference-data#getCurrencyV2',
    'list of coins, networks of a coin, chains, withdrawal fee of a coin, minimum withdrawal, are deposits open, is the wallet in maintenance, confirmations, is a coin suspended, deposits disabled',
    '币种列表, 支持哪些币, 支持哪些链, 链, 网络, 提币手续费, 最小提币, 能不能充值, 充提是否开放, 钱包维护, 币种暂停充提, 哪些币可以提',
  ),
  answers(
    '/spot/api/public/reference-data#getTimestamp',
    'server clock, exchange time, time sync, epoch, ping the server',
    '服务器时间, 校准时间, 对时, 同步时间',
  ),
  answers('/v3/futures/api/market/get-mark-price-kline-data', 'mark price candles, mark price history', '标记价格历史'),
  answers(
    '/v3/futures/api/market/get-index-price-kline-data',
    'index price candles, index price history',
    '指数价格历史',
  ),
  answers('/v3/futures/api/market/get-premium-index-kline-data', 'premium index, basis', '溢价指数, 基差'),
]
