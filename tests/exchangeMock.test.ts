import { describe, expect, it } from 'vitest'
import type { Signing } from '../generator/contract/signing.ts'
import { usingNonce } from '../tools/mock/authorize.ts'
import { createUsedNonces } from '../tools/mock/checkNonce.ts'
import type { ReceivedRequest } from '../tools/mock/sentValues.ts'
import { verifySignature } from '../tools/mock/verifySignature.ts'
import { clock, credentialsOf, type ExchangeRequest, readScheme, vectors } from './fixtures/signing/readExchanges.ts'

function received({ request: { method, url, headers, body } }: ExchangeRequest): ReceivedRequest {
  const { host, pathname, search } = new URL(url)
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])
  return {
    ...{ method, path: pathname, query: search.slice(1), body: body ?? '' },
    headers: { ...Object.fromEntries(named), host },
  }
}

function reasonsFor(signing: Signing, request: ReceivedRequest, vector: ExchangeRequest): readonly string[] {
  const { reasons } = verifySignature(signing, request, { ...credentialsOf(vector), now: clock.milliseconds })
  return reasons
}

/** The text with another character in place of the one at a place; digits stay digits. */
function changed(text: string, at: number): string {
  const old = text[at] ?? ''
  const other = /\d/.test(old) ? String((Number(old) + 1) % 10) : old === 'A' ? 'B' : 'A'
  return text.slice(0, at) + other + text.slice(at + 1)
}

/** The request with one character changed in the first text that holds a value. */
function withChanged(request: ReceivedRequest, value: string, at: number): ReceivedRequest {
  const swap = (text: string) => text.replace(value, () => changed(value, at))
  const headers = Object.entries(request.headers).map(([name, text = '']) => [name, swap(text)])
  return { ...request, headers: Object.fromEntries(headers), query: swap(request.query), body: swap(request.body) }
}

const time = String(clock.milliseconds)
const signature = /^The signature does not belong to this request|^The token in the .* is not signed with the secret/

describe.each(vectors)('$exchange: $request.method $request.url', (vector) => {
  const { exchange, request } = vector

  it('is taken as it was sent', () => {
    expect(reasonsFor(readScheme(vector), received(vector), vector)).toEqual([])
  })

  it('is refused with another signature', () => {
    const signing = readScheme(vector)
    const sent = [...Object.values(request.headers), request.url, request.body ?? ''].join(' ')
    const [value = ''] = sent.match(/[\w+/=%-]{43,}(?=$| |,)/g)?.slice(-1) ?? []
    expect(value).not.toBe('')
    const own = value.replace(/^.*?(?:Signature|sig)=/i, '')
    // The last character of a base64 text may stand for bits that are no part of it: the mock is exact there too.
    for (const at of [0, own.replace(/(?:=|%3D)+$/, '').length - 1]) {
      const [reason = ''] = reasonsFor(signing, withChanged(received(vector), own, at), vector)
      expect(reason).toMatch(signature)
    }
  })

  it('is refused with another key', () => {
    const wrong = received(vector)
    const swap = (text: string) => text.replace('vk-3f9a1c', 'vk-3f9a1d')
    const inToken = (text: string) =>
      text.replace(/\.(ey[\w-]+)\./, (_, claims: string) => {
        const json = swap(Buffer.from(claims, 'base64url').toString())
        return `.${Buffer.from(json).toString('base64url')}.`
      })
    const headers = Object.entries(wrong.headers).map(([name, text = '']) => [name, inToken(swap(text))])
    const own = { ...wrong, headers: Object.fromEntries(headers), query: swap(wrong.query) }
    expect(reasonsFor(readScheme(vector), own, vector)[0]).toBe('The key "vk-3f9a1d" is not known.')
  })

  it('is refused with another secret', () => {
    const signing = readScheme(vector)
    const { secret } = credentialsOf(vector)
    const wrong = { ...credentialsOf(vector), secret: changed(secret, 3), now: clock.milliseconds }
    expect(verifySignature(signing, received(vector), wrong).reasons.at(-1)).toMatch(signature)
  })

  // Not every scheme signs all of them.
  const unsigned: Readonly<Record<string, readonly string[]>> = {
    binance: ['path'],
    bybit: ['path'],
    backpack: ['path'],
    upbit: ['path'],
    htx: ['body'],
  }
  const parts = (['path', 'query', 'body'] as const).filter(
    (part) => received(vector)[part] !== '' && !unsigned[exchange]?.includes(part),
  )

  it.each(parts)('is refused with another %s', (part) => {
    const own = received(vector)
    const at = part === 'path' ? own.path.length - 1 : own[part].search(/(?<=[=:]"?)[A-Z]/i)
    if (at < 0) return
    const [reason = ''] = reasonsFor(readScheme(vector), { ...own, [part]: changed(own[part], at) }, vector)
    expect(reason).toMatch(
      exchange === 'upbit'
        ? /^The claim query_hash is not what the step "queryHash" gives\.$/
        : /^The (?:signature|parameter|key) /,
    )
  })

  it('is refused with its parameters in another order, where their order is signed', () => {
    const own = received(vector)
    const turned = (text: string, mark: string) =>
      [...text.split(mark).slice(1), ...text.split(mark).slice(0, 1)].join(mark)
    const body = own.body.startsWith('{') ? `{${turned(own.body.slice(1, -1), ',')}}` : turned(own.body, '&')
    const other = {
      ...own,
      body: unsigned[exchange]?.includes('body') ? own.body : body,
      query: turned(own.query, '&'),
    }
    if (other.body === own.body && other.query === own.query) return
    const reasons = reasonsFor(readScheme(vector), other, vector)
    if (['htx', 'backpack'].includes(exchange)) expect(reasons).toEqual([])
    else expect(reasons[0]).toMatch(/^The (?:signature|claim query_hash) /)
  })
})

describe('the time of a request', () => {
  it.each(vectors.filter(({ exchange }) => !['kraken', 'bitfinex', 'upbit'].includes(exchange)))(
    'is named by its distance: $exchange $request.method',
    (vector) => {
      const own = received(vector)
      const swap = (text: string) => text.replaceAll('1735689600', '1735589600').replaceAll('2025-01-01', '2024-01-01')
      const headers = Object.entries(own.headers).map(([name, text = '']) => [name, swap(text)])
      const late = { ...own, headers: Object.fromEntries(headers), query: swap(own.query), body: swap(own.body) }
      expect(reasonsFor(readScheme(vector), late, vector)[0]).toMatch(/^The timestamp is \d+ ms old/)
    },
  )

  it.each(vectors.filter(({ exchange }) => ['kraken', 'bitfinex'].includes(exchange)))(
    'is a nonce that is signed: $exchange',
    (vector) => {
      const own = withChanged(received(vector), time, time.length - 1)
      expect(reasonsFor(readScheme(vector), own, vector)[0]).toMatch(signature)
    },
  )
})

describe('a nonce', () => {
  it.each([
    ['kraken', `The nonce ${time} does not grow: the last one of this key was ${time}.`],
    ['upbit', `The nonce "${clock.uuid}" was used before.`],
  ])('is taken once: %s', (exchange, reason) => {
    const vector = vectors.find((one) => one.exchange === exchange)
    if (!vector) throw new Error('no vector')
    const verifier = { ...credentialsOf(vector), now: clock.milliseconds, nonces: createUsedNonces() }
    const signing = readScheme(vector)
    const verified = () => usingNonce(verifySignature(signing, received(vector), verifier), verifier).reasons
    expect(verified()).toEqual([])
    expect(verified()).toEqual([reason])
  })

  it('is kept for each key', () => {
    const nonces = createUsedNonces()
    expect([nonces.use('a', '7'), nonces.use('b', '6'), nonces.use('a', '8'), nonces.use('b', '5')]).toEqual([
      [],
      [],
      [],
      ['The nonce 5 does not grow: the last one of this key was 6.'],
    ])
  })
})
