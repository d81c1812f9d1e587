import { answers } from './answers.ts'

/** What readers ask of errors and unknown outcomes. */
export const errorsQuestions = [
  answers(
    '/faq#timeout /spot/error-code#unknown-outcome /v3/futures/error#unknown-outcome',
    'timeout, no reply, no response, connection reset, network error, was my order placed, unknown state, is it safe to retry, retry an order, send again, idempotency, no answer to my order, should I resend',
    '超时, 没有返回, 无响应, 网络错误, 不知道下单成功没有, 能不能重试, 重试下单, 重发, 没收到回应, 要不要重发',
  ),
  answers(
    '/faq#http-200 /v3/futures/error#shapes /spot/error-code#shapes',
    'HTTP 200 but failed, success status but error code, format of an error, how errors look, check for success, error response, partial failure of a batch, how do I know that a call failed, success but no order, answer is ok but nothing happened',
    '返回 200 但失败, 200 却没成功, 错误格式, 怎么判断成功, 错误响应, 批量部分失败, 怎么知道失败了, 返回成功但没有下单, 显示成功却没有订单',
  ),
  answers(
    '/faq#error-texts',
    'meaning of an error message, error text, message of a refusal',
    '报错信息含义, 报错文本',
  ),
  answers('/faq#symptoms', 'something looks wrong, troubleshooting, problem', '出问题了, 排查, 异常'),
  answers(
    '/spot/error-code#reaction /v3/futures/error#reaction',
    'order rejected, order refused, why did my order fail, order call failed, request failed what now, failed order, error handling, what to do about an error, may I retry, which orders are rejected, reason of a rejection, order not accepted',
    '下单失败, 下单被拒, 下单报错, 委托被拒绝, 请求失败怎么办, 错误处理, 报错怎么办, 可以重试吗, 哪些错误可以重试, 哪些订单会被拒绝, 拒单原因, 为什么拒单',
  ),
  answers(
    '/spot/error-code#codes /v3/futures/error#codes',
    'list of error codes, all error codes, error code table',
    '错误码列表, 全部错误码, 错误码表, 返回码',
  ),
  answers(
    '/spot/error-code#retry-later /v3/futures/error#retry-later',
    'retry, which errors are temporary, temporary error, wait and repeat, busy server',
    '重试, 可重试的错误, 临时错误, 稍后再试, 服务繁忙',
  ),
  answers(
    '/spot/error-code#fix-request /v3/futures/error#fix-request',
    'request invalid, permanent error, do not retry, access denied, order rejected because of its parameters',
    '请求无效, 不要重试, 拒绝访问, 不可重试',
  ),
  answers(
    '/v3/futures/error#reload-state',
    'order already filled, nothing to cancel, position gone, state out of date, reduce only without a position, close without a position',
    '订单已成交, 无需撤单, 持仓不存在, 状态过期, 没有持仓平仓失败, 仓位已经没了',
  ),
  answers(
    '/spot/error-code#call-a-human /v3/futures/error#call-a-human /faq#support /spot/#support /v3/futures/#support /#help',
    'contact, help, support, e-mail, ticket, report a bug, what to send to support, customer service, telegram',
    '联系, 客服, 技术支持, 邮箱, 工单, 反馈问题, 要提供什么信息',
  ),
  answers(
    '/faq#maintenance',
    'maintenance, downtime, outage, status page, is the exchange down, system status, suspended trading, is the exchange under maintenance, API is down, cannot reach the API, open orders during maintenance',
    '维护, 停机, 宕机, 状态页, 交易所挂了吗, 系统状态, 暂停交易, 在维护吗, 系统升级, 接口挂了, 接口访问不了, 维护时挂单会怎样',
  ),
]
