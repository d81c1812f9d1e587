import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtApiOf } from '../generator/model/testing.ts'
import { operationPlan } from '../generator/samples/operationPlan.ts'
import { inForm, prepareRequest } from '../generator/samples/prepareRequest.ts'
import { requestFormOf } from '../generator/samples/requestFormOf.ts'
import { sampleOf } from '../generator/samples/sampleOf.ts'
import { findMistakes } from '../generator/samples/signing/mistakes/findMistakes.ts'
import { toolchains } from '../scripts/tools/programs/toolchains.ts'
import { sendRequest } from '../site/browser/console/sendRequest.ts'
import { buildRequest } from '../site/browser/islands/requestBuilder/buildRequest.ts'
import { firstEntries } from '../site/browser/islands/requestBuilder/entries.ts'
import { readRequest } from '../site/browser/islands/signatureDebugger/readRequest.ts'
import type { Mock } from '../tools/mock/mockOptions.ts'
import { startMock } from '../tools/mock/startMock.ts'

/** Descriptions that have the parameters of their scheme too: Kraken's nonce is a number, Binance's time is in the query. */
const documents = {
  kraken: `openapi: 3.1.0
info: { title: Kraken, version: '1' }
servers: [{ url: https://api.example.com/0 }]
paths:
  /private/AddOrder:
    post:
      operationId: addOrder
      security: [{ key: [], sign: [] }]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [nonce, pair, price]
              properties: { nonce: { type: integer }, pair: { type: string }, price: { type: string } }
              example: { nonce: 163245617, pair: XBTUSD, price: '1.50' }
      responses: { '200': { description: Done. } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: API-Key }
    sign: { type: apiKey, in: header, name: API-Sign, x-signing: kraken }
`,
  binance: `openapi: 3.1.0
info: { title: Binance, version: '1' }
servers: [{ url: https://api.example.com }]
paths:
  /api/v3/order:
    post:
      operationId: newOrder
      security: [{ key: [] }]
      parameters:
        - { name: symbol, in: query, required: true, schema: { type: string }, example: BTCUSDT }
        - { name: timestamp, in: query, required: true, schema: { type: integer } }
        - { name: signature, in: query, required: true, schema: { type: string } }
        - { name: x-mbx-apikey, in: header, required: true, schema: { type: string } }
      responses: { '200': { description: Done. } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-MBX-APIKEY, x-signing: binance }
`,
}

describe.each(Object.entries(documents))('a description as %s has it', (id, text) => {
  const { api } = builtApiOf({ 'openapi.yaml': text }, { id })
  const [operation] = api.operations
  if (!operation) throw new Error(`${id} has no operation`)
  let mock: Mock

  beforeAll(async () => {
    mock = await startMock({ reference: { apis: [api] }, strict: true })
  })

  afterAll(() => mock?.close())

  it.each(toolchains.filter(({ isThere }) => isThere))('has programs in $language', async ({ language, runAll }) => {
    const before = mock.requests.length
    const { file, program } = sampleOf(language, operationPlan(operation, api))
    const job = { name: operation.id, file, program, environment: {} }
    const outcomes = await runAll([job], { ...mock.environment, API_URL: mock.origin })
    expect(outcomes).toMatchObject([{ isDone: true, errors: '' }])
    expect(mock.requests.slice(before).map(({ reasons }) => reasons)).toEqual([[]])
  })

  it('has a request builder that sends the same', async () => {
    const before = mock.requests.length
    const form = requestFormOf(operation, api)
    const { plan } = buildRequest(form, firstEntries(form))
    const call = await prepareRequest({ ...plan, server: mock.origin }, mock.credentials, { now: Date.now() })
    await sendRequest(call, new AbortController().signal, {})
    expect(mock.requests.slice(before).map(({ reasons }) => reasons)).toEqual([[]])
    const { signing } = plan
    if (!signing) throw new Error('nothing is signed')
    const lines = [
      `${call.method} ${call.url} HTTP/1.1`,
      ...call.headers.map((header) => header.join(': ')),
      '',
      call.body,
    ]
    const read = readRequest(lines.join('\n'), { ...signing, numbers: [] })
    if (!read) throw new Error('the request cannot be read')
    const verdict = await findMistakes(
      { ...signing, numbers: [] },
      read.request,
      inForm(mock.credentials, signing),
      read.signature,
    )
    expect(verdict).toMatchObject({ kind: 'right' })
  })
})
