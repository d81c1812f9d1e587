import { answers } from './answers.ts'

/** What readers ask of the retired futures API. */
export const retiredApiQuestions = [
  answers(
    '/futures/#retirement',
    'legacy futures shut down, is the old API still working, end of v1 and v2, old futures API offline, retired, v1 v2 stopped working, old endpoint does not answer',
    '旧版合约下线, 老接口还能用吗, v1 v2 停用, 旧接口什么时候关闭, v1 不能用了, 旧接口没有响应, 老接口打不开',
  ),
  answers(
    '/futures/#migration /faq#migrate /futures/#map',
    'migrate, move to v3, upgrade, replacement of an old call, new name of an old call, port old code, rewrite my old bot',
    '迁移, 升级到 v3, 旧接口替换, 旧接口对应 v3 哪个接口, 对应的新接口, 换成哪个接口, 旧代码改成新版, 老程序升级, v1 代码迁移',
  ),
  answers(
    '/futures/#signing',
    'PF-API-KEY, PF-API-SIGN, passphrase, old headers, new headers',
    'PF-API 请求头, passphrase, 旧签名换成什么',
  ),
  answers('/futures/#hosts', 'futures-api.poloniex.com, old host, old keys', '旧域名, 旧 key'),
  answers('/futures/#fields', 'old field names, clientOid, renamed fields', '旧字段名, 字段对应'),
  answers(
    '/futures/#missing',
    'features that v3 lacks, level 3 order book, hidden orders, stop orders of legacy futures',
    'v3 没有的功能, 三档深度, level 3, 缺少的功能',
  ),
  answers('/futures/api/authentication', 'passphrase, PF-API-SIGN, KC-API', 'passphrase, 旧版签名'),
  answers('/futures/api/#errors', 'legacy error codes', '旧版错误码'),
  answers('/futures/websocket/#token', 'bullet, connection token, bullet-public', '连接令牌, token'),
  answers(
    '/futures/api/orderbook#getLevel3Snapshot /futures/websocket/public#level3v2',
    'level 3 order book, full order book with single orders',
    '三级深度, 逐笔委托',
  ),
]
