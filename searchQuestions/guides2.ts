import { answers } from './answers.ts'

/** What readers ask of guides. */
export const guides2Questions = [
  answers(
    '/faq#recv-window /spot/api/#timestamps /v3/futures/api/#timestamps',
    'recvWindow, request too old, how long is a request valid, timestamp expired, 408, request expired, timestamp in seconds or milliseconds',
    'recvWindow, 请求有效期, 请求过期, 408, 时间窗口, 毫秒',
  ),
  answers(
    '/faq#rate-limits /faq#how-limited /spot/api/#rate-limits /v3/futures/api/#rate-limits',
    'requests per second, how many requests, request quota, weight, call frequency, orders per second, throttled, limits per IP or account',
    '每秒请求数, 限频多少, 请求频率, 每秒几次, 接口频率, 每秒下单数, 按 IP 还是账户',
  ),
  answers(
    '/faq#http-429 /spot/api/#back-off',
    '429, too many requests, blocked, banned, over the limit, slow down, retry after, back off, exponential backoff',
    '429, 请求太多, 被限流, 被封, 超出频率, 退避, 稍后重试',
  ),
  answers(
    '/faq#higher-limits',
    'more requests, raise my limit, increase the rate limit, VIP limits, market maker program, institutional',
    '提高限频, 申请更高限频, 提升频率, 做市商, 机构',
  ),
  answers(
    '/faq#symbol-form /spot/symbol#other-names /futures/#symbols /v3/futures/#symbols',
    'symbol format, how is a symbol written, underscore, old symbol names, BTCUSDTPERP, XBT, name of a contract',
    '交易对格式, symbol 怎么写, 合约名称, 旧的合约代码, BTCUSDTPERP 换成什么, 交易对命名',
  ),
  answers(
    '/faq#decimals /spot/trading-rules#limits /spot/trading-rules#rounding',
    'decimals, precision, tick size, step size, round a price, round a quantity, too many decimals, lot size, filters',
    '精度, 小数位, 取整, 四舍五入, 最小变动单位, 步长, 价格精度, 数量精度, 小数太多',
  ),
  answers(
    '/faq#smallest-order /spot/trading-rules#minimum',
    'smallest order, minimum order value, minimum amount, minimum notional, minimum size, dust, order too small',
    '最小下单金额, 最小下单量, 起订量, 最低金额, 最小名义价值, 订单太小',
  ),
  answers(
    '/faq#quantity-amount',
    'buy for an amount of USDT, quote amount, quoteOrderQty, quantity or amount, spend a fixed sum',
    '按金额买, 花多少 USDT 买, 数量和金额的区别, 一定金额',
  ),
  answers(
    '/faq#contracts /v3/futures/#units',
    'how much is one contract, contract size, contract value, coins per contract, contracts to coins, convert size, what is sz',
    '一张合约等于多少, 一张多少币, 合约面值, 张数换算, 张和币, sz 是什么单位',
  ),
  answers(
    '/faq#text-numbers /v3/futures/#numbers /spot/websocket/#long-numbers',
    'numbers as strings, big integers, id too long, precision lost in JavaScript, order id rounded, decimal type, float',
    '字符串数字, 数字为什么是字符串, 长整数, 精度丢失, 订单号不对, ID 被截断',
  ),
  answers(
    '/spot/api/#conventions /v3/futures/#timestamps /spot/#before-going-live',
    'milliseconds or seconds, unit of time, time zone, UTC, percent or fraction, data types',
    '毫秒还是秒, 时间单位, 时区, UTC, 百分比还是小数, 数据类型',
  ),
  answers(
    '/faq#order-types /spot/trading-rules#types',
    'order types, limit, market, post only, maker only, IOC, FOK, GTC, time in force, self trade prevention, avoid trading with myself, default type, order without type',
    '订单类型, 委托类型, 限价, 市价, 只做 maker, IOC, FOK, GTC, 防自成交, 自成交, 不传 type, 默认类型',
  ),
  answers(
    '/spot/api/private/order#createOrder.body.stpMode /v3/futures/api/trade/place-order#placeFuturesOrder.body.stpMode',
    'self trade prevention, avoid trading with myself, wash trade',
    '自成交, 防自成交, 避免自成交, 对敲',
  ),
  answers(
    '/faq#order-states /spot/trading-rules#order-states',
    'order states, order status values, meaning of a state, what does PENDING_CANCEL mean, is an order final, status enum, life of an order',
    '订单状态, 状态含义, 委托状态, 状态枚举, 订单生命周期',
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
    '/faq#timeout /spot/error-code#unknown-outcome /v3/futures/error#unknown-outcome',
    'timeout, no reply, no response, connection reset, network error, was my order placed, unknown state, is it safe to retry, retry an order, send again, idempotency',
    '超时, 没有返回, 无响应, 网络错误, 不知道下单成功没有, 能不能重试, 重试下单, 重发',
  ),
  answers(
    '/faq#stop-funds',
    'do stop orders freeze my balance, funds of a stop, stop failed for lack of funds',
    '止损单冻结资金吗, 止损占用资金',
  ),
  answers(
    '/faq#http-200 /v3/futures/error#shapes /spot/error-code#shapes',
    'HTTP 200 but failed, success status but error code, format of an error, how errors look, check for success, error response, partial failure of a batch',
    '返回 200 但失败, 200 却没成功, 错误格式, 怎么判断成功, 错误响应, 批量部分失败',
  ),
  answers(
    '/faq#modes /v3/futures/#margin-mode',
    'cross or isolated, isolated margin, cross margin, change margin mode, difference of margin modes',
    '全仓, 逐仓, 全仓逐仓区别, 切换保证金模式, 逐仓改全仓',
  ),
  answers(
    '/v3/futures/#position-mode',
    'hedge or one-way, posSide and side, which side closes, how do I close a long, how do I close a short, reduce a position, open and close in hedge mode, dual side',
    '单向双向, 开平仓方向, 平多, 平空, 怎么平多仓, 怎么平空, 双向持仓下单, posSide 怎么填, 开多开空',
  ),
  answers(
    '/v3/futures/#worked-account',
    'liquidation, liquidation price formula, calculate liquidation price, margin formula, initial margin, PnL formula, calculate profit, margin ratio formula, funding fee formula, bankruptcy price, liquidation calculator, margin calculator, when am I liquidated, how is funding calculated',
    '强平, 爆仓, 强平价格怎么算, 强平价格公式, 保证金计算, 初始保证金, 盈亏计算, 资金费用计算, 破产价格, 合约计算器, 什么时候强平',
  ),
  answers(
    '/faq#how-far /spot/api/#history /v3/futures/#retention',
    'how long are orders kept, retention, how far back, data kept, older orders, history limits, how long can I read cancelled orders, how many days, longest range, archive',
    '保留多久, 能查多久, 保留多长时间, 历史数据保留, 多少天, 最早能查到, 查询范围, 撤销的订单查多久',
  ),
  answers(
    '/v3/futures/api/#history',
    'time range of futures history, 90 days, sTime and eTime',
    '合约历史时间范围, 90 天',
  ),
  answers(
    '/spot/api/#paging /v3/futures/api/#paging',
    'pagination, next page, more than 100 records, read the whole list, all pages, cursor, page size, limit and from, fetch all',
    '分页, 翻页, 下一页, 读取全部, 游标, 每页条数, 取完所有数据',
  ),
  answers(
    '/spot/api/#month-export',
    'export trades, CSV, tax report, accounting, monthly statement, all trades of a month',
    '导出成交, 导出 CSV, 报税, 对账, 月度报表, 账单导出',
  ),
]
