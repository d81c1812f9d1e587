import { answers } from './answers.ts'

/** What readers ask of the retired futures API. */
export const retiredApiQuestions = [
  answers(
    '/futures/#retirement',
    'legacy futures shut down, is the old API still working, end of v1 and v2, old futures API offline, retired, v1 v2 stopped working, old endpoint does not answer, sunset, end of life, deprecated futures, can I still call v1, when did the old futures close, my old futures bot is dead, is v2 dead',
    '旧版合约下线, 老接口还能用吗, v1 v2 停用, 旧接口什么时候关闭, v1 不能用了, 旧接口没有响应, 老接口打不开, 旧合约停了, 老版停止服务时间, v2 还能调吗, 老机器人跑不了了, 旧 api 失效, 老接口关停',
  ),
  answers(
    '/futures/#migration /faq#migrate /futures/#map',
    'migrate, move to v3, upgrade, replacement of an old call, new name of an old call, port old code, rewrite my old bot, convert legacy code, steps of an upgrade, mapping of endpoints, new endpoint in place of an old one, equivalent in v3, successor of a call, counterpart in v3, difference between v2 and v3, where did an old call go, which endpoint replaces v1, change an old futures program',
    '迁移, 升级到 v3, 旧接口替换, 旧接口对应 v3 哪个接口, 对应的新接口, 换成哪个接口, 旧代码改成新版, 老程序升级, v1 代码迁移, 新旧接口对照, 迁移步骤, 接口映射, 替代接口, 升级要改哪些, v2 换 v3 有什么不同, 老版接口对应到 v3, 老的合约程序怎么改',
  ),
  answers(
    '/futures/#signing',
    'PF-API-KEY, PF-API-SIGN, passphrase, old headers, new headers, is a passphrase still needed, old and new signature compared',
    'PF-API 请求头, passphrase, 旧签名换成什么, 请求头改名, 新旧签名区别',
  ),
  answers(
    '/futures/#hosts',
    'futures-api.poloniex.com, old host, old keys, do legacy keys work in v3, old host replaced by, legacy key rejected',
    '旧域名, 旧 key, 旧 key 能用于 v3 吗, 老密钥失效, 旧地址换成什么',
  ),
  answers(
    '/futures/#replies',
    'code 200000, success code changed, candle order changed in v3, nanoseconds became milliseconds, response format of v3 compared',
    '200000, 成功码变了, 纳秒改毫秒, 返回格式有什么变化',
  ),
  answers(
    '/futures/#fields',
    'old field names, clientOid, renamed fields, closeOrder, postOnly in v3, leverage in the order is gone, currentQty has no sign, marginType 0 and 1, size became sz, price became px, multiplier became ctVal, clientOid renamed to',
    '旧字段名, 字段对应, 参数改名, closeOrder 换成什么, postOnly 换成什么, 下单的 leverage 没了, marginType 换成什么, size 变成 sz, clientOid 对应什么',
  ),
  answers(
    '/futures/#missing',
    'features that v3 lacks, level 3 order book, hidden orders, stop orders of legacy futures, features removed, stop orders gone in v3, forceHold, remark, lost functions',
    'v3 没有的功能, 三档深度, level 3, 缺少的功能, 取消了哪些功能, v3 没有止损了, 不再支持',
  ),
  answers(
    '/futures/#websocket',
    'acceptUserMessage, connectId, topic became channel, old socket protocol, websocket changes in v3, token no longer needed, tunnels are gone, replacement of the bullet token',
    '旧 ws 换成新 ws, ws 协议变化, 不用 token 了, topic 换成什么, 推送格式变化, bullet token 换成什么',
  ),
  answers('/futures/api/authentication', 'passphrase, PF-API-SIGN, KC-API', 'passphrase, 旧版签名'),
  answers('/futures/api/#errors', 'legacy error codes', '旧版错误码'),
  answers(
    '/futures/api/#time',
    'nanoseconds, 19 digits of a time, unit of legacy times',
    '纳秒, 19 位时间戳, 旧版时间单位',
  ),
  answers('/futures/api/#paging', 'currentPage, pageSize, maxCount, legacy paging', 'currentPage 分页, 旧版分页'),
  answers(
    '/futures/websocket/#token',
    'bullet, connection token, bullet-public, instanceServers',
    '连接令牌, token, 旧版 ws token',
  ),
  answers(
    '/futures/websocket/#tunnels',
    'openTunnel, tunnelId, several streams in one connection',
    'openTunnel, 多路复用',
  ),
  answers('/futures/websocket/#order-book', 'lastSequence, legacy level 2 book upkeep', '旧版本地订单簿'),
  answers(
    '/futures/api/orderbook#getLevel3Snapshot /futures/websocket/public#level3v2',
    'level 3 order book, full order book with single orders, order by order book',
    '三级深度, 逐笔委托',
  ),
]
