import { answers } from './answers.ts'

/** What readers ask of orders and fills. */
export const ordersQuestions = [
  answers(
    '/faq#order-types /spot/trading-rules#types',
    'order types, limit, market, post only, maker only, IOC, FOK, GTC, time in force, self trade prevention, avoid trading with myself, default type, order without type',
    '订单类型, 委托类型, 限价, 市价, 市价单, 限价单, 只做 maker, IOC, FOK, GTC, 防自成交, 自成交, 自己的单互相成交, 不传 type, 默认类型',
  ),
  answers(
    '/spot/api/private/order#createOrder.body.stpMode /v3/futures/api/trade/place-order#placeFuturesOrder.body.stpMode',
    'self trade prevention, avoid trading with myself, wash trade',
    '自成交, 防自成交, 避免自成交, 对敲',
  ),
  answers(
    '/faq#order-states /spot/trading-rules#order-states',
    'order states, order status values, meaning of a state, what does PENDING_CANCEL mean, is an order final, partial, status enum, life of an order, order stuck, order stays new',
    '订单状态, 状态含义, 委托状态, 状态枚举, 订单生命周期, 委托卡住, 一直是 NEW',
  ),
  answers(
    '/faq#client-order-id /spot/api/#client-order-id',
    'own order id, custom order id, client order id rules, idempotency, idempotent, retry without a double order, unique id, cid prefix',
    '自定义订单号, 客户端订单 ID, 幂等, 防重复下单, 唯一 ID, 自定义 ID 规则',
  ),
  answers(
    '/faq#open-orders /spot/trading-rules#counts',
    'how many orders may be open, maximum open orders, max orders in a batch, order limit of an account, batch size',
    '最多挂单, 最多多少挂单, 最大挂单数, 批量最多几个, 一次最多几单, 订单数量上限',
  ),
  answers(
    '/faq#stop-funds',
    'do stop orders freeze my balance, funds of a stop, stop failed for lack of funds',
    '止损单冻结资金吗, 止损占用资金',
  ),
  answers(
    '/faq#order-vanished',
    'order vanished, order disappeared, order missing, lost order, cannot find my order, order not in history',
    '委托消失, 订单消失, 订单不见了, 查不到委托, 查不到订单, 订单丢失',
  ),
  answers(
    '/faq#filled-twice',
    'filled twice, double fill, duplicate order, executed twice, order placed twice, duplicate fill, double order, avoid duplicate orders, order sent twice after a timeout',
    '成交两次, 重复成交, 重复下单, 下了两次单, 重复订单, 避免重复下单, 超时后重复下单',
  ),
  answers(
    '/spot/trading-rules#limits',
    'price rejected, why is my price rejected, price out of range, price too far from the market, quantity rejected',
    '价格被拒绝, 价格超出范围, 价格偏离市场太多, 数量被拒绝',
  ),
  answers(
    '/spot/trading-rules#state',
    'symbol paused, post only mode, trading halted, is a symbol tradable, delisted symbol, delisted market',
    '交易对暂停, 只挂单模式, 停牌, 能否交易, 交易对下架, 下架的交易对, 币种下架, 下架的币',
  ),
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
    'my orders, resting orders, live orders, working orders, pending orders, unfilled orders',
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
    'my fills, my executions, what did I trade, own trades, user trades, myTrades, price and fee of a fill, fee that I paid, average fill price',
    '我的成交, 成交流水, 成交历史, 成交价格, 成交手续费, 已付手续费, 成交均价',
  ),
  answers(
    '/spot/api/private/trade#getOrderTrades',
    'fills of one order, trades of an order id, prices at which my order was filled',
    '某个订单的成交, 一笔委托的成交明细, 按订单号查成交',
  ),
  answers(
    '/spot/api/private/order#setKillSwitch /spot/trading-rules#kill-switch /faq#kill-switch',
    'dead man switch, cancel when my program crashes, cancel if the bot dies, countdown cancel, cancelAllAfter, auto cancel on disconnect, safety timer, protect against a crash, are my orders cancelled when I disconnect, do orders stay open after a disconnect',
    '程序挂了自动撤单, 程序崩溃撤单, 断线自动撤单, 倒计时撤单, 断线保护, 自动撤销全部委托, 断线后委托还在吗, 断开后挂单还在吗',
  ),
  answers(
    '/spot/api/private/order#getKillSwitchStatus',
    'is the kill switch armed, time left of the kill switch',
    '定时撤单是否开启, 定时撤单剩余时间',
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
]
