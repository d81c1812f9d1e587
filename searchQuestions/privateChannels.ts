import { answers } from './answers.ts'

/** What readers ask of channels of their own orders, funds and positions. */
export const privateChannelsQuestions = [
  answers(
    '/spot/websocket/order /v3/futures/websocket/private/orders',
    'my order updates, order events, execution report, was my order filled, notification when an order is filled, fill notification, user data stream, no order updates arrive, order push missing, know at once when my order is filled, tell me when my order is executed, order status stream, notify of fills, ORDER_TRADE_UPDATE, watchOrders, cancellation confirmed by a push, partial fill pushed, order state without polling, know when my order is cancelled, somebody hit my order, trade confirmation, follow my orders live, someone took my limit order',
    '订单推送, 委托更新, 订单成交通知, 订单状态变化推送, 成交回报, 收不到订单推送, 没有收到订单推送, 委托推送漏了, 成交后马上知道, 订单成交提醒, 成交后通知我, 订单状态推送, 撤单成功推送, 部分成交推送, 挂单被吃提醒, 订单事件, 不轮询订单, 委托变动, 订单回报, 下单结果推送, 第一时间知道成交',
  ),
  answers(
    '/spot/websocket/order',
    'my spot fills live, fee of a spot fill pushed',
    '现货成交推送, 现货成交手续费推送, 我的现货成交实时',
  ),
  answers(
    '/spot/websocket/balance /v3/futures/websocket/private/account',
    'balance updates, account updates, wallet stream, notification of a balance change, live balance, live margin, watchBalance, outboundAccountPosition, funds changed event, money arrived alert, available funds pushed, balance without polling',
    '余额推送, 资金变动推送, 账户推送, 余额变化通知, 实时余额, 资产推送, 资产变化推送, 入账提醒, 可用余额推送, 余额实时同步, 不轮询余额, 账户变动推送',
  ),
  answers(
    '/spot/websocket/balance',
    'push when a deposit is credited, alert when coins arrive, push after a withdrawal',
    '充值到账推送, 到账通知, 到账提醒, 提币后推送',
  ),
  answers(
    '/v3/futures/websocket/private/account',
    'futures equity live, margin changes pushed, futures wallet stream, does a price change push my account',
    '合约权益推送, 保证金变化推送, 合约余额实时, 合约账户推送',
  ),
  answers(
    '/v3/futures/websocket/private/positions',
    'position stream, live positions, live liquidation price, notification of a position change, live profit, live unrealised profit, watchPositions, position was closed alert, tell me when I am liquidated, my position was liquidated push, entry price pushed, PnL in real time, size of my position changes, message when my position is liquidated',
    '持仓推送, 仓位变化推送, 仓位变化通知, 持仓变动通知, 实时盈亏, 实时未实现盈亏, 平仓通知, 被强平提醒, 我被爆仓通知, 实时仓位, 仓位盈亏推送, 开仓后推送, 仓位没了提醒, 爆仓会推送消息吗',
  ),
  answers(
    '/v3/futures/websocket/private/trade',
    'my fills stream, own trades live, fee of a fill live, stream of my futures fills, watchMyTrades, own executions pushed, maker or taker of my fill live, commission of each execution',
    '我的成交推送, 成交明细推送, 合约成交推送, 合约成交回报, 自己的成交实时, 每笔手续费推送, 我的合约成交',
  ),
  answers(
    '/spot/websocket/authentication /v3/futures/websocket/private/authentication',
    'log in to the private socket, authenticate a websocket, listenKey, auth channel, key in the first frame, authentication frame, op login',
    '私有频道登录, ws 鉴权, ws 登录, auth 频道, listenKey 怎么拿, 认证消息',
  ),
]
