import { createHmac } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { audit } from './audit.ts'
import { expect, open, test } from './site.ts'

const secret = 'docs-example-secret-not-a-real-credential'
const request = [
  'GET https://api.example.com/orders?symbol=BTC,ETH&limit=5',
  'key: demo',
  'signTimestamp: 1700000000000',
  'signature: none',
].join('\n')
const right = 'GET\n/orders\nlimit=5&signTimestamp=1700000000000&symbol=BTC%2CETH'

async function openDebugger(page: Page, path: string): Promise<Locator> {
  await open(page, path)
  const tool = page.locator('details.tool', { has: page.locator('[data-island="signature-debugger"]') })
  await tool.locator('summary').click()
  await expect(tool.locator('textarea').first()).toBeVisible()
  return tool
}

/** The fields that most readers leave empty are closed. */
async function openOwn(tool: Locator): Promise<void> {
  await tool.getByText(/^(?:Compare your own string or signature|比较您自己的字符串或签名)/).click()
}

function findings(tool: Locator): Promise<(string | null)[]> {
  return tool.locator('.findings > li').evaluateAll((items) => items.map((item) => item.getAttribute('data-finding')))
}

test('opens with the focus where a link names it, from another page and from the contents', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Fix a rejected signature' }).click()
  const tool = page.locator('#signature-debugger')
  await expect(tool).toHaveAttribute('open')
  await expect(tool.locator('summary').first()).toBeFocused()
  await expect(tool.locator('summary').first()).toBeInViewport()
  await expect(page.locator('.contents-panel a[href="#signature-debugger"]')).toHaveCount(1)
})

test('names what is wrong with a signed string, and shows where', async ({ page }) => {
  const tool = await openDebugger(page, '/spot/api/')
  await tool.getByLabel('The request you sent').fill(request)
  await openOwn(tool)
  const text = tool.getByLabel('The string you signed')
  await text.fill('get\n/orders\nsymbol=BTC,ETH&limit=5&signTimestamp=1700000000')
  await expect(tool.getByText('4 errors in the string.')).toBeVisible()
  expect(await findings(tool)).toEqual(['lowerCaseMethod', 'unsorted', 'timestampSeconds', 'notEncoded'])
  // Each difference is marked in both strings.
  const [yours, expected] = [tool.locator('.comparison dd').first(), tool.locator('.comparison dd').last()]
  await expect(yours.locator('mark')).toHaveText(['get', 'symbol=BTC,ETH&', '1700000000'])
  await expect(expected.locator('mark')).toHaveText(['GET', '‸', '1700000000000&symbol=BTC%2CETH'])
  await text.fill(right)
  await expect(tool.getByText('The strings are the same, byte for byte.')).toBeVisible()
  await expect(tool.locator('.findings')).toHaveCount(0)
})

const screens = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const sent = [
  { path: '/spot/api/', label: 'The request you sent', text: request },
  {
    path: '/v3/futures/websocket/',
    label: 'The login frame you sent',
    text: JSON.stringify({
      event: 'subscribe',
      channel: ['auth'],
      params: { key: 'demo', signTimestamp: 1700000000000, signature: 'none' },
    }),
  },
]
for (const { path, label, text } of sent)
  for (const screen of screens)
    test(`shows the verdict on ${path} within a screen of ${screen.width} pixels, and next in the order of keys`, async ({
      page,
    }) => {
      await page.setViewportSize(screen)
      const tool = await openDebugger(page, path)
      await tool.getByLabel(label).fill(text)
      await tool.getByLabel('API secret').fill(secret)
      await tool.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
      const verdict = tool.getByText(/^Your signature does not match/)
      await expect(verdict).toBeInViewport()
      const live = tool.locator('[role="status"]', { hasText: 'Your signature does not match' })
      await expect(live).toHaveCount(1)
      await tool.getByRole('button', { name: 'Clear', exact: true }).focus()
      await page.keyboard.press('Tab')
      await expect(tool.getByText('Compare your own string or signature (optional)')).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(tool.getByLabel('The string you signed')).toBeFocused()
    })

test('sees in a quoted literal what a text box hides', { tag: '@full' }, async ({ page }) => {
  const tool = await openDebugger(page, '/spot/api/')
  await tool.getByLabel('The request you sent').fill(request)
  await openOwn(tool)
  await tool.getByLabel('The string you signed').fill(JSON.stringify(right.replaceAll('\n', '\r\n')))
  await expect(tool.locator('.findings > li')).toHaveCount(1)
  expect(await findings(tool)).toEqual(['carriageReturn'])
})

test('tells a wrong encoding of the signature from a wrong secret', async ({ page }) => {
  const tool = await openDebugger(page, '/spot/api/')
  const sign = (encoding: 'hex' | 'base64', key = secret) => createHmac('sha256', key).update(right).digest(encoding)
  await tool.getByLabel('The request you sent').fill(request)
  await openOwn(tool)
  await tool.getByLabel('The string you signed').fill(right)
  await tool.getByLabel('API secret').fill(secret)
  const signature = tool.getByLabel('The signature you sent')
  await signature.fill(sign('hex'))
  await expect(tool.locator('p[data-finding="hexInsteadOfBase64"]')).toBeVisible()
  await signature.fill(sign('base64', 'another'))
  await expect(tool.locator('p[data-finding="otherSecretOrText"]')).toBeVisible()
  await signature.fill(sign('base64'))
  await expect(tool.getByText('The signature is right.')).toBeVisible()
})

test('gives one verdict with the string that was signed: it gives the signature, or the secret is another', async ({
  page,
}) => {
  const tool = await openDebugger(page, '/spot/api/')
  const own = `${right}&user=me`
  const sign = (key: string) => createHmac('sha256', key).update(own).digest('base64')
  await tool.getByLabel('The request you sent').fill(request)
  await tool.getByLabel('API secret').fill(secret)
  await openOwn(tool)
  await tool.getByLabel('The signature you sent').fill(sign(secret))
  await tool.getByLabel('The string you signed').fill(own)
  await expect(tool.locator('p[data-finding="ofOwn"]')).toHaveText(/The secret is right.*the error named below\.$/)
  await expect(tool.getByText('1 error in the string.')).toBeVisible()
  await expect(tool.getByText(/no usual mistake gives it/)).toHaveCount(0)
  await tool.getByLabel('The signature you sent').fill(sign('another'))
  await expect(tool.locator('p[data-finding="ofNeither"]')).toBeVisible({ timeout: 30_000 })
})

test('forgets the secret with the request', async ({ page }) => {
  const tool = await openDebugger(page, '/spot/api/')
  await tool.getByLabel('The request you sent').fill(request)
  await openOwn(tool)
  await tool.getByLabel('The string you signed').fill(right)
  await tool.getByLabel('API secret').fill(secret)
  await tool.getByLabel('The signature you sent').fill(createHmac('sha256', secret).update(right).digest('base64'))
  await expect(tool.getByText('The signature is right.')).toBeVisible()
  await tool.getByLabel('The request you sent').fill('')
  await tool.getByLabel('The request you sent').fill(request)
  await expect(tool.getByLabel('API secret')).toHaveValue('')
  await expect(tool.getByText('The signature is right.')).toBeHidden()
})

test('says of a right signature that the request is refused all the same, and signs nothing without a time', async ({
  page,
}) => {
  const tool = await openDebugger(page, '/spot/api/')
  const sent = tool.getByLabel('The request you sent')
  await sent.fill(request.replace('1700000000000', '1700000000'))
  await tool.getByLabel('API secret').fill(secret)
  await openOwn(tool)
  const text = right.replace('1700000000000', '1700000000')
  await tool.getByLabel('The signature you sent').fill(createHmac('sha256', secret).update(text).digest('base64'))
  await expect(tool.getByText(/^The signature is right for this text, but/)).toBeVisible()
  await sent.fill(request.replace('signTimestamp: 1700000000000\n', ''))
  await expect(tool.getByText('The timestamp signTimestamp is missing.')).toBeVisible()
  await expect(tool.getByText('String to sign')).toHaveCount(0)
  await expect(tool.locator('[data-signature]')).toHaveCount(0)
})

test('says of a right signature where else to look, and leads a request of a retired API to its successor', async ({
  page,
}) => {
  const tool = await openDebugger(page, '/zh/v3/futures/api/')
  const sent = tool.getByLabel('您发送的请求')
  const signature = createHmac('sha256', secret).update(right).digest('base64')
  await sent.fill(request.replace('signature: none', `signature: ${signature}`))
  await tool.getByLabel('API Secret').fill(secret)
  await expect(tool.getByText('如果服务器仍然拒绝，请检查：')).toBeVisible()
  await expect(tool.getByRole('link', { name: '错误码' })).toHaveAttribute('href', /\/zh\/v3\/futures\/error\/?$/)
  const old = ['KEY', 'SIGN', 'TIMESTAMP', 'PASSPHRASE'].map((name) => `PF-API-${name}: 1700000000000`)
  await sent.fill(['GET https://futures-api.poloniex.com/api/v1/orders', ...old].join('\n'))
  await expect(tool.getByText(/^这是其他 API 的请求，该 API 已下线/)).toBeVisible()
  await expect(tool.getByRole('link', { name: '合约（旧版）' })).toHaveAttribute('href', '/zh/futures/#migration')
  await sent.fill(old.join('\n'))
  await expect(tool.getByText(/^这是其他 API 的请求/)).toBeVisible()
  await expect(tool.getByText(/缺少请求头/)).toHaveCount(0)
})

test('says what is wrong with the request itself', async ({ page }) => {
  const tool = await openDebugger(page, '/v3/futures/api/')
  await tool.getByLabel('The request you sent').fill('hello')
  await expect(tool.getByText(/^This form is not understood\. Begin with the method and the URL/)).toBeVisible()
  await tool.getByLabel('The request you sent').fill('GET /v3/trade/orders\nkey: demo\nsigntimestamp: 1700000000')
  await expect(tool.getByText('The timestamp signTimestamp is in seconds')).toBeVisible()
  await expect(tool.getByText('The header signature is missing.')).toBeVisible()
  const python =
    'requests.get("https://a.example/v3/a", headers={"key": "K", "signTimestamp": "1700000000000", "signature": "s"})'
  await tool.getByLabel('The request you sent').fill(python)
  await expect(tool.getByText('String to sign')).toBeVisible()
  await expect(tool.getByText(/is missing/)).toHaveCount(0)
  const time = Date.now() + 3 * 3_600_000
  await tool.getByLabel('The request you sent').fill(`GET /v3/trade/orders\nkey: demo\nsigntimestamp: ${time}`)
  await expect(tool.getByText('The time of the request comes in 3 hours')).toBeVisible()
  await tool.getByLabel('The request you sent').fill('curl https://a.example/v3/trade/orders -H "key: $KEY"')
  await expect(tool.getByText('key is a variable here')).toBeVisible()
})

test('knows the scheme of each API, speaks the language of the page, and passes axe', async ({ page }) => {
  const tool = await openDebugger(page, '/zh/futures/api/authentication')
  await tool
    .getByLabel('您发送的请求')
    .fill('GET /api/v1/orders\nPF-API-KEY: k\nPF-API-SIGN: s\nPF-API-PASSPHRASE: p\nPF-API-TIMESTAMP: 1700000000000')
  await openOwn(tool)
  await tool.getByLabel('您签名的字符串').fill('1700000000000GET/v1/orders')
  await expect(tool.locator('.findings > li')).toHaveText(['路径缺少前缀，应对完整路径签名：/api/v1/orders'])
  expect(await audit(page)).toEqual([])
})

test('names what is wrong with the login of a connection', async ({ page }) => {
  const tool = await openDebugger(page, '/v3/futures/websocket/')
  const frame = (time: number) =>
    JSON.stringify({ event: 'subscribe', channel: ['auth'], params: { signTimestamp: time } })
  await tool.getByLabel('The login frame you sent').fill(frame(1700000000))
  await expect(tool.getByText('The timestamp params.signTimestamp is in seconds')).toBeVisible()
  await expect(tool.getByText('The member params.signature is missing or empty.')).toBeVisible()
  const signed = createHmac('sha256', 'demo').update('GET\n/ws/v3/private\nsignTimestamp=1700000000000')
  const params = { signTimestamp: 1700000000000, key: 'key', signature: signed.digest('base64') }
  const login = JSON.stringify({ event: 'subscribe', channel: ['auth'], params })
  await tool.getByLabel('The login frame you sent').fill(login)
  await tool.getByLabel('API secret').fill('demo')
  await expect(tool.getByText('A login signs /ws on every socket.')).toBeVisible()
  await tool.getByLabel('The login frame you sent').fill(frame(1700000000000))
  await openOwn(tool)
  const text = tool.getByLabel('The string you signed')
  await text.fill('GET\n/ws/v3/private\nsignTimestamp=1700000000000')
  await expect(tool.getByText('The path is not the one of the request')).toBeVisible()
  await text.fill('GET\n/ws\nsignTimestamp=1700000000000')
  await expect(tool.getByText('The strings are the same, byte for byte.')).toBeVisible()
})
