import { answers } from './answers.ts'

/** What readers ask of symbols, numbers and times. */
export const valuesQuestions = [
  answers(
    '/faq#symbol-form /spot/symbol#other-names /futures/#symbols /v3/futures/#symbols',
    'symbol format, how is a symbol written, underscore, old symbol names, BTCUSDTPERP, XBT, name of a contract, how do I write bitcoin futures',
    '交易对格式, symbol 怎么写, 合约名称, 旧的合约代码, BTCUSDTPERP 换成什么, 交易对命名, 永续合约代码怎么写, 币对怎么写',
  ),
  answers(
    '/faq#decimals /spot/trading-rules#limits /spot/trading-rules#rounding',
    'decimals, precision, tick size, step size, round a price, round a quantity, too many decimals, lot size, filters, price step, number of digits of a price',
    '精度, 小数位, 取整, 四舍五入, 最小变动单位, 步长, 价格精度, 数量精度, 小数太多, 价格保留几位小数, 数量保留几位',
  ),
  answers(
    '/faq#smallest-order /spot/trading-rules#minimum',
    'smallest order, minimum order value, minimum amount, minimum notional, minimum size, dust, order too small, least that I can buy, order for a dollar, order for 1 USDT, order of 5 dollars, order refused as too small',
    '最小下单金额, 最小下单量, 起订量, 最低金额, 最小名义价值, 订单太小, 最少买多少, 最少多少 USDT, 起买金额, 1 USDT 能下单吗, 订单金额太小, 单子太小被拒',
  ),
  answers(
    '/faq#quantity-amount',
    'buy for an amount of USDT, quote amount, quoteOrderQty, quantity or amount, spend a fixed sum, amount of a market buy, size of a market order in USDT',
    '按金额买, 花多少 USDT 买, 数量和金额的区别, 一定金额, 市价买单填金额, 市价单数量怎么填',
  ),
  answers(
    '/faq#contracts /v3/futures/#units',
    'how much is one contract, contract size, contract value, coins per contract, contracts to coins, convert size, what is sz, is size in coins',
    '一张合约等于多少, 一张多少币, 合约面值, 张数换算, 张和币, sz 是什么单位, sz 填多少, 数量是张还是币',
  ),
  answers(
    '/faq#text-numbers /v3/futures/#numbers /spot/websocket/#long-numbers',
    'numbers as strings, big integers, id too long, precision lost in JavaScript, order id rounded, id changes in JavaScript, wrong order id, decimal type, float, last digits of an id become zero, id off by a few digits',
    '字符串数字, 数字为什么是字符串, 长整数, 精度丢失, 订单号不对, ID 被截断, ID 最后几位变成 0, 订单 ID 变了, 后几位不对',
  ),
  answers(
    '/spot/api/#conventions /v3/futures/#timestamps /spot/#before-going-live',
    'milliseconds or seconds, unit of time, time zone, UTC, percent or fraction, data types, timestamp in seconds',
    '毫秒还是秒, 时间单位, 时区, UTC, 百分比还是小数, 数据类型, 时间戳是秒还是毫秒',
  ),
  answers(
    '/faq#candles',
    'candle columns, order of the columns of a candle, open high low close order, candles look wrong, candles look shifted, chart looks wrong',
    'K 线字段顺序, K 线列, K 线不对, 开高低收顺序',
  ),
  answers(
    '/faq#hundredfold',
    'price wrong by 100, price wrong a hundredfold, off by 100, factor of 100, rate percent or fraction, amount too large, value 100 times too small',
    '价格差一百倍, 相差 100 倍, 金额差 100 倍, 百分比还是小数, 少了一百倍, 差两位小数',
  ),
  answers('/spot/symbol#snapshot', 'list of spot symbols, limits of BTC_USDT', '现货交易对列表'),
  answers('/spot/symbol#cross-margin', 'which symbols can be traded with margin', '哪些交易对支持杠杆'),
  answers(
    '/spot/api/#delete-body /v3/futures/api/#delete-body',
    'body of a DELETE, DELETE with JSON',
    'DELETE 请求体, DELETE 带参数',
  ),
  answers(
    '/spot/api/#replies /v3/futures/api/#envelope',
    'response format, success response, JSON envelope',
    '返回格式, 响应结构',
  ),
]
