import { describe, expect, it } from 'vitest'
import { credentialsOf, ownRequest, readScheme, vectors } from '../../../tests/fixtures/signing/readExchanges.ts'
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
