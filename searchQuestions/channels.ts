import { answers } from './answers.ts'

/** What readers ask of channels of the sockets: market data, and orders over a socket. */
export const channelsQuestions = [
  answers(
    '/spot/websocket/market-data#ticker /v3/futures/websocket/public/get-trading-info',
    'live price, price feed, price stream, ticker subscription, realtime 24h statistics, tickers of all symbols live, watchTicker, 24hrTicker, miniTicker, streaming quotes, price alert, price of bitcoin pushed, quote board of all markets, watch prices without polling, how often is the ticker pushed',
    '实时价格, 价格推送, 行情推送, 订阅行情, 全部交易对实时行情, 盯盘, 实时币价, 报价推送, 24 小时涨跌推送, 价格变动通知, 最新价推送, 行情流, 不轮询看价格, 实时看比特币价格, ticker 推送频率',
  ),
  answers(
    '/spot/websocket/market-data#trades /v3/futures/websocket/public/get-execution-info',
    'live trades, trade stream, public trades feed, every trade as it happens, aggTrade stream, watchTrades, live tape, tick data, time and sales live, large trades alert, every print of the market, trades of everyone pushed',
    '实时成交, 逐笔推送, 公共成交推送, 每笔成交推送, 逐笔成交订阅, 市场成交流, 大单监控, tick 数据, 全市场成交实时, 别人的成交推送',
  ),
  answers(
    '/spot/websocket/market-data#candles /v3/futures/websocket/public/get-kline-data',
    'live candles, kline stream, candle updates, watchOHLCV, kline_1m, live chart, minute bars pushed, candle that is still open, channel name of a five minute candle, hourly bars over websocket',
    'K 线推送, 实时 K 线, K 线实时更新, 实时图表, 订阅 5 分钟线, 小时线推送, 日线推送, K 线频道名, 当前这根 K 线, 未收盘的 K 线',
  ),
  answers(
    '/spot/websocket/market-data#book /v3/futures/websocket/public/get-order-book',
    'full depth push, order book of 5, 10 or 20 levels, partial book, live order book, top 5 levels live, partial depth stream, depth20, fixed number of levels, whole book every time, book without bookkeeping, simple depth feed, stream of best bid and best ask, snapshot in every push, book every 100 ms',
    '全量深度推送, 深度快照推送, 5 档, 10 档, 20 档, 订单簿推送, 盘口推送, 固定档位, 前五档, 前十档, 每次推全量, 买一卖一实时, 档位推送, 最简单的深度, 不用自己维护的盘口, 深度多少毫秒推一次',
  ),
  answers(
    '/v3/futures/websocket/public/get-trading-info /spot/websocket/market-data#book',
    'bookTicker, best bid and ask pushed, top of book stream',
    'bookTicker, 最优买卖价推送',
  ),
  answers(
    '/spot/websocket/market-data#bookLv2 /v3/futures/websocket/public/get-order-book-v2',
    'incremental depth, order book deltas, diff depth, order book changes, realtime book, depthUpdate, diff stream, only levels that changed, watchOrderBook, seqId, sequence id of a depth update, L2 feed, level changes in real time',
    '增量深度, 深度增量推送, 增量订单簿, 差异深度, 盘口变化推送, 差分深度, 只推变化的档位, 深度更新流, 带序号的深度',
  ),
  answers(
    '/spot/websocket/reference-data#symbols /v3/futures/websocket/public/symbol',
    'new listing notification, symbol status changes, symbol halted, when a symbol is delisted, know of a delisting, listing announcement live, new coin alert, tell me when a pair is paused, contract status pushed, limits of a symbol change, instruments channel, trading resumes',
    '交易对状态变化, 上下架通知, 新币上线推送, 币种下架提前知道, 下架通知, 新币提醒, 新交易对通知, 合约状态推送, 暂停交易推送, 上币监控, 交易对信息推送, 恢复交易通知',
  ),
  answers(
    '/spot/websocket/reference-data#exchange',
    'exchange status, maintenance notification, is the exchange down, platform state, notify me of maintenance, outage alert, POM, platform goes into post-only mode, channel for the system status',
    '交易所状态, 维护通知, 平台是否维护, 宕机, 维护开始时通知我, 系统状态推送, 维护推送, 停机通知, 平台状态频道',
  ),
  answers(
    '/spot/websocket/reference-data#currencies',
    'currency status push, deposits closed notification, wallet status live, withdrawals are open again, chain maintenance pushed, deposit of a coin suspended alert',
    '币种状态推送, 充提状态变化, 充提开关推送, 暂停提币通知, 链维护通知, 恢复充值提醒, 钱包状态推送',
  ),
  answers(
    '/v3/futures/websocket/public/get-mark-price',
    'live mark price, mark price stream, markPriceUpdate, fair price live',
    '标记价格推送, 实时标记价, 订阅标记价, 合理价推送',
  ),
  answers(
    '/v3/futures/websocket/public/get-index-price',
    'live index price, index stream, underlying price live',
    '指数价格推送, 实时指数, 订阅指数',
  ),
  answers(
    '/v3/futures/websocket/public/get-mark-price-kline-data',
    'mark price candles live, mark kline stream, prefix mark_candles, chart of the mark price pushed',
    '标记价格 K 线推送, 标记价实时 K 线, 订阅标记价格 K 线',
  ),
  answers(
    '/v3/futures/websocket/public/get-index-price-kline-data',
    'index candles live, index kline stream, chart of the index pushed',
    '指数 K 线推送, 指数实时 K 线, 订阅指数 K 线',
  ),
  answers(
    '/v3/futures/websocket/public/get-funding-rate',
    'live funding rate, funding stream, watchFundingRate, predicted funding pushed, funding countdown live, funding changes once a minute',
    '资金费率推送, 预测资金费推送, 实时资金费率, 订阅资金费, 资金费倒计时',
  ),
  answers(
    '/v3/futures/websocket/public/get-limit-price',
    'live price limits, price band pushed, highest buy price live, lowest sell price live',
    '限价推送, 价格上下限推送, 涨跌停推送, 最高买价实时, 最低卖价实时',
  ),
  answers(
    '/v3/futures/websocket/public/get-liquidation-orders',
    'liquidation stream, live liquidations, forceOrder, liquidation alerts, liquidations of all traders pushed, liquidation cascade',
    '强平推送, 爆仓推送, 爆仓监控, 实时爆仓单, 全网爆仓实时, 强平订单流',
  ),
  answers(
    '/v3/futures/websocket/public/current-open-positions',
    'live open interest, OI stream, open interest changes pushed',
    '持仓量推送, 未平仓量推送, OI 推送, 持仓量实时',
  ),
  answers(
    '/spot/websocket/trade-request#createOrderRequest',
    'order entry over websocket, place orders over an open connection, lowest latency order, low latency order entry, faster than REST order, order.place, market order over ws, place an order without HTTP, send orders through the socket, high frequency order entry',
    'ws 下单, websocket 下单, 长连接下单, 低延迟下单, 比 REST 快的下单, websocket 市价单, ws 发单, 快速下单, 高频下单, 不走 HTTP 下单',
  ),
  answers(
    '/spot/websocket/trade-request#cancelOrdersRequest',
    'cancel order over websocket, cancel faster over the socket, order.cancel, cancel by ids over ws, pull a quote through the socket',
    'ws 撤单, websocket 撤单, 用长连接撤单, ws 按 ID 撤单, 最快的撤单',
  ),
  answers(
    '/spot/websocket/trade-request#cancelAllOrdersRequest',
    'cancel all orders over websocket, pull everything through the socket',
    'ws 全部撤单, websocket 撤销全部委托, 长连接全撤, ws 一键撤单',
  ),
  answers(
    '/spot/websocket/trade-request /spot/websocket/#trade-requests /faq#trade-over-websocket',
    'trade over websocket, order entry over socket, does websocket accept orders, place and cancel over websocket, websocket trading, reply to an order on the socket, match a response to its request, id of a request, error of an order over ws, which events can I send, amend over websocket',
    '通过 websocket 交易, websocket 能下单吗, 长连接交易, 用 ws 下单撤单, ws 下单的返回, ws 下单报错在哪看, 请求 id 对应, ws 交易, ws 下单后怎么知道结果, ws 改单',
  ),
]
