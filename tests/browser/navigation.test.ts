import type { Locator, Page, Request } from '@playwright/test'
import { isFull } from '../fullRun.ts'
import { followLink, holdFetches, isFetched, isSameDocument, markDocument } from './network.ts'
import { expect, hydrated, measureShift, open, shiftOf, still, test, unseenShift } from './site.ts'

const balance = '/v3/futures/api/account/balance'

test('a click fetches one document and swaps article, title, head, contents and sidebar', async ({ page }) => {
  await open(page, '/v3/futures/api/')
  await page.waitForLoadState('networkidle')
  await markDocument(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.resourceType()} ${new URL(request.url()).pathname}`))
  await page.locator('.sidebar summary').getByText('Account', { exact: true }).first().click()
  await page.locator('.sidebar').getByRole('link', { name: 'Get account balance' }).click()
  await expect(page).toHaveURL(balance)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Get account balance/)
  await expect(page).toHaveTitle(/^Get account balance · /)
  expect(await isSameDocument(page)).toBe(true)
  expect(requests.filter((request) => request.endsWith(balance))).toEqual([`fetch ${balance}`])
  expect(requests.filter((request) => request.startsWith('document'))).toEqual([])
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
    /\/v3\/futures\/api\/account\/balance$/,
  )
  expect(await page.locator('link[rel=canonical]').count()).toBe(1)
  expect(await page.locator('meta[name=description]').count()).toBe(1)
  await expect(page.locator('.sidebar [aria-current=page]')).toHaveText(/^Get account balance/)
})

test('puts the focus on the new title and says where it has arrived', async ({ page }) => {
  await open(page, '/v3/futures/')
  await follow(page, '/v3/futures/error')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Futures v3 error codes' })).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('back restores the page and how far it was scrolled, forward too', async ({ page }) => {
  await open(page, '/v3/futures/api/')
  const first = await scrolledTo(page, 1200)
  await follow(page, '/v3/futures/error')
  const second = await scrolledTo(page, 300)
  await markDocument(page)
  await page.goBack()
  await expect(page).toHaveURL('/v3/futures/api/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(first)
  await page.goForward()
  await expect(page).toHaveURL('/v3/futures/error')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(second)
  expect(await isSameDocument(page)).toBe(true)
})

/** Scrolls a page, and gives its position when nothing moves any more: parts above may be laid out first. */
async function scrolledTo(page: Page, top: number): Promise<number> {
  await page.evaluate((y) => scrollTo(0, y), top)
  const place = () => page.evaluate(() => scrollY)
  await expect.poll(place).toBeGreaterThanOrEqual(top)
  return still(place)
}

test('a link to a heading of another page arrives at the heading', async ({ page }) => {
  await open(page, '/v3/futures/')
  await addLink(page, '/v3/futures/api/#authentication')
  await page.locator('#test-link').click()
  await expect(page).toHaveURL('/v3/futures/api/#authentication')
  await expect(page.locator('#authentication')).toBeInViewport()
})

const longPage = '/futures/websocket/user-messages'

test('the end of a long page is laid out when the reader comes near, and moves nothing', async ({ page }) => {
  await measureShift(page)
  await open(page, '/futures/websocket/')
  await follow(page, longPage)
  const last = page.locator('.operation').last()
  expect(await isLaidOut(last)).toBe(false)
  expect(await shiftOf(page)).toBeLessThan(unseenShift)
  await last.evaluate((part) => part.scrollIntoView())
  await expect.poll(() => isLaidOut(last)).toBe(true)
})

test('a long page that is loaded lays out its end when the reader comes near, without a script', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort())
  await measureShift(page)
  await page.goto(longPage)
  const last = page.locator('.operation').last()
  expect(await isLaidOut(last)).toBe(false)
  expect(await shiftOf(page)).toBeLessThan(unseenShift)
  await page.goto(`${longPage}#tradeOrders`)
  await expect(page.locator('#tradeOrders')).toBeInViewport()
})

test('who comes back to a place within a long page finds it where it was', async ({ page }) => {
  await open(page, longPage)
  const call = page.locator('.operation').last()
  const id = await call.getAttribute('id')
  await page.evaluate((hash) => {
    location.hash = hash ?? ''
  }, id)
  await expect.poll(() => isLaidOut(call)).toBe(true)
  // Wherever the pointer was, it turns the page and not a part of it.
  await page.mouse.move(700, 500)
  const named = await stillAt(call)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => topOf(call)).toBeLessThan(named)
  const before = await stillAt(call)
  await follow(page, '/futures/websocket/')
  await page.goBack()
  await expect(page).toHaveURL(`${longPage}#${id}`)
  await expect.poll(async () => Math.abs((await stillAt(call)) - before)).toBeLessThan(2)
  await page.reload()
  await hydrated(page)
  await expect.poll(async () => Math.abs((await stillAt(call)) - before)).toBeLessThan(2)
})

/** How far below the top of the screen an element begins, when nothing moves any more. */
function stillAt(element: Locator): Promise<number> {
  return still(() => topOf(element))
}

function topOf(element: Locator): Promise<number> {
  return element.evaluate((part) => part.getBoundingClientRect().top)
}

function isLaidOut(part: Locator): Promise<boolean> {
  return part.evaluate(
    ({ firstElementChild }) => firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === true,
  )
}

test('tabbing through a long page starts at its first link, or at the place that was clicked or named', async ({
  page,
}) => {
  await open(page, longPage)
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await open(page, longPage)
  await page.locator('h1').click()
  await page.keyboard.press('Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
  await open(page, '/')
  await open(page, `${longPage}#tradeOrders`)
  await page.keyboard.press('Tab')
  await expect(page.locator('#tradeOrders :focus')).toHaveCount(1)
})

test('a page opened by .html or index.html loses the suffix in the address bar', async ({ page }) => {
  // Links with either are followed below.
  for (const suffix of isFull ? ['.html', '/index.html'] : ['/index.html']) {
    const url = `/v3/futures/error${suffix}?x=1#codes`
    await open(page, url)
    await expect.poll(() => new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/v3/futures/error')
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?x=1#codes')
  }
})

test('goes to another language with the right lang, contents and messages', { tag: '@full' }, async ({ page }) => {
  await open(page, balance)
  await addLink(page, `/zh${balance}`)
  await page.locator('#test-link').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await expect(page.locator('.sidebar [aria-current=page]')).toHaveText(/^查询账户余额/)
})

test('leaves a link to a file, to another site or with a modifier key to the browser', async ({ page, context }) => {
  await open(page, balance)
  await markDocument(page)
  const newTab = context.waitForEvent('page')
  await page
    .locator('.neighbours a')
    .first()
    .click({ modifiers: ['Control'] })
  await (await newTab).close()
  expect(await isSameDocument(page)).toBe(true)
  await expect(page).toHaveURL(balance)
  await page.locator('.page-links a[href$=".md"]').click()
  await expect(page).toHaveURL(`${balance}.md`)
})

test('the last of several quick clicks wins', async ({ page }) => {
  const release = await holdFetches(page, '/v3/futures/api/')
  await open(page, '/v3/futures/')
  const late = page.waitForResponse((response) => isFetched(response.request()) && response.url().endsWith('/api/'))
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.sidebar-tree a[href="/v3/futures/api/"]')?.click()
    document.querySelector<HTMLElement>('.sidebar-tree a[href="/v3/futures/error"]')?.click()
  })
  await expect(page).toHaveTitle(/^Futures v3 error codes · /)
  release()
  await (await late).finished()
  await settled(page)
  await expect(page).toHaveURL('/v3/futures/error')
  await expect(page).toHaveTitle(/^Futures v3 error codes · /)
})

test('a link with .html or index.html leads to the page under its own address', async ({ page }) => {
  await open(page, '/v3/futures/')
  await markDocument(page)
  for (const href of ['/v3/futures/error.html?x=1', '/spot/index.html?x=1']) {
    await followLink(page, href)
    await expect(page).toHaveURL(href.replace(/index\.html|\.html/, ''))
    await expect(page.locator('.article h1')).toBeFocused()
  }
  expect(await isSameDocument(page)).toBe(true)
})

test('a page that was fetched long ago is fetched anew when it is opened, a fresh one is not', async ({
  clockedPage: page,
}) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (isFetched(request)) requests.push(new URL(request.url()).pathname)
  })
  const count = () => requests.filter((path) => path === balance).length
  await page.clock.install()
  await open(page, '/faq')
  await followLink(page, balance)
  await expect(page).toHaveTitle(/^Get account balance · /)
  await page.goBack()
  await expect(page).toHaveTitle(/^FAQ · /)
  await page.goForward()
  await expect(page).toHaveTitle(/^Get account balance · /)
  expect(count()).toBe(1)
  await page.goBack()
  await expect(page).toHaveTitle(/^FAQ · /)
  await page.clock.fastForward('05:01')
  await page.goForward()
  await expect(page).toHaveTitle(/^Get account balance · /)
  expect(count()).toBe(2)
})

test.describe('pages are fetched before they are opened', () => {
  for (const [what, aim] of [
    ['pointed at', (link: Locator) => link.hover()],
    ['focused', (link: Locator) => link.focus()],
  ] as const) {
    const tag = what === 'focused' ? '@full' : []
    test(`when a link to them is ${what}`, { tag }, async ({ page }) => {
      await open(page, '/faq')
      const link = page.locator('.navbar a[href="/changelog/spot"]')
      const fetched = page.waitForRequest((request) => isFetched(request) && request.url().endsWith('/changelog/spot'))
      await aim(link)
      expect((await fetched).method()).toBe('GET')
    })
  }

  test('when a link in the article is on screen', async ({ page }) => {
    const fetched = page.waitForRequest(isPageFetch)
    await open(page, '/v3/futures/')
    const path = new URL((await fetched).url()).pathname
    await expect(page.locator(`.main a[href^="${path}"]`).first()).toBeAttached()
  })

  test('but one after the other where they are only near: a page that is opened then has the line', async ({
    page,
  }) => {
    const waiting: (() => void)[] = []
    await page.route(
      () => true,
      async (route) => {
        if (isPageFetch(route.request())) await new Promise<void>((resolve) => waiting.push(resolve))
        await route.continue()
      },
    )
    await open(page, '/v3/futures/')
    for (const count of [1, 2]) {
      await expect.poll(() => waiting.length).toBe(count)
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 300))))
      expect(waiting).toHaveLength(count)
      waiting.at(-1)?.()
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })

  for (const connection of [{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { saveData: true }]) {
    const tag = connection.saveData ? [] : '@full'
    test(`but not with ${JSON.stringify(connection)}`, { tag }, async ({ clockedPage: page }) => {
      const requests: string[] = []
      page.on('request', (request) => {
        if (isPageFetch(request)) requests.push(request.url())
      })
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
      await page.clock.install()
      await open(page, '/v3/futures/')
      const link = page.locator('.navbar a[href="/changelog/spot"]')
      await link.hover()
      await link.focus()
      await page.clock.runFor(5000)
      await settled(page)
      expect(requests).toEqual([])
      await link.click()
      await expect(page).toHaveURL('/changelog/spot')
      await expect(page.locator('.article h1')).toBeFocused()
      expect(requests).toHaveLength(1)
    })
  }
})

test('marks the heading being read in the contents list', { tag: '@full' }, async ({ page }) => {
  await open(page, '/v3/futures/api/')
  const link = page.locator('.contents-panel a').nth(3)
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'location')
  await expect(page.locator('.contents-panel [aria-current]')).toHaveCount(1)
})

test('the navbar hides on the way down and comes back on the way up and on focus', async ({ page }) => {
  await open(page, '/v3/futures/api/')
  const top = () => page.locator('.header').evaluate((element) => element.getBoundingClientRect().bottom)
  // A turn of the wheel that comes while an earlier one still scrolls is added to it.
  const scrolled = () => still(() => page.evaluate(() => scrollY))
  await page.mouse.move(700, 500)
  await page.mouse.wheel(0, 1500)
  await expect.poll(top).toBeLessThanOrEqual(1)
  await scrolled()
  await page.mouse.wheel(0, -300)
  await expect.poll(top).toBeGreaterThan(40)
  await scrolled()
  await page.mouse.wheel(0, 900)
  await expect.poll(top).toBeLessThanOrEqual(1)
  await page.locator('.header .brand').focus()
  await expect.poll(top).toBeGreaterThan(40)
})

test('the skip link is the first stop of the keyboard and leads into the article', { tag: '@full' }, async ({
  page,
}) => {
  await open(page, balance)
  await page.keyboard.press('Tab')
  await expect(page.locator('.skip-link')).toBeFocused()
  await expect(page.locator('.skip-link')).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
})

async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`.sidebar-tree a[href="${path}"]`)
  // In Firefox, Playwright scrolls the page before it clicks, though the link is on screen.
  if (page.context().browser()?.browserType().name() === 'firefox')
    await link.evaluate((own: HTMLElement) => own.click())
  else await link.click()
  await expect(page).toHaveURL(path)
}

async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.id = 'test-link'
    link.href = address
    link.textContent = 'link'
    document.querySelector('.article-body')?.prepend(link)
  }, href)
}

/** The site's own request for a page, not for a part of one. */
function isPageFetch(request: Request): boolean {
  return isFetched(request) && !/\.\w+$/.test(new URL(request.url()).pathname)
}

/** Lets everything run that the page has been given to do. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.waitForLoadState('networkidle')
}
