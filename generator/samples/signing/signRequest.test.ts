import { describe, expect, it } from 'vitest'
import { readVectors } from '../../../tests/fixtures/signing/readVectors.ts'
import {
  concatenatedScheme,
  inHex,
  signedText,
  sortedScheme as sorted,
} from '../../../tests/fixtures/signing/schemes.ts'
import type { Signing } from '../../contract/signing.ts'
import { signRequest } from './signRequest.ts'

const concatenated: Signing = {
  ...concatenatedScheme,
  headers: { 'X-KEY': '{key}', 'X-SIGN': '{signature}', 'X-TIME': '{timestamp}', 'X-PASSPHRASE': '{passphrase}' },
}

describe('signing a request', () => {
  it.each(readVectors())(
    '$scheme: $name',
    async ({ scheme, secret, method, path, query = {}, body, timestamp, canonical, signature }) => {
      const signing = scheme === 'sorted' ? sorted : concatenated
      const request = { method, path, query: Object.entries(query), timestamp, ...(body === undefined ? {} : { body }) }
      const signed = await signRequest(signing, request, { key: 'demo', secret })
      expect(signed.canonical).toBe(canonical)
      expect(signed.signature).toBe(signature)
    },
  )

  it('fills in the headers', async () => {
    const request = { method: 'GET', path: '/a', query: [], timestamp: '1700000000000' }
    const { headers, signature } = await signRequest(concatenated, request, { key: 'k', secret: 's', passphrase: 'p' })
    expect(headers).toEqual({ 'X-KEY': 'k', 'X-SIGN': signature, 'X-TIME': '1700000000000', 'X-PASSPHRASE': 'p' })
  })

  it('writes a signature in hexadecimal where the scheme says so', async () => {
    const request = { method: 'GET', path: '/a', query: [], timestamp: '1' }
    const { signature } = await signRequest(inHex(signedText({ template: '{method}' })), request, {
      key: 'k',
      secret: 's',
    })
    expect(signature).toMatch(/^[0-9a-f]{64}$/)
  })

  it('refuses a template with a name that has no value', async () => {
    const slip = signedText({ template: '{metod}' })
    const request = { method: 'GET', path: '/a', query: [], timestamp: '1' }
    await expect(signRequest(slip, request, { key: 'k', secret: 's' })).rejects.toThrow('{metod}')
  })
})
