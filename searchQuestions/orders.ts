import { answers } from './answers.ts'

/** What readers ask of orders and fills. */
export const ordersQuestions = [
  answers(
    '/faq#order-types /spot/trading-rules#types',
    'order types, limit, market, post only, maker only, IOC, FOK, GTC, time in force, self trade prevention, avoid trading with myself, default type, order without type, which kinds of orders are there, difference of IOC and FOK, fill at once or cancel, cancel what is not filled immediately, all or nothing, add liquidity only, valid until cancelled, keep an order in the book for days',
    '订单类型, 委托类型, 限价, 市价, 市价单, 限价单, 只做 maker, IOC, FOK, GTC, 防自成交, 自成交, 自己的单互相成交, 不传 type, 默认类型, 有哪些下单方式, IOC 和 FOK 区别, 限价和市价区别, 立即成交否则撤销, 要么全部成交要么不成交, 一直有效, 挂单长期有效',
  ),
  answers(
    '/spot/api/private/order#createOrder.body.stpMode /v3/futures/api/trade/place-order#placeFuturesOrder.body.stpMode',
    'self trade prevention, avoid trading with myself, wash trade, own orders match each other, my bot trades with itself',
    '自成交, 防自成交, 避免自成交, 对敲, 自己和自己成交, 防止自己和自己成交',
  ),
  answers(
    '/faq#order-states /spot/trading-rules#order-states',
    'order states, order status values, meaning of a state, what does PENDING_CANCEL mean, is an order final, partial, status enum, life of an order, order stuck, order stays new, order statuses, when is an order final, order accepted but not filled',
    '订单状态, 状态含义, 委托状态, 状态枚举, 订单生命周期, 委托卡住, 一直是 NEW, 订单有哪些状态, 状态是什么意思, 撤单中, 一直不成交, 挂上去没成交',
  ),
  answers(
    '/faq#client-order-id /spot/api/#client-order-id',
    'own order id, custom order id, client order id rules, idempotency, idempotent, retry without a double order, unique id, cid prefix, give orders my own id, allowed characters of an id',
    '自定义订单号, 客户端订单 ID, 幂等, 防重复下单, 唯一 ID, 自定义 ID 规则, 自己的订单号, 给订单加标识, 订单号允许的字符',
  ),
  answers(
    '/faq#open-orders /spot/trading-rules#counts',
    'how many orders may be open, maximum open orders, max orders in a batch, order limit of an account, batch size, too many open orders, limit of open orders',
    '最多挂单, 最多多少挂单, 最大挂单数, 批量最多几个, 一次最多几单, 订单数量上限, 同时能挂多少单, 挂单太多, 批量上限',
  ),
  answers(
    '/faq#stop-funds',
    'do stop orders freeze my balance, funds of a stop, stop failed for lack of funds, does a stop reserve my coins',
    '止损单冻结资金吗, 止损占用资金, 止损单会占用币吗',
  ),
  answers(
    '/faq#order-vanished',
    'order vanished, order disappeared, order missing, lost order, cannot find my order, order not in history, order gone, my order is nowhere, success but the order is missing',
    '委托消失, 订单消失, 订单不见了, 查不到委托, 查不到订单, 订单丢失, 单子没了, 返回成功但查不到订单',
  ),
  answers(
    '/faq#filled-twice',
    'filled twice, double fill, duplicate order, executed twice, order placed twice, duplicate fill, double order, avoid duplicate orders, order sent twice after a timeout, bought twice, same order two times',
    '成交两次, 重复成交, 重复下单, 下了两次单, 重复订单, 避免重复下单, 超时后重复下单, 买了两次, 同一单执行两次',
  ),
  answers(
    '/spot/trading-rules#limits',
    'price rejected, why is my price rejected, price out of range, price too far from the market, quantity rejected',
    '价格被拒绝, 价格超出范围, 价格偏离市场太多, 数量被拒绝',
  ),
  answers(
    '/spot/trading-rules#state',
    'symbol paused, post only mode, trading halted, is a symbol tradable, delisted symbol, delisted market, market suspended, cannot trade a symbol, market only takes post only orders',
    '交易对暂停, 只挂单模式, 停牌, 能否交易, 交易对下架, 下架的交易对, 币种下架, 下架的币, 不能交易, 暂停交易的币, 市场暂停',
  ),
  answers(
    '/spot/api/private/order#createOrder /v3/futures/api/trade/place-order',
    'buy, sell, submit order, send order, new order, enter a trade, open a trade, market order, limit order, put an order on the book, trade by program, make a trade, buy at market price, sell at a price, how do I buy',
    '买入, 卖出, 提交委托, 发单, 报单, 挂单买入, 市价单, 限价单, 交易下单, 怎么买, 怎么卖, 按市价买, 按市价卖, 挂个单',
  ),
  answers(
    '/spot/api/private/order#createOrder',
    'buy coins, sell coins, spend USDT, buy for an amount, margin buy, buy with borrowed funds, buy for some dollars, spend dollars at market price, market buy',
    '买币, 卖币, 按金额买入, 市价买入一定金额, 杠杆买入, 借币买入, 花多少钱买, 市价买单',
  ),
  answers(
    '/v3/futures/api/trade/place-order',
    'go long, go short, open long, open short, open a position, buy contracts, perpetual order, add to a position, reduce a position, close part of a position, close half, short a coin, bet on a falling price, reduce only order, sell part of a position, perpetual market order, order with isolated margin',
    '开仓, 开多, 开空, 做多, 做空, 买多, 卖空, 加仓, 减仓, 部分平仓, 平一部分, 永续下单, 做空币, 看跌, 只减仓委托, 平一半, 平一部分仓位, 合约市价单, 合约限价单',
  ),
  answers(
    '/spot/api/private/order#createOrders /v3/futures/api/trade/place-multiple-orders',
    'several orders in one request, many orders at once, bulk orders, batch place, ladder, grid, quote both sides, bid and ask together, place 10 orders in one call',
    '一次下多个单, 同时下多单, 多笔委托, 批量挂单, 网格, 双边报价, 一次请求多个订单, 一次挂多个单, 一次提交十个订单',
  ),
  answers(
    '/spot/api/private/order#cancelOrder /v3/futures/api/trade/cancel-order',
    'cancel one order, kill an order, pull an order, revoke, remove a pending order, take back an order, delete by client order id, stop an order, undo an order',
    '撤掉, 撤回, 删除委托, 取消挂单, 撤销一笔, 单笔撤单, 撤掉一个单, 不想要的挂单',
  ),
  answers(
    '/spot/api/private/order#cancelOrdersByIds /v3/futures/api/trade/cancel-multiple-orders',
    'cancel several orders, cancel a list of ids, bulk cancel, batch cancel, cancel many orders, cancel a few orders at once',
    '批量撤单, 撤多个订单, 按 ID 批量取消, 一次撤多笔, 撤掉几个单, 一次撤掉多个',
  ),
  answers(
    '/spot/api/private/order#cancelAllOrders /v3/futures/api/trade/cancel-all-orders',
    'cancel everything, pull all quotes, mass cancel, cancel all orders of a symbol, remove all pending orders, clear my orders, wipe all orders, cancel the orders of one market only',
    '全撤, 一键撤单, 撤销全部挂单, 清空挂单, 撤某个交易对的全部委托, 全撤掉, 撤光, 只撤一个交易对的挂单, 撤某个币的挂单',
  ),
  answers(
    '/spot/api/private/order#replaceOrder /spot/trading-rules#replace',
    'amend, modify, edit, change the price or quantity of an order, move a quote, reprice, cancel and replace in one call, cancelReplace, keep the place in the queue, change an open order, raise my bid, lower my ask, edit an order without cancelling',
    '改价, 改量, 修改价格数量, 移动报价, 撤旧下新, 一次调用改单, 编辑委托, 改挂单价格, 调整挂单, 不撤单改价',
  ),
  answers(
    '/spot/api/private/order#getOrder',
    'order details, look up one order, retrieve an order by id, find an order, was my order filled, did my order execute, state of one order, query by client order id, check whether an order was filled, see if my order was filled, how much of an order is filled, is my order still open',
    '订单详情, 查询单个订单, 查一笔委托, 是否成交, 有没有成交, 成交了吗, 按自定义 ID 查询, 订单进度, 看订单有没有成交, 成交了多少, 订单还在吗',
  ),
  answers(
    '/spot/api/private/order#getOpenOrders /v3/futures/api/trade/get-current-orders',
    'my orders, resting orders, live orders, working orders, pending orders, unfilled orders, orders that still wait, outstanding orders',
    '我的挂单, 未成交委托, 挂着的单, 未完成订单, 活动委托, 还没成交的单, 哪些单还没成交, 剩余挂单',
  ),
  answers(
    '/v3/futures/api/trade/get-current-orders',
    'state of a futures order, was my futures order filled, look up by clOrdId, open orders of a contract',
    '合约订单状态, 合约委托有没有成交, 合约挂单, 合约当前委托',
  ),
  answers(
    '/spot/api/private/order-history#getOrderHistory /v3/futures/api/trade/get-order-history',
    'past orders, finished orders, filled orders, cancelled orders list, orders of yesterday, how an order ended, final state, allOrders, orders of last week, which orders did I place',
    '已完成订单, 已撤销的订单, 过去的委托, 以前的订单, 历史单, 最终状态, 上周的订单, 最近的委托, 下过哪些单',
  ),
  answers(
    '/spot/api/private/trade#getTrades /v3/futures/api/trade/get-execution-details',
    'my fills, my executions, what did I trade, own trades, user trades, myTrades, price and fee of a fill, fee that I paid, average fill price, list of my trades, what did I buy, at which price was I filled, realised fees, fee paid on a trade',
    '我的成交, 成交流水, 成交历史, 成交价格, 成交手续费, 已付手续费, 成交均价, 我的交易记录, 买了什么, 成交了什么价, 我的买卖记录, 一笔成交的手续费',
  ),
  answers(
    '/spot/api/private/trade#getOrderTrades',
    'fills of one order, trades of an order id, prices at which my order was filled, several fills, partial fills',
    '某个订单的成交, 一笔委托的成交明细, 按订单号查成交, 分几次成交, 多次成交明细',
  ),
  answers(
    '/spot/api/private/order#setKillSwitch /spot/trading-rules#kill-switch /faq#kill-switch',
    'dead man switch, cancel when my program crashes, cancel if the bot dies, countdown cancel, cancelAllAfter, auto cancel on disconnect, safety timer, protect against a crash, are my orders cancelled when I disconnect, do orders stay open after a disconnect, my process dies, script crashes, pull orders when I go offline, internet is lost, disarm the kill switch, turn the kill switch off',
    '程序挂了自动撤单, 程序崩溃撤单, 断线自动撤单, 倒计时撤单, 断线保护, 自动撤销全部委托, 断线后委托还在吗, 断开后挂单还在吗, 进程挂了撤单, 断网撤单, 掉线后撤单, 关闭定时撤单, 解除定时撤单, 取消定时撤单',
  ),
  answers(
    '/spot/api/private/order#getKillSwitchStatus',
    'is the kill switch armed, time left of the kill switch',
    '定时撤单是否开启, 定时撤单剩余时间',
  ),
  answers(
    '/v3/futures/api/trade/close-at-market-price',
    'close a position, exit a position, flatten, close long, close short, market close, get out now, leave a position, close my short, close my long, end a position',
    '平仓, 平多, 平空, 平多仓, 平空仓, 市价平掉, 平掉持仓, 离场, 把仓位平了, 结束仓位',
  ),
  answers(
    '/v3/futures/api/trade/close-all-at-market-price',
    'close everything, close all positions, flatten the account, exit all, panic close, close all my futures, sell everything now',
    '全部平仓, 一键平仓, 清仓, 平掉所有持仓, 把仓位全平了, 全部离场',
  ),
]
