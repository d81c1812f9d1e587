import { expect, open, test } from './site.ts'

const place = '/v3/futures/api/trade/place-order'

test.describe('the sidebar', () => {
  test('marks the current page, its category is open, and its entries are fetched once for the section', async ({
    page,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/sidebars/')) fetched.push(request.url())
    })
    await open(page, place)
    const current = page.locator('.sidebar [aria-current=page]')
    await expect(current).toHaveCount(1)
    await expect(current).toHaveAttribute('href', place)
    await expect(current).toBeInViewport()
    for (const path of ['/v3/futures/', '/v3/futures/error']) {
      await page.locator(`.sidebar-tree a[href="${path}"]`).click()
      await expect(page).toHaveURL(path)
    }
    expect(fetched.length).toBe(1)
  })

  test('keeps categories as the reader left them, over navigations', async ({ page }) => {
    await open(page, place)
    const market = page.locator('.sidebar details', { hasText: 'Get order book' })
    const trade = page.locator('.sidebar details', { hasText: 'Place order' })
    await market.locator('summary').click()
    await market.getByRole('link', { name: 'Get order book' }).click()
    await expect(page).toHaveURL('/v3/futures/api/market/get-order-book')
    await expect(trade).toHaveAttribute('open')
    await expect(market).toHaveAttribute('open')
    await expect(page.locator('.sidebar [aria-current=page]')).toHaveAttribute(
      'href',
      '/v3/futures/api/market/get-order-book',
    )
    await trade.locator('summary').click()
    await expect(trade).not.toHaveAttribute('open')
    await page.locator('.sidebar-tree a[href="/v3/futures/"]').click()
    await expect(page).toHaveURL('/v3/futures/')
    await expect(trade).not.toHaveAttribute('open')
    await expect(market).toHaveAttribute('open')
    // Another section has another sidebar: this sidebar goes and returns.
    await page.locator('.navbar').getByRole('link', { name: 'Changelog' }).click()
    await expect(market).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL('/v3/futures/')
    await expect(trade).not.toHaveAttribute('open')
    await expect(market).toHaveAttribute('open')
  })

  test('says the method of an operation and that it is deprecated', async ({ page }) => {
    await open(page, '/v3/futures/abandoned/get-leverage')
    const link = page.locator('.sidebar [aria-current=page]')
    await expect(link).toHaveAccessibleName(/Get leverage.*deprecated.*GET/i)
  })
})

test.describe('the drawer', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('opens with the toggle, holds the focus, and closes with Esc where it was opened', async ({ page }) => {
    await open(page, place)
    const toggle = page.getByRole('button', { name: 'Open navigation' })
    await toggle.focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    await expect(drawer).toBeVisible()
    await expect(drawer.locator('[aria-current=page]').first()).toBeVisible()
    for (const [end, key] of [
      ['first', 'Shift+Tab'],
      ['last', 'Tab'],
    ] as const) {
      await drawer.locator('a:visible, button:visible, summary:visible')[end]().focus()
      for (let press = 0; press < 3; press += 1) {
        await page.keyboard.press(key)
        expect(await page.evaluate(focusLeft)).toBeNull()
      }
    }
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(toggle).toBeFocused()
  })

  test('names the section whose pages it shows, and leads to the others', async ({ page }) => {
    await open(page, '/futures/api/orders')
    await page.getByRole('button', { name: 'Open navigation' }).click()
    const drawer = page.getByRole('dialog', { name: 'Navigation' })
    const section = drawer.locator('.section-switch summary')
    await expect(section).toBeInViewport()
    await expect(section).toHaveText('Futures (legacy)')
    expect(await drawer.locator('.drawer-main a').allTextContents()).not.toContain('Spot')
    await section.click()
    await drawer.getByRole('link', { name: 'Spot' }).click()
    await expect(page).toHaveURL(/\/spot\//)
  })

  test('opens with the space bar too, and closes with its button', { tag: '@full' }, async ({ page }) => {
    await open(page, place)
    await page.getByRole('button', { name: 'Open navigation' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Close navigation' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('closes when a page was chosen, and on a click beside it', async ({ page }) => {
    await open(page, place)
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'REST API overview' }).click()
    await expect(page).toHaveURL('/v3/futures/api/')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.mouse.click(350, 400)
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('closes when the layout becomes the wide one, at 996 px', async ({ page }) => {
    await open(page, place)
    await page.getByRole('button', { name: 'Open navigation' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    for (const [width, hasSidebar] of [
      [1100, true],
      [995, false],
      [996, true],
      [390, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.locator('.sidebar')).toBeVisible({ visible: hasSidebar })
      await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible({ visible: !hasSidebar })
    }
  })
})

/** Runs in the page: the element outside of the dialog that has the focus; the browser's own bars are no such element. */
function focusLeft(): string | null {
  const { activeElement, body } = document
  return activeElement === body || activeElement?.closest('dialog') ? null : (activeElement?.outerHTML ?? null)
}
