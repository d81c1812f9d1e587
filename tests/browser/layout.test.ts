import type { Page } from '@playwright/test'
import { expect, kindsOfPages, measureShift, open, shiftOf, siteRoutes, test, unseenShift } from './site.ts'

const widths = [320, 390, 1024, 1440]

for (const [kind, url] of Object.entries(kindsOfPages)) {
  for (const prefix of ['', '/zh']) {
    test(`${kind}${prefix && ' in Chinese'}: nothing sticks out at any width`, async ({ page }) => {
      await open(page, prefix + url)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflowOf(page), `${width} px`).toEqual([])
      }
    })
  }
}

test.describe('every page on the narrowest screen', () => {
  test.use({ javaScriptEnabled: true, viewport: { width: 320, height: 640 } })

  test('has nothing that sticks out', async ({ page }) => {
    test.setTimeout(120_000)
    // What is looked for is in the HTML: without its scripts a page is there at once.
    await page.route('**/assets/**/*.js', (route) => route.abort())
    const wide: string[] = []
    for (const { url } of siteRoutes()) {
      await page.goto(url, { waitUntil: 'load' })
      for (const problem of await overflowOf(page)) wide.push(`${url}: ${problem}`)
    }
    expect(wide).toEqual([])
  })
})

for (const width of [390, 1440]) {
  test(`loads each kind of page at ${width} px without moving anything`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await measureShift(page)
    for (const url of Object.values(kindsOfPages)) {
      await open(page, url)
      await page.waitForLoadState('networkidle')
      expect(await shiftOf(page), url).toBeLessThanOrEqual(unseenShift)
    }
  })
}

/** What makes the page wider than the screen: the page itself, or parts of the article outside any box that scrolls. */
async function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isBoxed = (element: Element): boolean => {
      for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
        if (getComputedStyle(box).overflowX !== 'visible') return true
      }
      return false
    }
    const isHidden = (element: Element) => element.closest('.visually-hidden, .skip-link, [hidden]') !== null
    const parts = [...document.querySelectorAll('.header *, .main *, .site-foot *')].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect()
      return width > 0 && (right > clientWidth + 1 || left < -1) && !isBoxed(element) && !isHidden(element)
    })
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
      ...parts
        .slice(0, 3)
        .map(
          (element) => `${element.nodeName.toLowerCase()}.${element.className} ${element.textContent?.slice(0, 30)}`,
        ),
    ]
  })
}
