import { codeOf } from 'exchange-docs/kernel'
import { beforeEach, expect, it } from 'vitest'
import { start } from '../testing.ts'
import { getAccountBalances } from './accounts.ts'
import { depositFunds } from './exchange/wallet.ts'
import { type OpenExchange, openExchange } from './testing.ts'
import { createDepositAddress, getDepositAddresses, getWalletActivity, withdraw, withdrawV2 } from './wallet.ts'

let exchange: OpenExchange
beforeEach(() => {
  exchange = openExchange()
})

const request = <Body>(body: Body) => ({ parameters: {}, body })
const none = { parameters: {}, body: null }
const usdt = (person: string) =>
  getAccountBalances(none, exchange.call(person))[0]?.balances.find(({ currency }) => currency === 'USDT')?.available
const activityOf = (person: string) =>
  getWalletActivity({ parameters: { start: 0, end: start }, body: null }, exchange.call(person))

it('gives an address for each network, and the same again', () => {
  const addressFor = (currency: string) => createDepositAddress(request({ currency }), exchange.call('bob')).address
  const addresses = ['BTC', 'USDTTRON', 'XRP', 'BTC'].map(addressFor)
  expect(addresses[3]).toBe(addresses[0])
  expect(new Set(addresses).size).toBe(3)
  const [BTC, USDTTRON, XRP] = addresses
  expect(getDepositAddresses(none, exchange.call('bob'))).toEqual({ BTC, USDTTRON, XRP })
  expect(codeOf(() => addressFor('USDT'))).toBe(21711)
  expect(codeOf(() => addressFor('NOPE'))).toBe(21102)
})

it('pays a withdrawal to the account that has the address, less the fee of the network', () => {
  const { address } = createDepositAddress(request({ currency: 'USDTTRON' }), exchange.call('bob'))
  const body = { coin: 'USDT', network: 'TRX', amount: '100', address }
  const { withdrawalRequestsId } = withdrawV2(request(body), exchange.call('alice'))
  expect([usdt('alice'), usdt('bob')]).toEqual(['99900.00', '100098.80'])
  const events = exchange.pushes.map(({ message }) => message.data[0] as { readonly eventType?: string })
  expect(events.map(({ eventType }) => eventType)).toEqual(['withdraw', 'deposit'])
  const [sent, got] = [activityOf('alice').withdrawals?.[0], activityOf('bob').deposits?.[0]]
  expect(sent).toMatchObject({ withdrawalRequestsId, amount: '100.00000000', fee: '1.20000000', status: 'COMPLETED' })
  expect(got).toMatchObject({ amount: '98.80000000', address, txid: sent?.txid })
  expect(activityOf('alice').deposits).toEqual([])
})

it('lets go what is withdrawn to an address of others', () => {
  withdraw(request({ currency: 'ETH', amount: '1.50', address: 'YOUR_ADDRESS' }), exchange.call('alice'))
  expect(activityOf('alice').withdrawals).toMatchObject([{ currency: 'ETH', address: 'YOUR_ADDRESS' }])
})

it('lists a deposit of the control API', () => {
  depositFunds(exchange.call(), 'alice', { currency: 'USDT', amount: '7' })
  expect(activityOf('alice')).toMatchObject({ deposits: [{ currency: 'USDTETH', amount: '7.00000000' }] })
})

it('refuses a withdrawal that is too large, too small, or over a network that is closed or unknown', () => {
  const code = (currency: string, amount: string) =>
    codeOf(() => withdraw(request({ currency, amount, address: 'any' }), exchange.call('alice')))
  expect(code('BTC', '1.1')).toBe(21709)
  expect(code('USDTTRON', '1.2')).toBe(601)
  expect(code('BTC', '0.123456789')).toBe(601)
  expect(code('USDT', '10')).toBe(21711)
  expect(code('NOPE', '10')).toBe(21102)
})
