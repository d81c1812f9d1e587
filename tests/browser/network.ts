import type { Page, Request, Route } from '@playwright/test'

/** Whether a page's HTML is asked for by the site's own navigation, not by the browser. */
export function isFetched(request: Request): boolean {
  return request.resourceType() === 'fetch'
}

/** Answers the navigation's requests for a page in another way than the server would; the browser's own pass. */
export async function answerFetches(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    (route) => (isFetched(route.request()) ? answer(route) : route.fallback()),
  )
}

/** Holds the navigation's requests for a page back until they are released. */
export async function holdFetches(page: Page, path: string): Promise<() => void> {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await answerFetches(page, path, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** A page's HTML as the next deployment would have it: with another entry script. */
export async function answerOtherBuild(route: Route): Promise<void> {
  const response = await route.fetch()
  const body = (await response.text()).replaceAll(/(site_pages_client)\.[\w-]+\.js/g, '$1.other.js')
  await route.fulfill({ response, body })
}

/** Replaces the code of the only script that holds a text. */
export async function replaceScript(page: Page, mark: string, code: string): Promise<void> {
  await page.route('**/assets/chunks/*.js', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.includes(mark) ? code : body })
  })
}

/** Marks the document at hand, so that `isSameDocument` can distinguish it from a later one. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = ''
  })
}

export function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => 'marked' in document.documentElement.dataset)
}

/** Adds a link to the article and follows it. */
export async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    link.textContent = 'link'
    document.querySelector('.main')?.prepend(link)
    link.click()
    link.remove()
  }, href)
}
