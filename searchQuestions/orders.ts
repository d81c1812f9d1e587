import { answers } from './answers.ts'

/** What readers ask of orders and fills. */
export const ordersQuestions = [
  answers(
    '/spot/api/private/order#createOrder /v3/futures/api/trade/place-order',
    'buy, sell, submit order, send order, new order, enter a trade, open a trade, market order, limit order, put an order on the book, trade by program, make a trade, buy at market price, sell at a price, how do I buy, trade/order, post a bid, post an ask, limit buy, limit sell, body of an order, put in an order at my price, put a bid, put an ask',
    '买入, 卖出, 提交委托, 发单, 报单, 挂单买入, 市价单, 限价单, 交易下单, 怎么买, 怎么卖, 按市价买, 按市价卖, 挂个单, POST 下单, 下一单, 挂买单, 挂卖单, 下单参数, 下单请求体, 限价买, 限价卖, 按我的价格挂, 打单, 建单, 委托下单, 自动下单, 挂个买单, 挂个卖单',
  ),
  answers(
    '/spot/api/private/order#createOrder',
    'buy coins, sell coins, spend USDT, buy for an amount, margin buy, buy with borrowed funds, buy for some dollars, spend dollars at market price, market buy, buy bitcoin with 100 USDT, swap one coin for another, convert USDT to BTC, purchase crypto, spot market order amount, allowBorrow order, spot limit order with post only, spend all my USDT at market, buy some bitcoin',
    '买币, 卖币, 按金额买入, 市价买入一定金额, 杠杆买入, 借币买入, 花多少钱买, 市价买单, 用 100 USDT 买比特币, 把 USDT 换成 BTC, 卖掉所有币, 手里的币全卖掉, 现货下单, 现货买入, 现货市价单, 现货限价单, 币换币, 抄底买入, 买现货, 全部 USDT 市价买',
  ),
  answers(
    '/v3/futures/api/trade/place-order',
    'go long, go short, open long, open short, open a position, buy contracts, perpetual order, add to a position, reduce a position, close part of a position, close half, short a coin, bet on a falling price, reduce only order, sell part of a position, perpetual market order, order with isolated margin, enter a short, enter a long, scale into a position, short selling, place futures order with mgnMode, sz and px, increase my position, partial close at a limit price, hedge my coins with a perpetual, order without posSide, open a leveraged long, open a 10x long',
    '开仓, 开多, 开空, 做多, 做空, 买多, 卖空, 加仓, 减仓, 部分平仓, 平一部分, 永续下单, 做空币, 看跌, 只减仓委托, 平一半, 平一部分仓位, 合约市价单, 合约限价单, 补仓, 限价平仓, 卖出开空, 买入开多, 合约买入, 用逐仓开仓, 对冲现货, 开 10 倍多单',
  ),
  answers(
    '/spot/api/private/order#createOrders /v3/futures/api/trade/place-multiple-orders',
    'several orders in one request, many orders at once, bulk orders, batch place, ladder, grid, quote both sides, bid and ask together, place 10 orders in one call, order array, layered orders, multiple quotes in one call, market making quotes, spread orders over several prices, order basket, ten quotes in one call',
    '一次下多个单, 同时下多单, 多笔委托, 批量挂单, 网格, 双边报价, 一次请求多个订单, 一次挂多个单, 一次提交十个订单, 数组下单, 一次提交多个委托, 分层挂单, 省请求次数, 做市报价, 多个价位挂单, 一口气挂很多单, 铺单, 一次提交十个报价',
  ),
  answers(
    '/v3/futures/api/trade/place-multiple-orders',
    'futures batch of 10 orders, several perp orders at once',
    '合约批量下单, 合约 10 单',
  ),
  answers('/spot/api/private/order#createOrders', 'spot batch of 20 orders', '现货批量下单, 现货 20 单'),
  answers(
    '/spot/api/private/order#cancelOrder /v3/futures/api/trade/cancel-order',
    'cancel one order, kill an order, pull an order, revoke, remove a pending order, take back an order, delete by client order id, stop an order, undo an order, DELETE order, get rid of an order, retract, abort an order, withdraw my bid, cannot cancel, cancel the rest of an order, drop a resting order, cancel by clOrdId, release the frozen coins of an order, call off, take my bid off the book',
    '撤掉, 撤回, 删除委托, 取消挂单, 撤销一笔, 单笔撤单, 撤掉一个单, 不想要的挂单, 撤一个单, 不想买了, 收回委托, 撤掉那笔, 按单号撤, 按自定义单号撤, 部分成交能撤吗, 释放冻结的币, 作废委托, 撤某一笔, 把单从盘口拿掉',
  ),
  answers('/v3/futures/api/trade/cancel-order', 'remove a perp order', '合约撤单'),
  answers('/spot/api/private/order#cancelOrder', 'cancel a spot order with cid, remove one spot order', '现货撤单'),
  answers(
    '/spot/api/private/order#cancelOrdersByIds /v3/futures/api/trade/cancel-multiple-orders',
    'cancel several orders, cancel a list of ids, bulk cancel, batch cancel, cancel many orders, cancel a few orders at once, cancel selected orders, delete a set of orders, cancel five ids in one request',
    '批量撤单, 撤多个订单, 按 ID 批量取消, 一次撤多笔, 撤掉几个单, 一次撤掉多个, 按列表撤单, 选几个撤, 一次撤五个, 多个单号撤单, 撤指定的几笔, ordIds 列表, 撤好几个指定的单',
  ),
  answers(
    '/spot/api/private/order#cancelAllOrders /v3/futures/api/trade/cancel-all-orders',
    'cancel everything, pull all quotes, mass cancel, cancel all orders of a symbol, remove all pending orders, clear my orders, wipe all orders, cancel the orders of one market only, allOpenOrders, nuke all orders, stop everything, empty the book of my orders, cancel only buys, cancel only one side, cancel the orders of several symbols, delete every open order, wipe the slate, get flat of orders, emergency cancel',
    '全撤, 一键撤单, 撤销全部挂单, 清空挂单, 撤某个交易对的全部委托, 全撤掉, 撤光, 只撤一个交易对的挂单, 撤某个币的挂单, 只撤买单, 撤一边的单, 撤几个币对的单, 紧急撤单, 挂单清零, 撤所有合约委托, 一次性撤完',
  ),
  answers(
    '/v3/futures/api/trade/cancel-all-orders',
    'cancel all sells of a contract',
    '合约全部撤单, 撤掉合约所有委托, 撤某合约卖单',
  ),
  answers('/spot/api/private/order#cancelAllOrders', '', '现货全部撤单, 撤掉现货所有委托, 撤单不传 symbols'),
  answers(
    '/spot/api/private/order#replaceOrder /spot/trading-rules#replace',
    'amend, modify, edit, change the price or quantity of an order, move a quote, reprice, cancel and replace in one call, cancelReplace, keep the place in the queue, change an open order, raise my bid, lower my ask, edit an order without cancelling, move my bid up, chase the price, increase the quantity, shrink an order, update price, requote, PUT order, swap an order for another atomically, lower the price of a resting order, make a resting order smaller, order already on the book, nudge my bid',
    '改价, 改量, 修改价格数量, 移动报价, 撤旧下新, 一次调用改单, 编辑委托, 改挂单价格, 调整挂单, 不撤单改价, 追价, 把价格改高, 把价格改低, 数量改大, 改委托数量, 移单, 重新报价, 换价挂单, 调价, 改一下价格, 挂单改便宜点, 挂单数量改少',
  ),
  answers(
    '/spot/api/private/order#setKillSwitch /spot/trading-rules#kill-switch /faq#kill-switch',
    'dead man switch, cancel when my program crashes, cancel if the bot dies, countdown cancel, cancelAllAfter, auto cancel on disconnect, safety timer, protect against a crash, are my orders cancelled when I disconnect, do orders stay open after a disconnect, my process dies, script crashes, pull orders when I go offline, internet is lost, disarm the kill switch, turn the kill switch off, timeout of 60 seconds, orders should disappear if I lose power, failsafe, watchdog for my orders, renew the timer, timer that cancels orders, protection if my laptop sleeps, stale quotes after a crash',
    '程序挂了自动撤单, 程序崩溃撤单, 断线自动撤单, 倒计时撤单, 断线保护, 自动撤销全部委托, 断线后委托还在吗, 断开后挂单还在吗, 进程挂了撤单, 断网撤单, 掉线后撤单, 关闭定时撤单, 解除定时撤单, 取消定时撤单, 定时全撤, 自动全撤, 保命开关, 死人开关, 看门狗, 停电了挂单怎么办, 程序退出自动撤, 超时自动撤单, 宕机撤单, 续期定时器, 断电保护, 网断了自动撤单',
  ),
  answers(
    '/spot/api/private/order#setKillSwitch',
    'start the kill switch, stop the timer with -1, timeout from 10 to 600',
    '设置撤单倒计时, 传 -1 关闭, 10 到 600 秒',
  ),
  answers(
    '/spot/api/private/order#getKillSwitchStatus',
    'is the kill switch armed, time left of the kill switch, when will the timer fire, check the dead man switch, is auto cancel running, seconds left until auto cancel',
    '定时撤单是否开启, 定时撤单剩余时间, 什么时候会触发撤单, 看定时撤单状态, 倒计时还剩几秒',
  ),
  answers(
    '/v3/futures/api/trade/close-at-market-price',
    'close a position, exit a position, flatten, close long, close short, market close, get out now, leave a position, close my short, close my long, end a position, dump the position, close the hedge side only, square a position, sell my contracts, close one contract, take the loss, dump my long at any price, close one side only in hedge mode, flatten the short leg',
    '平仓, 平多, 平空, 平多仓, 平空仓, 市价平掉, 平掉持仓, 离场, 把仓位平了, 结束仓位, 平掉多单, 平掉空单, 赶紧平仓, 把合约平掉, 卖掉合约, 一个仓位平掉, 割肉, 立刻平仓, 获利了结, 不管什么价先平仓, 只平一个币的空单',
  ),
  answers(
    '/v3/futures/api/trade/close-all-at-market-price',
    'close everything, close all positions, flatten the account, exit all, panic close, close all my futures, sell everything now, close every contract, panic button, exit the market completely, close longs and shorts together, zero exposure, flatten the whole account',
    '全部平仓, 一键平仓, 清仓, 平掉所有持仓, 把仓位全平了, 全部离场, 平所有仓, 全平, 仓位清空, 所有合约平掉, 一次平完, 全部市价平仓, 多空全平, 一键全平, 紧急平仓, 一个仓位都不留',
  ),
]
