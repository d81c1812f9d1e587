import { answers } from './answers.ts'

/** What readers ask of errors and unknown outcomes. */
export const errorsQuestions = [
  answers(
    '/faq#timeout /spot/error-code#unknown-outcome /v3/futures/error#unknown-outcome',
    'timeout, no reply, no response, connection reset, network error, was my order placed, unknown state, is it safe to retry, retry an order, send again, idempotency, no answer to my order, should I resend, ReadTimeout, ETIMEDOUT, ECONNRESET, socket hang up, 502 bad gateway, 504 gateway timeout, fetch failed, lost response, check before sending again, does the order exist, withdrawal timed out, transfer timed out, may I repeat a cancellation',
    '超时, 没有返回, 无响应, 网络错误, 不知道下单成功没有, 能不能重试, 重试下单, 重发, 没收到回应, 要不要重发, 请求卡住, 502, 504, 没响应要不要重下, 下单超时, 返回 500 下单了吗, 网络抖动, 重发前先查, 提现超时, 划转超时, 请求丢了, 撤单请求能重发吗',
  ),
  answers(
    '/faq#http-200 /v3/futures/error#shapes /spot/error-code#shapes',
    'HTTP 200 but failed, success status but error code, format of an error, how errors look, check for success, error response, partial failure of a batch, how do I know that a call failed, success but no order, answer is ok but nothing happened, one order of a batch failed, code is not 200, data is empty, message or msg, code is a text, body is HTML, reply is no JSON, silently rejected, JSON of a failure, raise_for_status does not throw',
    '返回 200 但失败, 200 却没成功, 错误格式, 怎么判断成功, 错误响应, 批量部分失败, 怎么知道失败了, 返回成功但没有下单, 显示成功却没有订单, code 不是 200, 批量里有一个失败, data 为空, message 还是 msg, 返回不是 JSON, 报错结构, 状态码 200 其实没下单, 返回 HTML',
  ),
  answers(
    '/faq#error-texts',
    'meaning of an error message, error text, message of a refusal, search by the message, message without a code, what does this message mean',
    '报错信息含义, 报错文本, 英文报错, 按报错内容查, 错误提示文字',
  ),
  answers(
    '/faq#symptoms',
    'something looks wrong, troubleshooting, problem, strange behaviour, not working, diagnose, bot behaves oddly',
    '出问题了, 排查, 异常, 不正常, 排障, 奇怪的现象',
  ),
  answers(
    '/spot/error-code#reaction /v3/futures/error#reaction',
    'order rejected, order refused, why did my order fail, order call failed, request failed what now, failed order, error handling, what to do about an error, may I retry, which orders are rejected, reason of a rejection, order not accepted, order declined, cannot place orders, order does not go through, my order bounced, how should my code react to an error',
    '下单失败, 下单被拒, 下单报错, 委托被拒绝, 请求失败怎么办, 错误处理, 报错怎么办, 可以重试吗, 哪些错误可以重试, 哪些订单会被拒绝, 拒单原因, 为什么拒单, 下不了单, 单子下不进去, 挂不上单, 委托不成功, 下单总失败, 报错流程图, 遇到错误, 报单失败, 怎么下都失败',
  ),
  answers(
    '/spot/error-code#codes /v3/futures/error#codes',
    'list of error codes, all error codes, error code table, dictionary of errors, look up a code, numeric codes, what does this code mean',
    '错误码列表, 全部错误码, 错误码表, 返回码, 错误代码大全, 返回码对照, 代码含义',
  ),
  answers(
    '/spot/error-code#retry-later /v3/futures/error#retry-later',
    'retry, which errors are temporary, temporary error, wait and repeat, busy server, transient, server overloaded, 503 service unavailable, try again later, temporarily unavailable, codes that go away',
    '重试, 可重试的错误, 临时错误, 稍后再试, 服务繁忙, 暂时不可用, 服务器忙, 等一会再试, 过载, 短暂故障',
  ),
  answers(
    '/spot/error-code#fix-request /v3/futures/error#fix-request',
    'request invalid, permanent error, do not retry, access denied, order rejected because of its parameters, validation error, retrying does not help, malformed request, correct the request',
    '请求无效, 不要重试, 拒绝访问, 不可重试, 参数写错了, 重试没用, 改参数',
  ),
  answers(
    '/v3/futures/error#fix-request /v3/futures/error#error-10019',
    'insufficient margin, too little margin for an order',
    '保证金不够, 开仓保证金不足',
  ),
  answers(
    '/spot/error-code#call-a-human /v3/futures/error#call-a-human',
    'exchange says my account is locked, code that concerns the account',
    '提示账户被锁定',
  ),
  answers(
    '/v3/futures/error#reload-state',
    'order already filled, nothing to cancel, position gone, state out of date, reduce only without a position, close without a position, position already closed',
    '订单已成交, 无需撤单, 持仓不存在, 状态过期, 没有持仓平仓失败, 仓位已经没了',
  ),
  answers(
    '/spot/error-code#reload-state /v3/futures/error#reload-state',
    'filled before the cancellation, race between fill and cancel, program has an old state, order id not found when cancelling',
    '撤单时已经成交, 撤单晚了, 撤不了单, 撤单总失败, 想撤却已成交, 撤单提示找不到订单',
  ),
  answers(
    '/spot/error-code#websocket',
    'code of a trade request, failure without an id, orderId 0 in an answer',
    '交易请求的错误码, orderId 返回 0',
  ),
  answers(
    '/spot/error-code#call-a-human /v3/futures/error#call-a-human /faq#support /spot/#support /v3/futures/#support /#help',
    'contact, help, support, e-mail, ticket, report a bug, what to send to support, customer service, telegram, support mail address',
    '联系, 客服, 技术支持, 邮箱, 工单, 反馈问题, 要提供什么信息, 联系客服, 客服邮箱, 怎么联系人工',
  ),
  answers(
    '/faq#support /#help',
    'talk to someone, complaint, where to ask, report an outage, discord, reach a human',
    '找人工, 找谁问, 投诉, 提 bug, 联系官方',
  ),
  answers(
    '/faq#maintenance',
    'maintenance, downtime, outage, status page, is the exchange down, system status, suspended trading, is the exchange under maintenance, API is down, cannot reach the API, open orders during maintenance, cancel during maintenance, planned upgrade, exchange offline, when does trading resume, health check of the exchange',
    '维护, 停机, 宕机, 状态页, 交易所挂了吗, 系统状态, 暂停交易, 在维护吗, 系统升级, 接口挂了, 接口访问不了, 维护时挂单会怎样, 维护公告, 维护期间能撤单吗, 什么时候恢复交易, 停服, 交易所崩了, 平台打不开, 接口还正常吗, 接口挂掉在哪看公告',
  ),
]
