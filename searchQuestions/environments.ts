import { answers } from './answers.ts'

/** What readers ask of hosts, the test environment and the mock. */
export const environmentsQuestions = [
  answers(
    '/faq#addresses /spot/#hosts /v3/futures/#hosts',
    'host, URL, domain, endpoint addresses, base url, server address, which host, production url, which url do I call, where do I send requests, live server, hostname for a firewall, one host for both APIs, mainnet address, REST and websocket addresses',
    '域名, 地址, 主机, 接口地址, 服务器地址, 正式环境地址, 接口网址, 请求发到哪里, 生产环境地址, 主网地址, 防火墙放行哪个域名, 现货合约一个域名吗',
  ),
  answers(
    '/spot/api/#base-url /v3/futures/api/#base-url',
    'base url of REST, root url, api host, prefix of the path, is v3 part of the path, root path, is the content JSON',
    'REST 地址, 根地址, 路径前缀, 路径要加 v3 吗, 接口前缀, 请求路径怎么写',
  ),
  answers('/spot/#hosts', 'sandbox host of spot, sand-spot-api-gateway', '沙盒地址, 现货沙盒'),
  answers(
    '/faq#servers',
    'latency, location of servers, colocation, data center, AWS region, closest region, where is the matching engine, VPS, slow responses, fastest place for my bot, ping to the exchange, Tokyo, NRT, Cloudflare, which city, low latency hosting, round trip time, proximity, reduce network delay, physical location, milliseconds to the exchange, Singapore or Tokyo, where is the exchange hosted',
    '延迟, 延迟最低, 服务器在哪里, 部署在哪, 机房, 托管, 东京, 最近的节点, 服务器放哪最快, 网络延迟, 日本, 哪个城市, 物理位置, 接口响应慢, 云服务器选哪, vps 放哪, 毫秒延迟, 低延迟部署, 离交易所最近, 请求太慢, 下单慢',
  ),
  answers(
    '/faq#test-environment',
    'testnet, test environment, demo account, practise, try without money, dry run, is there a demo, test orders, staging, sandbox keys, play money, trial account, before risking money, simulated account of the exchange',
    '测试环境, 测试网, 演示账户, 练习, 有测试环境吗, 测试下单, 仿真, 虚拟盘, 演示环境, 试用账户, 先练手, 联调环境, 沙箱',
  ),
  answers(
    '/spot/api/#paper-money /v3/futures/api/#paper-money',
    'mock server, simulated exchange, fake money, local server, test my bot, run a bot against a fake market, integration test, offline, sandbox.mjs, practise with a bot, test without risk, test an order, validate an order without placing it, unit tests, automated tests, run the exchange on my machine, emulator, virtual balance, simulate fills, simulate a strategy, test without a key, start the mock, fake fills, localhost',
    '模拟交易所, 模拟服务器, 本地模拟, 测试机器人, 假的市场, 离线测试, 模拟资金, 不花真钱测试, 先用假钱试, 测试下单, 模拟下单, 试下单, 本地服务器, 自动化测试, 单元测试, 虚拟资金, 假交易所, 本地跑机器人, 模拟撮合, 模拟成交, 启动模拟服务器, 不用 key 测试, 策略试跑, 集成测试',
  ),
  answers(
    '/v3/futures/api/#paper-money',
    'example of a trading bot, sample strategy, moving average bot',
    '策略示例, 机器人代码, 均线策略, 交易机器人例子, 量化示例',
  ),
  answers(
    '/faq#mock',
    'how does the mock differ from the exchange, limits of the simulation, is the mock realistic, difference between simulator and production, what does the mock assume, are the prices of the mock real',
    '模拟与真实的区别, 模拟交易所的规则, 模拟盘和实盘区别, 模拟准不准, 模拟服务器的假设, 模拟行情是真的吗, 模拟器和真实交易所差多少',
  ),
  answers(
    '/spot/api/#container',
    'docker, dockerfile, container image, CI, docker compose, kubernetes, pipeline, health check of the mock, github actions, run the paper exchange in docker',
    'docker, 容器, 镜像, docker compose, 流水线, 持续集成, k8s, docker 跑模拟盘, 容器里跑模拟交易所',
  ),
  answers(
    '/v3/futures/api/trade/place-order#placeFuturesOrder.build',
    'generate a signed curl, form for a request, code for my order, compose a request, turn fields into code',
    '生成请求代码, 生成 curl, 表单生成请求, 把参数变成代码',
  ),
]
