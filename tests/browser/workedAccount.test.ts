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
  await account.getByLabel('Contracts').first().fill('20000')
  await expect(account.getByRole('alert')).toContainText('The order is refused')
  await account.getByRole('button', { name: 'Back to the example' }).click()
  await expect(price).toContainText('92907.41')
  expect(problems).toEqual([])
})

test('a figure out of its range stays with its bounds; thousands may be apart', async ({ page }) => {
  await open(page, guide)
  const account = page.locator('.worked-account')
  const [leverage, entry] = [account.getByLabel('Leverage').first(), account.getByLabel('Entry price').first()]
  await expect(leverage).toHaveAccessibleDescription('1 to 100')
  await leverage.fill('500')
  await expect(account.getByRole('alert')).toHaveText('“500” is no number from 1 to 100. The figures are those of 20.')
  await leverage.press('Tab')
  await expect(leverage).toHaveValue('500')
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
