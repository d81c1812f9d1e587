import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import sandbox from '../../sandbox/index.ts'
import { type AnyMockModule, type Mock, patientApi, startMock } from '../../tools/mock/index.ts'
import { readProjectApis } from '../projectApis.ts'
import { audit } from './audit.ts'
import { expect, test } from './site.ts'

/** Server that the site's policy lets the console call. */
const listed = 'http://127.0.0.1:8080'

let mock: Mock
let browser: Browser

test.beforeAll(async ({ browser: shared }, { project }) => {
  const apis = await readProjectApis(['spot', 'v3-futures'])
  mock = await startMock({
    // A busy machine sends signed requests late.
    reference: { apis: apis.map(patientApi) },
    module: sandbox as unknown as AnyMockModule,
    pushEvery: 50,
  })
  const { args = [], ...options } = project.use.launchOptions ?? {}
  // The port of the configuration may be another program's.
  const rule = `--host-resolver-rules=MAP ${new URL(listed).host} ${new URL(mock.origin).host}`
  browser = await shared.browserType().launch({ ...options, args: [...args, rule] })
})
test.afterAll(() => Promise.all([browser.close(), mock.close()]))

async function openConsole(hash: string, baseURL: string | undefined, path = '/console'): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await withProps(page, '{"origin":"https://page.invalid","use":"page"},', '')
  await page.goto(`${baseURL}${path}#${hash}`)
  return page
}

/** Gives the console of each page other servers than the build does. */
function withProps(page: Page, before: string, after: string) {
  return page.addInitScript(
    ([old, own]) =>
      document.addEventListener('DOMContentLoaded', () => {
        const place = document.querySelector<HTMLElement>('[data-island="console"]')
        if (place) place.dataset['props'] = place.dataset['props']?.replaceAll(old, own)
      }),
    [before, after] as const,
  )
}

test('an order that is placed shows on the private channel, and in the balance', async ({ baseURL }) => {
  const channel = await openConsole('api=spot&connect=orders', baseURL)
  await channel.getByRole('button', { name: 'Connect' }).click()
  await expect(channel.locator('[data-frames="2"]')).toBeVisible()
  expect(await channel.locator('.console-frames').textContent()).not.toContain('mock-key')

  const page = await openConsole('api=spot&build=createOrder&b.symbol=BTC_USDT&b.side=BUY&b.type=LIMIT', baseURL)
  await page.getByLabel('price').fill('20000')
  await page.getByLabel('quantity').fill('0.001')
  await page.getByLabel('clientOrderId').fill('from-the-console')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('[data-status="200"]')).toBeVisible()
  await expect(page.getByText('Matches the schema.')).toBeVisible()
  const field = page.locator('.console-json').getByRole('link', { name: '"clientOrderId"' })
  await expect(field).toHaveAttribute('href', '/spot/api/private/order#createOrder.200.clientOrderId')

  const frame = channel.locator('.console-frames > li', { hasText: 'from-the-console' }).first()
  await expect(frame).toBeVisible()
  await expect(channel.getByText(/ 0 with differences/)).toBeVisible()

  await page.goto(`${baseURL}/console#api=spot&build=getAccountBalances`)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('.console-json')).toContainText('"hold": "20.00"')
  const { body } = mock.requests.find(({ operation }) => operation === 'createOrder') ?? {}
  expect(body).toContain('"clientOrderId":"from-the-console"')
  await Promise.all([page.close(), channel.close()])
})

test('draws the order book of a channel from its frames, filters and saves them', async ({ baseURL }) => {
  const page = await openConsole('api=spot&connect=bookLv2', baseURL)
  await page.getByRole('button', { name: 'Connect' }).click()
  const book = page.locator('[data-book="BTC_USDT"]')
  await expect(book).toContainText('In step up to')
  await expect(book.locator('[data-side="bids"] > tr')).toHaveCount(10)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText(/frames? since the pause/)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter frames' }).fill('"action":"snapshot"')
  await expect(page.locator('.console-frames > li')).toHaveCount(1)
  await expect(page.getByText('1 frame', { exact: true })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save frames' }).click()
  const file = await saving
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
  expect(file.suggestedFilename()).toBe('bookLv2-frames.jsonl')
  expect(lines.map((line) => JSON.parse(line).direction).slice(0, 2)).toEqual(['send', 'receive'])
  expect(JSON.parse(JSON.parse(lines[2] ?? '').text)).toMatchObject({ channel: 'book_lv2', action: 'snapshot' })
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Closed')).toBeVisible()
  await page.close()
})

test('a page of another site cannot use the mock', async () => {
  const page = await browser.newPage()
  await page.route('http://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body: '<p>x</p>' }))
  await page.goto('http://evil.example/')
  const before = mock.requests.length
  const outcomes = await page.evaluate(async (address) => {
    const asked = (init: RequestInit) =>
      fetch(`${address}/markets/BTC_USDT/price`, init).then(
        ({ type }) => type,
        () => 'refused',
      )
    const socket = new Promise((resolve) => {
      const own = new WebSocket(`${address.replace('http', 'ws')}/ws/public`)
      own.onopen = () => resolve('open')
      own.onerror = () => resolve('refused')
    })
    await asked({ mode: 'no-cors', method: 'POST' })
    return [await asked({}), await asked({ headers: { key: 'x' } }), await socket]
  }, listed)
  expect(outcomes).toEqual(['refused', 'refused', 'refused'])
  expect(mock.requests.length).toBe(before)
  await page.close()
})

test('leaves its policy behind: the next page reaches the site alone', async ({ baseURL }) => {
  const page = await openConsole('api=spot&build=getMarkPrices', baseURL)
  await page.getByRole('button', { name: 'Send' }).waitFor()
  await page.evaluate(() => Object.assign(globalThis, { isConsole: true }))
  await page.getByRole('link', { name: 'Poloniex', exact: false }).first().click()
  await expect(page).toHaveURL(`${baseURL}/`)
  const left = await page.evaluate(async (address) => {
    const refused = new Promise((resolve) =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective)),
    )
    await fetch(address).catch(() => {})
    return { isConsole: 'isConsole' in globalThis, refused: await refused }
  }, listed)
  expect(left).toEqual({ isConsole: false, refused: 'connect-src' })
  await page.close()
})

test('says in words why there is no answer, and what is wrong with one', async ({ baseURL }) => {
  const page = await openConsole('api=spot&build=getMarkPrices', baseURL)
  const send = page.getByRole('button', { name: 'Send' })
  const answers = (reply: Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0]) =>
    page.route(`${listed}/**`, (route) => route.fulfill(reply))
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }

  await page.route(`${listed}/**`, (route) => route.abort())
  await send.click()
  const command = 'curl -O https://api-docs.poloniex.com/sandbox.mjs && node sandbox.mjs'
  await expect(page.getByRole('alert')).toContainText(`Nothing answers at ${listed}. Start the mock: ${command}`)
  await page.unrouteAll()

  // The server answers, but nothing of it reaches the page.
  await page.route(`${listed}/*/**`, (route) => route.abort())
  await send.click()
  await expect(page.getByRole('alert')).toContainText('CORS')
  await expect(page.getByRole('alert')).toContainText("curl --request GET 'http://127.0.0.1:8080/markets/markPrice'")
  await page.unrouteAll()

  await answers({ headers, body: '[{"symbol":' })
  await send.click()
  await expect(page.getByText('but it is not')).toBeVisible()
  await page.unrouteAll()

  await answers({ headers, body: '[{"symbol":5,"more":1}]' })
  await send.click()
  await expect(page.locator('.console-differences li')).toContainText(['[0].symbol: Must be of type string.'])
  await expect(page.locator('.console-json mark')).toHaveCount(2)
  await page.unrouteAll()

  await answers({ headers, body: `[${'{"symbol":"A"},'.repeat(700_000)}{}]` })
  await send.click()
  await expect(page.getByText('Not checked: longer than 5,000,000 characters.')).toBeVisible()
  await page.close()
})

test('a refusal with HTTP status 200 does not look like a success', async ({ baseURL }) => {
  const page = await openConsole('api=v3-futures&build=getAllFuturesInstruments', baseURL)
  const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' }
  const status = page.locator('[data-status="200"]')
  for (const [body, look] of [
    ['{"code":200,"data":[],"msg":"Success"}', 'builder-right'],
    ['{"code":400,"data":null,"msg":"Param error"}', 'builder-problem'],
  ] as const) {
    await page.route(`${listed}/**`, (route) => route.fulfill({ headers, body }))
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(status).toHaveClass(look)
    await page.unrouteAll()
  }
  await page.close()
})

test('keeps keys in the worker alone, and empties their fields', async ({ baseURL }) => {
  const page = await openConsole('api=spot&build=getAccountBalances', baseURL)
  await page.getByText(`Keys for ${listed}: those of the mock`).click()
  await page.getByRole('button', { name: 'Forget keys' }).click()
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await expect(page.getByText('This call needs a key: enter one first.')).toBeVisible()
  await page.getByLabel('API key').fill('mock-key-for-trying-out')
  await page.getByLabel('API secret').fill('mock-secret-not-a-real-credential')
  await page.getByRole('button', { name: 'Use these keys' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('[data-status="200"]')).toBeVisible()
  const kept = await page.evaluate(async () => {
    const caches = await globalThis.caches.keys()
    const answers = await Promise.all(caches.map(async (name) => (await globalThis.caches.open(name)).keys()))
    return JSON.stringify([
      [...document.querySelectorAll('input')].map(({ value }) => value),
      [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, history.state],
      [await indexedDB.databases(), answers.flat().map(({ url }) => url), document.documentElement.outerHTML],
      performance.getEntries().map(({ name }) => name),
    ])
  })
  expect(kept).not.toContain('mock-secret')
  await page.close()
})

test('asks again by the name of the call before it trades on a server that is no mock', async ({ baseURL }) => {
  const page = await browser.newPage()
  // The mock plays a real server: listed for accounts, and named by the specification.
  await withProps(page, '{"origin":"https://page.invalid","use":"page"},', '')
  await withProps(page, '"use":"mock"', '"use":"account"')
  const playServer = () =>
    page.route('**/operations/spot/*.json', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll(/https:\/\/api\.[^"]*/g, listed) })
    })
  await playServer()
  await page.goto(`${baseURL}/console#api=spot&build=createOrder`)
  await page.getByLabel('API key').fill('mock-key-for-trying-out')
  // Playwright answers preflights itself where it stands in between.
  await page.unrouteAll()
  await page.getByLabel('API secret').fill('mock-secret-not-a-real-credential')
  await page.getByRole('button', { name: 'Use these keys' }).click()
  await expect(page.getByText(`Keys for ${listed}: in memory`)).toBeVisible()
  const before = mock.requests.length
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText(`This trades with real money on ${listed}.`)
  await page.getByLabel('Type createOrder to send it').fill('yes')
  await expect(page.getByRole('button', { name: 'Send it' })).toBeDisabled()
  expect(mock.requests.length).toBe(before)
  await page.getByLabel('Type createOrder to send it').fill('createOrder')
  await page.getByRole('button', { name: 'Send it' }).click()
  await expect(page.locator('[data-status="200"]')).toBeVisible()
  // The worker's memory belongs to the page.
  await playServer()
  await page.reload()
  await expect(page.getByText(`Keys for ${listed}: none`)).toBeVisible()
  await expect(page.getByText('This call needs a key: enter one first.')).toBeVisible()
  await page.close()
})

test('is named by the builder and by channels, with what was filled in', async ({ page, baseURL }) => {
  await page.goto('/spot/api/private/order#build=createOrder&b.symbol=ETH_USDT')
  const send = page.getByRole('link', { name: 'Send in the console' }).first()
  await expect(send).toHaveAttribute('href', '/console#build=createOrder&b.symbol=ETH_USDT&api=spot')
  await page.goto('/zh/spot/websocket/order')
  const connect = page.getByRole('link', { name: '连接', exact: true }).first()
  await expect(connect).toHaveAttribute('href', '/zh/console#api=spot&connect=orders')
  await page.goto(`${baseURL}/zh/console#api=spot&connect=orders`)
  await expect(page.getByRole('button', { name: '连接', exact: true })).toBeVisible()
})

test('lists what can be called by the names of the site, and says what it does not have', async ({ baseURL }) => {
  const page = await openConsole('api=spot&build=noSuchCall', baseURL)
  await expect(page.getByText('The console has no call or channel noSuchCall.')).toBeVisible()
  await page.getByRole('searchbox').fill('futures v3 place order')
  const section = page.getByRole('region', { name: 'Futures v3' })
  await expect(page.getByRole('region')).toHaveCount(1)
  await section.getByRole('link', { name: 'Place order /v3/trade/order', exact: false }).first().click()
  await expect(page.getByRole('heading', { name: 'Place order' })).toBeFocused()
  await expect(page).toHaveTitle(/^Place order · Console/)
  await page.getByLabel('Receive window (milliseconds)').fill('60000')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.locator('summary', { hasText: 'As cURL' }).click()
  await expect(page.locator('.builder-code').last()).toContainText("--header 'recvWindow: 60000'")
  await page.close()
})

for (const [path, colorScheme] of [
  ['/console', 'light'],
  ['/zh/console', 'dark'],
] as const)
  test(`has nothing that axe would find, and fits a narrow screen: ${path}, ${colorScheme}`, {
    tag: colorScheme === 'light' ? '@full' : [],
  }, async ({ baseURL }) => {
    const page = await openConsole('', baseURL, path)
    await page.emulateMedia({ colorScheme })
    await page.locator('.console-picker > summary').click()
    await page.getByRole('searchbox').first().fill('createOrder')
    expect(await audit(page)).toEqual([])
    await page.getByRole('link', { name: '/orders', exact: false }).first().click()
    await page.locator('.console-primary').click()
    await expect(page.locator('[data-status]')).toBeVisible()
    expect(await audit(page)).toEqual([])
    await page.goto(`${baseURL}${path}#api=spot&connect=bookLv2`)
    await page.locator('.console-primary').click()
    await expect(page.locator('[data-book]')).toBeVisible()
    await page.locator('.console-frames summary').last().click()
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await audit(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await page.close()
  })
