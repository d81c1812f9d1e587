import { ofCodes } from './ofCodes.ts'

/** What readers call the faults of orders and positions that single codes tell. */
export const orderErrorsQuestions = [
  ofCodes(
    { spot: '21709 21721' },
    'not enough money, insufficient funds, cannot afford the order, not enough coins to sell, balance does not suffice',
    '余额不够, 钱不够, 资金不足, 币不够卖, 可用不足, 没钱下单',
  ),
  ofCodes(
    { spot: '21301', futures: '11008' },
    'no such order, order id unknown, cannot find the order id',
    '没有这个订单, 订单号不存在, 查无此单, 订单不存在',
  ),
  ofCodes(
    { spot: '21304 21305 21359', futures: '11004' },
    'cancel an order that is filled, order is closed already, order cannot be cancelled, cancel a finished order, cancelled twice',
    '撤单时订单已成交, 订单已撤销, 已成交不能撤, 订单已经结束, 重复撤单, 撤不掉',
  ),
  ofCodes({ spot: '21307 21302 25009 25012' }, 'cancellation failed, cancel request rejected', '撤单失败, 取消失败'),
  ofCodes({ spot: '25015 25013' }, 'no orders to cancel, nothing was open', '没有可撤的单, 无单可撤'),
  ofCodes(
    { spot: '21312 25004 25006' },
    'client id used twice, id not unique, same clientOrderId again, id already exists',
    '自定义 ID 重复, ID 已经用过, clientOrderId 冲突',
  ),
  ofCodes({ spot: '21314' }, 'limit of open orders reached, more than 2000 orders', '挂单达到上限, 超过 2000 单'),
  ofCodes(
    { spot: '21310 21342', futures: '10002' },
    'price too high, buy price above the limit',
    '价格太高, 买价超过上限',
  ),
  ofCodes(
    { spot: '21311 21343', futures: '10002' },
    'price too low, sell price below the limit',
    '价格太低, 卖价低于下限',
  ),
  ofCodes(
    { spot: '21322 21330 21350' },
    'MIN_NOTIONAL, amount below the minimum, order value too small, LOT_SIZE',
    '低于最小金额, 不足最小下单额, 金额太小, 数量低于最小值',
  ),
  ofCodes(
    { spot: '21335 21336 21337' },
    'PRICE_FILTER, precision is over the maximum, wrong number of digits, tick size violated',
    '价格精度错误, 数量精度错误, 金额精度错误, 小数位超限',
  ),
  ofCodes(
    { spot: '21360 21349' },
    'order too big, above the maximum quantity, value of the order too large',
    '下单数量太大, 超过最大下单量, 单笔金额太大',
  ),
  ofCodes(
    { spot: '21356' },
    'order would move the price, too much impact, slippage too big',
    '冲击价格太大, 滑点过大被拒',
  ),
  ofCodes({ spot: '21341' }, 'only maker orders accepted, taker orders refused', '只接受挂单, 不让吃单'),
  ofCodes({ spot: '21352 21711' }, 'coin frozen, trading of a coin switched off', '币种冻结, 币被锁定'),
  ofCodes(
    { spot: '10041', futures: '10005' },
    'market frozen, pair suspended by the exchange',
    '交易对冻结, 合约暂停交易',
  ),
  ofCodes(
    { futures: '10000 10007' },
    'contract not tradable, contract is not trading now, contract delisted',
    '合约不可交易, 合约未开盘, 合约已下架',
  ),
  ofCodes(
    { futures: '10006 10015' },
    'only cancellations accepted, only closing allowed',
    '只能撤单, 只能平仓不能开仓',
  ),
  ofCodes(
    { spot: '10040 24101 25019', futures: '10001 24101' },
    'symbol does not exist, pair misspelt, unknown contract',
    '交易对写错, 没有这个交易对, 合约代码错误',
  ),
  ofCodes({ spot: '25020' }, 'kill switch is not armed, no timer running', '没有开启倒计时撤单'),
  ofCodes({ spot: '25005 25003' }, 'stop order could not be placed, smart order refused', '止损单提交不上去'),
  ofCodes(
    { futures: '10003 10004' },
    'nothing to match against, no sellers, no buyers, empty book',
    '没有对手盘, 没有卖单, 没有买单, 盘口为空',
  ),
  ofCodes({ futures: '10009' }, 'grid strategy is running', '网格策略占用合约'),
  ofCodes({ futures: '10012 10013' }, 'order price beyond the liquidation price', '委托价越过强平价'),
  ofCodes({ futures: '10010 10011' }, 'order price beyond the bankruptcy price', '委托价越过破产价'),
  ofCodes(
    { futures: '10016 10017' },
    'batch of more than 10, too many orders in a batch',
    '批量超过十个, 批量数量超限',
  ),
  ofCodes(
    { futures: '10018 21001' },
    'reduce only without position, close but nothing is open, no position left',
    '没有仓位可平, 无仓位, 平仓提示没持仓',
  ),
  ofCodes({ futures: '10019' }, 'account may not open positions, only closing for my account', '账户禁止开仓'),
]
