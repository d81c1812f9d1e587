import { answers } from './answers.ts'

/** What readers ask of single changes. */
export const changelogsQuestions = [
  answers(
    '/changelog/spot#2025-10-09 /faq#decimals',
    'decimals of a transfer, transfer amount with too many decimals',
    '划转金额最多几位小数, 划转小数位太多',
  ),
  answers('/changelog/spot#2025-03-13', 'when did the rate limits change', '限频规则什么时候改的'),
  answers(
    '/changelog/futures#2024-11-07',
    'release date of hedge mode, when was hedge mode added, since when mgnMode and posSide',
    'hedge mode 推出日期',
  ),
  answers('/changelog/futures#endings', 'sunset dates, end dates of calls', '停用日期一览, 接口下线日期'),
  answers(
    '/v3/futures/abandoned/switch-cross-and-isolated-margin-modes',
    'switchIsolated, removed call for the margin mode',
    'switchIsolated, 切换全仓逐仓接口没了',
  ),
]
