import { answers } from './answers.ts'

/** What readers ask of first steps, libraries, downloads and changes. */
export const gettingStartedQuestions = [
  answers(
    '/#choose /#which-api',
    'which API do I need, compare the APIs, difference between spot and futures API, which products are there, what can I trade, spot or perpetuals, overview of features, what is offered, does the API cover margin',
    '用哪个 API, API 区别, 现货和合约接口的区别, 有哪些产品, 能交易什么, API 能做什么, 支持哪些业务, 该用现货还是合约, 功能总览, 接口能力',
  ),
  answers(
    '/#first-request /spot/#first-order',
    'quick start, getting started, hello world, first call, first signed request, first order, step by step, tutorial, complete example, I am new, where do I begin, beginner guide, walk me through, never used an API, minimal example, simplest script, set up my first bot, begin with python, onboarding, integrate the API, from zero, environment variables for the key',
    '快速开始, 入门, 第一个请求, 第一笔委托, 从零开始, 教程, 完整示例, 一步一步, 新手怎么开始, 第一次调用, 小白, 零基础, 怎么接入, 接口对接, 接入流程, 第一步做什么, 最简单的例子, 开始写机器人, 五分钟上手, 怎么用程序交易',
  ),
  answers(
    '/spot/#first-order',
    'first spot order by a program, try a tiny order, from a key to an order',
    '第一笔现货委托, 先下一笔小单试试, 现货接入步骤',
  ),
  answers(
    '/spot/api/#ccxt',
    'ccxt, unified library, ccxt with the mock, override urls of ccxt, setSandboxMode, watchMyTrades never returns, which ccxt methods work',
    'ccxt, ccxt 怎么配, ccxt 改地址, ccxt 测试, ccxt 哪些方法可用',
  ),
  answers(
    '/faq#changes /#changes',
    'API changes, notified about changes, newsletter, RSS feed, breaking changes, how do I learn of changes, announcements, mailing list, warned before a change',
    '接口变更, 变更通知, 订阅更新, RSS, 公告, 接口改动怎么知道, 提前通知变更',
  ),
  answers(
    '/changelog/spot /changelog/futures',
    'changelog, release notes, what is new, latest changes, new endpoints, what changed in the API this year, history of the API, recently added, since which date, updates of last month',
    '更新日志, 最新变化, 新接口, 新功能, 接口改了什么, 今年的变化, 版本历史, 最近新增, 近期更新',
  ),
  answers(
    '/faq#sdks /#sdks /spot/#sdks',
    'SDK, client library, official library, python package, java library, npm, github, is there a library for python, ready made code, wrapper, pip install, maven, official client, install the package, open source client, polo-sdk-python',
    'SDK, 官方库, 客户端库, python 库, java 库, 有 python 库吗, 现成的库, 封装好的, pip 安装, maven, 开源库, 现成代码, 官方客户端, 安装包',
  ),
  answers(
    '/spot/#downloads /v3/futures/#downloads',
    'OpenAPI file, download OpenAPI, swagger, AsyncAPI, postman collection, generate a client, code generator, typescript client, API description, import into postman, machine readable API, schema of the API, insomnia, yaml file, types for typescript, codegen, generate bindings, collection file',
    'OpenAPI 文件, 下载, swagger, postman, 生成客户端, 接口描述文件, 代码生成, 导入 postman, 有 postman 吗, 接口定义, yaml 文件, apifox, 导入 apifox, 类型定义, 自动生成 sdk, 接口集合',
  ),
  answers(
    '/spot/#interfaces',
    'REST or websocket, which interface, when to use the socket, should I place orders by REST or websocket, poll or push, polling or streaming',
    '用 REST 还是 websocket, 选哪个接口, 下单用 REST 还是 websocket, 轮询还是推送, 什么时候用推送, REST 和 ws 怎么选, 下单走 REST 还是走 ws 好',
  ),
  answers(
    '/spot/#before-going-live',
    'checklist, common mistakes, pitfalls, go live, production, forgot the type of an order, gotchas, best practices, what can go wrong, things to know before trading, traps, mistakes of beginners, ready for real money',
    '上线前检查, 常见错误, 注意事项, 上线清单, 坑, 最佳实践, 避坑, 踩坑, 新手常犯的错, 实盘前要注意什么, 正式交易前检查',
  ),
  answers(
    '/spot/api/#place-watch-cancel /v3/futures/api/#place-watch-cancel',
    'complete program that places an order, follow an order to its end, example bot, full order program, wait for a fill in code, robust order handling, order manager example, program that never leaves an order behind, retry a cancellation',
    '完整下单程序, 下单并跟踪, 示例机器人, 完整代码, 等待成交的代码, 下单撤单示例, 超时撤单程序, 跟踪订单到结束, 订单管理示例, 等订单成交的脚本',
  ),
  answers(
    '/spot/api/#endpoints /v3/futures/api/#endpoints',
    'list of endpoints, all calls, overview of all calls, index of methods, all routes, REST reference',
    '接口列表, 全部接口, 有哪些接口, 接口总表, 接口目录, 接口一览',
  ),
  answers(
    '/spot/websocket/#channels /v3/futures/websocket/#channels',
    'list of channels, which channels exist, which feeds are there, overview of streams, names of channels, what can I subscribe to',
    '频道列表, 有哪些频道, 频道名称, 有哪些推送, 能订阅什么, 推送种类',
  ),
]
