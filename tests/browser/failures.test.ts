import type { Page } from '@playwright/test'
import { answerFetches, answerOtherBuild, followLink, holdFetches, isSameDocument, markDocument } from './network.ts'
import { expect, hydrated, measureShift, open, shiftOf, test, touch } from './site.ts'

const start = '/v3/futures/'
const errors = '/v3/futures/error'
const retry = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true })

test.describe('while a page is on its way', () => {
  test('a spinner and a bar appear after 200 ms and go when it is there', async ({ clockedPage: page }) => {
    const release = await holdFetches(page, errors)
    await page.clock.install()
    await open(page, start)
    await page.clock.pauseAt(new Date(Date.now() + 60_000))
    await followLink(page, errors)
    await page.clock.runFor(199)
    await expect(page.locator('.loading-mark, .progress-bar')).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(page.locator('.loading-mark')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Loading page' })).toHaveCount(1)
    await expect(page.locator('.progress-bar')).toHaveAttribute('style', /translate3d\(-92%/)
    await page.clock.runFor(799)
    await expect(page.locator('.progress-bar')).toHaveAttribute('style', /translate3d\(-92%/)
    await page.clock.runFor(300)
    await expect(page.locator('.progress-bar')).not.toHaveAttribute('style', /translate3d\(-92%/)
    release()
    await expect(page).toHaveTitle(/^Futures v3 error codes · /)
    await expect(page.locator('.loading-mark')).toHaveCount(0)
    await page.clock.runFor(2000)
    await expect(page.locator('.progress-bar')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: 'Futures v3 error codes, page loaded' })).toHaveCount(1)
  })

  test('nothing moves', async ({ page }) => {
    const release = await holdFetches(page, errors)
    await measureShift(page)
    await open(page, start)
    const before = await shiftOf(page)
    await followLink(page, errors)
    await expect(page.locator('.loading-mark')).toBeVisible()
    expect(await shiftOf(page)).toBe(before)
    release()
    await expect(page.locator('.loading-mark')).toHaveCount(0)
  })

  test('the sign of waiting rests for readers who want no motion', { tag: '@full' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const release = await holdFetches(page, errors)
    await open(page, start)
    await followLink(page, errors)
    await expect(page.locator('.loading-mark')).toBeVisible()
    const animation = await page
      .locator('.loading-mark')
      .evaluate((mark) => getComputedStyle(mark, '::before').animationName)
    expect(animation).toBe('none')
    release()
    await expect(page.locator('.loading-mark')).toHaveCount(0)
  })

  test('a page at hand asks for nothing but itself', async ({ page }) => {
    // Pages without islands, which bring scripts of their own.
    await open(page, '/v3/futures/websocket/public/get-index-price')
    const target = '/v3/futures/websocket/public/get-mark-price'
    const link = page.locator(`.sidebar-tree a[href="${target}"]`)
    await link.hover()
    await page.waitForLoadState('networkidle')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await link.click()
    await expect(page).toHaveURL(target)
    await expect(page.locator('.article h1')).toBeFocused()
    const scripts = requests.filter((url) => url.endsWith('.js'))
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
    // On a busy machine the page may take long enough for the sign of waiting.
    expect(scripts.filter((_, index) => !texts[index]?.includes('NProgress'))).toEqual([])
  })
})

test.describe('when a page cannot be fetched', () => {
  test('says so in the article’s place, keeps what is around it, and retries', async ({ page }) => {
    let isOffline = true
    await answerFetches(page, errors, (route) => (isOffline ? route.abort() : route.continue()))
    await open(page, start)
    await markDocument(page)
    await followLink(page, `${errors}#common`)
    const heading = page.getByRole('heading', { level: 1, name: 'This page could not be loaded' })
    await expect(heading).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'The server could not be reached.' })).toHaveCount(1)
    await expect(page.locator('.failure pre')).toHaveText('Failed to fetch')
    await expect(page).toHaveTitle(/^This page could not be loaded · /)
    await expect(page).toHaveURL(`${errors}#common`)
    await expect(page.locator('.article, .page-foot')).toHaveCount(0)
    await expect(page.locator('.sidebar [aria-current=page]')).toHaveAttribute('href', errors)
    await retry(page).click()
    await expect(heading).toBeFocused()
    isOffline = false
    await retry(page).click()
    await expect(page).toHaveTitle(/^Futures v3 error codes · /)
    await expect(page.locator('.article h1')).toHaveText(/^Futures v3 error codes/)
    await expect(page.locator('.failure')).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('back leads to the page before, forward tries again', async ({ page }) => {
    let isOffline = true
    await answerFetches(page, errors, (route) => (isOffline ? route.abort() : route.continue()))
    await open(page, start)
    await markDocument(page)
    await followLink(page, errors)
    await expect(retry(page)).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(start)
    await expect(page.locator('.article h1')).toBeVisible()
    await expect(retry(page)).toHaveCount(0)
    isOffline = false
    await page.goForward()
    await expect(page.locator('.article h1')).toHaveText(/^Futures v3 error codes/)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('the same link tries again, without another entry in the history', async ({ page }) => {
    let requests = 0
    await answerFetches(page, errors, (route) => {
      requests += 1
      return route.abort()
    })
    await open(page, start)
    await followLink(page, errors)
    await expect(retry(page)).toBeVisible()
    const entries = await page.evaluate(() => history.length)
    const former = requests
    await followLink(page, errors)
    await expect.poll(() => requests).toBe(former + 1)
    expect(await page.evaluate(() => history.length)).toBe(entries)
  })

  test('tells an error of the server in Chinese, on a small screen too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await answerFetches(page, `/zh${errors}`, (route) => route.fulfill({ status: 503, body: 'busy' }))
    await open(page, `/zh${start}`)
    await followLink(page, `/zh${errors}`)
    await expect(page.getByRole('heading', { level: 1, name: '页面加载失败' })).toBeFocused()
    await expect(page.locator('.failure')).toContainText('服务器返回了错误，请稍后重试。')
    await expect(page.locator('.failure pre')).toHaveText(`/zh${errors}: 503`)
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  test('the language menu leads to the page that was asked for', { tag: '@full' }, async ({ page }) => {
    await answerFetches(page, errors, (route) => route.abort())
    await open(page, start)
    await followLink(page, errors)
    await expect(retry(page)).toBeVisible()
    await expect(page.locator('.navbar-tools a[hreflang=zh-Hans]')).toHaveAttribute('href', `/zh${errors}`)
  })
})

test.describe('where nothing is published', () => {
  for (const [path, title] of [
    ['/faq/extra', 'Page not found'],
    ['/FAQ', 'Page not found'],
    ['/zh/faq/extra', '页面不存在'],
  ] as const) {
    const tag = path === '/faq/extra' ? [] : '@full'
    test(`${path} shows the not-found page without a page load`, { tag }, async ({ page }) => {
      await open(page, path.startsWith('/zh') ? '/zh/faq' : '/faq')
      await markDocument(page)
      await followLink(page, path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
      await expect(page).toHaveURL(path)
      await expect(page).toHaveTitle(new RegExp(`^${title} · `))
      await expect(page.locator('.sidebar-tree a').first()).toBeVisible()
      expect(await isSameDocument(page)).toBe(true)
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
    })

    // Of each language it is opened where every page is visited.
    test(`${path} shows the not-found page when it is opened`, { tag: '@full' }, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    })
  }

  test('the site’s own not-found page shows even where the server has another', async ({ page }) => {
    await open(page, '/zh/faq')
    await answerFetches(page, '/zh/faq/extra', (route) => route.fulfill({ status: 404, body: 'nothing here' }))
    await followLink(page, '/zh/faq/extra')
    await expect(page.getByRole('heading', { level: 1, name: '页面不存在' })).toBeFocused()
    await expect(page).toHaveURL('/zh/faq/extra')
    await expect(page.locator('.navbar-items [aria-current], .section-switch [aria-current]')).toHaveCount(0)
  })
})

test('below a path, too, failures and not-found pages stay in the site', async ({ page, meridian }) => {
  const offline = new URL(meridian.url('/orders/api/'))
  const missing = new URL(meridian.url('/no/such/page'))
  await answerFetches(page, offline.pathname, (route) => route.abort())
  await answerFetches(page, missing.pathname, (route) => route.fulfill({ status: 404, body: 'nothing here' }))
  await open(page, meridian.url('/'))
  await markDocument(page)
  await followLink(page, offline.href)
  await expect(retry(page)).toBeVisible()
  await expect(page).toHaveURL(offline.href)
  await followLink(page, missing.href)
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeFocused()
  await expect(page).toHaveURL(missing.href)
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('after a deployment', () => {
  test('a page of another build is loaded whole, once; then there is a message', async ({ page }) => {
    await answerFetches(page, errors, answerOtherBuild)
    await open(page, start)
    await markDocument(page)
    await followLink(page, errors)
    await expect(page).toHaveTitle(/^Futures v3 error codes · /)
    await hydrated(page)
    expect(await isSameDocument(page)).toBe(false)
    await markDocument(page)
    await followLink(page, '/faq')
    await expect(page).toHaveTitle(/^FAQ · /)
    await page.goBack()
    await expect(page.locator('.failure')).toContainText('The documentation was updated while you were reading')
    expect(await isSameDocument(page)).toBe(true)
    await retry(page).click()
    await expect(page).toHaveTitle(/^Futures v3 error codes · /)
    expect(await isSameDocument(page)).toBe(false)
  })

  test('a reader who has gone elsewhere since gets the page whole again', { tag: '@full' }, async ({ page }) => {
    await answerFetches(page, errors, answerOtherBuild)
    for (const _time of ['first', 'second']) {
      await open(page, start)
      await followLink(page, errors)
      await expect(page).toHaveTitle(/^Futures v3 error codes · /)
      await hydrated(page)
    }
  })

  test('a script that is gone leads to one page load, and to no loop', async ({ page }) => {
    const documents: string[] = []
    const checks: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url())
    })
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'fetch' && request.url().endsWith(start)) checks.push(request.url())
    })
    await answerFetches(page, start, answerOtherBuild)
    await page.route('**/assets/chunks/*.js', async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('shell.skip')) await route.fulfill({ status: 404, body: '' })
      else await route.fulfill({ response })
    })
    await page.goto(start)
    const loaded = page.waitForEvent('load', () => documents.length === 2)
    await touch(page)
    await loaded
    const former = checks.length
    await touch(page)
    await expect.poll(() => checks.length).toBeGreaterThan(former)
    await page.waitForLoadState('networkidle')
    expect(documents).toHaveLength(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a script that cannot be had for another reason does not load the page anew', async ({ page }) => {
    const documents: string[] = []
    await page.goto(start)
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url())
    })
    await page.route('**/assets/**/*.js', (route) => route.abort())
    const checked = page.waitForResponse((response) => response.url().endsWith(start))
    await touch(page)
    await checked
    await expect(page.locator('.article h1')).toBeVisible()
    expect(documents).toEqual([])
  })
})
