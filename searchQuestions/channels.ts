import { answers } from './answers.ts'

/** What readers ask of channels of the sockets. */
export const channelsQuestions = [
  answers(
    '/spot/websocket/market-data#ticker /v3/futures/websocket/public/get-trading-info',
    'live price, price feed, price stream, ticker subscription, realtime 24h statistics, tickers of all symbols live',
    '实时价格, 价格推送, 行情推送, 订阅行情, 全部交易对实时行情',
  ),
  answers(
    '/spot/websocket/market-data#trades /v3/futures/websocket/public/get-execution-info',
    'live trades, trade stream, public trades feed, every trade as it happens',
    '实时成交, 逐笔推送, 公共成交推送, 每笔成交推送',
  ),
  answers(
    '/spot/websocket/market-data#candles /v3/futures/websocket/public/get-kline-data',
    'live candles, kline stream, candle updates',
    'K 线推送, 实时 K 线',
  ),
  answers(
    '/spot/websocket/market-data#book /v3/futures/websocket/public/get-order-book',
    'full depth push, order book of 5, 10 or 20 levels, partial book, live order book, top 5 levels live',
    '全量深度推送, 深度快照推送, 5 档, 10 档, 20 档, 订单簿推送, 盘口推送',
  ),
  answers(
    '/spot/websocket/market-data#bookLv2 /v3/futures/websocket/public/get-order-book-v2',
    'incremental depth, order book deltas, diff depth, order book changes, realtime book',
    '增量深度, 深度增量推送, 增量订单簿, 差异深度',
  ),
  answers(
    '/spot/websocket/reference-data#symbols /v3/futures/websocket/public/symbol',
    'new listing notification, symbol status changes, symbol halted, when a symbol is delisted, know of a delisting',
    '交易对状态变化, 上下架通知, 新币上线推送, 币种下架提前知道, 下架通知',
  ),
  answers(
    '/spot/websocket/reference-data#exchange',
    'exchange status, maintenance notification, is the exchange down, platform state, notify me of maintenance',
    '交易所状态, 维护通知, 平台是否维护, 宕机, 维护开始时通知我',
  ),
  answers(
    '/spot/websocket/reference-data#currencies',
    'currency status push, deposits closed notification',
    '币种状态推送, 充提状态变化',
  ),
  answers('/v3/futures/websocket/public/get-mark-price', 'live mark price, mark price stream', '标记价格推送'),
  answers('/v3/futures/websocket/public/get-index-price', 'live index price, index stream', '指数价格推送'),
  answers('/v3/futures/websocket/public/get-funding-rate', 'live funding rate, funding stream', '资金费率推送'),
  answers('/v3/futures/websocket/public/get-limit-price', 'live price limits', '限价推送, 价格上下限推送'),
  answers(
    '/v3/futures/websocket/public/get-liquidation-orders',
    'liquidation stream, live liquidations',
    '强平推送, 爆仓推送',
  ),
  answers('/v3/futures/websocket/public/current-open-positions', 'live open interest', '持仓量推送, 未平仓量推送'),
  answers(
    '/spot/websocket/order /v3/futures/websocket/private/orders',
    'my order updates, order events, execution report, was my order filled, notification when an order is filled, fill notification, user data stream, no order updates arrive, order push missing, know at once when my order is filled, tell me when my order is executed, order status stream, notify of fills',
    '订单推送, 委托更新, 订单成交通知, 订单状态变化推送, 成交回报, 收不到订单推送, 没有收到订单推送, 委托推送漏了, 成交后马上知道, 订单成交提醒, 成交后通知我, 订单状态推送',
  ),
  answers(
    '/spot/websocket/balance /v3/futures/websocket/private/account',
    'balance updates, account updates, wallet stream, notification of a balance change, live balance, live margin',
    '余额推送, 资金变动推送, 账户推送, 余额变化通知, 实时余额, 资产推送',
  ),
  answers(
    '/v3/futures/websocket/private/positions',
    'position stream, live positions, live liquidation price, notification of a position change, live profit, live unrealised profit',
    '持仓推送, 仓位变化推送, 仓位变化通知, 持仓变动通知, 实时盈亏, 实时未实现盈亏',
  ),
  answers(
    '/v3/futures/websocket/private/trade',
    'my fills stream, own trades live, fee of a fill live, stream of my futures fills',
    '我的成交推送, 成交明细推送, 合约成交推送',
  ),
  answers(
    '/spot/websocket/authentication /v3/futures/websocket/private/authentication',
    'log in to the private socket, authenticate a websocket, listenKey',
    '私有频道登录, ws 鉴权, ws 登录',
  ),
  answers(
    '/spot/websocket/trade-request#createOrderRequest',
    'order entry over websocket, place orders over an open connection, lowest latency order, low latency order entry, faster than REST order',
    'ws 下单, websocket 下单, 长连接下单, 低延迟下单, 比 REST 快的下单',
  ),
  answers(
    '/spot/websocket/trade-request#cancelOrdersRequest',
    'cancel order over websocket, cancel faster over the socket',
    'ws 撤单, websocket 撤单, 用长连接撤单',
  ),
  answers(
    '/spot/websocket/trade-request#cancelAllOrdersRequest',
    'cancel all orders over websocket',
    'ws 全部撤单, websocket 撤销全部委托',
  ),
  answers(
    '/spot/websocket/trade-request /spot/websocket/#trade-requests /faq#trade-over-websocket',
    'trade over websocket, order entry over socket, does websocket accept orders, place and cancel over websocket',
    '通过 websocket 交易, websocket 能下单吗, 长连接交易, 用 ws 下单撤单',
  ),
]
