import { beforeEach, describe, expect, it } from 'vitest'
import sandbox from '../index.ts'
import { exampleKey } from '../keys.ts'
import type { Context, State } from '../state.ts'
import { start } from '../testing.ts'

const opened = JSON.stringify(sandbox.state({ seed: 3, now: start, random: () => 0 }))
let state: State
let told: { readonly channel: string; readonly message: { readonly data?: readonly [Record<string, unknown>] } }[]
beforeEach(() => {
  state = JSON.parse(opened) as State
  told = []
})

type Request = { readonly parameters: object; readonly body: object | null }
const handlers = (api: 'spot' | 'v3-futures') =>
  sandbox.apis[api]?.operations as Readonly<Record<string, (request: Request, context: Context) => unknown>>

/** The reply of an operation to a key, or the code of its refusal. */
function ask(account: string, operation: string, sent: Partial<Request> = {}): unknown {
  const context = { ...{ state, account, now: start, random: () => 0 }, isInMaintenance: false, log: () => {} }
  const emit: Context['emit'] = (_, channel, message) => void told.push({ channel, message: message as never })
  const handler = handlers('spot')[operation] ?? handlers('v3-futures')[operation]
  const reply = handler?.({ parameters: {}, body: null, ...sent }, { ...context, emit })
  return reply && typeof reply === 'object' && 'isRefusal' in reply && 'code' in reply ? reply.code : reply
}

const spotUsdt = (key: string) => state.spot.accounts[state.spot.accountsByKey[`key:${key}`] ?? '']?.balances['USDT']
const wallet = (key: string) => state.futures.accounts[state.futures.accountsByKey[`key:${key}`] ?? '']?.wallet
const move = { currency: 'USDT', amount: '250.5', fromAccount: 'SPOT', toAccount: 'FUTURES' }

describe('a transfer between accounts', () => {
  it('leaves one and arrives in the other, and both tell it', () => {
    const made = ask('alice', 'transferBetweenAccounts', { body: move })
    expect([spotUsdt('alice')?.available, wallet('alice')]).toEqual(['99749.5', '10250.5'])
    expect(told.map(({ channel, message }) => [channel, message.data?.[0]['eventType'] ?? ''])).toEqual([
      ['balances', 'transfer_out'],
      ['account', ''],
    ])
    expect(ask('alice', 'getFuturesBills')).toMatchObject({ data: [{ type: 'TRANSFER', sz: '250.5', symbol: '' }] })
    expect(
      ask('alice', 'transferBetweenAccounts', { body: { ...move, fromAccount: 'futures', toAccount: 'spot' } }),
    ).not.toEqual(made)
    expect([spotUsdt('alice')?.available, wallet('alice')]).toEqual(['100000', '10000'])
    expect(ask('alice', 'getAccountTransfers')).toMatchObject([{ fromAccount: 'FUTURES' }, { fromAccount: 'SPOT' }])
    expect(ask('bob', 'getAccountTransfers')).toEqual([])
  })

  it('is refused with a code for each cause, and moves nothing', () => {
    const wrong = [
      [250001, { toAccount: 'MARS' }],
      [250002, { fromAccount: 'MARS' }],
      [250003, { amount: '0' }],
      [250004, { currency: 'BTC' }],
      [250004, { toAccount: 'SPOT' }],
      [250005, { amount: '100000.01' }],
      [250005, { fromAccount: 'FUTURES', toAccount: 'SPOT', amount: '10000.01' }],
      [250008, { currency: 'NOPE' }],
    ] as const
    for (const [code, change] of wrong)
      expect(ask('alice', 'transferBetweenAccounts', { body: { ...move, ...change } })).toBe(code)
    expect(ask('alice', 'getAccountTransfers')).toEqual([])
  })

  it('leaves in futures what positions need', () => {
    const order = { symbol: 'BTC_USDT_PERP', side: 'BUY', type: 'MARKET', sz: '100' }
    expect(ask('alice', 'placeFuturesOrder', { body: order })).toMatchObject({ code: 200 })
    const back = { ...move, fromAccount: 'FUTURES', toAccount: 'SPOT', amount: '9900' }
    expect(ask('alice', 'transferBetweenAccounts', { body: back })).toBe(250005)
  })
})

describe('a group', () => {
  const [primary, sub] = [exampleKey, `${exampleKey}/sub1`]
  const send = { currency: 'BTC', amount: '0.5', fromAccountType: 'SPOT', toAccountType: 'SPOT' }
  const ids = () => (ask(primary, 'getSubaccounts') as { accountId: string }[]).map(({ accountId }) => accountId)

  it('has a primary account and an empty subaccount, which trades with a key of its own', () => {
    expect(ids()).toEqual(['32b32320-e832-4270-b8a4-e25a0f408945', '23422dd1-e832-4270-b8a4-234200f12292'])
    const sale = { symbol: 'BTC_USDT', side: 'SELL', type: 'LIMIT', price: '200000', quantity: '0.5' }
    expect(ask(sub, 'createOrder', { body: sale })).toBe(21709)
    const [fromAccountId, toAccountId] = ids()
    const body = { ...send, fromAccountId, toAccountId }
    expect(ask(primary, 'transferBetweenSubaccounts', { body })).toMatchObject({ transferId: expect.any(String) })
    expect(ask(sub, 'createOrder', { body: sale })).toMatchObject({ id: expect.any(String) })
    expect(ask(primary, 'getSubaccountBalancesById', { parameters: { id: toAccountId } })).toMatchObject([
      { accountType: 'SPOT', balances: [{ currency: 'BTC', available: '0.00', hold: '0.50' }] },
      { accountType: 'FUTURES', balances: [{ accountEquity: '0', availableBalance: '0' }] },
    ])
    expect(ask(primary, 'getSubaccountTransfers', { parameters: { toAccountId, limit: 1 } })).toMatchObject([
      { currency: 'BTC', fromAccountName: 'primary', toAccountName: 'sub1', state: 'SUCCESS' },
    ])
  })

  it('gains a subaccount when its key is used first', () => {
    ask(`${primary}/two`, 'getAccounts')
    expect(ask(primary, 'getSubaccounts')).toMatchObject([{}, {}, { accountName: 'two', isPrimary: 'false' }])
  })

  it('lets a subaccount send to the primary account alone, and see no balances of others', () => {
    ask(`${primary}/two`, 'getAccounts')
    const [first, second, third] = ids()
    const from = (fromAccountId?: string, toAccountId?: string) =>
      ask(sub, 'transferBetweenSubaccounts', { body: { ...send, fromAccountId, toAccountId } })
    expect([from(first, second), from(second, third), from(second, second)]).toEqual([250004, 250004, 250004])
    expect(from(second, first)).toBe(250005)
    expect([from(second, 'nobody'), from('nobody', first)]).toEqual([250001, 250002])
    expect(ask(sub, 'getSubaccountBalances')).toBe(21600)
  })
})
