import { beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../generator/contract/json.ts'
import type { Content } from '../generator/contract/operation.ts'
import type { Api } from '../generator/contract/reference.ts'
import { operationPlan } from '../generator/samples/operationPlan.ts'
import { planSession } from '../generator/samples/planSession.ts'
import { readProjectApis } from './projectApis.ts'
import { projectRecipes } from './recipes/runRecipe.ts'

let apis: readonly Api[]

beforeAll(async () => {
  apis = await readProjectApis()
})

describe('the examples of this project', () => {
  it('hold no address that a coin could be sent to', () => {
    const found = apis.flatMap((api) =>
      [...api.operations.flatMap(contentsOf).flatMap(valuesOf), ...api.channels.flatMap(framesOf)].flatMap((value) =>
        textsIn(value).flatMap(([name, text]) => (isWallet(name, text) ? [`${api.id}: ${name} ${text}`] : [])),
      ),
    )
    expect(found).toEqual([])
  })

  it('place orders that rest on the book or wait for a far price', () => {
    const orders = apis.flatMap((api) =>
      [
        ...api.operations.map((operation) => ({
          id: operation.id,
          value: operationPlan(operation, api).body?.json ?? null,
        })),
        ...api.channels.map((channel) => ({ id: channel.id, value: planSession(channel, api).frames[0] ?? null })),
      ].flatMap(({ id, value }) => objectsIn(value).flatMap((object) => (isOrder(object) ? [{ id, object }] : []))),
    )
    expect(orders.length).toBeGreaterThan(6)
    expect(orders.filter(({ object }) => !isResting(object)).map(({ id }) => id)).toEqual([])
  })

  it('move no more money than the least that can be written', () => {
    const moved = apis.flatMap((api) =>
      api.operations.flatMap((operation) =>
        objectsIn(operationPlan(operation, api).body?.json ?? null).flatMap((object) =>
          isOrder(object) || 'address' in object
            ? []
            : ['amount', 'amt', 'margin'].flatMap((name) =>
                name in object ? [{ id: operation.id, amount: Number(object[name]) }] : [],
              ),
        ),
      ),
    )
    expect(moved.map(({ id }) => id)).toContain('transferBetweenAccounts')
    expect(moved.filter(({ amount }) => amount > 0.01)).toEqual([])
  })

  it('are recipes that stop before a real server where they act on the account', async () => {
    const programs = [...(await projectRecipes()).values()].flat()
    const acting = programs.filter(
      ({ file, program }) => /["'](?:POST|PUT|DELETE)["']/.test(program) && !actsOnNothing.has(file),
    )
    expect(acting.map(({ file }) => file).sort()).toEqual([
      'KillSwitch.java',
      'PlaceWatchCancel.java',
      'SpotPlaceWatchCancel.java',
      'kill-switch.go',
      'kill-switch.mjs',
      'kill-switch.py',
      'paper-bot.py',
      'place-watch-cancel.go',
      'place-watch-cancel.mjs',
      'place-watch-cancel.py',
      'spot-place-watch-cancel.go',
      'spot-place-watch-cancel.mjs',
      'spot-place-watch-cancel.py',
    ])
    expect(acting.filter(({ program }) => !program.includes('Not sent: ')).map(({ file }) => file)).toEqual([])
  })
})

/** Programs that cancel an order that is not there, to see whether a key may trade. */
const actsOnNothing: ReadonlySet<string> = new Set(['CheckKey.java', 'check-key.go', 'check-key.mjs', 'check-key.py'])

/** Forms of addresses of the larger chains; a contract is public and takes no deposits. */
const wallet =
  /^(0x[\da-f]{40}|bc1[a-z\d]{20,}|T[1-9A-HJ-NP-Za-km-z]{33}|r[1-9A-HJ-NP-Za-km-z]{24,34}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/i

function isWallet(name: string, text: string): boolean {
  return /address/i.test(name) && name !== 'contractAddress' && wallet.test(text)
}

function isOrder(object: Record<string, Json>): boolean {
  return 'side' in object && 'type' in object
}

function isResting({ type, postOnly }: Record<string, Json>): boolean {
  return type === 'LIMIT_MAKER' || postOnly === true || type === 'STOP_LIMIT'
}

function contentsOf({ requestBody, responses }: Api['operations'][number]): Content[] {
  return [...(requestBody?.contents ?? []), ...responses.flatMap(({ contents }) => contents)]
}

function valuesOf({ examples }: Content): Json[] {
  return examples.map(({ value }) => value)
}

function framesOf({ messages }: Api['channels'][number]): Json[] {
  return messages.flatMap(({ examples }) => examples.map(({ value }) => value))
}

function textsIn(value: Json, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]]
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((item: Json) => textsIn(item, name))
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, key))
}

function objectsIn(value: Json): Record<string, Json>[] {
  if (value === null || typeof value !== 'object') return []
  const inner = Object.values(value).flatMap(objectsIn)
  return Array.isArray(value) ? inner : [value as Record<string, Json>, ...inner]
}
