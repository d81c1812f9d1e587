import { answers } from './answers.ts'

/** What readers ask of signatures and clocks. */
export const signingQuestions = [
  answers(
    '/spot/api/#other-clients',
    'freqtrade, hummingbot, connector, bot framework, point hummingbot at the mock, freqtrade ccxt_config',
    'freqtrade, hummingbot, 机器人框架, 机器人框架接模拟交易所',
  ),
  answers(
    '/spot/api/#authentication /v3/futures/api/#authentication /faq#how-signed',
    'signature, sign, signing, sign a request, HMAC signature, how to authenticate a call, api secret, private calls, HMAC SHA256 base64, sign algorithm, hex or base64, steps to sign, which hash, RSA or HMAC, do public calls need a signature, private endpoint access',
    '签名, 怎么签名, 请求签名, 签名算法, 鉴权, 私有接口怎么调用, HMAC SHA256, hex 还是 base64, 用什么加密, 签名步骤, secret 怎么用, RSA 还是 HMAC, 公共接口要签名吗, 加签, 签名流程, 哪种哈希, 认证方式',
  ),
  answers(
    '/spot/api/#canonical-string /v3/futures/api/#canonical-string',
    'string to sign, what is signed, order of parameters, sort parameters, sign the body, encode parameters, requestBody, percent encoding, prehash string, in which order are parameters signed, payload to sign, is the query part of the signature, comma in a parameter, url encode before signing, newline in the string, /v3 in the signed path, sort keys alphabetically, uppercase method, sign path parameters, spaces in JSON, does the host belong to the signed text, urlencode before hashing',
    '待签名字符串, 签名字符串, 参数排序, 参数顺序, 拼接, 编码, 签名内容, 请求体签名, 参数按什么顺序签名, 怎么拼签名串, 签名原文, 拼接规则, 逗号要编码吗, 先编码再签名, 换行符, 空 body 怎么签, 路径要带 /v3 吗, 参数按字母排序, JSON 空格影响签名, GET 参数怎么签, POST 怎么签, 大小写排序, 签名要不要域名, requestBody 怎么拼, 签名前 urlencode',
  ),
  answers(
    '/spot/api/#headers /v3/futures/api/#headers',
    'request headers, which headers, key header, signTimestamp header, content type, header of the api key, header names, X-MBX-APIKEY, OK-ACCESS-KEY, where does the key go, lower case header names',
    '请求头, header 怎么填, 需要哪些请求头, key 放在哪个请求头, 请求头有哪些, 要传哪些 header, 签名放哪个头, 时间戳放哪, signatureMethod 填什么, 头部字段, POST 要什么 header, key 放哪, 头信息',
  ),
  answers(
    '/spot/api/#vectors /v3/futures/api/#vectors /#test-vector',
    'test my signature, expected signature, sample signature, check signing code, test vectors, example of a signed POST, known good signature, known input and output, expected base64 result, reference signature, demo secret, compare my hash with the docs, worked signature',
    '测试签名, 签名示例, 签名对照, 验证签名代码, 对照签名结果, 签名用例, 签名单元测试, 期望签名值, 样例密钥, 对比我的签名, 标准答案, 已知输入输出',
  ),
  answers(
    '/spot/api/#signing-code /v3/futures/api/#signing-code',
    'signature code, python, java, go, golang, javascript, node, bash, curl, sample code, code example, function that signs a request, sign in node, snippet to sign, PHP sign, CryptoJS, openssl command line, copy paste code to authenticate, java HttpClient example, minimal client, axios, fetch signed GET',
    '签名代码, 代码示例, python, java, go, node, 示例代码, 样例, 签名函数, 用 python 签名, 签名 demo, java 签名, go 签名, node 签名, openssl 签名命令, 可复制的代码, curl 带签名, requests 调用私有接口, 最简单的客户端, JS 签名, 签名工具类',
  ),
  answers(
    '/faq#signature-refused /v3/futures/error#signature',
    'signature invalid, signature does not match, wrong signature, authentication failed, invalid api key, key does not work, api key stopped working, why is my signature rejected, signature always fails, signature not accepted, bad signature, signature works for GET but not POST, works on spot but not on futures, my hash differs, signature ok in postman but not in code, private calls refused, checklist for signatures, only POST fails, random signature failures',
    '签名错误, 签名报错, 签名不对, 验签失败, 签名无效, key 无效, key 不能用了, 认证失败, 签名总是失败, 签名一直不通过, 为什么验签不过, GET 可以 POST 报签名错, 现货能签合约不行, 签名偶尔失败, 签名对不上, 排查签名, 哈希不一样, 签名检查清单, 签名没问题还报错',
  ),
  answers(
    '/spot/api/#signature-debugger /v3/futures/api/#signature-debugger',
    'debug a signature, check my signature, compare signatures, signature invalid, wrong signature, tool that finds my signing mistake, paste my request to check, signature checker, validate my signature online, which part of my signature differs',
    '签名调试, 检查签名, 对比签名, 签名无效, 签名错误, 签名工具, 在线验签, 粘贴请求检查, 找出签名哪里错',
  ),
  answers(
    '/faq#http-401',
    '401, unauthorized, key not accepted, key stopped working, 401 on private calls, always 401, 401 but key is correct, wrong host for my key, key has no permission 401, old futures key gives 401, authentication error',
    '401, 401 错误, 未授权, key 失效, key 不能用, 私有接口返回 401, 一直 401, Unauthorized, key 不被接受, 401 但 key 没错, 刚建的 key 401',
  ),
  answers(
    '/faq#sign-timestamp /spot/error-code#fix-clock /v3/futures/error#fix-clock',
    'timestamp error, clock skew, time not in sync, NTP, timestamp ahead of server, request too old, invalid timestamp, time difference to the server, correct my clock, clock is ahead, my PC clock is wrong, Timestamp for this request is outside, docker clock, sync time on windows, w32tm, chrony, one second tolerance, timestamp in the future, wrong time zone of the server, drift, adjustForTimeDifference, time error only sometimes',
    '时间戳错误, 时间不同步, 时钟不准, 时间偏差, 时间戳过期, 校时, 时间差, 和服务器时间对不上, 电脑时间慢了, 时钟漂移, 同步系统时间, 时间差超过一秒, 时间戳超前, 偶尔时间戳报错, NTP 同步, 虚拟机时间不准, 服务器时区不对, 时间戳比服务器快',
  ),
  answers(
    '/faq#recv-window /spot/api/#timestamps /v3/futures/api/#timestamps',
    'recvWindow, request too old, how long is a request valid, timestamp expired, 408, request expired, timestamp in seconds or milliseconds, how old may a request be, validity window, expire a slow order, request arrives late, can I sign in advance, reject stale requests, network delay and timestamp, presign requests, larger recvWindow does not help, reject an order that arrives late',
    'recvWindow, 请求有效期, 请求过期, 408, 时间窗口, 毫秒, 请求多久失效, 有效窗口, 请求晚到就作废, recvWindow 默认值, 能提前签名吗, 网络延迟导致过期, 请求过时, 408 超时含义, recvWindow 调大没用, 超过多久失效, 晚到就别下单',
  ),
  answers(
    '/spot/api/#get-with-a-comma-in-a-value',
    'comma inside a parameter value of a signed GET',
    '参数值里有逗号怎么签',
  ),
  answers(
    '/spot/api/#post-with-a-body /v3/futures/api/#post-with-a-body',
    'signature of a POST order, example of a signed order',
    'POST 下单签名示例, 带 body 的签名例子',
  ),
  answers(
    '/spot/api/#delete-with-a-body /v3/futures/api/#delete-with-a-body',
    'signature of a DELETE with JSON, signed cancel example',
    'DELETE 带 body 签名示例, 撤单签名例子',
  ),
  answers(
    '/spot/api/#delete-without-a-body /v3/futures/api/#post-without-a-body',
    'sign a request without parameters or body, signature of an empty request',
    '无参数请求签名示例, 没有 body 的签名',
  ),
]
