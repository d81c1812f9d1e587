import { expect, test } from 'vitest'
import { secretSign } from './secretSigns.ts'

const random = 'aB3'.repeat(20)

test.each<[string, [string, string][], string | undefined]>([
  ['a parameter called secret', [['apiSecret', 'abc']], undefined],
  ['a passphrase in the body', [], '{"auth":{"passphrase":"hunter2"}}'],
  ['a signature', [['signature', 'abc']], undefined],
  ['a long random text', [['note', random]], undefined],
  ['a long random text in a list', [], `{"a":["${random}"]}`],
  ['a body that is a form', [], 'a=1&secret=abc'],
  ['128 hexadecimal digits', [['k', '0a'.repeat(64)]], undefined],
  ['a private key', [], '-----BEGIN EC PRIVATE KEY-----\nAAAA'],
])('%s is refused', (_name, query, body) => {
  expect(secretSign(query, body)).toMatch(/credential|key or secret/)
})

test.each<[string, [string, string][], string | undefined]>([
  [
    'a placeholder',
    [
      ['secret', '<secret>'],
      ['passphrase', 'YOUR_PASSPHRASE'],
    ],
    undefined,
  ],
  ['a number', [['price', '20000.5']], '{"size":1,"post":true,"note":null}'],
  ['the id of a transaction', [['txId', '0a'.repeat(32)]], undefined],
  ['an address of a coin', [], '{"address":"1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"}'],
  ['a design', [['design', 'a']], undefined],
  ['no body', [], undefined],
])('%s is taken', (_name, query, body) => {
  expect(secretSign(query, body)).toBeUndefined()
})
