import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Api } from '../generator/contract/reference.ts'
import { postmanCollection } from '../generator/outputs/downloads/postmanCollection.ts'
import type { PostmanCollection, PostmanFolder, PostmanItem } from '../generator/outputs/downloads/postmanFormat.ts'
import { judge, prepare } from '../generator/outputs/downloads/testing.ts'
import { operationPlan } from '../generator/samples/operationPlan.ts'
import sandbox from '../sandbox/index.ts'
import { type AnyMockModule, type Mock, patientApi, startMock } from '../tools/mock/index.ts'
import { readProjectApis } from './projectApis.ts'
import { unplayed } from './sandbox/unplayed.ts'

const ids = ['spot', 'futures', 'v3-futures']

let apis: readonly Api[]
let mock: Mock | undefined

beforeAll(async () => {
  apis = await readProjectApis(ids)
})

afterEach(() => mock?.close())

/** The mock as it starts: with the exchange of this project, and the credentials that it prints. */
async function openMock(): Promise<Mock> {
  mock = await startMock({
    // A busy machine sends signed requests late.
    reference: { apis: apis.map(patientApi) },
    module: sandbox as unknown as AnyMockModule,
    faults: ['limits=off'],
  })
  return mock
}

function collectionOf(id: string): PostmanCollection {
  const api = apis.find((own) => own.id === id)
  if (!api) throw new Error(`the project has no API ${id}`)
  return postmanCollection({ api, locale: 'en', addressOf: (path) => path })
}

function leftIn(id: string): Api['operations'] {
  return apis.filter((api) => api.id === id).flatMap(unplayed)
}

function titlesOf(operations: Api['operations']): ReadonlySet<string | undefined> {
  return new Set(operations.map(({ title }) => title['en']))
}

interface Run {
  readonly requests: number
  readonly notSent: readonly string[]
  readonly failures: readonly string[]
}

/** Runs a collection as Postman does, one request after the other; without a server it sends nothing. */
async function run(collection: PostmanCollection, variables: Readonly<Record<string, string>>, isSent = true) {
  const tests = collection.event.flatMap(({ script }) => script.exec)
  const done = { requests: 0, notSent: [] as string[], failures: [] as string[] }
  for (const { item, scripts } of collection.item.flatMap((folder) => itemsOf(folder))) {
    done.requests += 1
    const { sent, said } = prepare(item.request, scripts, { variables })
    done.notSent.push(...said)
    if (!sent || !isSent) continue
    const { method, address, query, headers, body } = sent
    const response = await fetch(`${address}?${query}`, { method, headers, ...(body === undefined ? {} : { body }) })
    const failed = judge(tests, { code: response.status, text: await response.text() })
    done.failures.push(...failed.map((failure) => `${item.name}: ${failure}`))
  }
  return done satisfies Run
}

interface ScriptedItem {
  readonly item: PostmanItem
  /** Outer ones first. */
  readonly scripts: readonly (readonly string[])[]
}

function itemsOf(entry: PostmanFolder | PostmanItem, outer: readonly (readonly string[])[] = []): ScriptedItem[] {
  const scripts = [...outer, ...(entry.event ?? []).map(({ script }) => script.exec)]
  return 'item' in entry ? entry.item.flatMap((inner) => itemsOf(inner, scripts)) : [{ item: entry, scripts }]
}

describe.each([
  ['spot', 64],
  ['futures', 54],
  ['v3-futures', 42],
])('the collection of %s', (id, count) => {
  const time = { $timestamp: '1767225600' }

  it('is accepted in every request and every part of a reply, but for what is not played', async () => {
    const { origin, environment } = await openMock()
    const { requests, notSent, failures } = await run(collectionOf(id), { ...environment, ...time, API_URL: origin })
    const failed = new Set(failures.map((failure) => failure.replace(/:.*/s, '')))
    expect([requests, notSent, failed]).toEqual([count, [], titlesOf(leftIn(id))])
    expect(mock?.requests.filter(({ status }) => status === 501 || status === 404)).toHaveLength(leftIn(id).length)
  })

  it('fails in every signed request whose secret is wrong', async () => {
    const { origin, environment } = await openMock()
    const collection = collectionOf(id)
    const signed = collection.item.filter(({ name }) => name === 'Signed').flatMap((folder) => itemsOf(folder))
    const wrong = { ...environment, ...time, API_URL: origin, API_SECRET: 'wrong' }
    const { failures } = await run(collection, wrong)
    const open = titlesOf(leftIn(id).filter(({ security }) => security.length === 0))
    const failed = failures.map((failure) => failure.replace(/:.*/s, '')).filter((name) => !open.has(name))
    expect(failed).toEqual(signed.map(({ item }) => item.name))
  })

  it('sends nothing that acts to a real server before LIVE is yes', async () => {
    const api = apis.find((own) => own.id === id)
    const plans = (api?.operations ?? []).flatMap((own) => (api ? [operationPlan(own, api)] : []))
    const acting = plans.filter(({ effect }) => effect !== 'read').length
    const credentials = { API_KEY: 'k', API_SECRET: 's', API_PASSPHRASE: 'p', API_URL: 'https://exchange.invalid' }
    const { notSent } = await run(collectionOf(id), credentials, false)
    const { notSent: none } = await run(collectionOf(id), { ...credentials, LIVE: 'yes' }, false)
    expect([notSent.length, none]).toEqual([acting, []])
    expect(acting).toBeGreaterThan(5)
  })
})
