import { answers } from './answers.ts'

/** What readers ask of rate limits. */
export const limitsQuestions = [
  answers(
    '/faq#rate-limits /faq#how-limited /spot/api/#rate-limits /v3/futures/api/#rate-limits',
    'requests per second, how many requests, request quota, weight, call frequency, orders per second, throttled, limits per IP or account',
    '每秒请求数, 限频多少, 请求频率, 每秒几次, 接口频率, 每秒下单数, 按 IP 还是账户',
  ),
  answers(
    '/faq#http-429 /spot/api/#back-off',
    '429, too many requests, blocked, banned, IP ban, over the limit, slow down, retry after, back off, exponential backoff',
    '429, 请求太多, 被限流, 被封, IP 被封, 超出频率, 退避, 稍后重试',
  ),
  answers(
    '/faq#higher-limits',
    'more requests, raise my limit, increase the rate limit, VIP limits, market maker program, institutional, I need more requests per second',
    '提高限频, 申请更高限频, 提升频率, 做市商, 机构, 限频不够用',
  ),
]
