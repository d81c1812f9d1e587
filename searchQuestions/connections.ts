import { answers } from './answers.ts'

/** What readers ask of WebSocket connections. */
export const connectionsQuestions = [
  answers(
    '/spot/websocket/#sockets /v3/futures/websocket/#endpoints',
    'websocket url, wss address, public and private socket, connect, address of the private socket',
    'ws 地址, websocket 地址, 公共和私有连接, 怎么连接, 私有连接地址, ws 网址, 连哪个地址',
  ),
  answers(
    '/spot/websocket/#login /v3/futures/websocket/#login',
    'log in, websocket signature, sign the login, private channels, authentication failed on websocket, login before subscribing to private channels, cannot subscribe to a private channel',
    '登录, ws 登录, ws 登录签名, ws 鉴权, 私有频道登录, 登录签名怎么算, 订阅私有频道前先登录, 私有频道订阅不了',
  ),
  answers(
    '/v3/futures/websocket/#signature',
    'sign the websocket login, path of the websocket signature',
    'ws 签名, ws 签名路径',
  ),
  answers(
    '/spot/websocket/#subscribe /v3/futures/websocket/#subscribe',
    'subscribe, subscribe to all symbols, subscription message, listen to a channel, no push after subscribing, no messages arrive, format of a subscription, several symbols in one subscription',
    '怎么订阅, 订阅格式, 订阅后没有推送, 收不到推送, 订阅成功但没数据, 订阅后没有数据, 订阅全部交易对, 订阅消息怎么写, 一次订阅多个交易对',
  ),
  answers(
    '/spot/websocket/#unsubscribe /v3/futures/websocket/#unsubscribe /v3/futures/websocket/#unsubscribe-all',
    'stop a subscription, close a channel, unsubscribe from everything',
    '退订, 取消订阅, 全部取消订阅',
  ),
  answers(
    '/v3/futures/websocket/#list',
    'which channels am I subscribed to, list subscriptions',
    '已订阅列表, 查看订阅',
  ),
  answers(
    '/spot/websocket/#heartbeat /v3/futures/websocket/#heartbeat /faq#silence',
    'ping, pong, keep alive, connection drops, disconnected after 30 seconds, idle connection, heartbeat interval, socket closed by the server, how often to ping, does the server send pings, kicked off, idle timeout',
    '心跳, ping, 保活, 掉线, 自动断开, 刚连上就断开, 没多久就断开, 30 秒断开, 心跳间隔, 连接断了, 多久 ping 一次, 服务器会发 ping 吗, 被踢下线, 半分钟断开, 频繁断线',
  ),
  answers(
    '/spot/websocket/#limits /v3/futures/websocket/#limits /faq#connections',
    'how many connections, sockets per IP, messages per second, subscriptions per connection, connection limit, max channels, too many connections, how many sockets',
    '最多多少连接, 一个 IP 几个连接, 每秒消息数, 订阅数量上限, 连接数限制, 能开几个连接, 连接太多, 每秒能发几条',
  ),
  answers(
    '/spot/websocket/#order-book /v3/futures/websocket/#order-book /faq#order-book',
    'local order book, maintain an order book, keep an order book, order book checksum, resync, gap in the sequence, missed update, packet lost, sequence number, combine snapshot and updates, lastId, lid, incremental order book, local book is wrong, book drifts, crossed book, book out of date, snapshot plus deltas, merge updates into a snapshot',
    '本地订单簿, 维护订单簿, 订单簿校验, 丢包, 缺口, 序号不连续, 重新同步, 快照与增量, 深度维护, 丢失更新, 本地订单簿不准, 订单簿对不上, 盘口交叉, 快照加增量, 增量深度怎么合并',
  ),
  answers(
    '/spot/websocket/#reconnect /v3/futures/websocket/#reconnect /faq#disconnect',
    'reconnect, connection lost, missed messages, recover after a disconnect, resubscribe, catch up, gap after reconnect, connection dropped what to do, restore subscriptions, network outage, fills missed while offline, how to reconnect automatically',
    '重连, 断线重连, 漏掉的消息, 断线恢复, 重新订阅, 补数据, 断了之后要做什么, 断网恢复, 掉线期间漏掉, 自动重连',
  ),
  answers(
    '/spot/websocket/#errors /v3/futures/websocket/#errors',
    'websocket error messages, subscription failed, subscription refused, socket answers with an error, cannot subscribe, subscription error',
    'ws 错误, 订阅失败, ws 报错, 订阅被拒绝, ws 返回 error, 频道报错, 订阅不了',
  ),
  answers(
    '/v3/futures/websocket/#pushes',
    'abbreviations of pushed fields, short field names, meaning of s, px, qty',
    '推送字段含义, 字段缩写',
  ),
  answers(
    '/v3/futures/websocket/#example /spot/websocket/#client',
    'websocket example program, python websocket client',
    'ws 示例, websocket 客户端代码',
  ),
  answers(
    '/spot/websocket/#life',
    'steps of a connection, connection lifecycle, order of the frames on a connection',
    '连接流程, 连接步骤, 连接后先发什么',
  ),
]
