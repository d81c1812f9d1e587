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
  ['数量精度不对', true],
  ['签名不匹配', true],
  ['深度对不上', false],
])('%j describes a fault that an answer reports: %s', (text, isFault) => {
  expect(readIntent(text, [text]).isFault).toBe(isFault)
})
