import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageOrigin } from '../generator/contract/console.ts'
import { isRecord, type Json, parseJson } from '../generator/contract/json.ts'
import { memoize } from '../generator/contract/memoize.ts'
import { controlPath } from '../generator/contract/mock.ts'
import type { MockView } from '../generator/contract/mockView.ts'
import type { Api } from '../generator/contract/reference.ts'
import { type Books, booksAfter } from '../generator/model/view/book/keepBooks.ts'
import { parseFrame } from '../generator/model/view/book/readPushes.ts'
import { type Replay, readReplay } from '../generator/model/view/replayLink.ts'
import { pageMockFile } from '../generator/samples/pageMockFile.ts'
import sandbox from '../sandbox/index.ts'
import { viewChanges } from '../site/browser/console/viewChanges.ts'
import { createReplayMock } from '../site/browser/pageMock/createReplayMock.ts'
import { type MockAnswer, type PlayedStep, stepPath } from '../site/browser/pageMock/messages.ts'
import type { AnyMockModule } from '../tools/mock/index.ts'
import { runScenario, type Scenario } from '../tools/scenario/index.ts'
import { linkedStep } from '../tools/scenario/linkedStep.ts'
import { readProjectApis } from './projectApis.ts'
import { repository } from './runCommand.ts'

const module = sandbox as unknown as AnyMockModule
let apis: readonly Api[]

beforeAll(async () => {
  apis = await readProjectApis()
})

/** The links that replay in a guide, in both languages. */
function linksIn(guide: string): string[] {
  return ['en', 'zh'].flatMap((locale) => {
    const text = readFileSync(join(repository, 'guides', locale, guide), 'utf8')
    return [...text.matchAll(/\]\(\/console(#replay=[^)\s]+)\)/g)].map(([, hash = '']) => hash)
  })
}

function replayOf(hash: string): Replay {
  const replay = readReplay(hash)
  if (!replay || 'mistakes' in replay) throw new Error(`The address carries no replay: ${JSON.stringify(replay)}`)
  return replay
}

interface Played {
  readonly steps: readonly PlayedStep[]
  /** The account after each step. */
  readonly views: readonly MockView[]
  readonly saved: string | undefined
}

/** Plays a replay as a page does: with the page's part of the specs, by messages. */
async function play({ steps, seed, clock }: Replay): Promise<Played> {
  const { apis: read }: { readonly apis: readonly Api[] } = JSON.parse(pageMockFile(apis)[1])
  let hear = (_: MockAnswer) => {}
  const mock = createReplayMock({ apis: read, module, seed, clock, post: (answer) => hear(answer) })
  const ask = async (path: string, body = ''): Promise<string> => {
    const url = pageOrigin + controlPath + path
    const answer = await new Promise<MockAnswer>((resolve) => {
      hear = resolve
      mock.take({ kind: 'call', id: 1, method: body === '' ? 'GET' : 'POST', url, headers: [], body, sentAt: 0 })
    })
    return 'text' in answer ? answer.text : ''
  }
  const [played, views]: [PlayedStep[], MockView[]] = [[], []]
  for (const step of steps) {
    played.push(JSON.parse(await ask(stepPath, JSON.stringify(step))))
    views.push(JSON.parse(await ask('/view')))
  }
  return { steps: played, views, saved: mock.save() }
}

const once = memoize((hash) => play(replayOf(hash)), 10)

function bodyOf(step: PlayedStep | undefined): Json | undefined {
  return step?.call && parseJson(step.call.answer.text)
}

const partialFill = linksIn('spot/trading-rules.mdx')
const liquidation = linksIn('v3/futures/index.mdx')
const gap = linksIn('spot/websocket/index.mdx')
const futuresGap = linksIn('v3/futures/websocket/index.mdx')

describe('the links of the guides', () => {
  it.each([
    ['spot/trading-rules.mdx', partialFill],
    ['v3/futures/index.mdx', liquidation],
    ['spot/websocket/index.mdx', gap],
    ['v3/futures/websocket/index.mdx', futuresGap],
  ])('%s has the same steps in both languages, and each of them does what it says', async (_, links) => {
    const [english, chinese] = links.map(replayOf)
    if (!english || !chinese || links.length !== 2) throw new Error('The guide has one link in each language.')
    expect({ ...chinese, name: '' }).toEqual({ ...english, name: '' })
    expect(chinese.name).toMatch(/\p{Script=Han}/u)
    const { steps } = await once(links[0] ?? '')
    expect(steps.map(({ failure }) => failure)).toEqual(steps.map(() => undefined))
  })

  it('show an order that is filled in part, and what of it stays after it is cancelled', async () => {
    const { steps, views } = await once(partialFill[0] ?? '')
    expect(bodyOf(steps.at(-3))).toMatchObject({ state: 'PARTIALLY_FILLED', quantity: '0.500000' })
    expect(bodyOf(steps.at(-1))).toMatchObject({ state: 'PARTIALLY_CANCELED', quantity: '0.500000' })
    const pushes = steps.flatMap(({ frames }) => frames.filter(({ direction }) => direction === 'receive'))
    expect(pushes.map(({ text }) => text).join()).toContain('"state":"PARTIALLY_FILLED"')
    const [order] = views.at(-4)?.orders ?? []
    expect(order).toMatchObject({ state: 'open', size: '0.5' })
    expect(Number(order?.filled)).toBeGreaterThan(0)
    expect(views.at(-1)?.orders[0]).toMatchObject({ state: 'cancelled' })
  })

  it('show a long position at 20× that is liquidated when the price falls by 6 %', async () => {
    const { steps, views } = await once(liquidation[0] ?? '')
    const openedAt = steps.findIndex(({ call }) => call?.sent.method === 'GET')
    expect(bodyOf(steps[openedAt])).toMatchObject({ data: [{ symbol: 'BTC_USDT_PERP', qty: '100', lever: '20' }] })
    const sizes = views.map(({ positions }) => positions.find(({ symbol }) => symbol === 'BTC_USDT_PERP')?.size)
    expect([sizes[openedAt], sizes.at(-1)]).toEqual(['100', undefined])
    expect(bodyOf(steps.at(-1))).toMatchObject({ data: [{ symbol: 'BTC_USDT_PERP', state: 'LIQUIDATION' }] })
    const [before, after] = [views[openedAt], views.at(-1)]
    if (!before || !after) throw new Error('Each step shows the account.')
    expect(before.positions.find(({ symbol }) => symbol === 'BTC_USDT_PERP')).toMatchObject({ marginMode: 'isolated' })
    expect(viewChanges(before, after)).toContainEqual(
      expect.objectContaining({ kind: 'position', move: 'liquidated', side: 'long', before: '100' }),
    )
    expect(after.orders.filter(({ isLiquidation }) => isLiquidation)).toHaveLength(1)
  })

  it('show an account that says in each language of the site with what it began', async () => {
    const { views } = await once(liquidation[0] ?? '')
    const { balances = [], bills = [], texts = {} } = views.at(-1) ?? {}
    expect(Object.keys(texts)).toEqual(['en', 'zh'])
    for (const { start, names = {} } of Object.values(texts)) {
      for (const funds of ['1 BTC', '20 ETH', '100,000 USDT', '10,000 USDT']) expect(start).toContain(funds)
      const shown = [...balances.map(({ account }) => account), ...bills.map(({ kind }) => kind)]
      expect(shown.filter((name) => names[name] === undefined)).toEqual([])
    }
  })

  it.each([
    [gap, []],
    [futuresGap, []],
    [partialFill, ['spot']],
  ])('change balances of the accounts of their calls alone', async (links, accounts) => {
    const { views } = await once(links[0] ?? '')
    const changes = views.slice(1).flatMap((view, at) => viewChanges(views[at] ?? view, view))
    const changed = changes.flatMap((change) => (change.kind === 'balance' ? change.account : []))
    expect([...new Set(changed)]).toEqual(accounts)
  })

  it.each([
    ['spot', 'BTC_USDT', gap],
    ['v3-futures', 'BTC_USDT_PERP', futuresGap],
  ])('show a gap in the book of %s, and a book that is in step again', async (api, symbol, links) => {
    const { steps } = await once(links[0] ?? '')
    const rule = apis.find(({ id }) => id === api)?.channels.find(({ id }) => id === 'bookLv2')?.book
    if (!rule) throw new Error('The spec says how the book is kept.')
    let books: Books = new Map()
    const after = steps.map(({ frames }) => {
      for (const { direction, text } of frames)
        if (direction === 'receive') books = booksAfter(books, parseFrame(text) ?? null, rule)
      return books.get(symbol)
    })
    const lost = after.findIndex((book) => book?.fault?.kind === 'gap')
    expect(after[lost - 1]).toMatchObject({ faults: 0 })
    expect(after[lost]).toMatchObject({ faults: 1 })
    expect(after[lost]?.last).toBeUndefined()
    expect(after.at(-1)).toMatchObject({ faults: 1 })
    expect(Number(after.at(-1)?.last)).toBeGreaterThan(Number(after[lost - 1]?.last))
  })
})

describe('a link', () => {
  it.each([partialFill, liquidation, gap, futuresGap].map(([hash = '']) => hash))(
    'gives the same bytes each time: %s',
    async (hash) => {
      const [first, second] = [await once(hash), await play(replayOf(hash))]
      expect(JSON.stringify(second)).toBe(JSON.stringify(first))
    },
  )

  it('ends in the same state as a scenario with its steps, though the account is looked at after each', async () => {
    const { name, seed, clock, steps } = replayOf(liquidation[0] ?? '')
    const source = { file: 'link', line: 1, column: 1 }
    const scenario: Scenario = {
      ...{ file: 'link', name, seed, clock: new Date(clock).toISOString() },
      steps: steps.map((step) => ({ ...linkedStep(step, apis), source })),
    }
    const { diagnostics, snapshot } = await runScenario(scenario, { reference: { apis }, module })
    expect(diagnostics).toEqual([])
    const { saved } = await once(liquidation[0] ?? '')
    // The whole difference is too long to print.
    expect(snapshot === saved).toBe(true)
  })

  it('says what a step does not do', async () => {
    const { steps } = await play(replayOf('#replay=x&call=createOrder&api=spot&b.symbol=NONE&call=getNothing'))
    expect(steps.map(({ failure }) => failure)).toEqual([
      expect.stringContaining('The reply has status 4'),
      'No API has "getNothing".',
    ])
    expect(isRecord(bodyOf(steps[0]))).toBe(true)
  })
})
