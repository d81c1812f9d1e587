import { answers } from './answers.ts'

/** What readers ask of WebSocket connections. */
export const connectionsQuestions = [
  answers(
    '/spot/websocket/#sockets /v3/futures/websocket/#endpoints',
    'websocket url, wss address, public and private socket, connect, address of the private socket, open a socket, wss endpoint, which socket carries my orders, one socket or two, does the public socket need a key, separate connections for public and private, where does the market data stream live',
    'ws 地址, websocket 地址, 公共和私有连接, 怎么连接, 私有连接地址, ws 网址, 连哪个地址, 行情 ws 地址, 连公共频道要 key 吗, 私有频道连哪里, wss 链接, 需要两个连接吗, 推送地址, 公共私有能共用一个连接吗',
  ),
  answers(
    '/v3/futures/websocket/#frames /spot/websocket/#sockets',
    'format of messages, structure of a push, text or binary frames, is data a list, upper or lower case symbols',
    '消息格式, 推送结构, 消息是 JSON 吗, 二进制消息',
  ),
  answers(
    '/v3/futures/websocket/#limits',
    'gzip, compressed messages, do I have to decompress, permessage-deflate',
    '要解压吗, gzip 压缩, 消息压缩',
  ),
  answers(
    '/spot/websocket/#login /v3/futures/websocket/#login',
    'log in, websocket signature, sign the login, private channels, authentication failed on websocket, login before subscribing to private channels, cannot subscribe to a private channel, login frame, login keeps failing, not logged in, how long does a login last, log in again, params of auth, first message on the private socket, unauthenticated',
    '登录, ws 登录, ws 登录签名, ws 鉴权, 私有频道登录, 登录签名怎么算, 订阅私有频道前先登录, 私有频道订阅不了, 登录失败, 登录消息怎么发, 登录一直不成功, 没登录就订阅, 登录有效多久, 登录参数, 重新登录, 私有连接第一条消息, 私有流认证',
  ),
  answers(
    '/v3/futures/websocket/#signature',
    'sign the websocket login, path of the websocket signature, why is the signed path not the address',
    'ws 签名, ws 签名路径, ws 签名的路径填什么',
  ),
  answers(
    '/v3/futures/websocket/#vectors /spot/websocket/#login',
    'expected signature of a login, example of a login signature, test my websocket signature',
    '登录签名示例, 登录签名对照, 测试 ws 签名',
  ),
  answers(
    '/spot/websocket/#subscribe /v3/futures/websocket/#subscribe',
    'subscribe, subscribe to all symbols, subscription message, listen to a channel, no push after subscribing, no messages arrive, format of a subscription, several symbols in one subscription, connected but no data, receive nothing, silence after subscribing, op subscribe args, join a channel, add a symbol to a subscription, several channels in one message, symbols all, depth parameter, start receiving data, acknowledgement of a subscription, params of SUBSCRIBE',
    '怎么订阅, 订阅格式, 订阅后没有推送, 收不到推送, 订阅成功但没数据, 订阅后没有数据, 订阅全部交易对, 订阅消息怎么写, 一次订阅多个交易对, 连上了没数据, 什么都收不到, 订阅多个频道, 订阅参数, 订阅报文, 追加订阅, 所有币对推送, 数据不推, 订阅确认, 加一个币的订阅, 订阅了都没推过来',
  ),
  answers(
    '/spot/websocket/#unsubscribe /v3/futures/websocket/#unsubscribe /v3/futures/websocket/#unsubscribe-all',
    'stop a subscription, close a channel, unsubscribe from everything, drop a feed, remove a symbol from a subscription, stop receiving, leave a channel, turn off pushes',
    '退订, 取消订阅, 全部取消订阅, 停止推送, 不想再收推送, 关闭频道, 去掉一个币的订阅, 关掉全部频道',
  ),
  answers(
    '/v3/futures/websocket/#list /spot/websocket/#unsubscribe',
    'which channels am I subscribed to, list subscriptions, active subscriptions, what am I listening to',
    '已订阅列表, 查看订阅, 当前订阅了哪些, 订阅清单',
  ),
  answers(
    '/spot/websocket/#heartbeat /v3/futures/websocket/#heartbeat /faq#silence',
    'ping, pong, keep alive, connection drops, disconnected after 30 seconds, idle connection, heartbeat interval, socket closed by the server, how often to ping, does the server send pings, kicked off, idle timeout, close code 1006, connection reset by peer, closes by itself, dies silently, stale connection, no pong, closed for inactivity, half-open connection, send a ping by hand, dropped although data arrives',
    '心跳, ping, 保活, 掉线, 自动断开, 刚连上就断开, 没多久就断开, 30 秒断开, 心跳间隔, 连接断了, 多久 ping 一次, 服务器会发 ping 吗, 被踢下线, 半分钟断开, 频繁断线, 1006, 自己断了, 无故断开, 长时间没消息断开, 保持连接, 没收到 pong, 不活动断开, 老掉线, 假死, 几秒发一次心跳, ping 帧没用',
  ),
  answers(
    '/spot/websocket/#limits /v3/futures/websocket/#limits /faq#connections',
    'how many connections, sockets per IP, messages per second, subscriptions per connection, connection limit, max channels, too many connections, how many sockets, connection quota, symbols per connection, flood of messages, many connections from one server, subscription cap',
    '最多多少连接, 一个 IP 几个连接, 每秒消息数, 订阅数量上限, 连接数限制, 能开几个连接, 连接太多, 每秒能发几条, 一条连接订阅几个币, 同时几个连接, 发送频率限制, 多开连接, 一个连接放多少交易对',
  ),
  answers(
    '/spot/websocket/#order-book /v3/futures/websocket/#order-book /faq#order-book',
    'local order book, maintain an order book, keep an order book, order book checksum, resync, gap in the sequence, missed update, packet lost, sequence number, combine snapshot and updates, lastId, lid, incremental order book, local book is wrong, book drifts, crossed book, book out of date, snapshot plus deltas, merge updates into a snapshot, apply diffs, zero size removes a level, crc32, ghost levels, best bid above best ask, negative spread, out of order updates, buffer updates before the snapshot, rebuild the depth, REST snapshot then updates, sequence mismatch, missing id, how do I know that an update is lost',
    '本地订单簿, 维护订单簿, 订单簿校验, 丢包, 缺口, 序号不连续, 重新同步, 快照与增量, 深度维护, 丢失更新, 本地订单簿不准, 订单簿对不上, 盘口交叉, 快照加增量, 增量深度怎么合并, 盘口维护, 数量为零删除档位, 买一高于卖一, 盘口错乱, 增量丢了, 校验和, 序列号断了, 先快照后增量, 缓存增量, 重建深度, 深度错位, 更新乱序, 怎么判断丢了更新, checksum',
  ),
  answers(
    '/spot/websocket/#reconnect /v3/futures/websocket/#reconnect /faq#disconnect',
    'reconnect, connection lost, missed messages, recover after a disconnect, resubscribe, catch up, gap after reconnect, connection dropped what to do, network outage, fills missed while offline, how to reconnect automatically, onclose handler, resume a stream, are missed pushes sent again, program was restarted, wait before connecting again, what did I miss, log in again after a disconnect, my socket died',
    '重连, 断线重连, 漏掉的消息, 断线恢复, 重新订阅, 补数据, 断了之后要做什么, 断网恢复, 掉线期间漏掉, 自动重连, 程序重启后补成交, 断开后恢复, 错过的推送, 推送会补发吗, 断线重新登录, 重连后要重新订阅吗, 状态同步, 补回成交, onclose, 重连间隔, 连接挂了怎么续上',
  ),
  answers(
    '/spot/websocket/#errors /v3/futures/websocket/#errors',
    'websocket error messages, subscription failed, subscription refused, socket answers with an error, cannot subscribe, subscription error, event error, error frame, what went wrong on the socket, error without a code, list of socket errors',
    'ws 错误, 订阅失败, ws 报错, 订阅被拒绝, ws 返回 error, 频道报错, 订阅不了, 错误消息没有 code, 事件 error, ws 错误列表, 推送报错',
  ),
  answers(
    '/v3/futures/websocket/#pushes',
    'abbreviations of pushed fields, short field names, meaning of s, px, qty, key names in pushes, letters in a push, decode a push, what are bPx and aPx',
    '推送字段含义, 字段缩写, 推送里的字母是什么, 简写字段, 解析推送, 推送字段对照表',
  ),
  answers(
    '/spot/websocket/#life /v3/futures/websocket/#pushes',
    'no initial snapshot, private channel is quiet after subscribing, existing orders are not pushed, load the state before the first push, first read then push',
    '私有频道没有快照, 订阅后没有初始数据, 不推送已有挂单, 先查询再等推送',
  ),
  answers(
    '/v3/futures/websocket/#example /spot/websocket/#client',
    'websocket example program, python websocket client, sample websocket code, node websocket client, java websocket example, script that listens to my orders, go websocket',
    'ws 示例, websocket 客户端代码, 监听订单的程序, node ws 代码, java ws 代码',
  ),
  answers(
    '/spot/websocket/#life',
    'steps of a connection, connection lifecycle, order of the frames on a connection, log in or subscribe first, what do I send after connecting',
    '连接流程, 连接步骤, 连接后先发什么, 先登录还是先订阅, 建立连接后做什么',
  ),
]
