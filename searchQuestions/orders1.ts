import { answers } from './answers.ts'

/** What readers ask of orders and fills. */
export const orders1Questions = [
  answers(
    '/spot/api/private/order#createOrder /v3/futures/api/trade/place-order',
    'buy, sell, submit order, send order, new order, enter a trade, open a trade, market order, limit order, put an order on the book, trade by program',
    '买入, 卖出, 提交委托, 发单, 报单, 挂单买入, 市价单, 限价单, 交易下单',
  ),
  answers(
    '/spot/api/private/order#createOrder',
    'buy coins, sell coins, spend USDT, buy for an amount, margin buy, buy with borrowed funds',
    '买币, 卖币, 按金额买入, 市价买入一定金额, 杠杆买入, 借币买入',
  ),
  answers(
    '/v3/futures/api/trade/place-order',
    'go long, go short, open long, open short, open a position, buy contracts, perpetual order, add to a position, reduce a position, close part of a position, close half',
    '开仓, 开多, 开空, 做多, 做空, 买多, 卖空, 加仓, 减仓, 部分平仓, 平一部分, 永续下单',
  ),
  answers(
    '/spot/api/private/order#createOrders /v3/futures/api/trade/place-multiple-orders',
    'several orders in one request, many orders at once, bulk orders, batch place, ladder, grid, quote both sides, bid and ask together',
    '一次下多个单, 同时下多单, 多笔委托, 批量挂单, 网格, 双边报价, 一次请求多个订单',
  ),
  answers(
    '/spot/api/private/order#cancelOrder /v3/futures/api/trade/cancel-order',
    'cancel one order, kill an order, pull an order, revoke, remove a pending order, take back an order, delete by client order id',
    '撤掉, 撤回, 删除委托, 取消挂单, 撤销一笔, 单笔撤单',
  ),
  answers(
    '/spot/api/private/order#cancelOrdersByIds /v3/futures/api/trade/cancel-multiple-orders',
    'cancel several orders, cancel a list of ids, bulk cancel, batch cancel, cancel many orders',
    '批量撤单, 撤多个订单, 按 ID 批量取消, 一次撤多笔',
  ),
  answers(
    '/spot/api/private/order#cancelAllOrders /v3/futures/api/trade/cancel-all-orders',
    'cancel everything, pull all quotes, mass cancel, cancel all orders of a symbol, remove all pending orders',
    '全撤, 一键撤单, 撤销全部挂单, 清空挂单, 撤某个交易对的全部委托',
  ),
  answers(
    '/spot/api/private/order#replaceOrder /spot/trading-rules#replace',
    'amend, modify, edit, change the price or quantity of an order, move a quote, reprice, cancel and replace in one call, cancelReplace, keep the place in the queue',
    '改价, 改量, 修改价格数量, 移动报价, 撤旧下新, 一次调用改单, 编辑委托',
  ),
  answers(
    '/spot/api/private/order#getOrder',
    'order details, look up one order, find an order, was my order filled, did my order execute, state of one order, query by client order id',
    '订单详情, 查询单个订单, 查一笔委托, 是否成交, 有没有成交, 成交了吗, 按自定义 ID 查询, 订单进度',
  ),
  answers(
    '/spot/api/private/order#getOpenOrders /v3/futures/api/trade/get-current-orders',
    'my orders, resting orders, live orders, working orders, pending orders, unfilled orders, what is on the book for me',
    '我的挂单, 未成交委托, 挂着的单, 未完成订单, 活动委托, 还没成交的单',
  ),
  answers(
    '/v3/futures/api/trade/get-current-orders',
    'state of a futures order, was my futures order filled, look up by clOrdId',
    '合约订单状态, 合约委托有没有成交',
  ),
  answers(
    '/spot/api/private/order-history#getOrderHistory /v3/futures/api/trade/get-order-history',
    'past orders, finished orders, filled orders, cancelled orders list, orders of yesterday, how an order ended, final state, allOrders',
    '已完成订单, 已撤销的订单, 过去的委托, 以前的订单, 历史单, 最终状态',
  ),
  answers(
    '/spot/api/private/trade#getTrades /v3/futures/api/trade/get-execution-details',
    'my fills, my executions, what did I trade, own trades, user trades, myTrades, price and fee of a fill, fee that I paid, average fill price, trade export',
    '我的成交, 成交流水, 成交历史, 成交价格, 成交手续费, 已付手续费, 成交均价, 导出成交',
  ),
  answers(
    '/spot/api/private/trade#getOrderTrades',
    'fills of one order, trades of an order id, prices at which my order was filled',
    '某个订单的成交, 一笔委托的成交明细, 按订单号查成交',
  ),
  answers(
    '/spot/api/private/order#setKillSwitch /spot/trading-rules#kill-switch /faq#kill-switch',
    'dead man switch, cancel when my program crashes, cancel if the bot dies, countdown cancel, cancelAllAfter, auto cancel on disconnect, safety timer, protect against a crash',
    '程序挂了自动撤单, 程序崩溃撤单, 断线自动撤单, 倒计时撤单, 断线保护, 自动撤销全部委托',
  ),
  answers(
    '/spot/api/private/order#getKillSwitchStatus',
    'is the kill switch armed, time left of the kill switch',
    '定时撤单是否开启, 定时撤单剩余时间',
  ),
  answers(
    '/spot/api/private/smart-order#createSmartOrder',
    'place stop, stop order, stop loss, stop limit, take profit, trigger order, conditional order, trailing stop, TP SL, sell when the price falls',
    '止损, 止盈, 触发单, 触发价下单, 条件委托, 追踪止损, 移动止损, 跟踪委托, 跌到某价卖出',
  ),
  answers(
    '/spot/api/private/smart-order#getOpenSmartOrders',
    'my stops, pending stops, list stop orders, open trigger orders',
    '当前止损单, 未触发的委托, 我的条件单',
  ),
  answers(
    '/spot/api/private/smart-order#getSmartOrder',
    'did my stop trigger, state of a stop order, order that a stop placed',
    '止损有没有触发, 条件单状态',
  ),
  answers(
    '/spot/api/private/smart-order#replaceSmartOrder',
    'move a stop, change the trigger price, edit stop loss, modify take profit',
    '改止损价, 修改触发价, 调整止盈止损',
  ),
  answers(
    '/spot/api/private/smart-order#cancelSmartOrder /spot/api/private/smart-order#cancelSmartOrdersByIds /spot/api/private/smart-order#cancelAllSmartOrders',
    'cancel stop order, remove stop loss, delete trigger order',
    '取消止损, 撤销条件单, 撤销止盈止损',
  ),
  answers(
    '/spot/api/private/order-history#getSmartOrderHistory',
    'triggered stops, past stop orders, stop order history',
    '历史止损单, 已触发的委托, 条件单历史',
  ),
  answers(
    '/v3/futures/api/trade/close-at-market-price',
    'close a position, exit a position, flatten, close long, close short, market close, get out now, leave a position',
    '平仓, 平多, 平空, 平多仓, 平空仓, 市价平掉, 平掉持仓, 离场',
  ),
  answers(
    '/v3/futures/api/trade/close-all-at-market-price',
    'close everything, close all positions, flatten the account, exit all, panic close',
    '全部平仓, 一键平仓, 清仓, 平掉所有持仓',
  ),
  answers(
    '/spot/websocket/trade-request#createOrderRequest',
    'order entry over websocket, place orders over an open connection, lowest latency order, low latency order entry',
    'ws 下单, websocket 下单, 长连接下单, 低延迟下单',
  ),
  answers(
    '/spot/websocket/trade-request#cancelOrdersRequest',
    'cancel order over websocket',
    'ws 撤单, websocket 撤单',
  ),
]
