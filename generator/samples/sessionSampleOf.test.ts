import { describe, expect, it } from 'vitest'
import { sessionLanguageNames } from '../contract/sampleLanguages.ts'
import { sessionSampleOf } from './sessionSampleOf.ts'
import { loginConcatenated, loginSorted, privateToken, publicToken, sessionPlan } from './testing.ts'

const request = { id: '1', event: 'createOrder', params: { symbol: 'BTC_USDT', amount: '250' } }

const orders = sessionPlan({ channel: 'ordersSession', title: 'Orders', login: loginSorted })

/** Programs that read as documents. */
const programs = [
  sessionPlan(),
  orders,
  sessionPlan({ channel: 'walletSession', title: 'Wallet', token: privateToken }),
  sessionPlan({ channel: 'loginSession', title: 'Login', frames: [], login: loginConcatenated }),
  sessionPlan({
    channel: 'createOrderSession',
    title: 'Create an order',
    frames: [request],
    login: loginSorted,
    isAnsweredOnce: true,
    effect: 'trade',
  }),
]

it('imports in Go the reader of an answer to a login, where nothing else is JSON', () => {
  const login = { method: 'GET', path: '/verify', frame: { op: 'login' }, accepted: { event: 'login' } }
  const { heartbeat: _, ...plan } = sessionPlan({ frames: [], login: { ...loginConcatenated, login } })
  expect(sessionSampleOf('go', plan).program).toContain('"encoding/json"')
})

describe.each(sessionLanguageNames)('a session in %s', (language) => {
  it.each(programs)('for $channel reads as expected', async (plan) => {
    const { program, file } = sessionSampleOf(language, plan)
    await expect(program).toMatchFileSnapshot(`../../tests/expected/samples/${file}`)
  })

  it('shows how to log in', () => {
    expect(sessionSampleOf(language, orders).short).toContain('GET\\n/ws\\nsignTimestamp=')
  })

  it('connects before it says how to sign', () => {
    const { short } = sessionSampleOf(language, orders)
    expect(short.search(/session\(\)[^;\n]*[:{]$/m)).toBeGreaterThan(0)
    expect(short.search(/session\(\)[^;\n]*[:{]$/m)).toBeLessThan(short.search(/signTimestamp=/))
  })

  it('shows where the token comes from that its reader fills in', () => {
    const { short } = sessionSampleOf(language, sessionPlan({ token: privateToken }))
    expect(short).toContain('Token and address: POST /token')
    expect(short).toContain('wss://stream.example.com/v1/public?user%20messages=true&token=YOUR_TOKEN')
  })

  it('asks for the address on the page too where the spec names none', () => {
    expect(sessionSampleOf(language, sessionPlan({ server: '' })).short).toMatch(/Set WS_URL in|variable\("WS_URL"\)/)
  })

  it('says that the description states no address of the channel', () => {
    const { short, program } = sessionSampleOf(language, sessionPlan({ isAddressUnknown: true }))
    for (const text of [short, program]) expect(text).toContain('The description states no address of the channel')
    expect(sessionSampleOf(language, orders).program).not.toContain('states no address')
  })

  it('says which variables it needs, and how long it runs', () => {
    const { program } = sessionSampleOf(language, programs[3] ?? orders)
    expect(program).toMatch(/Run: API_KEY=\S+ API_SECRET=\S+ API_PASSPHRASE=\S+ /)
    expect(program).toContain('MAX_FRAMES=5')
    expect(sessionSampleOf(language, orders).program).not.toContain('API_PASSPHRASE')
  })

  it('asks for the addresses that the spec does not name', () => {
    expect(sessionSampleOf(language, sessionPlan({ server: '' })).program).toMatch(
      /Run: WS_URL=\S+ (python3|node|java|go run)/,
    )
    const request = { ...publicToken.request, server: '' }
    const { program } = sessionSampleOf(language, sessionPlan({ token: { ...publicToken, request } }))
    expect(program).toMatch(/Run: API_URL=\S+ (python3|node|java|go run)/)
  })

  it('sends a frame that is no JSON as it is', () => {
    expect(sessionSampleOf(language, sessionPlan({ frames: ['hello "you"'] })).short).toMatch(
      /(?:send(?:Text)?|\[\]byte)\(("hello \\"you\\""|'hello "you"')[,)]/,
    )
  })

  it('is not broken by a title', () => {
    const { program } = sessionSampleOf(language, sessionPlan({ title: 'a"""\n\\u000aimport b\u2028c */' }))
    expect(program).toContain(`a''' 'u000aimport b c */: wss://stream.example.com/v1/public`)
  })
})
