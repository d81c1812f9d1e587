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
  await expect(async () => {
    await leverage.fill('49')
    await leverage.fill('50')
    await expect(price).toContainText('95841.33', { timeout: 500 })
  }).toPass()
  await account.getByLabel('Contracts').first().fill('20000')
  await expect(account.getByRole('alert')).toContainText('The order is refused')
  await account.getByRole('button', { name: 'Back to the example' }).click()
  await expect(price).toContainText('92907.41')
  expect(problems).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the worked account is there as tables, without controls', async ({ page }) => {
    await page.goto(`/zh${guide}`)
    await expect(page.locator('.worked-account table')).toHaveCount(5)
    await expect(page.locator('.worked-controls')).toBeHidden()
  })
})
