import { answers } from './answers.ts'

/** What readers ask of smart orders. */
export const smartOrdersQuestions = [
  answers(
    '/spot/trading-rules#smart-orders',
    'how stops work, stop limit or stop market, trailing stop rules, when does a stop trigger, difference of stop and stop limit, why did my stop fail, states of a smart order, trailing offset in percent, take profit and stop loss together, operator GTE LTE, activation price of a trailing stop, callbackRate, bracket of target and stop, default smart order type',
    '止损规则, 止损限价, 追踪委托规则, 什么时候触发, 止盈止损一起下, 移动止损比例, 回调比例, 激活价, 触发后下市价还是限价, 关机后止损还有效吗, operator GTE LTE, 同时挂止盈和止损, 止损没执行',
  ),
  answers(
    '/spot/api/private/smart-order#createSmartOrder',
    'place stop, stop order, stop loss, stop limit, take profit, trigger order, conditional order, trailing stop, TP SL, sell when the price falls, sell if the price falls below, buy if the price rises above, sell automatically, trailing stop on spot, stop at a price, buy at a breakout, order-algo, protect my holdings, sell at a loss limit, lock in profit, trailing 2 percent, callback, buy stop, sell stop, automatic exit on spot, limit my loss on spot, stop market',
    '止损, 止盈, 触发单, 触发价下单, 条件委托, 追踪止损, 移动止损, 跟踪委托, 跌到某价卖出, 跌破卖出, 自动卖出, 涨到某价买入, 自动止损, 移动止损下单, 现货止盈止损, 突破买入, 突破某价再买, 设置止损, 挂止损单, 涨到目标价卖, 保护利润, 到价下单, 到价卖出, 回撤卖出, 跟踪止盈, 追踪出场, 止损限价单, 止损市价单, 防止亏太多, 跌到多少自动卖, 回撤百分之几就卖',
  ),
  answers(
    '/spot/api/private/smart-order#getOpenSmartOrders',
    'my stops, pending stops, list stop orders, open trigger orders, waiting smart orders, which stops are active, untriggered orders, orders-algo-pending, stop orders not in open orders, list my trailing stops, stops not fired yet, stop losses that are set',
    '当前止损单, 未触发的委托, 我的条件单, 挂着的止损, 智能委托列表, 生效中的条件单, 止损单在挂单里看不到, 等待触发的单, 哪些止损尚未触发, 挂了哪些止损',
  ),
  answers(
    '/spot/api/private/smart-order#getSmartOrder',
    'did my stop trigger, state of a stop order, order that a stop placed, has my stop loss fired, why did my stop not fire, smart order details',
    '止损有没有触发, 条件单状态, 止损下出的订单, 单个智能委托, 条件单详情',
  ),
  answers(
    '/spot/api/private/smart-order#replaceSmartOrder',
    'move a stop, change the trigger price, edit stop loss, modify take profit, raise my stop, tighten the stop, amend-algos, new stopPrice, trail manually, edit a trailing order, drag my stop higher',
    '改止损价, 修改触发价, 调整止盈止损, 上移止损, 止损价改高, 修改智能委托, 换触发价, 收紧止损, 止损往上挪',
  ),
  answers(
    '/spot/api/private/smart-order#cancelSmartOrder /spot/api/private/smart-order#cancelSmartOrdersByIds /spot/api/private/smart-order#cancelAllSmartOrders',
    'cancel stop order, remove stop loss, delete trigger order, cancel my stop, cancel-algos, delete a take profit, remove trailing stop, withdraw a conditional order, call off a stop, get rid of a trailing stop',
    '取消止损, 撤销条件单, 撤销止盈止损, 撤止损单, 删掉止损, 不要止损了, 取消移动止损, 撤触发单, 移动止损不要了',
  ),
  answers(
    '/spot/api/private/smart-order#cancelAllSmartOrders',
    'all trailing stops off, cancel all smart orders of a symbol',
    '清空条件单, 全部智能委托撤销, 一键撤止损',
  ),
  answers(
    '/spot/api/private/smart-order#cancelSmartOrdersByIds',
    'list of smart order ids to cancel',
    '撤几个止损, 按 ID 撤多个条件单',
  ),
  answers('/spot/api/private/smart-order#cancelSmartOrder', 'cancel a smart order by cid', '撤一个止损'),
  answers(
    '/spot/api/private/order-history#getSmartOrderHistory',
    'triggered stops, past stop orders, stop order history, closed smart orders, stops that fired, failed stops list, old trailing stops',
    '历史止损单, 已触发的委托, 条件单历史, 触发过的止损, 撤销过的止损',
  ),
]
