import { beforeAll, expect, it } from 'vitest'
import { type Json, parseJson } from '../generator/contract/json.ts'
import type { Operation } from '../generator/contract/operation.ts'
import type { Api } from '../generator/contract/reference.ts'
import type { SchemaNode } from '../generator/contract/schema.ts'
import { readSpec } from '../generator/load/readSpec.ts'
import { buildApi } from '../generator/model/buildReference.ts'
import { engineRoot } from '../scripts/command/commandLine.ts'
import { createConformance } from '../tools/conformance/createConformance.ts'
import { createUsedNonces } from '../tools/mock/checkNonce.ts'
import { createConnectionTokens } from '../tools/mock/connectionTokens.ts'
import { demoCredentials } from '../tools/mock/demoCredentials.ts'
import { createKeys } from '../tools/mock/keys.ts'
import { socketServers } from '../tools/mock/socketExchanges.ts'
import { createSocketSession } from '../tools/mock/socketSession.ts'
import { successReply } from '../tools/mock/successReply.ts'
import { isFull } from './fullRun.ts'
import { readProjectApis } from './projectApis.ts'

const fixtures = [
  ...['orders.yaml', 'meridian/specs/orders/openapi.yaml', 'meridian/specs/orders/asyncapi.yaml'],
  ...['examples', 'polymorphic', 'circular', 'json-schema-2020', 'parameter-styles', 'form-bodies', 'odd-names'].map(
    (name) => `corpus/${name}.yaml`,
  ),
]
const apis: Api[] = []
const now = 1_800_000_000_000
/** How often each operation and each frame is tried. */
const rounds = isFull ? { requests: 20, frames: 10 } : { requests: 1, frames: 2 }

beforeAll(async () => {
  apis.push(...(await readProjectApis()))
  for (const file of fixtures) {
    const path = `tests/fixtures/${file}`
    const { value } = await readSpec({ api: 'fixture', root: engineRoot, path })
    const config = { id: 'fixture', title: 'Fixture', specs: [path] }
    apis.push(buildApi({ config, specs: [value], locale: 'en', catalogs: [] }).value.api)
  }
})

/** The same choices each time (a linear congruential generator). */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * sides)
  }
}

const values: readonly Json[] = [
  'ETH_USDT',
  'mine-9',
  '987654321098765432',
  '5',
  '',
  5,
  0.5,
  12_345_678,
  true,
  false,
  null,
  'id',
  'SELL',
]

/** An example with other values in some of its places; lists become longer or shorter. */
function varied(value: Json, roll: (sides: number) => number): Json {
  if (Array.isArray(value)) {
    const items = value.slice(0, roll(value.length + 1)).map((item: Json) => varied(item, roll))
    return roll(3) === 0 ? [...items, ...value.map((item: Json) => varied(item, roll))] : items
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, varied(part, roll)]))
  return roll(2) === 0 ? value : (values[roll(values.length)] ?? null)
}

function askedOf({ parameters, requestBody }: Operation, members: readonly string[], roll: (sides: number) => number) {
  const named = parameters.map(({ name, examples }) => [name, varied(examples[0]?.value ?? 'x', roll)] as const)
  const others = members.filter(() => roll(6) === 0).map((name) => [name, varied(null, roll)] as const)
  const body = varied(requestBody?.contents[0]?.examples[0]?.value ?? null, roll)
  return { parameters: Object.fromEntries([...others, ...named]), body }
}

function namesIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((item: Json) => namesIn(item))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => [name, ...namesIn(part)])
}

it('every reply conforms to its schema, whatever it repeats of the request', () => {
  const roll = dice(31)
  let changed = 0
  for (const api of apis) {
    const conformance = createConformance(api)
    const told = (schema: SchemaNode, value: Json) => conformance.problems(schema, value, { direction: 'response' })
    for (const operation of api.operations) {
      const content = operation.responses.find(({ status }) => status.startsWith('2'))?.contents[0]
      const [example] = content?.examples ?? []
      if (!content?.schema || !example || told(content.schema, example.value).length > 0) continue
      const members = [...new Set(namesIn(example.value))]
      for (let round = 0; round < rounds.requests; round += 1) {
        const asked = askedOf(operation, members, roll)
        const { body } = successReply({ operation, asked, schemas: api.schemas, conformance, now })
        if (body === undefined) throw new Error(`${operation.id} has no reply`)
        if (JSON.stringify(body) !== JSON.stringify(example.value)) changed += 1
        expect({ asked, problems: told(content.schema, body) }).toEqual({ asked, problems: [] })
      }
    }
  }
  expect(changed).toBeGreaterThan(50 * rounds.requests)
})

it('every frame conforms to the schema of a message, whatever it repeats of the one that it answers', () => {
  const roll = dice(37)
  let said = 0
  for (const api of apis) {
    const conformance = createConformance(api)
    for (const server of socketServers([api])) {
      const messages = server.channels.flatMap((channel) => channel.messages)
      const payloads = messages.flatMap(({ payload }) => payload ?? [])
      const sent = messages.filter(({ direction }) => direction === 'send').flatMap(({ examples }) => examples)
      for (const { value } of sent) {
        for (let round = 0; round < rounds.frames; round += 1) {
          const nonces = createUsedNonces()
          const session = createSocketSession({
            server,
            conformance,
            tokens: createConnectionTokens(),
            keys: createKeys(demoCredentials, new Set()),
            nonces,
            now: () => now,
          })
          const text = JSON.stringify(round === 0 ? value : varied(value, roll))
          for (const { frame } of [...session.answer(text), ...session.pushes()]) {
            if (Object.hasOwn(Object(frame), 'mock')) continue
            const fits = payloads.some(
              (own) => conformance.problems(own, frame, { direction: 'response' }).length === 0,
            )
            expect({ text, frame, fits }).toEqual({ text, frame: parseJson(JSON.stringify(frame)), fits: true })
            said += 1
          }
        }
      }
    }
  }
  expect(said).toBeGreaterThan(30 * rounds.frames)
})
