import { readdirSync, readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { describe, expect, it } from 'vitest'
import type { Signing } from '../generator/contract/signing.ts'
import { generate } from '../generator/pipeline.ts'
import { signingOf } from '../generator/samples/signing/signingOf.ts'
import { signLogin } from '../generator/samples/signing/signLogin.ts'
import { signRequest } from '../generator/samples/signing/signRequest.ts'
import { timestampAt } from '../generator/samples/signing/timestamp.ts'

const folder = new URL('fixtures/signing/schemes/', import.meta.url).pathname

interface PublishedVector {
  readonly name: string
  readonly key?: string
  readonly secret: string
  readonly method: string
  readonly path: string
  readonly host?: string
  readonly nonce?: string
  readonly query?: [string, string][]
  readonly body?: string
  readonly timestamp: string
  readonly receiveWindow?: string
  readonly canonical: string
  readonly signature: string
}

async function readScheme(file: string): Promise<{ signing: Signing; vectors: PublishedVector[] }> {
  const { value } = await generate({ kind: 'specs', root: folder, specs: [file] })
  const [api] = value?.reference.apis ?? []
  const [operation] = api?.operations ?? []
  const signing = api?.securitySchemes[0]?.signing
  if (!signing || !operation) throw new Error(`${file} has no x-signing`)
  const spec = load(readFileSync(folder + file, 'utf8')) as { 'x-vectors': PublishedVector[] }
  return { signing: signingOf(signing, operation), vectors: spec['x-vectors'] }
}

describe.each(readdirSync(folder))('the scheme of %s', (file) => {
  it('gives the canonical strings and signatures of its vectors', async () => {
    const { signing, vectors } = await readScheme(file)
    expect(vectors.length).toBeGreaterThan(0)
    for (const { key = 'demo-key', secret, query = [], canonical, signature, name: _, ...request } of vectors) {
      const signed = await signRequest(signing, { ...request, query }, { key, secret })
      expect(signed).toMatchObject({ canonical, signature })
    }
  })
})

it('appends the signature to the query, after what it signs', async () => {
  const { signing } = await readScheme('signed-query.yaml')
  const request = { method: 'POST', path: '/order', query: [['side', 'BUY']] as const, timestamp: '1' }
  const { target, signature, headers } = await signRequest(signing, request, { key: 'demo', secret: 's' })
  expect(target).toBe(`/order?side=BUY&timestamp=1&signature=${signature}`)
  expect(headers).toEqual({ 'X-MBX-APIKEY': 'demo' })
})

it('signs the frame that logs a connection in', async () => {
  const { signing } = await readScheme('signed-expiry.yaml')
  const secret = 'chNOOS4KvNXR_Xq4k4c9qsfoKWvnDecLATCRlcBwyKDYnWgO'
  const frame = await signLogin(
    signing,
    { timestamp: timestampAt(signing.timestamp, 1_518_064_176_500) },
    { key: 'demo', secret },
  )
  expect(frame).toEqual({
    op: 'authKeyExpires',
    args: ['demo', 1_518_064_236, '6d459dc02866d35a2b965edeecc68063d488e296b77982235fc6eca24b934945'],
  })
})
