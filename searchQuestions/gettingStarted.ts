import { answers } from './answers.ts'

/** What readers ask of first steps, libraries, downloads and changes. */
export const gettingStartedQuestions = [
  answers(
    '/#choose /#which-api',
    'which API do I need, compare the APIs, difference between spot and futures API, which products are there',
    '用哪个 API, API 区别, 现货和合约接口的区别, 有哪些产品',
  ),
  answers(
    '/#first-request /spot/#first-order',
    'quick start, getting started, hello world, first call, first signed request, first order, step by step, tutorial, complete example, I am new, where do I begin',
    '快速开始, 入门, 第一个请求, 第一笔委托, 从零开始, 教程, 完整示例, 一步一步, 新手怎么开始, 第一次调用',
  ),
  answers('/spot/api/#ccxt', 'ccxt, unified library', 'ccxt'),
  answers(
    '/faq#changes /#changes',
    'API changes, notified about changes, newsletter, RSS feed, breaking changes',
    '接口变更, 变更通知, 订阅更新, RSS',
  ),
  answers(
    '/changelog/spot /changelog/futures',
    'changelog, release notes, what is new, latest changes, new endpoints, what changed in the API this year',
    '更新日志, 最新变化, 新接口, 新功能, 接口改了什么, 今年的变化',
  ),
  answers(
    '/faq#sdks /#sdks /spot/#sdks',
    'SDK, client library, official library, python package, java library, npm, github, is there a library for python',
    'SDK, 官方库, 客户端库, python 库, java 库, 有 python 库吗, 现成的库',
  ),
  answers(
    '/spot/#downloads /v3/futures/#downloads',
    'OpenAPI file, download OpenAPI, swagger, AsyncAPI, postman collection, generate a client, code generator, typescript client, API description, import into postman, machine readable API',
    'OpenAPI 文件, 下载, swagger, postman, 生成客户端, 接口描述文件, 代码生成, 导入 postman, 有 postman 吗',
  ),
  answers(
    '/spot/#interfaces',
    'REST or websocket, which interface, when to use the socket, should I place orders by REST or websocket',
    '用 REST 还是 websocket, 选哪个接口, 下单用 REST 还是 websocket',
  ),
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
    '/spot/api/#endpoints /v3/futures/api/#endpoints',
    'list of endpoints, all calls, overview of all calls',
    '接口列表, 全部接口, 有哪些接口',
  ),
  answers(
    '/spot/websocket/#channels /v3/futures/websocket/#channels',
    'list of channels, which channels exist',
    '频道列表, 有哪些频道',
  ),
]
