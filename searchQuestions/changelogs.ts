import { answers } from './answers.ts'

/** What readers ask of single changes. */
export const changelogsQuestions = [
  answers(
    '/changelog/spot#2025-10-09 /faq#decimals',
    'decimals of a transfer, transfer amount with too many decimals',
    '划转金额最多几位小数, 划转小数位太多',
  ),
  answers(
    '/changelog/spot#2025-10-09',
    'transfer amount 8 decimals since when',
    '划转 8 位小数什么时候开始, 划转小数校验',
  ),
  answers(
    '/changelog/spot#2025-03-13',
    'when did the rate limits change, rate limits by VIP since when, new rate limiting in 2025',
    '限频规则什么时候改的, 限频按 VIP 何时开始',
  ),
  answers(
    '/changelog/futures#2024-11-07',
    'release date of hedge mode, when was hedge mode added, since when mgnMode and posSide, when did hedge mode arrive, hedge mode introduced when',
    'hedge mode 推出日期, mgnMode posSide 何时加的, 保证金模式接口什么时候移除, 双向持仓哪天上线',
  ),
  answers(
    '/changelog/futures#endings',
    'sunset dates, end dates of calls, removed futures calls',
    '停用日期一览, 接口下线日期, 哪些接口要下线, 下线时间, 已移除的合约接口',
  ),
  answers(
    '/v3/futures/abandoned/switch-cross-and-isolated-margin-modes',
    'switchIsolated, removed call for the margin mode',
    'switchIsolated, 切换全仓逐仓接口没了',
  ),
  answers(
    '/changelog/spot /changelog/futures /faq#changes',
    'API updates, version history, breaking changes list, did the API change recently, what broke, news for developers, revision history, deprecations, when did a field appear',
    '接口更新记录, API 有什么变动, 不兼容变更, 版本历史, 最近改了什么接口, 破坏性变更, 新增字段, 升级公告, 程序突然不能用是不是接口变了',
  ),
  answers('/changelog/futures', 'futures API changes, latest futures v3 update', '合约接口变更, 合约 V3 最近更新'),
  answers('/changelog/spot', 'spot API changes, latest spot update', '现货接口变更, 现货最近更新'),
  answers(
    '/changelog/futures#2025-09-25',
    'since when lastPx and indexPx in positions, newest futures change',
    'lastPx indexPx 什么时候加的, 持仓新增字段',
  ),
  answers(
    '/changelog/futures#2025-04-22',
    'since when limit prices, limitPrice endpoint added',
    '限价接口什么时候上线',
  ),
  answers('/changelog/futures#2025-04-01', 'risk limits return something else', '风险限额返回变了'),
  answers('/changelog/futures#2024-12-16', 'since when liquidation orders', '强平订单接口何时新增'),
  answers(
    '/changelog/futures#2024-11-30',
    'when was futures v1 and v2 shut down, date of the end of the old futures',
    'v1 v2 什么时候停, 旧合约停用日期',
  ),
  answers(
    '/changelog/spot#2025-04-17',
    'maxQuantity and maxAmount added, new symbol limits since 2025',
    'maxQuantity maxAmount 何时新增',
  ),
  answers(
    '/changelog/spot#2025-03-31',
    'orderTypes in cancel all smart orders changed',
    '撤销全部智能委托 orderTypes 变更',
  ),
  answers(
    '/changelog/spot#2024-03-20',
    'fills older than 180 days disappeared, trades archived since when',
    '180 天以前的成交没了, 成交归档什么时候开始',
  ),
  answers('/changelog/spot#2023-12-21', 'special characters in clientOrderId no longer accepted', '单号不能用特殊字符'),
  answers('/changelog/spot#2023-08-31', 'when did websocket trading start on spot', '现货 ws 下单什么时候上线'),
  answers(
    '/changelog/spot#2023-03-31',
    'smart orders and funds since 2023, rule of locking changed',
    '2023 年智能委托资金规则变化',
  ),
  answers(
    '/changelog/spot#2023-02-28',
    'when was the old spot API switched off, legacy HTTP API ended',
    '旧现货 API 什么时候关的',
  ),
  answers('/changelog/spot#2022-08-01', 'start of the new spot API', '新现货 API 什么时候上线'),
]
