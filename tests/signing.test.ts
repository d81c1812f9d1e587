import { beforeAll, describe, expect, it } from 'vitest'
import type { Signing } from '../generator/contract/signing.ts'
import { generate } from '../generator/pipeline.ts'
import { signRequest } from '../generator/signing/signRequest.ts'
import { readVectors } from './fixtures/signing/readVectors.ts'

const apisOf = { sorted: ['spot', 'v3-futures'], concatenated: ['futures'] } as const
const schemes = new Map<string, Signing>()

beforeAll(async () => {
  const { value } = await generate({
    kind: 'project',
    root: new URL('..', import.meta.url).pathname.replace(/\/$/, ''),
  })
  for (const api of value?.reference.apis ?? []) {
    const signing = api.securitySchemes.find((scheme) => scheme.signing)?.signing
    if (signing) schemes.set(api.id, signing)
  }
})

describe('the signing schemes of our specs', () => {
  it.each(readVectors())(
    'give the known signature: $scheme, $name',
    async ({ scheme, secret, method, path, query = {}, body, timestamp, signature }) => {
      for (const api of apisOf[scheme]) {
        const signing = schemes.get(api)
        if (!signing) throw new Error(`the API ${api} has no x-signing`)
        const request = { method, path, query, timestamp, ...(body === undefined ? {} : { body }) }
        expect((await signRequest(signing, request, { key: 'demo', secret })).signature).toBe(signature)
      }
    },
  )
})
