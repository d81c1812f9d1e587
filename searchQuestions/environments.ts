import { answers } from './answers.ts'

/** What readers ask of hosts, the test environment and the mock. */
export const environmentsQuestions = [
  answers(
    '/faq#addresses /spot/#hosts /v3/futures/#hosts',
    'host, URL, domain, endpoint addresses, base url, server address, which host, production url, which url do I call',
    '域名, 地址, 主机, 接口地址, 服务器地址, 正式环境地址, 接口网址',
  ),
  answers('/spot/api/#base-url /v3/futures/api/#base-url', 'base url of REST, root url, api host', 'REST 地址, 根地址'),
  answers(
    '/faq#servers',
    'latency, location of servers, colocation, data center, AWS region, closest region, where is the matching engine, VPS, slow responses, fastest place for my bot, ping to the exchange',
    '延迟, 延迟最低, 服务器在哪里, 部署在哪, 机房, 托管, 东京, 最近的节点, 服务器放哪最快, 网络延迟',
  ),
  answers(
    '/faq#test-environment',
    'testnet, test environment, demo account, practise, try without money, dry run, is there a demo, test orders',
    '测试环境, 测试网, 演示账户, 练习, 有测试环境吗, 测试下单',
  ),
  answers(
    '/spot/api/#paper-money /v3/futures/api/#paper-money',
    'mock server, simulated exchange, fake money, local server, test my bot, run a bot against a fake market, integration test, offline, sandbox.mjs, practise with a bot, test without risk, test an order, validate an order without placing it',
    '模拟交易所, 模拟服务器, 本地模拟, 测试机器人, 假的市场, 离线测试, 模拟资金, 不花真钱测试, 先用假钱试, 测试下单, 模拟下单, 试下单',
  ),
  answers(
    '/faq#mock',
    'how does the mock differ from the exchange, limits of the simulation',
    '模拟与真实的区别, 模拟交易所的规则',
  ),
  answers('/spot/api/#container', 'docker, dockerfile, container image, CI', 'docker, 容器, 镜像'),
]
