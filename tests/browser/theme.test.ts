import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

const url = '/v3/futures/'

test('switches to dark, stores it, and is dark again after a reload and on other pages', async ({ page }) => {
  await open(page, url)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeChecked()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark')
  await open(page, '/zh/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Back to the theme of the system, the choice is forgotten.
  await page.getByRole('switch').click()
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('really changes the colours', { tag: '@full' }, async ({ page }) => {
  await open(page, url)
  const light = await colours(page)
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect.poll(() => colours(page)).not.toEqual(light)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')
})

for (const [stored, system, wanted] of [
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  [undefined, 'dark', 'dark'],
  [undefined, 'light', 'light'],
] as const) {
  const title = `paints no frame but in ${wanted} when ${stored ?? 'nothing'} is stored and the system is ${system}`
  test(title, { tag: system === 'light' && stored ? [] : '@full' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system })
    await page.addInitScript((theme) => {
      if (theme) localStorage.setItem('theme', theme)
      const seen = window as unknown as { frames: (string | undefined)[] }
      seen.frames = []
      const look = (): void => {
        if (document.body) seen.frames.push(document.documentElement.dataset['theme'])
        if (seen.frames.length < 30) requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }, stored)
    await open(page, url)
    await page.waitForFunction(() => (window as unknown as { frames: unknown[] }).frames.length >= 30)
    expect(new Set(await page.evaluate(() => (window as unknown as { frames: string[] }).frames))).toEqual(
      new Set([wanted]),
    )
  })
}

test('follows in another tab', async ({ page, context }) => {
  const other = await context.newPage()
  await open(page, url)
  await open(other, '/v3/futures/error')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(other.getByRole('switch', { name: 'Dark theme' })).toBeChecked()
})

test('follows the system only as long as nothing was chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, url)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('ignores a stored value that is no theme', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'))
  await open(page, url)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

function colours(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement)
    return [backgroundColor, color]
  })
}
