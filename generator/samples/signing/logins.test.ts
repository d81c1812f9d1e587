import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Json } from '../../contract/json.ts'
import { builtApiOf } from '../../model/testing.ts'
import { signLogin } from './signLogin.ts'
import { timestampAt } from './timestamp.ts'

const folder = new URL('../../../tests/fixtures/signing/logins/', import.meta.url).pathname
const credentials = { key: 'demo-key', secret: 'demo-secret', passphrase: 'demo-pass' }
const now = 1_735_689_600_123
const nonce = '000102030405060708090a0b0c0d0e0f'

async function loginOf(exchange: string): Promise<Json> {
  const { api } = builtApiOf({ 'asyncapi.yaml': readFileSync(`${folder}${exchange}.yaml`, 'utf8') })
  const signing = api.securitySchemes[0]?.signing
  if (!signing) throw new Error(`${exchange} has no x-signing`)
  return signLogin(signing, { timestamp: timestampAt(signing.timestamp, now), nonce }, credentials)
}

function hmac(text: string, encoding: 'base64' | 'hex'): string {
  return createHmac('sha256', credentials.secret).update(text).digest(encoding)
}

it('signs a login of OKX', async () => {
  const sign = hmac('1735689600GET/users/self/verify', 'base64')
  expect(await loginOf('okx')).toEqual({
    op: 'login',
    args: [{ apiKey: 'demo-key', passphrase: 'demo-pass', timestamp: '1735689600', sign }],
  })
})

it('signs a login of Bybit', async () => {
  const signature = hmac('GET/realtime1735689610123', 'hex')
  expect(await loginOf('bybit')).toEqual({ op: 'auth', args: ['demo-key', 1_735_689_610_123, signature] })
})

it('signs a login of Deribit', async () => {
  expect(await loginOf('deribit')).toMatchObject({
    method: 'public/auth',
    params: {
      client_id: 'demo-key',
      timestamp: now,
      nonce,
      signature: hmac(`${now}\n${nonce}\n`, 'hex'),
    },
  })
})
