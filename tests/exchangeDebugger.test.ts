import { describe, expect, it } from 'vitest'
import type { SignableRequest } from '../generator/contract/signing.ts'
import { explainDifference } from '../generator/samples/signing/explainDifference.ts'
import { explainSignature } from '../generator/samples/signing/explainSignature.ts'
import { explainToken } from '../generator/samples/signing/explainToken.ts'
import { type TemplatePart, textOf } from '../generator/samples/signing/fillTemplate.ts'
import { readToken } from '../generator/samples/signing/readToken.ts'
import { runSteps } from '../generator/samples/signing/runSteps.ts'
import { readRequest } from '../site/browser/islands/signatureDebugger/readRequest.ts'
import {
  credentialsOf,
  type ExchangeRequest,
  ownRequest,
  readScheme,
  vectors,
} from './fixtures/signing/readExchanges.ts'

/** The text with another character in place of the one at a place; digits stay digits. */
function changed(text: string, at: number): string {
  const old = text[at] ?? ''
  const other = /\d/.test(old) ? String((Number(old) + 1) % 10) : old === 'X' ? 'Y' : 'X'
  return text.slice(0, at) + other + text.slice(at + 1)
}

/** Kinds of finding allowed for a change of one character, by the part of the text. */
const names: Readonly<Record<string, RegExp>> = {
  method: /^methodDifferent$/,
  path: /^path/,
  host: /^hostDifferent$/,
  timestamp: /^timestamp(?:Different|Format)$/,
  nonce: /^nonceDifferent$/,
  key: /^keyDifferent$/,
  passphrase: /^passphraseDifferent$/,
  receiveWindow: /^windowDifferent$/,
  body: /^(?:body|parameter|separator)/,
  fixed: /^(?:text|lineFeed|whiteSpace|trailing)/,
}
const parameters = /^(?:parameter|notEncoded|encoded|questionMark|separator)/
const result = /^resultDifferent$/

function nameOf({ placeholder = 'fixed' }: TemplatePart, steps: readonly string[]): RegExp {
  if (steps.includes(placeholder)) return result
  return names[placeholder] ?? parameters
}

async function runOf(vector: ExchangeRequest, own?: SignableRequest) {
  const signing = readScheme(vector)
  const request = own ?? ownRequest(signing, vector)
  const { parts, values } = await runSteps(signing, request, credentialsOf(vector))
  // The parts of a token are compared by name.
  const steps = signing.steps.filter(({ kind, name }) => kind !== 'jwt' && parts[name])
  return { signing, request, parts, values, steps: steps.map(({ name }) => ({ name, own: parts[name] ?? [] })) }
}

describe.each(vectors)('$exchange: $request.method $request.url', (vector) => {
  it('has each changed character of each text named as what it is', async () => {
    const { signing, steps } = await runOf(vector)
    const results = signing.steps.map(({ name }) => name)
    const wrong = steps.flatMap(({ name, own }) => {
      const characters = own.flatMap((part) => [...part.text].map(() => part))
      return characters.flatMap((part, at) => {
        const pasted = changed(textOf(own), at)
        const findings = explainDifference(signing, own, pasted).map(({ kind }) => kind)
        const isNamed = findings.length === 1 && nameOf(part, results).test(findings[0] ?? '')
        return isNamed ? [] : [`${name} ${part.placeholder} at ${at} of ${pasted}: ${findings.join()}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it('has each missing character of each text named as what it is', async () => {
    const { signing, steps } = await runOf(vector)
    const results = signing.steps.map(({ name }) => name)
    const wrong = steps.flatMap(({ name, own }) => {
      const characters = own.flatMap((part) => [...part.text].map(() => part))
      return characters.flatMap((part, at) => {
        const pasted = textOf(own).slice(0, at) + textOf(own).slice(at + 1)
        const findings = explainDifference(signing, own, pasted).map(({ kind }) => kind)
        const isNamed = findings.length === 1 && nameOf(part, results).test(findings[0] ?? '')
        return isNamed ? [] : [`${name} ${part.placeholder} at ${at} of ${pasted}: ${findings.join()}`]
      })
    })
    expect(wrong).toEqual([])
  })

  it('has another order of its parameters named', async () => {
    const { signing, request, steps, parts } = await runOf(vector)
    const { query, body = '' } = request
    const turned = (text: string, mark: string) =>
      [...text.split(mark).slice(1), ...text.split(mark).slice(0, 1)].join(mark)
    const other = body.startsWith('{') ? `{${turned(body.slice(1, -1), ',')}}` : turned(body, '&')
    const own = {
      ...request,
      query: [...query.slice(1), ...query.slice(0, 1)],
      ...(body === '' ? {} : { body: other }),
    }
    const { parts: turnedParts } = await runOf(vector, own)
    for (const { name } of steps) {
      const kinds = explainDifference(signing, parts[name] ?? [], textOf(turnedParts[name] ?? [])).map(
        ({ kind }) => kind,
      )
      if (textOf(turnedParts[name] ?? []) === textOf(parts[name] ?? [])) expect(kinds).toEqual([])
      else expect(['parameterOrder', 'unsorted', 'bodyKeyOrder', 'resultDifferent']).toContain(kinds.join())
    }
  })

  it('has its signature found right, and one with another secret wrong', async () => {
    const { signing, request, values } = await runOf(vector)
    const sent = values[signing.steps.at(-1)?.name ?? '']
    if (typeof sent !== 'string') throw new Error('the signature is a text')
    const own = credentialsOf(vector)
    expect(await explainSignature(signing, request, own, sent)).toBeUndefined()
    const other = { ...own, secret: changed(own.secret, 3) }
    expect(await explainSignature(signing, request, other, sent)).toBe('otherSecretOrText')
    expect(await explainSignature(signing, request, own, `${sent}\n`)).toBe('whiteSpaceAround')
  })
})

describe('the request that a reader pastes', () => {
  it.each(vectors)('is understood: $exchange $request.method $request.url', async (vector) => {
    const { method, url, headers, body } = vector.request
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    const signing = readScheme(vector)
    const read = readRequest([`${method} ${url}`, ...lines, '', body ?? ''].join('\n'), signing)
    if (!read) throw new Error('not read')
    expect(read.problems).toEqual([])
    expect(read.identity.key).toBe(credentialsOf(vector).key)
    const { secret, passphrase } = credentialsOf(vector)
    const credentials = { key: '', passphrase, ...read.identity, secret }
    expect(await explainSignature(signing, read.request, credentials, read.signature)).toBeUndefined()
  })
})

describe('the claims of a token', () => {
  it.each(vectors.filter(({ exchange }) => exchange === 'upbit'))('are named: $request.method', async (vector) => {
    const { parts } = await runOf(vector)
    const token = textOf(parts['token'] ?? [])
    const read = readToken(token)
    if (!read) throw new Error('no token')
    const { claims, header } = read
    const pasted = (own: object) => [header.members, own].map((part) => btoa(JSON.stringify(part))).join('.')
    expect(explainToken(token, pasted(claims.members))).toEqual([])
    for (const [name, value] of Object.entries(claims.members)) {
      const { [name]: _, ...others } = claims.members
      expect(explainToken(token, pasted({ ...others, [name]: changed(String(value), 0) }))).toMatchObject([
        { kind: 'claimDifferent', name },
      ])
      expect(explainToken(token, pasted(others))).toMatchObject([{ kind: 'claimMissing', name }])
    }
    expect(explainToken(token, pasted({ ...claims.members, iat: 1 }))).toMatchObject([
      { kind: 'claimExtra', name: 'iat' },
    ])
    expect(explainToken(token, 'GET /v1/accounts')).toMatchObject([{ kind: 'tokenUnreadable' }])
  })
})
