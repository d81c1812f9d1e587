import { describe, expect, test } from 'vitest'
import { readReply } from './readReply.ts'

describe('a pasted reply', () => {
  test.each([
    ['{"code":11008,"msg":"xx","data":null}', '11008', '11008 xx'],
    ['HTTP 200 {"code":11008,"msg":"Order does not exist","data":null}', '11008', '11008 Order does not exist'],
    ['< HTTP/1.1 200 OK {"code":10003,"msg":"x","data":{}}', '10003', '10003 x'],
    ['200 {"code":11008}', '11008', '11008'],
    ['status=200 body={"code":10003,"msg":"Bad sign"}', '10003', '10003 Bad sign'],
    ['{"statusCode":400,"error":{"code":"INVALID_ORDER","message":"No."}}', 'INVALID_ORDER', 'INVALID_ORDER No.'],
    ["{'retCode': 10001, 'retMsg': 'params error'}", '10001', '10001 params error'],
    ['{"code":-2010,"msg":"Account has insufficient balance"}', '-2010', '-2010 Account has insufficient balance'],
    ['{"code":"0","data":[{"sCode":"51008","sMsg":"Insufficient balance"}]}', '51008', '51008 Insufficient balance'],
    ['{"currencyCode":"USD","code":11008}', '11008', '11008 USD'],
    ['{"code":200,"msg":"Success"}', '200', '200 Success'],
    ['{"code": 11008,\n  "msg": "x"\n}', '11008', '11008 x'],
    ['HTTP 200 11008', '11008', '11008'],
    ['HTTP/1.1 401 Unauthorized 21399', '21399', '21399'],
    ['error 21399', '21399', 'error 21399'],
    ['error code 21399', '21399', '21399'],
    ['what is error 21399', '21399', 'what is error 21399'],
    ['errorCode 11008', '11008', '11008'],
    ['code 11008 order does not exist', '11008', '11008 order does not exist'],
    ['Error code: INVALID_SIGNATURE', 'INVALID_SIGNATURE', 'INVALID_SIGNATURE'],
    ['错误码 21399', '21399', '21399'],
    ['返回码: 11008', '11008', '11008'],
    ['99999', '99999', '99999'],
    ['#11008', '11008', '#11008'],
  ])('%s', (written, code, text) => {
    expect(readReply(written)).toMatchObject({ code, text })
  })

  test.each([
    'HTTP 200 but failed',
    '429',
    'status 200',
    'limit 1000',
    '{"symbol":"BTC_USDT","side":"BUY"}',
    'code example',
    'promo code: 123456',
    'verification code 123456',
    'zip code 94107',
    'python code: PLACE_ORDER',
    'unicode: x',
    'encode: base64',
    'order status code: CANCELED',
    'code: how to sign',
    '{"message":"OK","data":[{"ordId":"1"}]}',
    '{"msg":"success","ordId":"2"}',
  ])('without a code of an error: %s', (written) => {
    expect(readReply(written)).toEqual({ text: written, message: '', isBare: false })
  })

  test.each([
    ['{"event":"error","message":"Subscription failed"}', 'Subscription failed'],
    ["ws error {'msg': 'No such channel', 'id': 7}", 'No such channel'],
    ['{"code":null,"msg":"x"}', 'x'],
  ])('without a code is read by its message: %s', (written, text) => {
    expect(readReply(written)).toEqual({ text, message: '', isBare: false })
  })

  test('that contradicts its code is read by its message', () => {
    expect(readReply('{"code":200,"msg":"order not found"}')).toEqual({
      text: '200 order not found',
      message: 'order not found',
      isBare: false,
    })
  })

  test('of any size is read in one pass', () => {
    const long = ['a', 'error', '{"code":', 'HTTP '].map((start) => `${start}${' '.repeat(200_000)}x`)
    const before = process.cpuUsage().user
    for (const text of [...long, '"'.repeat(200_000), 'a='.repeat(100_000), '"msg":"\\'.repeat(20_000)]) readReply(text)
    expect((process.cpuUsage().user - before) / 1000).toBeLessThan(2000)
  })
})

test.each([
  'requests.exceptions.HTTPError: 401 Client Error: Unauthorized for url',
  'AxiosError: Request failed with status code 401',
  'urllib.error.HTTPError: HTTP Error 401: Unauthorized',
])('%j tells of a status alone', (typed) => {
  expect(readReply(typed).text).toBe('HTTP 401')
})

test('the words of a reader stay beside a status', () => {
  expect(readReply('Request failed with status code 400 insufficient balance').text).toBe(
    'HTTP 400 insufficient balance',
  )
  expect(readReply('how to fix status code 429 on withdraw').text).toBe('how to fix HTTP 429 on withdraw')
})
