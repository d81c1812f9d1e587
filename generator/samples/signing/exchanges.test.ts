import { describe, expect, it } from 'vitest'
import { credentialsOf, ownRequest, readScheme, vectors } from '../../../tests/fixtures/signing/readExchanges.ts'
import { textOf } from './fillTemplate.ts'
import { runSteps } from './runSteps.ts'
import { openRequest } from './sentRequest.ts'
import { signRequest } from './signRequest.ts'

describe('the requests of other exchanges', () => {
  it.each(vectors)('$exchange: $request.method $request.url', async (vector) => {
    const { request } = vector
    const signing = readScheme(vector)
    const signed = await signRequest(signing, ownRequest(signing, vector), credentialsOf(vector))
    const { 'Content-Type': _, ...headers } = request.headers
    expect(signed.headers).toEqual(headers)
    expect(signed.target).toBe(request.url.replace(/^https:\/\/[^/]+/, ''))
    expect(signed.body).toBe(request.body ?? '')
  })
})

describe('a request before it is signed', () => {
  const vectorOf = (exchange: string, method: string) => {
    const vector = vectors.find((own) => own.exchange === exchange && own.request.method === method)
    if (!vector) throw new Error(`no request of ${exchange}`)
    const signing = readScheme(vector)
    return { signing, request: ownRequest(signing, vector) }
  }

  it('names the key in the query it is signed in, as a piece of its own', async () => {
    const { signing, request } = vectorOf('htx', 'GET')
    const { parts } = await runSteps(signing, request)
    const text =
      'GET\napi.huobi.pro\n/v1/account/accounts\nAccessKeyId={key}&SignatureMethod=HmacSHA256&SignatureVersion=2&Timestamp=2025-01-01T00%3A00%3A00'
    expect(textOf(parts['signature'] ?? [])).toBe(text)
    expect(parts['signature']).toContainEqual({ placeholder: 'key', text: '{key}', isOpen: true })
    const known = await runSteps(signing, request, { key: 'a+b' })
    expect(textOf(known.parts['signature'] ?? [])).toBe(text.replace('{key}', 'a%2Bb'))
  })

  it('shows the address with names for what is not known, and none for an unset window', () => {
    const htx = vectorOf('htx', 'GET')
    expect(openRequest(htx.signing, htx.request, { timestamp: '2025-01-01T00:00:00' }).target).toBe(
      '/v1/account/accounts?AccessKeyId={key}&SignatureMethod=HmacSHA256&SignatureVersion=2&Timestamp=2025-01-01T00%3A00%3A00&Signature={signature}',
    )
    const { signing, request } = vectorOf('binance', 'GET')
    expect(openRequest(signing, request, { timestamp: '1' }).target).toBe(
      '/api/v3/account?timestamp=1&signature={signature}',
    )
  })

  it('shows the body with what the scheme adds', () => {
    const { signing, request } = vectorOf('kraken', 'POST')
    expect(openRequest(signing, request, { timestamp: '1', nonce: '2' }).body).toBe(
      'nonce=2&pair=XBTUSD&type=buy&ordertype=limit&volume=0.5&price=30000.1',
    )
  })
})
