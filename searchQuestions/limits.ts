import { answers } from './answers.ts'

/** What readers ask of rate limits. */
export const limitsQuestions = [
  answers(
    '/faq#rate-limits /faq#how-limited /spot/api/#rate-limits /v3/futures/api/#rate-limits',
    'requests per second, how many requests, request quota, weight, call frequency, orders per second, throttled, limits per IP or account, how fast can I poll, calls per minute, RPS, QPS, TPS, request budget, do two bots share a limit, do two keys share one quota, is the limit per key, does my VIP tier change the limits, polling interval, X-MBX-USED-WEIGHT, enableRateLimit, which calls are heavy, hit rate of the API, get cut off for too many calls',
    '每秒请求数, 限频多少, 请求频率, 每秒几次, 接口频率, 每秒下单数, 按 IP 还是账户, QPS 多少, 一秒能请求几次, 多久可以轮询一次, 轮询间隔, 两个 key 共用额度吗, 多个程序共用限制吗, 每分钟请求次数, 权重怎么算, 按 key 还是按 UID 限, VIP 等级影响限频吗, 每个接口单独限制吗, 访问次数上限, 多快会被封, 请求上限多少',
  ),
  answers(
    '/spot/api/#rate-limits',
    'resource intensive calls, NRI and RI classes, quota of spot calls by class',
    '资源密集型, RI 和 NRI, 现货接口分几类, 现货一秒能下几单',
  ),
  answers(
    '/v3/futures/api/#rate-limits',
    'ratelimit-filter header, futures budget of 300 per second, quota of perp market data',
    'ratelimit-filter 响应头, 合约行情每秒 300 次',
  ),
  answers(
    '/faq#http-429 /spot/api/#back-off',
    '429, too many requests, blocked, banned, IP ban, over the limit, slow down, retry after, back off, exponential backoff',
    '429, 请求太多, 被限流, 被封, IP 被封, 超出频率, 退避, 稍后重试',
  ),
  answers(
    '/spot/api/#back-off',
    'jitter, double the wait after each refusal, retry loop with random pause, program that waits after 429, pace requests, spread calls over a second, which requests may be repeated automatically, token bucket, throttle my own client',
    '随机等待, 重试间隔翻倍, Retry-After 响应头, 429 重试代码, 指数退避示例, 请求均匀发送, 令牌桶, 自己控制请求速度, 自动重试哪些请求',
  ),
  answers(
    '/faq#http-429',
    'how long am I blocked after 429, cooldown, penalty for too many calls, my bot is throttled, stop polling, 418, requests fail when I poll fast, use pushes instead of polling, burst of calls refused',
    '429 要等多久, 触发限频怎么办, 被封几分钟, 请求打太快, 刷太快被拒, 程序访问过快, 轮询太多, 用推送代替轮询, 被拉黑了, 请求太频繁被拒绝',
  ),
  answers(
    '/faq#higher-limits',
    'more requests, raise my limit, increase the rate limit, VIP limits, market maker program, institutional, I need more requests per second, quota too small for my strategy, high frequency trading, HFT, liquidity provider, apply for a bigger allowance, extra API quota, upgrade my API tier, who to ask for more calls per second, fund or trading desk needs bigger limits',
    '提高限频, 申请更高限频, 提升频率, 做市商, 机构, 限频不够用, 申请提额, API 额度不够用, 高频交易, 流动性提供商, 加大频率, 接口额度申请, 能不能多给点次数, 大户限频, 团队提高请求上限',
  ),
]
