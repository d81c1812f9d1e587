import { expect, test } from 'vitest'
import { readIntent } from './intent.ts'

test.each([
  ['cancel orders', 'cancel', false],
  ['how long are cancelled orders kept', undefined, true],
  ['what happens without a price', undefined, true],
  ['how do I place an order', 'create', false],
  ['撤单', 'cancel', false],
  ['最多能挂多少', undefined, true],
  ['调用接口', undefined, false],
  ['定时撤单', undefined, false],
  ['下单限频多少', 'create', false],
  ['限频多少', undefined, true],
  ['export withdrawals', 'read', false],
  ['replacement for the old header', undefined, false],
  ['how do I know that it is open', 'read', false],
  ['how to keep a book', undefined, true],
  ['增量深度怎么拼', undefined, true],
  ['maximum position', undefined, true],
  ['close all positions', 'close', false],
  ['close price of a candle', undefined, false],
  ['set a stop loss', 'create', false],
  ['set leverage', 'change', false],
  ['add isolated margin', 'change', false],
  ['set a position mode', 'change', false],
  ['set a trailing stop', 'create', false],
  ['怎么设置止盈止损', 'create', false],
  ['设置杠杆', 'change', false],
  ['exit code of all programs', undefined, false],
  ['open and close time of all candles', undefined, false],
  ['close my BTC position', 'close', false],
  ['cancel an order that is PENDING_CANCEL', 'cancel', false],
  ['order stuck in PENDING_CANCEL', undefined, false],
  ['how do i short', 'create', false],
  ['kill all open orders', 'cancel', false],
  ['set stop loss on my position', 'create', false],
  ['add collateral to a short', 'change', false],
  ['how close is my position to a stop', undefined, false],
  ['how close my long', 'close', false],
  ['how exit position', 'close', false],
  ['止损怎么设置', 'create', false],
  ['现货划到合约', 'transfer', false],
  ['合约计划委托', undefined, false],
  ['账户划分', undefined, false],
  ['划 100 usdt', 'transfer', false],
  ['一共有哪些接口', undefined, false],
  ['还有哪些频道', undefined, false],
  ['我一共付了多少', 'read', false],
  ['我付了多少手续费', 'read', false],
  ['还有多少可用', 'read', false],
  ['我最多可以挂多少', undefined, true],
  ['difference between two channels', undefined, true],
  ['snapshot vs incremental', undefined, true],
  ['order status partially filled', undefined, true],
  ['部分成交的状态', undefined, true],
  ['order status', 'read', false],
  ['get order status cancelled', 'read', false],
  ['query order status failed', 'read', false],
  ['查询部分成交状态的委托', 'read', false],
  ['withdrawal failed status', 'read', false],
  ['stream order status canceled', 'read', false],
  ['what positions do I hold', 'read', false],
  ['what are my open orders', 'read', false],
  ['how much can I borrow to buy', 'read', false],
  ['what are open orders', undefined, true],
  ['which leverage am I using', 'read', false],
  ['short 5 contracts', 'create', false],
  ['是否可以提现', 'withdraw', true],
  ['查询委托是否成交', 'read', false],
  ['which call do I need to withdraw my coins', 'withdraw', false],
  ['what do I do to place an order', 'create', false],
  ['what do I send to change my leverage', 'change', false],
  ['下载订单', undefined, false],
  ['剩下的委托单', undefined, false],
  ['在线下单', 'create', false],
  ['long order ids', undefined, false],
  ['which orders are rejected', undefined, true],
  ['which of my orders are open', 'read', false],
  ['which orders are open', 'read', false],
  ['哪些委托会被拒绝', undefined, true],
  ['which coins can be withdrawn', undefined, false],
  ['哪些交易对能交易', undefined, false],
  ['was my withdrawal sent', 'read', false],
  ['why is my order still NEW', undefined, true],
  ['new order', 'create', false],
  ['read balances', 'read', false],
  ['取消所有订阅', undefined, false],
  ['提现发出了没有', 'read', false],
  ['用 REST 拿深度', 'read', false],
  ['lowest price I may sell at', 'create', true],
  ['最低能卖什么价', 'create', true],
])('%j wants %s, and asks for a rule: %s', (text, verb, isQuestion) => {
  expect(readIntent(text, text.split(' '))).toMatchObject({ isQuestion, ...(verb ? { verb } : {}) })
  expect(readIntent(text, text.split(' ')).verb).toBe(verb)
})

test.each([
  ['rate limit cancel order', true],
  ['下单限频多少', true],
  ['每秒能下多少单', true],
  ['下单频率过高', false],
  ['rate limit exceeded on place order', false],
  ['withdraw fee rate limit', false],
  ['withdrawal history rate limit', false],
])('%j asks for the rate limit of a call: %s', (text, isLimitOfCall) => {
  expect(readIntent(text, text.split(' ')).isLimitOfCall).toBe(isLimitOfCall)
})

test.each([
  ['ticker channel', true],
  ['REST equivalent of the ticker channel', false],
  ['order updates by websocket instead of REST', true],
  ['subscribe to the rest of the channels', true],
  ['notify me of a fill', true],
  ['成交后第一时间知道', true],
  ['know at once that an order is filled', true],
  ['know the state of an order', false],
  ['trades in real time', true],
])('%j asks for pushed data: %s', (text, isStream) => {
  expect(readIntent(text, text.split(' ')).isStream).toBe(isStream)
})

test.each([
  ['exception', true],
  ['数量精度不对', true],
  ['签名不匹配', true],
  ['签名不通过', true],
  ['价格不能高于多少', false],
  ['价格高于上界', true],
  ['深度对不上', false],
  ['哪个字段是冻结', false],
  ['which field is frozen', false],
  ['冻结的钱看哪个字段', false],
  ['挂单冻结了多少', false],
  ['how much is locked in orders', false],
  ['账户被冻结', true],
  ['which field is missing', true],
  ['which parameter is invalid', true],
  ['哪个参数错误', true],
])('%j describes a fault that an answer reports: %s', (text, isFault) => {
  expect(readIntent(text, text.split(' ')).isFault).toBe(isFault)
})

test.each([
  ['ticker updates per second', true],
  ['how often does the book push', true],
  ['K 线每秒更新', true],
  ['行情多久推送一次', true],
  ['深度推送多久一次', true],
  ['requests per second', false],
  ['每秒请求数', false],
])('%j asks how often data is pushed: %s', (text, isPace) => {
  const intent = readIntent(text, text.split(' '))
  expect(intent.isPace).toBe(isPace)
  if (isPace) expect(intent).toMatchObject({ isStream: true, isLimitOfCall: false })
})

test.each([
  'replacement for a header',
  '旧接口对应什么',
  '这个字段对应 V3 哪个',
  'migrating to v3',
  '这个请求头换成什么',
  '旧版代码改成新版',
])('%j asks for the successor', (text) => {
  expect(readIntent(text, text.split(' ')).isMigration).toBe(true)
})

test('an older order is no older API', () => {
  expect(readIntent('老订单怎么改价', ['老订单怎么改价']).isMigration).toBe(false)
})

test('data that cannot be had is a fault', () => {
  expect(readIntent('拿不到数据', ['拿不到数据']).isFault).toBe(true)
})
