import { answers } from './answers.ts'

/** What readers ask of symbols, numbers and times. */
export const valuesQuestions = [
  answers(
    '/faq#symbol-form /spot/symbol#other-names /futures/#symbols /v3/futures/#symbols',
    'symbol format, how is a symbol written, underscore, old symbol names, BTCUSDTPERP, XBT, name of a contract, how do I write bitcoin futures, ticker name format, market id, BTC-USDT-SWAP, dash or underscore, symbol not recognised, Invalid symbol, convert symbols from another exchange, lower case symbol, pair notation, base or quote first, symbol mapping, no valid symbols',
    '交易对格式, symbol 怎么写, 合约名称, 旧的合约代码, BTCUSDTPERP 换成什么, 交易对命名, 永续合约代码怎么写, 币对怎么写, BTC-USDT-SWAP, 要不要下划线, symbol 无效, 币对不识别, 现货和合约代码区别, 币对映射, 符号格式, 交易对名字, 哪个在前, 从币安换过来币对写法, 以太坊永续代码怎么写',
  ),
  answers(
    '/faq#decimals /spot/trading-rules#limits /spot/trading-rules#rounding',
    'decimals, precision, tick size, step size, round a price, round a quantity, too many decimals, lot size, filters, price step, number of digits of a price, digits after the decimal point, significant digits',
    '精度, 小数位, 取整, 四舍五入, 最小变动单位, 步长, 价格精度, 数量精度, 小数太多, 价格保留几位小数, 数量保留几位, stepSize, 小数点后几位, 精度报错, 最小跳动, 价格位数, 数量位数, 金额几位小数, 转账几位小数, 截断',
  ),
  answers(
    '/faq#smallest-order /spot/trading-rules#minimum',
    'smallest order, minimum order value, minimum amount, minimum notional, minimum size, dust, order too small, least that I can buy, order for a dollar, order for 1 USDT, order of 5 dollars, order refused as too small, minQty, how little can I trade, cheapest order, can I buy 1 dollar of bitcoin, small test order, minimum trade, tiny amounts, leftover too small to sell',
    '最小下单金额, 最小下单量, 起订量, 最低金额, 最小名义价值, 订单太小, 最少买多少, 最少多少 USDT, 起买金额, 1 USDT 能下单吗, 订单金额太小, 单子太小被拒, 最少几张, 几块钱能下单吗, 小额测试单, 低于最小, 零头卖不掉, 碎币, 最小交易额, 门槛, 起投, 合约最少开几张',
  ),
  answers(
    '/faq#quantity-amount',
    'buy for an amount of USDT, quote amount, quoteOrderQty, quantity or amount, spend a fixed sum, amount of a market buy, size of a market order in USDT, spend quote currency, size in dollars, do I send quantity for a market sell, cash amount, tgtCcy, marketUnit, what does amount mean, total cost instead of quantity',
    '按金额买, 花多少 USDT 买, 数量和金额的区别, 一定金额, 市价买单填金额, 市价单数量怎么填, 市价买为什么要填 amount, 数量填币还是填钱, 市价卖填什么, quantity 什么意思, 按总价下单, 填 USDT 数, 市价买入参数',
  ),
  answers(
    '/faq#contracts /v3/futures/#units',
    'how much is one contract, contract size, contract value, coins per contract, contracts to coins, convert size, what is sz, is size in coins, how many coins is sz 1, qty in contracts, position size in USDT, notional of a position, sz for 100 USDT, face value, my order is a thousand times too small, quantity on futures differs from spot, lot to coin, how many contracts is one coin',
    '一张合约等于多少, 一张多少币, 合约面值, 张数换算, 张和币, sz 是什么单位, sz 填多少, 数量是张还是币, 1 张是多少 BTC, 换算成张, 币数换张数, 100 USDT 是几张, 合约数量单位, 仓位价值, 按 U 下单换算, 下单数量差一千倍, 一手是多少, 名义价值, 几个币是几张',
  ),
  answers(
    '/v3/futures/#units',
    'unit of funding rate, who pays funding when it is positive, percent or fraction on futures, mmr as a fraction',
    '资金费率单位, 费率为正谁付, 多头付空头, 合约费率是小数还是百分比',
  ),
  answers(
    '/faq#text-numbers /v3/futures/#numbers /spot/websocket/#long-numbers',
    'numbers as strings, big integers, id too long, precision lost in JavaScript, order id rounded, id changes in JavaScript, wrong order id, decimal type, float, last digits of an id become zero, id off by a few digits, why quotes around prices, BigInt, parse order id, snowflake id, JSON.parse breaks id, int64, decimal library, double precision, money as string, BigDecimal, last digits of an id become 00, Node rounds an order id',
    '字符串数字, 数字为什么是字符串, 长整数, 精度丢失, 订单号不对, ID 被截断, ID 最后几位变成 0, 订单 ID 变了, 后几位不对, 价格为什么带引号, BigInt, 雪花 ID, JSON 解析 ID 出错, int64, 用什么类型存价格, 浮点误差, BigDecimal, 订单号转数字, 返回的是文本, 大整数解析, 解析后订单号变了',
  ),
  answers(
    '/v3/futures/#numbers',
    'columns of a futures candle, levels without field names',
    '合约数字格式, 合约返回字符串',
  ),
  answers(
    '/spot/api/#conventions /v3/futures/#timestamps /spot/#before-going-live',
    'milliseconds or seconds, unit of time, time zone, UTC, percent or fraction, data types, timestamp in seconds, is createTime UTC, convert timestamp to date, 13 digits, 10 digits, ISO 8601, date looks like 1970, date is in the year 50000',
    '毫秒还是秒, 时间单位, 时区, UTC, 百分比还是小数, 数据类型, 时间戳是秒还是毫秒, 10 位时间戳, 时间戳转日期, 是北京时间吗, 日期变成 1970, 时间格式, 单位说明, ISO 时间',
  ),
  answers(
    '/spot/#before-going-live',
    'things that go wrong in production, dangerous defaults, what do newcomers get wrong, review my bot before real money',
    '容易踩的坑, 新手易错点, 危险的默认值, 上实盘检查',
  ),
  answers(
    '/v3/futures/#timestamps',
    'futures times as strings, ts number or string, cTime uTime unit',
    '合约时间戳格式, cTime 单位, 合约时间是字符串',
  ),
  answers(
    '/faq#candles',
    'candle columns, order of the columns of a candle, open high low close order, candles look wrong, candles look shifted, chart looks wrong, high below open, low comes first, wrong open price, array of a candle, kline index 0, negative candle bodies, open below low',
    'K 线字段顺序, K 线列, K 线不对, 开高低收顺序, K 线第一个值是什么, 最低价在前面, 高开低收对不上, 开盘价不对, K 线数组顺序, 蜡烛图画错, K 线价格错位, 开盘价低于最低价',
  ),
  answers(
    '/faq#hundredfold',
    'price wrong by 100, price wrong a hundredfold, off by 100, factor of 100, rate percent or fraction, amount too large, value 100 times too small, fee looks 100 times too high, funding of 5 percent, 0.0005 means, result a hundred times bigger, wrong by two decimals, position value far too large, unit mistake',
    '价格差一百倍, 相差 100 倍, 金额差 100 倍, 百分比还是小数, 少了一百倍, 差两位小数, 放大了 100 倍, 费率看着很高, 0.0005 是多少, 数值差两个零, 仓位价值太大, 资金费 5%, 单位搞错',
  ),
  answers(
    '/spot/symbol#snapshot',
    'list of spot symbols, limits of BTC_USDT, table of symbol limits, common pairs with decimals',
    '现货交易对列表, 现货币对数量, 常用币对精度表, 各计价币交易对数',
  ),
  answers('/spot/symbol#cross-margin', 'which symbols can be traded with margin', '哪些交易对支持杠杆'),
  answers(
    '/spot/api/#delete-body /v3/futures/api/#delete-body',
    'body of a DELETE, DELETE with JSON, body dropped by my HTTP library, DELETE with payload, cancel fails because the body is missing, axios delete data, send symbols in DELETE, query or body for cancel, DELETE refused although GET works',
    'DELETE 请求体, DELETE 带参数, DELETE 的 body 丢了, axios delete 传参, 撤单参数放 body 还是 query, 撤单没带上参数, HTTP 库不支持 DELETE body',
  ),
  answers(
    '/spot/api/#replies /v3/futures/api/#envelope',
    'response format, success response, JSON envelope, bare JSON, data wrapper, code msg data, shape of a reply, how to parse the answer, is there a wrapper around the result, HTTP status and code',
    '返回格式, 响应结构, 返回体, code msg data, 有没有外层, 怎么解析返回, 返回值结构, 成功返回什么, 状态码和 code',
  ),
  answers(
    '/spot/api/#replies',
    'spot success without code, element of a batch with code and message',
    '现货成功没有 code, 批量里每个元素的 code',
  ),
  answers(
    '/v3/futures/api/#envelope',
    'futures code 200, msg Success, outer code and inner codes',
    '合约返回 code 200, 外层 code 和内层 code',
  ),
]
