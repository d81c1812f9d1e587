import { expect, test } from './site.ts'

for (const path of ['/', '/orders/api/orders', '/zh/orders/api/orders', '/no/such/page']) {
  const tag = path !== '/orders/api/orders' ? '@full' : []
  test(`${path} names the list of pages before its article, for programs alone`, { tag }, async ({
    page,
    meridian,
  }) => {
    await page.goto(meridian.url(path))
    const link = page.locator('a[href$="/llms.txt"]').first()
    await expect(link).toBeHidden()
    const address = await link.evaluate((element: HTMLAnchorElement) => element.href)
    expect((await page.request.get(address)).headers()['content-type']).toBe('text/plain; charset=utf-8')
    const isBefore = await link.evaluate((element) => {
      const article = document.querySelector('main')
      return article !== null && (element.compareDocumentPosition(article) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
    })
    expect(isBefore).toBe(true)
  })
}
