import { answers } from './answers.ts'

/** What readers ask of reading orders and fills. */
export const orderRecordsQuestions = [
  answers(
    '/spot/api/private/order#getOrder',
    'order details, look up one order, retrieve an order by id, find an order, was my order filled, did my order execute, state of one order, query by client order id, check whether an order was filled, see if my order was filled, how much of an order is filled, is my order still open, fetchOrder, order by cid, order status by id, how did my spot order end, avgPrice and filledQuantity, check one order, what happened to my order, read back an order, average price of one order, order lookup, remaining quantity of an order, query a cancelled order',
    '订单详情, 查询单个订单, 查一笔委托, 是否成交, 有没有成交, 成交了吗, 按自定义 ID 查询, 订单进度, 看订单有没有成交, 成交了多少, 订单还在吗, 单个订单状态, 按单号查, 我的单成交没, 订单成交均价, 还剩多少没成交, 看一个单, 订单执行情况, 现货订单查询, 这单怎么样了, 单子成了没, 那笔单成交没有, 某个单号的状态',
  ),
  answers(
    '/spot/api/private/order#getOpenOrders /v3/futures/api/trade/get-current-orders',
    'my orders, resting orders, live orders, working orders, pending orders, unfilled orders, orders that still wait, outstanding orders, fetchOpenOrders, order/realtime, what is still on the book, unexecuted orders, show what is waiting',
    '我的挂单, 未成交委托, 挂着的单, 未完成订单, 活动委托, 还没成交的单, 哪些单还没成交, 剩余挂单, 我挂的单, 在途委托, 等待成交的单, 能撤的单, 盘口上我的单, 委托列表, 目前有哪些单',
  ),
  answers('/spot/api/private/order#getOpenOrders', 'open spot orders', '现货未成交'),
  answers(
    '/v3/futures/api/trade/get-current-orders',
    'state of a futures order, was my futures order filled, look up by clOrdId, open orders of a contract, futures order status by id, check a futures order, how much of a perp order is done',
    '合约订单状态, 合约委托有没有成交, 合约挂单, 合约当前委托, 合约单成交没, 查一个合约单',
  ),
  answers(
    '/spot/api/private/order-history#getOrderHistory /v3/futures/api/trade/get-order-history',
    'past orders, finished orders, filled orders, cancelled orders list, orders of yesterday, how an order ended, allOrders, orders of last week, which orders did I place, fetchClosedOrders, my orders of today, orders by date, old order lookup, historical orders by symbol, completed trades list, expired orders',
    '已完成订单, 已撤销的订单, 过去的委托, 以前的订单, 历史单, 上周的订单, 最近的委托, 下过哪些单, 今天下的单, 按时间查订单, 撤销过的单, 成交完的单, 为什么被撤, 机器人下过的单, 老订单查询, 已结束的委托, 过往订单, 某个币的历史单, 完结的单',
  ),
  answers(
    '/v3/futures/api/trade/get-order-history',
    'cancelled futures order lookup, cancelReason on futures, find a perp order by my own id',
    '合约历史委托, 合约订单记录, 合约单最后状态, 合约撤销原因, 按自定义单号查合约单',
  ),
  answers(
    '/spot/api/private/order-history#getOrderHistory',
    'closed spot orders, spot orders between two dates',
    '现货历史委托, 现货订单记录',
  ),
  answers(
    '/spot/api/private/trade#getTrades /v3/futures/api/trade/get-execution-details',
    'my fills, my executions, what did I trade, own trades, user trades, myTrades, price and fee of a fill, fee that I paid, average fill price, list of my trades, what did I buy, at which price was I filled, realised fees, fee paid on a trade, execution/list, fills-history, total fees of my trades, how much did I buy today, trading volume of my account, cost basis, my deal history, fee currency of a trade, what price did I get, fee breakdown of fills, maker or taker flag of a fill',
    '我的成交, 成交流水, 成交历史, 成交价格, 成交手续费, 已付手续费, 成交均价, 我的交易记录, 买了什么, 成交了什么价, 我的买卖记录, 一笔成交的手续费, 是 maker 还是 taker, 今天买了多少, 成本价, 交易历史, 实际成交价, 每笔成交, 手续费币种, 吃单还是挂单成交',
  ),
  answers('/v3/futures/api/trade/get-execution-details', 'fee of a futures fill, feeRate of a fill', '合约手续费明细'),
  answers('/spot/api/private/trade#getTrades', '', '现货成交记录'),
  answers(
    '/spot/api/private/trade#getOrderTrades',
    'fills of one order, trades of an order id, prices at which my order was filled, several fills, partial fills, fetchOrderTrades, fee of one order, in how many pieces was my order filled, what did this order cost, trades belonging to an order, fees taken by one order',
    '某个订单的成交, 一笔委托的成交明细, 按订单号查成交, 分几次成交, 多次成交明细, 这个订单的成交, 这笔单手续费, 订单分成几笔, 这单花了多少, 一个订单多次成交, 订单对应的成交, 某一单扣的手续费',
  ),
]
