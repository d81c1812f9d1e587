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
    ['{"code":200,"msg":"Success"}', '200', '200 Success'],
    ['HTTP 200 11008', '11008', '11008'],
    ['HTTP/1.1 401 Unauthorized 21399', '21399', '21399'],
    ['error 21399', '21399', 'error 21399'],
    ['错误码 21399', '21399', '错误码 21399'],
    ['99999', '99999', '99999'],
  ])('%s', (written, code, text) => {
    expect(readReply(written)).toEqual({ code, text })
  })

  test.each([
    'HTTP 200 but failed',
    '429',
    'status 200',
    'limit 1000',
    '{"symbol":"BTC_USDT","side":"BUY"}',
    'code example',
  ])('without a code of an error: %s', (written) => {
    expect(readReply(written)).toEqual({ text: written })
  })
})
