import { expect, open, test } from './site.ts'
import { watch } from './visit.ts'

const guide = '/v3/futures/#worked-account'

test('the worked account follows its sliders, and goes back to the example', async ({ page }) => {
  const problems: string[] = []
  watch(page, problems)
  await open(page, guide)
  const account = page.locator('.worked-account')
  const price = account.getByRole('row', { name: /^Liquidation price/ }).first()
  await expect(price).toContainText('92907.41')
  const leverage = account.getByRole('slider', { name: 'Leverage' })
  await leverage.fill('50')
  await expect(price).toContainText('95841.33')
  const outcome = account.locator('.worked-outcome')
  await expect(outcome).toContainText('95841.33')
  await expect(outcome).toContainText('Margin ratio')
  await account.getByLabel('Contracts').first().fill('20000')
  await expect(account.getByRole('alert')).toContainText('The order is refused')
  await account.getByRole('button', { name: 'Back to the example' }).click()
  await expect(price).toContainText('92907.41')
  expect(problems).toEqual([])
})

for (const width of [390, 1440]) {
  test(`liquidation price and margin ratio are in view while a figure is changed, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, guide)
    const account = page.locator('.worked-account')
    for (const name of ['Entry price', 'Leverage', 'Contracts', 'Mark price']) {
      await account.getByRole('slider', { name }).scrollIntoViewIfNeeded()
      await expect(account.locator('.worked-outcome')).toBeInViewport({ ratio: 1 })
    }
    await account.getByLabel('Mark price').first().fill('90000')
    await expect(account.locator('.worked-outcome')).toHaveText(/92907\.41.*liquidated at this mark price$/)
  })
}

test('on a phone the figures cover no control that has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await open(page, guide)
  const controls = page.locator('.worked-controls :is(input, button)')
  // Without this wait the controls may still be off, and the focus stays on the page's body.
  await expect(controls.first()).toBeEnabled()
  await controls.first().focus()
  const covered = () =>
    page.evaluate(() => {
      const [focused, figures] = [document.activeElement, document.querySelector('.worked-outcome')].map((element) =>
        element?.getBoundingClientRect(),
      )
      return focused && figures && focused.top < figures.bottom && focused.bottom > figures.top
    })
  for (const key of ['Tab', 'Shift+Tab'])
    for (const _ of await controls.all()) {
      await expect.poll(covered, await page.evaluate(() => document.activeElement?.outerHTML)).toBe(false)
      await page.keyboard.press(key)
    }
})

test('on a wide screen the tables take the width of the article, and no formula has more than three lines', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, guide)
  const wide = await page.locator('#worked-account').evaluate((heading) => heading.getBoundingClientRect().width)
  const table = page.locator('.worked-account table').first()
  await expect.poll(async () => (await table.boundingBox())?.width).toBeCloseTo(wide, 0)
  const lines = await page.locator('.worked-formula').evaluateAll((cells) =>
    cells.map((cell) => {
      const texts = document.createRange()
      texts.selectNodeContents(cell)
      return Math.round(texts.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(cell).lineHeight))
    }),
  )
  expect(Math.max(...lines)).toBeLessThanOrEqual(3)
})

const languages = [
  {
    prefix: '',
    fields: { size: 'Contracts', leverage: 'Leverage', entry: 'Entry price' },
    tier: 'the tier of 20000 contracts allows at most 75×.',
    lot: 'the size must be a multiple of 1, and at least 1.',
    tick: 'the price must be a multiple of 0.01.',
    wallet: 'the account has 1250.0972105 USDT',
  },
  {
    prefix: '/zh',
    fields: { size: '张数', leverage: '杠杆倍数', entry: '开仓价格' },
    tier: '20000 张所在档位的杠杆倍数最高为 75。',
    lot: '张数必须是 1 的整数倍，且不小于 1。',
    tick: '价格必须是 0.01 的整数倍。',
    wallet: '账户余额为 1250.0972105 USDT',
  },
]

for (const { prefix, fields, ...reasons } of languages) {
  test(`a refused order names its bound, and the last figures stay: ${prefix}/`, async ({ page }) => {
    await open(page, prefix + guide)
    const account = page.locator('.worked-account')
    const type = (label: string, figure: string) => account.getByLabel(label).first().fill(figure)
    const alert = account.getByRole('alert')
    await type(fields.leverage, '100')
    await type(fields.size, '20000')
    await expect(alert).toContainText(reasons.tier)
    await type(fields.size, '1.5')
    await expect(alert).toContainText(reasons.lot)
    await type(fields.size, '１２')
    await expect(alert).toHaveCount(0)
    await expect(account.locator('h3').first()).toContainText('12')
    await type(fields.entry, '97210.55555')
    await expect(alert).toContainText(reasons.tick)
    await expect(account.locator('h3').first()).toContainText('97210.5')
    await expect(account.locator('table')).toHaveCount(5)
    await type(fields.entry, '97210.5')
    await type(fields.leverage, '3')
    await type(fields.size, '5000')
    await expect(alert).toContainText(reasons.wallet)
  })
}

test('a figure out of its range stays with its bounds; thousands may be apart', async ({ page }) => {
  await open(page, guide)
  const account = page.locator('.worked-account')
  const [leverage, entry] = [account.getByLabel('Leverage').first(), account.getByLabel('Entry price').first()]
  await expect(leverage).toHaveAccessibleDescription('1 to 100')
  await leverage.fill('500')
  await expect(account.getByRole('alert')).toHaveText('“500” is no number from 1 to 100. The figures are those of 20.')
  await leverage.press('Tab')
  await expect(leverage).toHaveValue('500')
  const colour = await account.getByRole('alert').evaluate((told) => getComputedStyle(told).color)
  await expect(leverage).toHaveCSS('border-color', colour)
  await expect(account.getByRole('alert')).toBeVisible()
  await entry.fill('97,210')
  await expect(account.getByRole('heading', { name: /^1\. Open/ })).toContainText('at 97210')
  await account.getByRole('button', { name: 'Back to the example' }).click()
  await expect(leverage).toHaveValue('20')
  await expect(entry).toHaveValue('97210.5')
  await expect(account.getByRole('alert')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the worked account is there as tables, without controls', async ({ page }) => {
    await page.goto(`/zh${guide}`)
    await expect(page.locator('.worked-account table')).toHaveCount(5)
    await expect(page.locator('.worked-controls')).toBeHidden()
  })
})
