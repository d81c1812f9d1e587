import { answers } from './answers.ts'

/** What readers ask of market data. */
export const marketQuestions = [
  answers(
    '/spot/api/public/market-data#getPrices /spot/api/public/market-data#getPrice',
    'last price, current price, latest price, how much is bitcoin, ticker price, spot price, how much is a coin, price of btc now, what is BTC trading at, spot rate, prices of all coins in one call, convert coins to USD value, exchange rate',
    '最新价, 当前价格, 现价, 币价, 查价格, 比特币价格, btc 现价, 报价, 所有币价格, 一次拿全部价格, 成交价最新, 换算成 USDT, 汇率, 行情价, 现在什么价',
  ),
  answers(
    '/spot/api/public/market-data#getTickers24h /spot/api/public/market-data#getTicker24h /v3/futures/api/market/get-market-info',
    '24 hour statistics, volume, high and low of the day, price change, ticker, best bid and ask, trading volume, traded volume of a day, turnover, fetchTickers, percent change today, price 24 hours ago, daily range, rolling window statistics',
    '24 小时行情, 成交量, 涨跌幅, 最高最低价, 行情统计, 交易量, 成交额, 日成交量, 今日涨跌, 今天涨了多少, 24 小时最高, 昨天这个时候的价格, 日内波动',
  ),
  answers(
    '/spot/api/public/market-data#getTickers24h',
    'all spot tickers at once, statistics of every spot pair',
    '现货全部行情, 现货所有币 24 小时',
  ),
  answers(
    '/spot/api/public/market-data#getTickers24h /v3/futures/api/market/get-market-info',
    'top gainers, biggest movers, most traded coins, screener, which coins rose most, best bid of all symbols in one call',
    '涨幅榜, 跌幅榜, 成交额排名, 全市场行情, 全市场涨跌, 哪些币涨得最多, 哪些币跌得最多, 所有币买一卖一, 哪个交易对成交活跃',
  ),
  answers(
    '/v3/futures/api/market/get-market-info',
    'tickers of all contracts, futures 24h volume, bPx aPx mPx, last price of a contract, current price of a perpetual',
    '合约行情, 合约 24 小时成交额, 合约最新价, 永续现价, 所有合约的价格',
  ),
  answers(
    '/spot/api/public/market-data#getOrderBook /v3/futures/api/market/get-order-book',
    'depth, bids and asks, top of book, order book snapshot, level 2, spread, best bid, best ask, best price to buy or sell, current bid, current ask, order book by REST, fetchOrderBook, liquidity on both sides, walls, how deep is the market, estimate slippage, merge price levels, limit of book levels, market/books, DOM, ladder of prices, how much is offered at each price',
    '深度, 买卖盘, 盘口, 买一卖一, 深度快照, 挂单深度, 价差, 最优买价卖价, 当前盘口, 用 REST 拿深度, 五档十档, 流动性, 估算滑点, 合并深度, 深度档数, 大单墙, 委托队列, 各价位挂单量, 深度最多几档',
  ),
  answers('/v3/futures/api/market/get-order-book', 'does the futures snapshot have a sequence number', '快照没有序号'),
  answers(
    '/spot/api/public/market-data#getOrderBook',
    'flat list of asks and bids, scale of the spot book, asks alternate price and quantity',
    'asks 是一维数组, 价格数量交替',
  ),
  answers(
    '/spot/api/public/market-data#getCandles /v3/futures/api/market/get-kline-data',
    'candles, OHLC, price history, historical prices, chart data, backtest data, historical data, minute bars, intervals, download history, how many candles in one call, candles per request, how far back do candles go, oldest candle, one minute candles, fetchOHLCV, OHLCV for backtesting, daily closes, hourly bars, candlestick interval values, time series, technical indicators input, moving average data, candles missing, startTime and endTime of candles, is the last candle final, timeframe, more than 500 candles, candle volume',
    '历史价格, 历史行情, 回测数据, 行情数据下载, 分钟线, 日线, 周期, 图表数据, 一次多少根 K 线, 最多返回多少根 K 线, k 线最早到什么时候, k 线能查多久, 一分钟线, K 线数据, 小时线, 收盘价, 均线数据, 拉历史 K 线, K 线周期参数, K 线缺了, 最后一根 K 线没走完, 超过 500 根 K 线, K 线分页, 周线, 月线, 蜡烛图',
  ),
  answers('/v3/futures/api/market/get-kline-data', '20 candle calls a second', '永续 K 线'),
  answers('/spot/api/public/market-data#getCandles', '', '现货 K 线'),
  answers(
    '/spot/api/public/market-data#getMarketTrades /v3/futures/api/market/get-execution-info',
    'recent trades, public trades, tape, time and sales, trade prints, aggTrades, trades of other people, last trades of the market, latest deals on the market, taker side of trades, whale trades, order flow, print of the last deals, who bought last, public fills, historicalTrades',
    '最近成交, 公共成交, 逐笔成交, 市场成交, 市场最近成交, 别人的成交, 逐笔数据, 大单成交, 主动买卖, 最新几笔成交, 市场上谁在买, 公开成交记录, 成交方向',
  ),
  answers('/v3/futures/api/market/get-execution-info', 'latest trades of a contract', '合约逐笔'),
  answers('/spot/api/public/market-data#getMarketTrades', '', '最多 1000 笔成交'),
]
