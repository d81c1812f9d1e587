import { answers } from './answers.ts'

/** What readers ask of smart orders. */
export const smartOrdersQuestions = [
  answers(
    '/spot/trading-rules#smart-orders',
    'how stops work, stop limit or stop market, trailing stop rules, when does a stop trigger',
    '止损规则, 止损限价, 追踪委托规则, 什么时候触发',
  ),
  answers(
    '/spot/api/private/smart-order#createSmartOrder',
    'place stop, stop order, stop loss, stop limit, take profit, trigger order, conditional order, trailing stop, TP SL, sell when the price falls, sell if the price falls below, buy if the price rises above, sell automatically, trailing stop on spot, stop at a price, buy at a breakout',
    '止损, 止盈, 触发单, 触发价下单, 条件委托, 追踪止损, 移动止损, 跟踪委托, 跌到某价卖出, 跌破卖出, 自动卖出, 涨到某价买入, 自动止损, 移动止损下单, 现货止盈止损, 突破买入, 突破某价再买',
  ),
  answers(
    '/spot/api/private/smart-order#getOpenSmartOrders',
    'my stops, pending stops, list stop orders, open trigger orders',
    '当前止损单, 未触发的委托, 我的条件单',
  ),
  answers(
    '/spot/api/private/smart-order#getSmartOrder',
    'did my stop trigger, state of a stop order, order that a stop placed',
    '止损有没有触发, 条件单状态',
  ),
  answers(
    '/spot/api/private/smart-order#replaceSmartOrder',
    'move a stop, change the trigger price, edit stop loss, modify take profit',
    '改止损价, 修改触发价, 调整止盈止损',
  ),
  answers(
    '/spot/api/private/smart-order#cancelSmartOrder /spot/api/private/smart-order#cancelSmartOrdersByIds /spot/api/private/smart-order#cancelAllSmartOrders',
    'cancel stop order, remove stop loss, delete trigger order, cancel my stop',
    '取消止损, 撤销条件单, 撤销止盈止损, 撤止损单',
  ),
  answers(
    '/spot/api/private/order-history#getSmartOrderHistory',
    'triggered stops, past stop orders, stop order history',
    '历史止损单, 已触发的委托, 条件单历史',
  ),
]
