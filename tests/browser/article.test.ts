import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

const guide = '/spot/trading-rules'
const operation = '/v3/futures/api/trade/place-order'

async function headings(page: Page, selector: string): Promise<(string | null)[]> {
  return page.locator(selector).evaluateAll((all) => all.map((element) => element.id))
}

async function targets(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) => all.map((link) => decodeURIComponent(link.getAttribute('href')?.slice(1) ?? '')))
}

/** The last heading that stands in the upper third of the screen, or above it. */
function readHeading(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const isRead = (heading: Element) => heading.getBoundingClientRect().top < innerHeight * 0.34
    return [...document.querySelectorAll('.article :is(h2, h3)[id]')].findLast(isRead)?.id
  })
}

test.describe('the contents list', () => {
  test('holds the headings of level 2 and 3 in order, marks the one that is read, and keeps it in view', async ({
    page,
  }) => {
    await open(page, '/faq')
    const wanted = await headings(page, '.article :is(h2, h3)[id]')
    expect(wanted.length).toBeGreaterThan(10)
    expect(await targets(page, '.contents-panel a')).toEqual(wanted)
    for (const id of [wanted[0], wanted.at(-3), wanted[3]]) {
      await page.evaluate((wanted) => document.getElementById(wanted ?? '')?.scrollIntoView(), id)
      const current = page.locator('.contents-panel [aria-current=location]')
      // The heading that is read moves on while parts above are laid out.
      const isMarked = async () =>
        (await targets(page, '.contents-panel [aria-current=location]'))[0] === (await readHeading(page))
      await expect.poll(isMarked).toBe(true)
      await expect(current).toBeInViewport()
    }
    await page.evaluate(() => scrollTo(0, 0))
    await expect(page.locator('.contents-panel [aria-current]')).toHaveCount(0)
  })

  for (const [url, forms] of [
    [guide, { 1440: 'panel', 1279: 'menu', 390: 'menu' }],
    ['/faq', { 1440: 'panel', 1024: 'menu', 390: 'menu' }],
    [operation, { 1440: 'menu', 390: 'menu' }],
  ] as const) {
    test(`is a panel or a menu on ${url}, as there is room`, { tag: url === '/faq' ? '@full' : [] }, async ({
      page,
    }) => {
      await open(page, url)
      for (const [width, form] of Object.entries(forms)) {
        await page.setViewportSize({ width: Number(width), height: 800 })
        await expect(page.locator('.contents-panel'), width).toBeVisible({ visible: form === 'panel' })
        await expect(page.locator('.contents-menu'), width).toBeVisible({ visible: form === 'menu' })
      }
    })
  }

  test('opens above the article where there is no room beside it, and leads to a heading', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, guide)
    const wanted = await headings(page, '.article :is(h2, h3)[id]')
    await page.locator('.contents-menu summary').click()
    expect(await targets(page, '.contents-menu .menu-list a')).toEqual(wanted)
    await page.locator('.contents-menu .menu-list a').nth(2).click()
    await expect(page.locator('.contents-menu .menu-list a').first()).toBeHidden()
    await expect(page.locator(`[id="${wanted[2]}"]`)).toBeInViewport()
  })
})

test.describe('breadcrumbs', () => {
  test('lead to the section, and name the category', async ({ page }) => {
    await open(page, operation)
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(trail.getByRole('listitem')).toHaveText(['Futures v3', 'REST', 'Trade'])
    await trail.getByRole('link', { name: 'Futures v3' }).click()
    await expect(page).toHaveURL('/v3/futures/')
    await expect(trail.getByRole('listitem')).toHaveText(['Futures v3'])
    await expect(trail.getByRole('link')).toHaveCount(0)
  })

  test('are there in Chinese, and stay in it', { tag: '@full' }, async ({ page }) => {
    await open(page, `/zh${operation}`)
    const trail = page.getByRole('navigation', { name: '面包屑导航' })
    await expect(trail.getByRole('listitem')).toHaveText(['合约 V3', 'REST', '交易'])
    await expect(trail.getByRole('link')).toHaveAttribute('href', '/zh/v3/futures/')
  })
})

test('previous and next follow the order of the sidebar, over the edges of categories', async ({ page }) => {
  await open(page, '/spot/')
  const order = await page
    .locator('.sidebar .sidebar-link:not([href*="#"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const first = order.indexOf('/spot/api/private/account')
  const last = order.indexOf('/spot/api/private/wallet')
  for (const at of [0, first - 1, first, last, order.length - 1]) {
    await page.goto(order[at] ?? '')
    for (const [rel, wanted] of [
      ['prev', order[at - 1]],
      ['next', order[at + 1]],
    ] as const) {
      const link = page.locator(`.neighbours [rel=${rel}]`)
      if (wanted === undefined) await expect(link).toHaveCount(0)
      else await expect(link).toHaveAttribute('href', wanted)
    }
  }
})

test('a page links to its source, and to a report that names it', async ({ page, meridian }) => {
  await open(page, meridian.url('/orders/api/cancel-order'))
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /^https:\/\/code\.meridian\.example\.com\/docs\/edit\/main\/specs\/orders\/paths\/order\.yaml#L\d+$/,
  )
  await expect(page.getByRole('link', { name: 'Report a problem' })).toHaveAttribute(
    'href',
    /title=Cancel%20an%20order&body=https%3A%2F%2Fdocs\.meridian\.example\.com%2Fdocs%2Forders%2Fapi%2Fcancel-order/,
  )
  await open(page, meridian.url('/orders/components'))
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/edit\/main\/guides\/en\/orders\/components\.mdx#L1$/,
  )
})
