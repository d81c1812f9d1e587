import { answers } from './answers.ts'

/** What readers ask of guides. */
export const guides1Questions = [
  answers(
    '/#choose /#which-api',
    'which API do I need, compare the APIs, difference between spot and futures API, which products are there',
    '用哪个 API, API 区别, 现货和合约接口的区别, 有哪些产品',
  ),
  answers(
    '/#first-request /spot/#first-order',
    'quick start, getting started, hello world, first call, first signed request, first order, step by step, tutorial, complete example',
    '快速开始, 入门, 第一个请求, 第一笔委托, 从零开始, 教程, 完整示例, 一步一步',
  ),
  answers(
    '/#key-safety /faq#lost-secret',
    'key leaked, stolen key, rotate a key, keep a secret safe, revoke a key, lost secret',
    '密钥泄露, 密钥被盗, 换密钥, 密钥安全, 密钥丢了, 吊销密钥, 忘记 secret',
  ),
  answers(
    '/spot/api/#change-keys',
    'rotate keys, replace a key, check a new key, test permissions of a key',
    '轮换密钥, 更换 API key, 检查新密钥, 测试权限',
  ),
  answers(
    '/faq#get-key',
    'create an API key, where do I get a key, apply for a key, api key page',
    '申请 API key, 创建密钥, 在哪里开通 API, 获取 apikey',
  ),
  answers(
    '/faq#key-permissions /spot/api/#permissions /v3/futures/api/#permissions',
    'key may not trade, enable trading for a key, enable withdrawals, read only key, scope of a key, permission denied, which permission does a call need',
    '开通交易权限, 开通提现权限, 只读 key, 权限不足, 没有权限, 需要什么权限, key 权限',
  ),
  answers(
    '/faq#ip-binding',
    'IP whitelist, restrict a key to an address, allow list, trusted IP, dynamic IP',
    'IP 白名单, 绑定 IP, 限制 IP, 动态 IP',
  ),
  answers(
    '/faq#withdrawals',
    '2FA, two factor, e-mail confirmation of a withdrawal, google authenticator, withdraw without confirmation',
    '谷歌验证, 二次验证, 邮箱确认, 提币验证, 提现要不要验证',
  ),
  answers(
    '/faq#addresses /spot/#hosts /v3/futures/#hosts',
    'host, URL, domain, endpoint addresses, base url, server address, which host',
    '域名, 地址, 主机, 接口地址, 服务器地址',
  ),
  answers('/spot/api/#base-url /v3/futures/api/#base-url', 'base url of REST, root url, api host', 'REST 地址, 根地址'),
  answers(
    '/faq#servers',
    'latency, location of servers, colocation, data center, AWS region, closest region, where is the matching engine, VPS, slow responses',
    '延迟, 延迟最低, 服务器在哪里, 部署在哪, 机房, 托管, 东京, 最近的节点',
  ),
  answers(
    '/faq#test-environment',
    'testnet, test environment, demo account, practise, try without money, dry run',
    '测试环境, 测试网, 演示账户, 练习',
  ),
  answers(
    '/spot/api/#paper-money /v3/futures/api/#paper-money',
    'mock server, simulated exchange, fake money, local server, test my bot, run a bot against a fake market, integration test, offline, sandbox.mjs',
    '模拟交易所, 模拟服务器, 本地模拟, 测试机器人, 假的市场, 离线测试, 模拟资金',
  ),
  answers(
    '/faq#mock',
    'how does the mock differ from the exchange, limits of the simulation',
    '模拟与真实的区别, 模拟交易所的规则',
  ),
  answers('/spot/api/#container', 'docker, dockerfile, container image, CI', 'docker, 容器, 镜像'),
  answers('/spot/api/#ccxt', 'ccxt, unified library', 'ccxt'),
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
    'string to sign, what is signed, order of parameters, sort parameters, sign the body, encode parameters, requestBody, percent encoding, prehash string',
    '待签名字符串, 签名字符串, 参数排序, 参数顺序, 拼接, 编码, 签名内容, 请求体签名',
  ),
  answers(
    '/spot/api/#headers /v3/futures/api/#headers',
    'request headers, which headers, key header, signTimestamp header, content type',
    '请求头, header 怎么填, 需要哪些请求头',
  ),
  answers(
    '/spot/api/#vectors /v3/futures/api/#vectors /#test-vector',
    'test my signature, expected signature, sample signature, check signing code, test vectors',
    '测试签名, 签名示例, 签名对照, 验证签名代码',
  ),
  answers(
    '/spot/api/#signing-code /v3/futures/api/#signing-code',
    'signature code, python, java, go, golang, javascript, node, bash, curl, sample code, code example',
    '签名代码, 代码示例, python, java, go, node, 示例代码, 样例',
  ),
  answers(
    '/faq#signature-refused /v3/futures/error#signature',
    'signature invalid, signature does not match, wrong signature, authentication failed, invalid api key, key does not work, api key stopped working',
    '签名错误, 签名不对, 验签失败, 签名无效, key 无效, key 不能用了, 认证失败',
  ),
  answers(
    '/spot/api/#signature-debugger /v3/futures/api/#signature-debugger',
    'debug a signature, check my signature, compare signatures',
    '签名调试, 检查签名, 对比签名',
  ),
  answers(
    '/faq#http-401',
    '401, unauthorized, key not accepted, key stopped working',
    '401, 未授权, key 失效, key 不能用',
  ),
  answers(
    '/faq#sign-timestamp /spot/error-code#fix-clock /v3/futures/error#fix-clock',
    'timestamp error, clock skew, time not in sync, NTP, timestamp ahead of server, request too old, invalid timestamp',
    '时间戳错误, 时间不同步, 时钟不准, 时间偏差, 时间戳过期, 校时',
  ),
]
