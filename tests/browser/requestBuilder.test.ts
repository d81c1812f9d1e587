import type { Locator, Page, Request } from '@playwright/test'
import { audit } from './audit.ts'
import { expect, hydrated, open, siteRoutes, test } from './site.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const place = '/v3/futures/api/trade/place-order'
const account = '/spot/api/private/account'
/** Invented, as in the guides' worked examples, which give the signature below. */
const secret = 'docs-example-secret-not-a-real-credential'

/** Names that only signing code has. */
const signingCode = /\bsubtle\b|RSASSA|SHA-512/

function builderOf(page: Page, operation: string): Locator {
  return page.locator(`details[data-build="${operation}"]`)
}

async function openBuilder(page: Page, operation: string): Promise<Locator> {
  const builder = builderOf(page, operation)
  await builder.locator('summary').first().click()
  await expect(builder.getByRole('group', { name: /^(Code|代码)$/ })).toBeVisible()
  return builder
}

/** Every request of a page from now on, but for pages that are fetched before they are opened. */
function recordRequests(page: Page): Request[] {
  const requests: Request[] = []
  const pages = new Set(siteRoutes().map(({ url }) => url))
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() !== 'GET' || !pages.has(pathname + search)) requests.push(request)
  })
  return requests
}

/** The code of every script among some requests. */
async function scriptsOf(requests: readonly Request[]): Promise<string> {
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const texts = await Promise.all(scripts.map(async (request) => (await request.response())?.text()))
  return texts.join('\n')
}

function pathsOf(requests: readonly Request[]): string[] {
  return requests.map((request) => new URL(request.url()).pathname)
}

test('loads nothing of the builder before it is opened, and sends nothing while it is used', async ({ page }) => {
  const requests = recordRequests(page)
  await open(page, place)
  await page.waitForLoadState('networkidle')
  const before = pathsOf(requests)
  expect(before.filter((path) => path.startsWith('/operations/'))).toEqual([])
  expect(await scriptsOf(requests)).not.toMatch(signingCode)
  const builder = await openBuilder(page, 'placeFuturesOrder')
  const loaded = pathsOf(requests).slice(before.length)
  expect(loaded).toContain('/operations/v3-futures/placeFuturesOrder.json')
  expect(loaded.filter((path) => !/^\/(?:assets|operations)\//.test(path))).toEqual([])
  expect(await scriptsOf(requests.slice(before.length))).toMatch(signingCode)

  await page.waitForLoadState('networkidle')
  const used = requests.length
  await builder.getByLabel('symbol').fill('ETH_USDT_PERP')
  await builder.getByLabel('API key').fill('demo')
  await builder.getByLabel('API secret').fill(secret)
  await expect(builder.locator('[data-signature]')).toBeVisible()
  await builder.getByLabel('API secret').press('Enter')
  for (const language of ['python', 'go', 'signed']) await builder.getByLabel('Language').selectOption(language)
  await builder.getByText('JSON', { exact: true }).click()
  await builder.getByText('Fix a rejected signature').click()
  await builder.getByLabel('The string you signed').fill('get')
  await builder.getByText('Check your clock').click()
  await builder.getByLabel(/^Server time/).fill('1767225600000')
  await builder.getByRole('button', { name: 'Copy link', exact: true }).click()
  await page.waitForLoadState('networkidle')
  expect(pathsOf(requests).slice(used)).toEqual([])
})

test('cannot send: the policy of the page refuses any other origin, and every form', async ({ page }) => {
  await open(page, place)
  const refused = await page.evaluate(async () => {
    const directives: string[] = []
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      directives.push(effectiveDirective),
    )
    const answer = await fetch('https://api.example.com/').then(
      () => 'answered',
      () => 'refused',
    )
    const form = document.createElement('form')
    form.action = '/elsewhere'
    document.body.append(form)
    const violated = new Promise<void>((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) => {
        if (event.effectiveDirective === 'form-action') resolve()
      }),
    )
    // Firefox throws where a script submits by `submit`.
    form.requestSubmit()
    await violated
    return { answer, directives, path: location.pathname }
  })
  expect(refused).toEqual({ answer: 'refused', directives: ['connect-src', 'form-action'], path: place })
})

test('shows the string to sign part by part and the signature, as the guide works them out', async ({ page }) => {
  await open(page, account)
  const builder = await openBuilder(page, 'getAccountBalances')
  await builder.getByLabel(/^Timestamp/).fill('1700000000000')
  for (const input of await builder.locator('fieldset').first().locator('select, input').all()) {
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption('')
    else await input.fill('')
  }
  const parts = builder.locator('.canonical > li')
  await expect(parts).toHaveText([
    'methodGET⏎',
    'path/accounts/balances⏎',
    'parameters, sortedsignTimestamp=1700000000000',
  ])
  await expect(builder.locator('[data-signature]')).toHaveCount(0)
  await builder.getByLabel('API secret').fill(secret)
  await expect(builder.locator('[data-signature]')).toHaveText('H59iIzdEK0CBqrwa/pXAW+q+yt0Derpu186O+SauqLc=')
  await builder.getByLabel(/^Timestamp/).fill('1700000000001')
  await expect(builder.locator('[data-signature]')).not.toHaveText('H59iIzdEK0CBqrwa/pXAW+q+yt0Derpu186O+SauqLc=')
})

test('says what is wrong with a value as it is typed, in the language of the page', async ({ page }) => {
  await open(page, '/zh/spot/api/private/order')
  const builder = await openBuilder(page, 'getOpenOrders')
  const limit = builder.getByLabel('limit')
  await limit.fill('abc')
  await expect(limit).toHaveAttribute('aria-invalid', 'true')
  await expect(builder.locator('.builder-field .builder-problem')).toHaveText('必须是整数。')
  await limit.fill('5')
  await expect(limit).toHaveAttribute('aria-invalid', 'false')
  await expect(builder.getByRole('status').first()).toHaveText('必填项已全部填写，其余由服务器检查。')
  const order = await openBuilder(page, 'createOrder')
  await order.getByLabel('type', { exact: true }).selectOption('')
  await order.getByLabel('side').selectOption('BUY')
  await order.getByLabel('amount').fill('')
  await expect(order.getByRole('status').first().getByRole('listitem')).toHaveText([
    'amount type = MARKET, side = BUY 时必填。',
  ])
  await order.getByLabel('amount').fill('100')
  await order.getByLabel('clientOrderId').fill('a b')
  await expect(order.getByRole('status').first().getByRole('listitem')).toHaveText([
    'clientOrderId 只能包含字母、数字、_、-。',
  ])
})

test('names the fields that other fields ask for, and values out of their limits', async ({ page }) => {
  await open(page, place)
  const builder = await openBuilder(page, 'placeFuturesOrder')
  const status = builder.getByRole('status').first()
  await expect(status).toHaveText('All required fields are set. The server checks the rest.')
  const found = status.getByRole('listitem')
  await builder.getByLabel('type').selectOption('LIMIT')
  await builder.getByLabel('px').fill('')
  await expect(found).toHaveText(['px Required with type = LIMIT.'])
  await builder.getByLabel('type').selectOption('MARKET')
  await expect(status).toHaveText('All required fields are set. The server checks the rest.')
  await builder.getByLabel('px').fill('20000')
  await expect(found).toHaveText(['px Not allowed with type = MARKET.'])
  await builder.getByLabel('px').fill('')
  await builder.getByLabel('sz').fill('abc')
  await expect(found).toHaveText(['sz Must be a decimal number, such as 0.5.'])
  await builder.getByLabel('sz').fill('-5')
  await expect(found).toHaveText(['sz Must be more than 0.'])
  await builder.getByLabel('sz').fill('1.5')
  await expect(found).toHaveText(['sz Must be a whole number.'])
  await builder.getByLabel('sz').fill('2')
  await builder.getByLabel('symbol').fill('BTC_USDT')
  await expect(found).toHaveText([/^symbol Must match the pattern .*_PERP/])
  await builder.getByLabel('symbol').fill('BTC_USDT_PERP')
  await builder.getByLabel('posSide').selectOption('')
  await expect(found).toHaveText(['posSide Required with mgnMode.'])
})

test('checks a body that is written as JSON', async ({ page }) => {
  await open(page, place)
  const builder = await openBuilder(page, 'placeFuturesOrder')
  await builder.getByText('JSON', { exact: true }).click()
  const body = builder.getByLabel('Body text')
  await body.fill('{"symbol": 5')
  await expect(builder.locator('.builder-field .builder-problem li')).toHaveText(/^This is not JSON\./)
  await body.fill('{"symbol": 5, "side": "BUY", "type": "LIMIT", "px": "1", "sz": "1"}')
  await expect(builder.locator('.builder-field .builder-problem li')).toHaveText(['symbol: Must be of type string.'])
  await body.fill('{"symbol": "A_B_PERP", "side": "BUY", "type": "LIMIT", "px": "1", "sz": "1"}')
  await expect(builder.locator('[data-part="body"] code')).toHaveText(
    '{"symbol":"A_B_PERP","side":"BUY","type":"LIMIT","px":"1","sz":"1"}',
  )
  await builder.getByText('Fields', { exact: true }).click()
  await expect(builder.getByLabel('symbol')).toHaveValue('A_B_PERP')
})

test('writes the request in every language, without the secret', async ({ page }) => {
  await open(page, place)
  const builder = await openBuilder(page, 'placeFuturesOrder')
  await builder.getByLabel('API secret').fill(secret)
  await builder.getByLabel('clOrdId').fill("it's mine")
  const code = builder.locator('pre.builder-code')
  for (const language of ['bash', 'python', 'javascript', 'java', 'go']) {
    await builder.getByLabel('Language').selectOption(language)
    await expect(code).toContainText('/v3/trade/order')
    await expect(code).toContainText('mine')
    await expect(code).not.toContainText(secret)
  }
  await builder.getByLabel('Language').selectOption('signed')
  const signature = await builder.locator('[data-signature]').textContent()
  await expect(code).toContainText(`--header 'signature: ${signature}'`)
  await builder.getByRole('group', { name: 'Code', exact: true }).getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent())
})

test('is filled in by a link, which never holds a credential', async ({ page }) => {
  await open(page, place)
  const builder = await openBuilder(page, 'placeFuturesOrder')
  await builder.getByLabel('API key').fill('my-key')
  await builder.getByLabel('API secret').fill(secret)
  await builder.getByLabel('symbol').fill('ETH_USDT_PERP')
  await builder.getByRole('button', { name: 'Copy link', exact: true }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toContain('#build=placeFuturesOrder&b.symbol=ETH_USDT_PERP')
  const link = await copied()
  expect(link).not.toMatch(/my-key|docs-example|signature|imestamp/)
  const other = await page.context().newPage()
  await other.goto(link)
  await hydrated(other)
  const filled = builderOf(other, 'placeFuturesOrder')
  await expect(filled.getByLabel('symbol')).toHaveValue('ETH_USDT_PERP')
  await expect(filled.getByLabel('API secret')).toHaveValue('')
  await expect(filled).toBeInViewport()
})

test('keeps key and secret in memory alone, and forgets them when the reader leaves', async ({ page }) => {
  await open(page, place)
  const builder = await openBuilder(page, 'placeFuturesOrder')
  await builder.getByLabel('API secret').fill(secret)
  await expect(builder.locator('[data-signature]')).toBeVisible()
  const input = builder.getByLabel('API secret')
  await expect(input).toHaveAttribute('type', 'password')
  await expect(input).toHaveAttribute('autocomplete', 'off')
  await builder.getByLabel('Show').check()
  await expect(input).toHaveAttribute('type', 'text')
  expect(await page.content()).not.toContain(secret)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  expect(stored).not.toContain(secret)
  // The browser may keep the page as it is and show it again.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(input).toHaveValue('')
  await expect(builder.locator('[data-signature]')).toHaveCount(0)
  await input.fill(secret)
  await page.locator('.sidebar-tree a[href="/v3/futures/api/trade/cancel-order"]').click()
  await expect(page).toHaveURL('/v3/futures/api/trade/cancel-order')
  await page.goBack()
  await expect(page).toHaveURL(place)
  await expect((await openBuilder(page, 'placeFuturesOrder')).getByLabel('API secret')).toHaveValue('')
})

test('opens by keyboard and leads on to its first field; needs no keys where none are needed', async ({ page }) => {
  await open(page, '/v3/futures/api/market/get-order-book')
  const builder = page.locator('details[data-build]').first()
  await builder.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(builder.getByLabel('symbol')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(builder.getByLabel('symbol')).toBeFocused()
  await expect(builder.getByRole('group', { name: 'Request' })).toContainText(
    'https://api.poloniex.com/v3/market/orderBook',
  )
  await expect(builder.getByLabel('API secret')).toHaveCount(0)
  await expect(builder.getByRole('group', { name: 'String to sign' })).toHaveCount(0)
})

test('compares the clock of the reader with the server', async ({ page }) => {
  await open(page, place)
  const builder = await openBuilder(page, 'placeFuturesOrder')
  await builder.getByText('Check your clock').click()
  await builder.getByLabel(/^Server time/).fill('{"code":200,"data":{"serverTime":1767225600000}}')
  await builder.getByLabel('Your clock at that moment').fill('1767225602000')
  const clock = builder.locator('details', { has: page.getByText('Check your clock') })
  await expect(clock).toContainText('Your clock is 2000 ms ahead of the server.')
  await expect(clock).toContainText('Refused')
  await builder.getByLabel('Your clock at that moment').fill('1767225599000')
  await expect(clock).toContainText('Your clock is 1000 ms behind the server.')
  await expect(clock).toContainText('a receive window of at least 1100 ms')
  await builder.getByLabel('Your clock at that moment').fill('1767225539000')
  await expect(clock).toContainText('at most 60000 ms behind')
})

test('can be had again when its form could not be loaded', async ({ page }) => {
  await open(page, place)
  await page.route('**/operations/**', (route) => route.abort())
  const builder = builderOf(page, 'placeFuturesOrder')
  await builder.locator('summary').first().click()
  await expect(builder.getByRole('alert')).toContainText('The form could not be loaded')
  await page.unroute('**/operations/**')
  await builder.getByRole('button', { name: 'Retry' }).click()
  await expect(builder.getByLabel('symbol')).toBeVisible()
})

for (const [path, theme] of [
  [place, 'light'],
  [`/zh${place}`, 'dark'],
] as const) {
  const tag = theme === 'light' ? '@full' : []
  test(`has nothing that axe would find, and fits a narrow screen: ${path}, ${theme}`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    await page.setViewportSize({ width: 320, height: 800 })
    await open(page, path)
    const builder = await openBuilder(page, 'placeFuturesOrder')
    await builder.locator('[data-credential="secret"]').fill(secret)
    for (const summary of await builder.locator('details > summary').all()) await summary.click()
    await builder.locator('textarea[id$="debug-text"]').fill('post\n/order')
    await builder.locator('input[id$="sz"]').fill('')
    await expect(builder.locator('.findings')).toBeVisible()
    expect(await audit(page, 'details[data-build=placeFuturesOrder]')).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

for (const [prefix, words] of [
  ['', 'string · decimal · quote currency · > 0'],
  ['/zh', '字符串 · 十进制数 · 计价货币 · > 0'],
] as const) {
  const tag = prefix === '' ? '@full' : []
  test(`says type and unit of a field in the words of ${prefix + place}`, { tag }, async ({ page }) => {
    await open(page, prefix + place)
    const builder = await openBuilder(page, 'placeFuturesOrder')
    await expect(builder.getByLabel('px', { exact: true })).toHaveAccessibleDescription(words)
  })
}
