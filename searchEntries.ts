import type { SearchEntry } from './schemas/siteConfig.ts'

/** A tool of every call, and what is not offered, with what to do instead. */
export const searchEntries: readonly SearchEntry[] = [
  {
    kind: 'tool',
    title: { en: 'Request builder', zh: '请求构造器' },
    asked: { en: 'request builder, build a request', zh: '请求构造, 构造请求' },
    text: {
      en: 'Every call has a form that gives the signed request as code. This form is for Place order.',
      zh: '每个接口都有一个表单，填写后给出带签名的请求代码。这里是下单的表单。',
    },
    href: '/v3/futures/api/trade/place-order#placeFuturesOrder.build',
  },
  {
    kind: 'absent',
    title: { en: 'OCO orders', zh: 'OCO 委托' },
    asked: {
      en: 'OCO, OCO order, one cancels the other, bracket order, order list',
      zh: 'OCO 订单, OCO委托, 二选一委托',
    },
    text: {
      en: 'No call places two orders that cancel each other. On spot, a limit order at the target holds the coins, so a stop beside it fails when it triggers. Keep the stop as a smart order, watch the price, and at the target cancel the stop before you sell.',
      zh: '没有接口能同时提交两笔互斥的委托。现货中，止盈价的限价单会冻结相应的币，与其并存的止损触发后会失败。请以智能委托提交止损并监控价格，到达止盈价时先撤销止损，再卖出。',
    },
    href: '/spot/trading-rules#smart-orders',
  },
  {
    kind: 'absent',
    title: { en: 'Testnet', zh: '测试网' },
    asked: {
      en: 'testnet, test network, test net, staging, demo account, test server',
      zh: '测试网, 测试网络, 测试服, 仿真环境',
    },
    text: {
      en: 'Do not count on a test environment of the exchange; futures v3 has none. The console of this site runs a mock of spot and futures v3 in your browser, with paper money.',
      zh: '请不要依赖交易所的测试环境；合约 V3 没有测试环境。本站的控制台会在浏览器中运行现货与合约 V3 的模拟交易所，使用模拟资金。',
    },
    href: '/faq#test-environment',
  },
  {
    kind: 'absent',
    title: { en: 'FIX, GraphQL and gRPC', zh: 'FIX、GraphQL 与 gRPC' },
    asked: { en: 'FIX, FIX API, FIX protocol, FIX gateway, GraphQL, gRPC', zh: 'FIX 协议, FIX协议' },
    text: {
      en: 'The API is REST and WebSocket; nothing else is documented. On spot, trade requests place and cancel orders over an open socket.',
      zh: 'API 只有 REST 和 WebSocket，没有公布其他协议。现货可通过 WebSocket 交易请求在已建立的连接上下单和撤单。',
    },
    href: '/spot/#interfaces',
  },
  {
    kind: 'absent',
    title: { en: 'Hidden and iceberg orders', zh: '隐藏委托和冰山委托' },
    asked: {
      en: 'iceberg, iceberg order, hidden order, visibleSize',
      zh: '冰山, 冰山委托, 冰山订单, 隐藏委托, 隐藏订单',
    },
    text: {
      en: 'Only the retired legacy futures API had them. Spot and futures v3 have MARKET, LIMIT and LIMIT_MAKER orders.',
      zh: '只有已下线的旧版合约 API 提供过。现货与合约 V3 只有 MARKET、LIMIT 和 LIMIT_MAKER 委托。',
    },
    href: '/faq#order-types',
  },
  {
    kind: 'absent',
    title: { en: 'TWAP and other algorithmic orders', zh: 'TWAP 等算法委托' },
    asked: { en: 'TWAP, VWAP, algo order, algorithmic order', zh: 'TWAP, VWAP, 算法委托, 算法单, 拆单' },
    text: {
      en: 'No call splits or schedules an order. Place the parts from your own program, several in one request if need be.',
      zh: '没有拆分或定时提交委托的接口。请在自己的程序中分批提交，需要时可使用批量下单。',
    },
    href: '/faq#order-types',
  },
  {
    kind: 'absent',
    title: { en: 'Futures orders over WebSocket', zh: '通过 WebSocket 提交合约委托' },
    asked: {
      en: 'futures order over websocket, websocket order entry futures, place futures order websocket, trade futures websocket',
      zh: '合约 websocket 下单, 合约 ws 下单, 合约 长连接 下单',
    },
    text: {
      en: 'The futures v3 sockets take no orders: place them by REST. On spot, trade requests create and cancel orders on the private socket.',
      zh: '合约 V3 的 WebSocket 不接受委托，请通过 REST 下单。现货可在私有地址上用交易请求下单和撤单。',
    },
    href: '/faq#trade-over-websocket',
  },
  {
    kind: 'absent',
    title: { en: 'Stop orders on futures v3', zh: '合约 V3 的止损委托' },
    asked: {
      en: 'futures stop, futures take profit, futures trigger order, futures conditional order, perpetual stop, perpetual take profit, TP/SL',
      zh: '合约止损, 合约止盈, 合约计划委托, 合约条件单, 永续止损, 永续止盈, 永续条件单, 永续止盈止损',
    },
    text: {
      en: 'Futures v3 has no call for stop orders. Watch the trigger price in your own program, which must then keep running. Spot has smart orders.',
      zh: '合约 V3 没有止损委托接口。请在自己的程序中监视触发价，并保证程序持续运行。现货有智能委托。',
    },
    href: '/faq#order-types',
  },
  {
    kind: 'absent',
    title: { en: 'Changing a futures order', zh: '修改合约委托' },
    asked: {
      en: 'amend futures order, modify futures order, replace futures order, edit futures order, change futures order, change price futures order, amend order v3, modify order v3, replace order v3, change order v3, change perpetual order',
      zh: '合约改单, 合约修改订单, 合约修改委托, 合约改价, 合约改委托, v3 改单, v3 改价, v3 修改订单, v3 修改委托, 永续改单, 永续修改委托',
    },
    text: {
      en: 'Neither futures v3 nor the legacy API has a call that changes an order: cancel it and place another. Spot replaces orders in one call.',
      zh: '合约 V3 和旧版合约 API 都没有修改委托的接口：请先撤单，再重新下单。现货可用一次调用改单。',
    },
    href: '/v3/futures/api/trade/cancel-order',
  },
  {
    kind: 'absent',
    title: { en: 'Webhooks', zh: 'Webhook' },
    asked: { en: 'webhook, webhooks, callback URL, HTTP callback', zh: '回调, 回调地址' },
    text: {
      en: 'The exchange calls no address of yours. Subscribe to the channels of orders, balances and positions over WebSocket.',
      zh: '交易所不会调用您的地址。请通过 WebSocket 订阅委托、余额和持仓频道。',
    },
    href: '/spot/#interfaces',
  },
  {
    kind: 'absent',
    title: { en: 'SDKs in other languages', zh: '其他语言的 SDK' },
    asked: {
      en: 'Go SDK, Node SDK, JavaScript SDK, TypeScript SDK, C# SDK, Rust SDK, PHP SDK, Golang SDK, golang client, Go client, Rust client, PHP client, Rust, PHP, Ruby, .NET, Kotlin, Swift',
      zh: 'Go 语言 SDK, 其他语言 SDK, 官方 SDK, Rust, PHP',
    },
    text: {
      en: 'The official SDKs are two. For any other language, generate a client from the OpenAPI description.',
      zh: '官方 SDK 只有两种。其他语言请用 OpenAPI 描述生成客户端。',
    },
    href: '/faq#sdks',
  },
  {
    kind: 'absent',
    title: { en: 'Options and other products', zh: '期权等其他产品' },
    asked: {
      en: 'options, options trading, option contracts, coin-margined contracts, delivery futures, dated futures, copy trading, grid bot, earn, savings, staking, lending, fiat, P2P, OTC, coin conversion, convert dust, small balances',
      zh: '期权, 支持期权, 期权交易, 币本位合约, 交割合约, 跟单, 网格, 理财, 质押, 借出, 法币, P2P, OTC, 闪兑',
    },
    text: {
      en: 'No call for them is documented. The API trades spot markets, with margin where the symbol allows it, and linear perpetual contracts settled in USDT.',
      zh: '没有公布相关接口。API 可交易现货（交易对允许时可用杠杆），以及以 USDT 结算的线性永续合约。',
    },
    href: '/#which-api',
  },
]
