import type { Page } from '@playwright/test'

declare global {
  interface Window {
    isBroken?: boolean
  }
}

/** Makes the shell throw while it renders, as long as `isBroken` is set: it looks for the page's own language in a list. */
export async function breakShell(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const find = Array.prototype.find
    Array.prototype.find = function (this: unknown[], ...given: Parameters<typeof find>) {
      const [first] = this
      if (window.isBroken && typeof first === 'object' && first !== null && 'lang' in first)
        throw new Error('no language')
      return find.apply(this, given)
    }
  })
}

/** Sets whether the shell throws from now on. */
export async function setBroken(page: Page, isBroken: boolean): Promise<void> {
  await page.evaluate((value) => {
    window.isBroken = value
  }, isBroken)
}

/** Makes the shell throw from the next click on: the page at hand still renders parts that come late. */
export async function breakAtClick(page: Page): Promise<void> {
  await page.evaluate(() => {
    const listener = () => {
      window.isBroken = true
    }
    addEventListener('click', listener, { capture: true, once: true })
  })
}
