import { answers } from './answers.ts'

/** What readers ask of guides. */
export const guides3Questions = [
  answers(
    '/faq#candles',
    'candle columns, order of the columns of a candle, open high low close order, candles look wrong, chart looks wrong',
    'K 线字段顺序, K 线列, K 线不对, 开高低收顺序',
  ),
  answers(
    '/faq#hundredfold',
    'price wrong by 100, price wrong a hundredfold, off by 100, factor of 100, rate percent or fraction, amount too large',
    '价格差一百倍, 相差 100 倍, 金额差 100 倍, 百分比还是小数',
  ),
  answers(
    '/faq#order-vanished',
    'order vanished, order disappeared, order missing, lost order, cannot find my order, order not in history',
    '委托消失, 订单消失, 订单不见了, 查不到委托, 查不到订单, 订单丢失',
  ),
  answers(
    '/faq#filled-twice',
    'filled twice, double fill, duplicate order, executed twice, order placed twice, duplicate fill, double order',
    '成交两次, 重复成交, 重复下单, 下了两次单, 重复订单',
  ),
  answers(
    '/faq#error-texts',
    'meaning of an error message, error text, message of a refusal',
    '报错信息含义, 错误提示',
  ),
  answers('/faq#symptoms', 'something looks wrong, troubleshooting, problem', '出问题了, 排查, 异常'),
  answers(
    '/spot/error-code#reaction /v3/futures/error#reaction',
    'order rejected, order refused, why did my order fail, order call failed, request failed what now, failed order, error handling, what to do about an error, may I retry',
    '下单失败, 下单被拒, 下单报错, 委托被拒绝, 请求失败怎么办, 错误处理, 报错怎么办, 可以重试吗, 哪些错误可以重试',
  ),
  answers(
    '/spot/error-code#codes /v3/futures/error#codes',
    'list of error codes, all error codes, error code table',
    '错误码列表, 全部错误码, 错误码表',
  ),
  answers(
    '/spot/error-code#retry-later /v3/futures/error#retry-later',
    'retry, which errors are temporary, temporary error, wait and repeat, busy server',
    '重试, 可重试的错误, 临时错误, 稍后再试, 服务繁忙',
  ),
  answers(
    '/spot/error-code#fix-request /v3/futures/error#fix-request',
    'request invalid, permanent error, do not retry, access denied, order rejected because of its parameters',
    '请求无效, 参数错误, 不要重试, 拒绝访问, 不可重试',
  ),
  answers(
    '/v3/futures/error#reload-state',
    'order already filled, nothing to cancel, position gone, state out of date',
    '订单已成交, 无需撤单, 持仓不存在, 状态过期',
  ),
  answers(
    '/spot/error-code#call-a-human /v3/futures/error#call-a-human /faq#support /spot/#support /v3/futures/#support /#help',
    'contact, help, support, e-mail, ticket, report a bug, what to send to support, customer service, telegram',
    '联系, 客服, 技术支持, 邮箱, 工单, 反馈问题, 要提供什么信息',
  ),
  answers(
    '/faq#maintenance',
    'maintenance, downtime, outage, status page, is the exchange down, system status, suspended trading',
    '维护, 停机, 宕机, 状态页, 交易所挂了吗, 系统状态, 暂停交易',
  ),
  answers(
    '/faq#changes /#changes',
    'API changes, notified about changes, newsletter, RSS feed, breaking changes',
    '接口变更, 变更通知, 订阅更新, RSS',
  ),
  answers(
    '/changelog/spot /changelog/futures',
    'changelog, release notes, what is new, latest changes, new endpoints',
    '更新日志, 最新变化, 新接口, 新功能',
  ),
  answers(
    '/faq#sdks /#sdks /spot/#sdks',
    'SDK, client library, official library, python package, java library, npm, github',
    'SDK, 官方库, 客户端库, python 库, java 库',
  ),
  answers(
    '/spot/#downloads /v3/futures/#downloads',
    'OpenAPI file, swagger, AsyncAPI, postman collection, generate a client, code generator, typescript client, API description',
    'OpenAPI 文件, swagger, postman, 生成客户端, 接口描述文件, 代码生成',
  ),
  answers('/spot/symbol#snapshot', 'list of spot symbols, limits of BTC_USDT', '现货交易对列表'),
  answers('/spot/symbol#cross-margin', 'which symbols can be traded with margin', '哪些交易对支持杠杆'),
  answers(
    '/spot/currencies#deposits',
    'deposit confirmations, minimum deposit, is a deposit open, how to deposit, credit of a deposit',
    '充值确认数, 最小充值, 充值到账, 怎么充值',
  ),
  answers(
    '/spot/currencies#withdrawals',
    'withdrawal fee, minimum withdrawal, withdrawal takes long, network of a withdrawal, withdrawal suspended',
    '提现手续费, 最小提现, 提现多久到账, 提现网络, 暂停提现',
  ),
  answers(
    '/spot/currencies#chains /spot/currencies#versions',
    'networks of USDT, TRC20, ERC20, chain code, which network',
    'USDT 有哪些链, TRC20, ERC20, 链名称, 哪个网络',
  ),
  answers(
    '/spot/trading-rules#state',
    'symbol paused, post only mode, trading halted, is a symbol tradable',
    '交易对暂停, 只挂单模式, 停牌, 能否交易',
  ),
  answers(
    '/spot/trading-rules#smart-orders',
    'how stops work, stop limit or stop market, trailing stop rules, when does a stop trigger',
    '止损规则, 止损限价, 追踪委托规则, 什么时候触发',
  ),
  answers(
    '/spot/trading-rules#margin /spot/#accounts /spot/trading-rules#margin-ratio',
    'spot margin, borrow, leverage on spot, cross margin of spot, allowBorrow, buy on margin, account types',
    '现货杠杆, 借币, 杠杆交易, 全仓杠杆, 借贷, 账户类型',
  ),
  answers(
    '/spot/#interfaces',
    'REST or websocket, which interface, when to use the socket',
    '用 REST 还是 websocket, 选哪个接口',
  ),
]
