import { answers } from './answers.ts'
import { ofCodes } from './ofCodes.ts'

/** What readers call the faults of accounts, transfers, parameters and frames that single codes and messages tell. */
export const callErrorsQuestions = [
  ofCodes({ spot: '601 25001', futures: '400' }, 'which parameter is refused', '参数错误, 哪个参数不对'),
  ofCodes({ spot: '250005' }, 'not enough to transfer, transfer refused for lack of funds', '划转余额不足, 没钱可划转'),
  ofCodes({ spot: '250000' }, 'transfer failed, transfer does not work', '划转失败'),
  ofCodes({ spot: '250004' }, 'transfer not supported, cannot transfer this coin', '不支持的划转, 这个币划转不了'),
  ofCodes(
    { spot: '250012', futures: '1000' },
    'no futures account, open a futures account first, futures not activated',
    '没有合约账户, 未开通合约, 合约没激活',
  ),
  ofCodes(
    { spot: '21351 21601', futures: '1003' },
    'my account is locked, account blocked, trading disabled for my account',
    '账户被锁, 账号被封, 禁止交易, 账户锁定',
  ),
  ofCodes(
    { spot: '21353', futures: '403' },
    'US customers, blocked country, region not served',
    '美国用户, 美国人, 国家限制, 地区限制',
  ),
  ofCodes(
    { spot: '21354', futures: '12004' },
    'account not verified, verify my e-mail, identity missing',
    '账号未验证, 邮箱未验证, 没做实名',
  ),
  ofCodes({ spot: '21355' }, 'more than 7 days', '时间跨度太长, 查询区间过大, 时间范围过长'),
  ofCodes(
    { spot: '24102', futures: '24102' },
    'interval not supported, unknown timeframe',
    'K 线周期无效, 不支持的周期',
  ),
  ofCodes(
    { spot: '24105 24103', futures: '24105 24103' },
    'start time not valid, end time not valid',
    '开始时间无效, 结束时间无效',
  ),
  ofCodes({ spot: '21344', futures: '24104' }, 'page size too big', 'limit 太大, 条数超限'),
  ofCodes({ spot: '24201', futures: '24201 503' }, 'service is busy, overloaded', '系统繁忙, 服务降级'),
  ofCodes(
    { spot: '500 603 415', futures: '500' },
    'internal server error, exception at the exchange',
    '内部错误, 系统异常, 服务器错误',
  ),
  ofCodes({ spot: '21102 10020 250008' }, 'currency code wrong, unknown coin', '币种代码错误, 没有这个币种'),
  ofCodes({ spot: '21324 21605 25018' }, 'wrong account type', '账户类型错误'),
  ofCodes({ futures: '404' }, 'path does not exist, wrong endpoint path, 404', '路径不存在, 路径写错, 404'),
  ofCodes(
    { futures: '403' },
    'futures key from a wrong address, key without futures permission',
    '合约返回 403, 合约 key 没权限',
  ),
  answers(
    '/v3/futures/websocket/#error-no-valid-symbols',
    'spot symbol on the futures socket, symbol not valid in a subscription',
    '合约频道订阅了现货交易对, 订阅的合约代码无效',
  ),
  answers(
    '/spot/websocket/#error-Invalid-channel-value /v3/futures/websocket/#error-Invalid-channel-values',
    'unknown channel name, channel does not exist',
    '频道不存在, 频道名写错',
  ),
  answers(
    '/spot/websocket/#error-Already-subscribed /v3/futures/websocket/#error-Already-subscribed',
    'subscribed twice, same subscription again',
    '重复订阅',
  ),
  answers('/v3/futures/websocket/#error-Invalid-depth', 'depth of 50 levels refused', '订阅 50 档被拒'),
  answers(
    '/v3/futures/websocket/#error-Not-JSON-string /spot/websocket/#error-Bad-request',
    'frame not understood, malformed frame',
    '消息格式错误, 消息解析失败',
  ),
]
