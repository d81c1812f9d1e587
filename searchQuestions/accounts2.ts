import { answers } from './answers.ts'

/** What readers ask of accounts, wallets and positions. */
export const accounts2Questions = [
  answers(
    '/v3/futures/api/positions/set-leverage',
    'change leverage, raise leverage, lower leverage, use 10x, adjust multiplier',
    '改杠杆, 调杠杆, 调高杠杆, 降低杠杆, 杠杆倍数修改, 设置倍数',
  ),
  answers(
    '/v3/futures/api/positions/get-leverages',
    'which leverage do I have, current leverage, read leverage, leverage setting of a symbol',
    '当前杠杆, 查看杠杆倍数, 现在是几倍, 查杠杆',
  ),
  answers(
    '/v3/futures/api/positions/position-mode-switch',
    'turn on hedge mode, activate hedge mode, change to one-way mode, hold long and short at once, dual side position',
    '开启双向持仓, 改成双向, 改成单向, 切换单向双向, 同时持有多空, 对冲模式',
  ),
  answers(
    '/v3/futures/api/positions/position-mode-get',
    'which position mode am I in, is hedge mode on',
    '当前是单向还是双向, 查询持仓模式',
  ),
  answers(
    '/v3/futures/api/positions/adjust-margin-for-isolated-margin-trading-positions',
    'add margin to a position, remove margin, top up isolated margin, increase margin, take margin out, avoid liquidation',
    '追加保证金, 增加保证金, 减少保证金, 补保证金, 提取保证金, 逐仓加保证金',
  ),
  answers(
    '/v3/futures/api/positions/get-user-risk-limit /v3/futures/api/market/get-futures-risk-limit',
    'largest position, position limit, maximum position size by leverage, tiers, maximum leverage, maintenance margin rate',
    '最大持仓, 最大可开, 持仓上限, 档位, 风险限额, 最大杠杆, 维持保证金率',
  ),
]
