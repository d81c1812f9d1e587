import { answers } from './answers.ts'

/** What readers ask of history, paging and exports. */
export const historyQuestions = [
  answers(
    '/faq#how-far /spot/api/#history /v3/futures/#retention',
    'how long are orders kept, retention, how far back, data kept, older orders, history limits, how long can I read cancelled orders, how many days, longest range, archive, how old may an order be',
    '保留多久, 能查多久, 保留多长时间, 历史数据保留, 多少天, 最早能查到, 查询范围, 撤销的订单查多久, 多久以前的订单',
  ),
  answers(
    '/v3/futures/api/#history',
    'time range of futures history, 90 days, sTime and eTime',
    '合约历史时间范围, 90 天',
  ),
  answers(
    '/spot/api/#paging /v3/futures/api/#paging',
    'pagination, next page, more than 100 records, read the whole list, all pages, cursor, page size, limit and from, fetch all, next page of my trades, more than 1000 rows',
    '分页, 翻页, 下一页, 读取全部, 游标, 每页条数, 取完所有数据, 超过一千条, 怎么取下一页',
  ),
  answers(
    '/spot/api/#month-export',
    'export trades, export trade history, download trade history, CSV, CSV export, tax report, accounting, monthly statement, all trades of a month, fills for taxes, file of all trades, how much did I earn this month',
    '导出成交, 导出成交记录, 下载成交记录, 导出 CSV, 报税, 对账, 月度报表, 账单导出, 上个月的所有交易, 导出所有成交, 这个月赚了多少',
  ),
  answers('/spot/#older-data', 'trades before 2022, data of the old platform', '2022 年以前的数据, 旧平台的数据'),
]
