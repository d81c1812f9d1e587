import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Json } from '../../generator/contract/json.ts'
import type { Signing } from '../../generator/contract/signing.ts'
import { sortedScheme } from '../../tests/fixtures/signing/schemes.ts'
import { verifyLogin } from './verifyLogin.ts'

const params = { key: '{key}', signTimestamp: '{timestamp}', method: 'HmacSHA256', signature: '{signature}' }
const scheme: Signing = {
  ...sortedScheme,
  login: { method: 'GET', path: '/ws', frame: { event: 'subscribe', channel: ['auth'], params } },
}
const signature = createHmac('sha256', 'secret').update('GET\n/ws\nsignTimestamp=1700000000000').digest('base64')
const sent = { key: 'demo', signTimestamp: 1_700_000_000_000, signature }

function reasonsFor(own: Json): readonly string[] {
  const frame = { event: 'subscribe', channel: ['auth'], params: own }
  return verifyLogin(scheme, frame, { key: 'demo', secret: 'secret', now: 1_700_000_000_000 }).reasons
}

it('takes a login without the members that are the same in every login', () => {
  expect(reasonsFor(sent)).toEqual([])
})

it('refuses a member that differs from what is the same in every login', () => {
  expect(reasonsFor({ ...sent, method: 'MD5' })).toEqual(['The frame has "MD5" at /params/method, not "HmacSHA256".'])
})

it('refuses a login without its signature', () => {
  expect(reasonsFor({ key: 'demo', signTimestamp: 1_700_000_000_000 })).toContain(
    'The frame has nothing at /params/signature.',
  )
})
