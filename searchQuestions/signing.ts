import { answers } from './answers.ts'

/** What readers ask of signatures and clocks. */
export const signingQuestions = [
  answers(
    '/spot/api/#other-clients',
    'freqtrade, hummingbot, connector, bot framework',
    'freqtrade, hummingbot, 机器人框架',
  ),
  answers(
    '/spot/api/#authentication /v3/futures/api/#authentication /faq#how-signed',
    'signature, sign, signing, sign a request, HMAC signature, how to authenticate a call, api secret, private calls',
    '签名, 怎么签名, 请求签名, 签名算法, 鉴权, 私有接口怎么调用',
  ),
  answers(
    '/spot/api/#canonical-string /v3/futures/api/#canonical-string',
    'string to sign, what is signed, order of parameters, sort parameters, sign the body, encode parameters, requestBody, percent encoding, prehash string, in which order are parameters signed',
    '待签名字符串, 签名字符串, 参数排序, 参数顺序, 拼接, 编码, 签名内容, 请求体签名, 参数按什么顺序签名, 怎么拼签名串',
  ),
  answers(
    '/spot/api/#headers /v3/futures/api/#headers',
    'request headers, which headers, key header, signTimestamp header, content type, header of the api key, header names',
    '请求头, header 怎么填, 需要哪些请求头, key 放在哪个请求头, 请求头有哪些, 要传哪些 header',
  ),
  answers(
    '/spot/api/#vectors /v3/futures/api/#vectors /#test-vector',
    'test my signature, expected signature, sample signature, check signing code, test vectors, example of a signed POST, known good signature',
    '测试签名, 签名示例, 签名对照, 验证签名代码, 对照签名结果',
  ),
  answers(
    '/spot/api/#signing-code /v3/futures/api/#signing-code',
    'signature code, python, java, go, golang, javascript, node, bash, curl, sample code, code example, function that signs a request, sign in node',
    '签名代码, 代码示例, python, java, go, node, 示例代码, 样例, 签名函数, 用 python 签名',
  ),
  answers(
    '/faq#signature-refused /v3/futures/error#signature',
    'signature invalid, signature does not match, wrong signature, authentication failed, invalid api key, key does not work, api key stopped working, why is my signature rejected, signature always fails, signature not accepted',
    '签名错误, 签名报错, 签名不对, 验签失败, 签名无效, key 无效, key 不能用了, 认证失败, 签名总是失败, 签名一直不通过, 为什么验签不过',
  ),
  answers(
    '/spot/api/#signature-debugger /v3/futures/api/#signature-debugger',
    'debug a signature, check my signature, compare signatures, signature invalid, wrong signature',
    '签名调试, 检查签名, 对比签名, 签名无效, 签名错误',
  ),
  answers(
    '/faq#http-401',
    '401, unauthorized, key not accepted, key stopped working, 401 on private calls, always 401',
    '401, 401 错误, 未授权, key 失效, key 不能用, 私有接口返回 401, 一直 401',
  ),
  answers(
    '/faq#sign-timestamp /spot/error-code#fix-clock /v3/futures/error#fix-clock',
    'timestamp error, clock skew, time not in sync, NTP, timestamp ahead of server, request too old, invalid timestamp, time difference to the server, correct my clock',
    '时间戳错误, 时间不同步, 时钟不准, 时间偏差, 时间戳过期, 校时, 时间差, 和服务器时间对不上',
  ),
  answers(
    '/faq#recv-window /spot/api/#timestamps /v3/futures/api/#timestamps',
    'recvWindow, request too old, how long is a request valid, timestamp expired, 408, request expired, timestamp in seconds or milliseconds, how old may a request be',
    'recvWindow, 请求有效期, 请求过期, 408, 时间窗口, 毫秒, 请求多久失效',
  ),
]
