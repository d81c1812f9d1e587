import { answers } from './answers.ts'

/** What readers ask of orders and fills. */
export const orders2Questions = [
  answers(
    '/spot/websocket/trade-request#cancelAllOrdersRequest',
    'cancel all orders over websocket',
    'ws 全部撤单, websocket 撤销全部委托',
  ),
  answers(
    '/spot/websocket/trade-request /spot/websocket/#trade-requests /faq#trade-over-websocket',
    'trade over websocket, order entry over socket, does websocket accept orders',
    '通过 websocket 交易, websocket 能下单吗, 长连接交易',
  ),
]
