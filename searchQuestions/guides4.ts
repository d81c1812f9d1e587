import { answers } from './answers.ts'

/** What readers ask of guides. */
export const guides4Questions = [
  answers(
    '/spot/#before-going-live',
    'checklist, common mistakes, pitfalls, go live, production, forgot the type of an order',
    '上线前检查, 常见错误, 注意事项, 上线清单, 坑',
  ),
  answers(
    '/spot/api/#place-watch-cancel /v3/futures/api/#place-watch-cancel',
    'complete program that places an order, follow an order to its end, example bot, full order program',
    '完整下单程序, 下单并跟踪, 示例机器人, 完整代码',
  ),
  answers(
    '/spot/api/#delete-body /v3/futures/api/#delete-body',
    'body of a DELETE, DELETE with JSON',
    'DELETE 请求体, DELETE 带参数',
  ),
  answers(
    '/spot/api/#replies /v3/futures/api/#envelope',
    'response format, success response, JSON envelope',
    '返回格式, 响应结构',
  ),
]
