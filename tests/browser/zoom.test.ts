import type { Page } from '@playwright/test'
import { isFull } from '../fullRun.ts'
import { problemsOf, walk } from './focus.ts'
import { addStyle, expect, open, test, triedPages } from './site.ts'

const place = '/v3/futures/api/trade/place-order'
/** How many stops a walk makes at most. */
const stops = isFull ? 300 : 100

test.describe('at 300 % zoom', () => {
  // 1280 × 800 at 300 %.
  test.use({ viewport: { width: 427, height: 267 }, contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is lost at the side, and the bar leaves most of the screen to the text', async ({ page }) => {
    for (const url of triedPages) {
      await open(page, url)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(427)
      await page.evaluate(() => scrollTo(0, 2000))
      await expect.poll(() => heightOfBars(page)).toBeLessThanOrEqual(60)
    }
  })

  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const tag = key === 'Tab' ? '@full' : []
    test(`the bar covers no focused element that ${key} leads to`, { tag }, async ({ page }) => {
      await open(page, place)
      if (key === 'Shift+Tab') await page.locator('.page-foot a').last().focus()
      expect(problemsOf(await walk(page, key, stops))).toEqual([])
    })
  }

  test('the menus can be scrolled to their last link', async ({ page }) => {
    await open(page, place)
    for (const menu of ['.contents-menu', '.navbar-tools .menu']) {
      await page.locator(`${menu} summary`).click()
      await page.keyboard.press('End')
      const last = page.locator(`${menu} .menu-list a`).last()
      await expect(last).toBeFocused()
      await expect(last).toBeInViewport()
      await page.keyboard.press('Escape')
    }
  })
})

for (const width of [320, 1440]) {
  const tag = width === 1440 ? '@full' : []
  test(`text may be spaced out at ${width} px without being cut off`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const url of triedPages) {
      await open(page, url)
      // The spacing that WCAG 1.4.12 names.
      await addStyle(
        page,
        `* { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
          p { margin-block-end: 2em !important }`,
      )
      // A fold of long code shows its rest when it opens.
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll<HTMLDetailsElement>('.code-fold')) fold.open = true
      })
      expect(await page.evaluate(cutOff), url).toEqual([])
    }
  })
}

test('nothing moves for readers who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 800 })
  for (const url of triedPages) {
    await open(page, url)
    expect(await page.evaluate(moving), url).toEqual([])
  }
  await open(page, place)
  await page.getByRole('button', { name: 'Open navigation' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(moving)).toEqual([])
})

test('things do move for everybody else', async ({ page }) => {
  await open(page, place)
  expect(await page.evaluate(moving)).not.toEqual([])
})

/** How much of the screen the fixed bars take. */
function heightOfBars(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bars = [...document.querySelectorAll('.navbar, .title-bar')].filter((bar) => bar.checkVisibility())
    return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom))
  })
}

/** Runs in the page: texts that their own box hides a part of. */
function cutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element)
    const hides = overflowX === 'hidden' || overflowY === 'hidden'
    if (!hides || clipPath !== 'none' || element.closest('[aria-hidden=true], .visually-hidden')) return false
    return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1
  })
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
    ...cut.map((element) => `${element.nodeName}.${element.className}: ${element.textContent?.slice(0, 40)}`),
  ]
}

/** Runs in the page: elements with a transition, or with an animation that time and not the reader's scrolling drives. */
function moving(): string[] {
  const isSomething = (durations: string) => durations.split(', ').some((duration) => Number.parseFloat(duration) > 0)
  return [...document.querySelectorAll('*')]
    .filter((element) =>
      [null, '::before', '::after'].some((part) => {
        const style = getComputedStyle(element, part)
        const isAnimated = style.animationName !== 'none' && style.getPropertyValue('animation-timeline') === 'auto'
        return isSomething(style.transitionDuration) || (isAnimated && isSomething(style.animationDuration))
      }),
    )
    .map((element) => `${element.nodeName}.${element.className}`)
}
