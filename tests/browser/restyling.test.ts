import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

/** The page with the most elements. */
const largest = '/futures/websocket/public'

// A selector whose subject may be any element makes the browser style the whole page again at each key.
test('a key in the search styles the dialog again, not the page behind it', async ({ page }) => {
  await open(page, largest)
  await page.keyboard.press('Control+K')
  await expect(page.locator('.search-dialog input')).toBeFocused()
  const styled = await styledIn(page, async () => {
    await page.keyboard.press('o')
    await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
  })
  expect(styled).not.toHaveLength(0)
  expect(Math.max(...styled)).toBeLessThan(await drawnIn(page))
})

/** How many elements of the page the browser draws: those far from the screen are left out. */
async function drawnIn(page: Page): Promise<number> {
  return page
    .locator('.layout *')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length)
}

/** How many elements the browser styles each time while `act` runs, by its own trace. */
async function styledIn(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] })
  await act()
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(String(await browser?.stopTracing()))
  return trace.traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0)
}

/** What is read of an event of Chromium's trace: `UpdateLayoutTree` tells its elements. */
interface TraceEvent {
  readonly name: string
  readonly args?: { readonly elementCount?: number }
}
