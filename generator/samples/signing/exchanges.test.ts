import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SignableRequest, Signing } from '../../contract/signing.ts'
import { builtApiOf } from '../../model/testing.ts'
import { signingOf } from './signingOf.ts'
import { signRequest } from './signRequest.ts'
import { timestampAt } from './timestamp.ts'

/** Requests of twelve exchanges, signed by an independent client with invented credentials and a fixed clock. */
interface SignedRequests {
  readonly credentials: { readonly key: string; readonly secret: string; readonly passphrase: string }
  readonly clock: { readonly milliseconds: number; readonly uuid: string }
  readonly vectors: readonly {
    readonly exchange: string
    readonly secret?: string
    readonly request: {
      readonly method: string
      readonly url: string
      readonly headers: Readonly<Record<string, string>>
      readonly body: string | null
    }
  }[]
}

const fixtures = new URL('../../../tests/fixtures/signing/', import.meta.url).pathname
const { credentials, clock, vectors }: SignedRequests = JSON.parse(readFileSync(`${fixtures}requests.json`, 'utf8'))

/** Parameters that the scheme adds itself: the request has them before it is signed by nobody. */
function ownRequest(signing: Signing, { method, url, body }: (typeof vectors)[number]['request']): SignableRequest {
  const { host, pathname: path, searchParams } = new URL(url)
  const added = new Set([...Object.keys(signing.leadingParameters), ...Object.keys(signing.parameters)])
  const query = [...searchParams].filter(([name]) => !added.has(name))
  const form = [...new URLSearchParams(body ?? '')].filter(([name]) => !added.has(name))
  const own = body?.startsWith('{') ? body : String(new URLSearchParams(form))
  const window = searchParams.get('recvWindow') ?? new URLSearchParams(body ?? '').get('recvWindow')
  return {
    method,
    path,
    host,
    query,
    timestamp: timestampAt(signing.timestamp, clock.milliseconds),
    nonce: signing.nonce === 'uuid' ? clock.uuid : String(clock.milliseconds),
    ...(own === '' ? {} : { body: own }),
    ...(window === null ? {} : { receiveWindow: window }),
  }
}

function readScheme(exchange: string, method: string): Signing {
  const { api } = builtApiOf({ 'openapi.yaml': textOf(exchange) })
  const operation = api.operations.find((candidate) => candidate.method === method)
  const signing = api.securitySchemes[0]?.signing
  if (!operation || !signing) throw new Error(`${exchange} has no x-signing`)
  return signingOf(signing, operation)
}

function textOf(exchange: string): string {
  return readFileSync(`${fixtures}exchanges/${exchange}.yaml`, 'utf8')
}

describe('the requests of other exchanges', () => {
  it.each(vectors)('$exchange: $request.method $request.url', async ({ exchange, secret, request }) => {
    const signing = readScheme(exchange, request.method)
    const own = ownRequest(signing, request)
    const signed = await signRequest(signing, own, { ...credentials, secret: secret ?? credentials.secret })
    const { 'Content-Type': _, ...headers } = request.headers
    expect(signed.headers).toEqual(headers)
    expect(signed.target).toBe(request.url.replace(/^https:\/\/[^/]+/, ''))
    expect(signed.body).toBe(request.body ?? '')
  })
})
