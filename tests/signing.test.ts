import { beforeAll, describe, expect, it } from 'vitest'
import type { Signing } from '../generator/contract/signing.ts'
import { signLogin } from '../generator/samples/signing/signLogin.ts'
import { signRequest } from '../generator/samples/signing/signRequest.ts'
import { readVectors } from './fixtures/signing/readVectors.ts'
import { readProjectApis } from './projectApis.ts'

const apisOf = { sorted: ['spot', 'v3-futures'], concatenated: ['futures'] } as const
const schemes = new Map<string, Signing>()
const logins = new Map<string, Signing>()

beforeAll(async () => {
  for (const api of await readProjectApis()) {
    const signing = api.securitySchemes.find((scheme) => scheme.signing)?.signing
    if (signing) schemes.set(api.id, signing)
    const login = api.securitySchemes.find((scheme) => scheme.signing?.login)?.signing
    if (login) logins.set(api.id, login)
  }
})

describe('the signing schemes of our specs', () => {
  it.each(readVectors())(
    'give the known signature: $scheme, $name',
    async ({ scheme, secret, method, path, query = {}, body, timestamp, signature }) => {
      for (const api of apisOf[scheme]) {
        const signing = schemes.get(api)
        if (!signing) throw new Error(`the API ${api} has no x-signing`)
        const request = {
          method,
          path,
          query: Object.entries(query),
          timestamp,
          ...(body === undefined ? {} : { body }),
        }
        expect((await signRequest(signing, request, { key: 'demo', secret })).signature).toBe(signature)
      }
    },
  )
})

describe.each(['spot', 'v3-futures'])('the WebSocket login of %s', (api) => {
  it.each([
    ['example-secret-for-docs-only', '1700000000000', 'Upk1mJ7Ytba9SgSdCLgtckz85eLiYHOchql13NnOHec='],
    ['another-example-secret-not-real', '1735689600000', 'JsEvVt5J0DZo0v8dhPRhq1c+RPPhu/z4tS+9rpT+ElQ='],
  ])('gives the known frame for %s', async (secret, timestamp, signature) => {
    const signing = logins.get(api)
    if (!signing) throw new Error(`the API ${api} has no login`)
    expect(await signLogin(signing, { timestamp }, { key: 'demo', secret })).toEqual({
      event: 'subscribe',
      channel: ['auth'],
      params: {
        key: 'demo',
        signTimestamp: Number(timestamp),
        signatureMethod: 'HmacSHA256',
        signatureVersion: '2',
        signature,
      },
    })
  })
})
