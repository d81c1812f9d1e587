import { answers } from './answers.ts'

/** What readers ask of rules for orders: types, states, ids, bounds and lost orders. */
export const orderRulesQuestions = [
  answers(
    '/faq#order-types /spot/trading-rules#types',
    'order types, limit, market, post only, maker only, IOC, FOK, GTC, time in force, self trade prevention, avoid trading with myself, default type, order without type, which kinds of orders are there, difference of IOC and FOK, fill at once or cancel, cancel what is not filled immediately, all or nothing, add liquidity only, valid until cancelled, keep an order in the book for days, which order types are supported, GTX, order expires immediately, does a limit order expire by itself, when does LIMIT_MAKER get cancelled, protect a market order from slippage, required fields by order type, meaning of GTC IOC FOK, do not pay taker fee, order left overnight, day order, what kind of order never takes, do not want to be taker, refuse to take liquidity, are orders cancelled at the end of the day, cap slippage of a market order',
    '订单类型, 委托类型, 限价, 市价, 市价单, 限价单, 只做 maker, IOC, FOK, GTC, 防自成交, 自成交, 自己的单互相成交, 不传 type, 默认类型, 有哪些下单方式, IOC 和 FOK 区别, 限价和市价区别, 立即成交否则撤销, 要么全部成交要么不成交, 一直有效, 挂单长期有效, timeInForce 取值, GTX, 只做挂单不吃单, 委托会过期吗, 市价单滑点保护, 滑点太大, 各类型必填字段, GTC 是什么意思, 不想付吃单费, 隔夜挂单, LIMIT_MAKER 被撤, 只进不吃, 被动成交, 不想当 taker, 不成交就取消的单, 几天不取消的挂单, 当天不成交会撤吗, 市价单限制滑点',
  ),
  answers(
    '/spot/trading-rules#types',
    'spot order without type became a market order, price ignored, spot limit order filled at once at market, which fields does a spot market buy need, limit order went through as market, sell the whole balance of a coin at market',
    '没传 type 变成市价单, 价格被忽略, 限价单直接按市价成交, 现货市价买要哪些字段, 市价卖掉某个币的全部余额',
  ),
  answers(
    '/spot/api/private/order#createOrder.body.stpMode /v3/futures/api/trade/place-order#placeFuturesOrder.body.stpMode',
    'self trade prevention, avoid trading with myself, wash trade, own orders match each other, my bot trades with itself, EXPIRE_TAKER EXPIRE_MAKER EXPIRE_BOTH, own bid hit my own ask, two strategies trade against each other, cancel taker or maker on self match, tdMode stp, my bots hit each other',
    '自成交, 防自成交, 避免自成交, 对敲, 自己和自己成交, 防止自己和自己成交, EXPIRE_TAKER EXPIRE_MAKER, 自己吃自己的单, 两个策略互相成交, 左手倒右手, 自买自卖, 机器人互相吃单',
  ),
  answers(
    '/faq#order-states /spot/trading-rules#order-states',
    'order states, order status values, meaning of a state, what does PENDING_CANCEL mean, is an order final, partial, status enum, life of an order, order stuck, order stays new, order statuses, when is an order final, order accepted but not filled, is CANCELED final, list of statuses, ordStatus, closed or open, unknown order status, half filled order, rejected expired state, diagram of order states, is a partly cancelled order finished, dictionary of order statuses',
    '订单状态, 状态含义, 委托状态, 状态枚举, 订单生命周期, 委托卡住, 一直是 NEW, 订单有哪些状态, 状态是什么意思, 撤单中, 一直不成交, 挂上去没成交, 哪些状态算结束, 终态, PENDING_CANCEL 一直不变, 部分成交后撤销, 状态列表, 订单什么时候算完成, 成交一半, 未知状态怎么处理, 状态图, CANCELED 和 PARTIALLY_CANCELED 区别, 挂着不动, 部分撤销算结束吗',
  ),
  answers(
    '/faq#client-order-id /spot/api/#client-order-id',
    'own order id, custom order id, client order id rules, idempotency, idempotent, retry without a double order, unique id, cid prefix, give orders my own id, allowed characters of an id, newClientOrderId, orderLinkId, how long may my id be, reuse an id, can I use uuid as id, tag orders by strategy, cid: in the path, 64 characters, label for an order, look up by my reference, hyphen in an order id, naming my own orders',
    '自定义订单号, 客户端订单 ID, 幂等, 防重复下单, 唯一 ID, 自定义 ID 规则, 自己的订单号, 给订单加标识, 订单号允许的字符, newClientOrderId, orderLinkId, 自定义单号长度, 能用 uuid 吗, 64 个字符, 策略打标签, 自编号, 单号重复, 能带下划线吗, 用自己的编号查单, 给订单打标记, 自己编的单号',
  ),
  answers(
    '/faq#open-orders /spot/trading-rules#counts',
    'how many orders may be open, maximum open orders, max orders in a batch, order limit of an account, batch size, too many open orders, limit of open orders, 2000 open orders, MAX_NUM_ORDERS, how many at once in one request, cannot place more orders, how many may rest in the book, cap of resting orders, 20 orders per call, 10 orders per futures batch',
    '最多挂单, 最多多少挂单, 最大挂单数, 批量最多几个, 一次最多几单, 订单数量上限, 同时能挂多少单, 挂单太多, 批量上限, 2000 个挂单, 一个请求能放几个单, 挂单满了, 合约批量 10 个, 现货批量 20 个',
  ),
  answers(
    '/spot/trading-rules#counts',
    'order count rules, do orders of a batch fail together, is a batch atomic',
    '委托数量规则, 批量是不是全部失败, 批量单原子性',
  ),
  answers(
    '/faq#stop-funds',
    'do stop orders freeze my balance, funds of a stop, stop failed for lack of funds, does a stop reserve my coins, is balance locked by a stop loss, coins available while a stop waits, stop triggered without money, why does my smart order not reduce available balance, can the same coins back a stop and a limit order',
    '止损单冻结资金吗, 止损占用资金, 止损单会占用币吗, 条件单冻结余额吗, 止损触发时余额不足, 挂了止损还能用这些币吗, 触发前锁定吗',
  ),
  answers(
    '/faq#order-vanished',
    'order vanished, order disappeared, order missing, lost order, cannot find my order, order not in history, order gone, my order is nowhere, success but the order is missing, order id returns not found, order neither open nor in history, where did my order go, cancelled order no longer listed, order not visible right after placing, order cannot be queried any more, deleted from the records, order cannot be found anywhere',
    '委托消失, 订单消失, 订单不见了, 查不到委托, 查不到订单, 订单丢失, 单子没了, 返回成功但查不到订单, 单号查不到, 挂单里也没有历史里也没有, 订单去哪了, 历史里没有, 撤掉的单查不到, 委托记录为空, 单子凭空消失, 刚下的单哪里都没有',
  ),
  answers(
    '/faq#filled-twice',
    'filled twice, double fill, duplicate order, executed twice, order placed twice, duplicate fill, double order, avoid duplicate orders, order sent twice after a timeout, bought twice, same order two times, position twice as large as expected, two order ids for one signal, order repeated by retry, fill appears in push and REST, dedupe fills, deduplicate trades',
    '成交两次, 重复成交, 重复下单, 下了两次单, 重复订单, 避免重复下单, 超时后重复下单, 买了两次, 同一单执行两次, 同一笔成交算了两次, 仓位多了一倍, 成交去重, 重试导致下两单, 推送和 REST 重复, 一个信号两个单, 多买了一份, 买了两份',
  ),
  answers(
    '/spot/trading-rules#limits',
    'price rejected, why is my price rejected, price out of range, price too far from the market, quantity rejected, 21342 highestBid, 21343 lowestAsk, largest order on spot, max order value, spot price above highestBid, checks before an order, spot price limits',
    '价格被拒绝, 价格超出范围, 价格偏离市场太多, 数量被拒绝, 下单限制对应错误码, 单笔最大金额, 单笔最大数量, 最高买价最低卖价, 下单前检查什么, 价格偏离太大, 金额超限, 哪些单会被接受, 数量超过最大',
  ),
  answers(
    '/spot/trading-rules#state',
    'symbol paused, post only mode, trading halted, is a symbol tradable, delisted symbol, delisted market, market suspended, cannot trade a symbol, market only takes post only orders, can I cancel while trading is paused, platform in post only, MM and POM, trading stopped for a coin, orders refused in maintenance, is the pair open, does delisting cancel my orders',
    '交易对暂停, 只挂单模式, 停牌, 能否交易, 交易对下架, 下架的交易对, 币种下架, 下架的币, 不能交易, 暂停交易的币, 市场暂停, POST_ONLY 状态, PAUSE 状态, 暂停时能撤单吗, 平台只挂单, 维护时能下单吗, 币对停止交易, 市场关闭, 只能挂 maker, MM POM, 交易对还开着吗',
  ),
  answers(
    '/spot/trading-rules#replace',
    'does replacing lose my place, two orders live after replace, replace failed and old order is gone, id after replacing, cost of replacing in rate limit, amend keeps client order id, queue position after amending',
    '改单会失去排队吗, 改单失败旧单没了, 改单后单号变了, 改单后两个单都在, 改单会不会重新排队',
  ),
  answers(
    '/faq#kill-switch',
    'protection when my server dies, futures kill switch, what if my bot hangs',
    '服务器挂了单子怎么办, 程序卡死怎么办',
  ),
  answers(
    '/spot/trading-rules#kill-switch',
    'how often to renew the kill switch, heartbeat timer for orders, program that keeps the kill switch, does the kill switch cancel smart orders, code 25020',
    '25020 定时撤单未开启',
  ),
  answers(
    '/spot/trading-rules#rounding',
    'code to round to scale, quantize, python decimal rounding, round down for a buy, trailing zeros, format price as string, truncate decimals',
    '取整代码, python 舍入, 向下取整, 末尾的零, 截断小数, 价格转字符串, 格式化价格数量',
  ),
  answers(
    '/spot/trading-rules#minimum',
    'minimum in BTC pairs',
    '各计价币最小金额, BTC 交易对最小金额, minAmount 一览',
  ),
  answers(
    '/spot/api/private/order#createOrder.body.slippageTolerance',
    'greatest slippage of a market order, max slippage, slippage control',
    '控制滑点, 市价单滑点限制',
  ),
  answers(
    '/v3/futures/api/trade/place-order#placeFuturesOrder.body.reduceOnly',
    'order must only reduce, do not flip my position',
    '防止反向开仓',
  ),
]
