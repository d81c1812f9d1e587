import { answers } from './answers.ts'

/** What readers ask of history, paging and exports. */
export const historyQuestions = [
  answers(
    '/faq#how-far /spot/api/#history /v3/futures/#retention',
    'how long are orders kept, retention, how far back, data kept, older orders, history limits, how long can I read cancelled orders, how many days, longest range, archive, how old may an order be, trades of last year, orders older than three months, history only shows 7 days, my history is empty, old fills missing, records disappear, deleted after a while, expiry of records, a year ago, limit of 90 days, 180 days, six months of trades, only one week of history',
    '保留多久, 能查多久, 保留多长时间, 历史数据保留, 多少天, 最早能查到, 查询范围, 撤销的订单查多久, 多久以前的订单, 去年的成交, 半年前的交易, 三个月前的订单, 查不到以前的订单, 历史为空, 只能查 7 天, 老订单, 历史没了, 最多查几个月, 超过 90 天, 数据会删除吗, 一年前的记录, 记录过期, 历史订单只有一周',
  ),
  answers(
    '/v3/futures/#retention',
    'which record is right, REST or push which is true, source of truth, two records differ, position and fills disagree',
    '以哪个为准, 推送和查询不一致, 数据以谁为准, 两边数据不一样',
  ),
  answers(
    '/v3/futures/api/#history',
    'time range of futures history, 90 days, sTime and eTime, default range of futures lists, start and end of a futures query',
    '合约历史时间范围, 90 天, 合约 sTime eTime 怎么填, 合约默认查多少天',
  ),
  answers(
    '/spot/api/#paging /v3/futures/api/#paging',
    'pagination, next page, more than 100 records, read the whole list, all pages, cursor, page size, limit and from, fetch all, next page of my trades, more than 1000 rows, only 10 results come back, list is cut off, records missing from a list, same record on two pages, hasMore, offset, page number, fromId, loop over pages, iterate through everything, default limit, only the first page, direction NEXT or PRE, where does the next page start, how do I know that a list has ended, read everything since a date, at most 10 items in a list',
    '分页, 翻页, 下一页, 读取全部, 游标, 每页条数, 取完所有数据, 超过一千条, 怎么取下一页, 只返回 10 条, 列表不全, 怎么拿更多数据, 循环读取, 页码, 少了记录, 两页重复, limit 最大多少, 默认几条, 遍历列表, 只有第一页, from 填什么, direction 方向, 怎么知道读完了, 一次最多拿几条, 从某天起全部读出来, 列表每次只给 10 条',
  ),
  answers(
    '/spot/api/#month-export',
    'export trades, export trade history, download trade history, CSV, CSV export, tax report, accounting, monthly statement, all trades of a month, fills for taxes, file of all trades, how much did I earn this month, spreadsheet, excel, report for my accountant, balances do not add up, reconcile, audit, bookkeeping, dump of my account, all trades of a year, tax form, monthly profit, fees of the whole month, everything of one month in a spreadsheet',
    '导出成交, 导出成交记录, 下载成交记录, 导出 CSV, 报税, 对账, 月度报表, 账单导出, 上个月的所有交易, 导出所有成交, 这个月赚了多少, excel 表格, 税务, 会计, 财务对账, 账目不平, 全年交易, 记账, 月结, 历史导出, 交易报表, 交易记录存成文件, 账对不上, 一个月的流水导成表格',
  ),
  answers(
    '/spot/#older-data',
    'trades before 2022, data of the old platform, short order ids, order id with 17 digits, account from before the new platform',
    '2022 年以前的数据, 旧平台的数据, 2021 年的交易, 老平台订单, 订单号变长了',
  ),
  answers(
    '/spot/#older-data /changelog/spot#2023-02-28',
    'returnBalances, returnTicker, returnChartData, tradingApi, legacy spot API, old private spot API gone',
    'returnBalances, returnTicker, 旧版现货接口, 老的现货 API 停用',
  ),
]
