import { expect, open, test } from './site.ts'

for (const [path, api] of [
  ['/spot/', 'spot'],
  ['/zh/v3/futures/', 'v3-futures'],
] as const) {
  const tag = path.startsWith('/zh') ? '@full' : []
  test(`${path} offers the descriptions and the collection of its API`, { tag }, async ({ page, request }) => {
    await open(page, path)
    const links = page.locator(`a[href*="/specs/${api}/"]`)
    const addresses = await links.evaluateAll((elements) =>
      elements.map((element) => new URL((element as HTMLAnchorElement).href).pathname),
    )
    const names = ['openapi.yaml', 'openapi.json', 'asyncapi.yaml', 'asyncapi.json', 'postman.json']
    expect(addresses).toEqual(names.map((name) => `/specs/${api}/${name}`))
    for (const address of addresses) expect((await request.get(address)).status()).toBe(200)
  })
}

test('a download is a file of its own name, and the page stays', async ({ page }) => {
  await open(page, '/spot/')
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'openapi.yaml' }).click()
  expect((await waiting).suggestedFilename()).toBe('spot-openapi.yaml')
  await expect(page).toHaveURL(/\/spot\/$/)
})

test('the links stay below the base', async ({ page, meridian, request }) => {
  await open(page, meridian.url('/orders/components'))
  const link = page.getByRole('link', { name: 'openapi.json' })
  const address = await link.evaluate((element) => (element as HTMLAnchorElement).href)
  expect(address).toBe(meridian.url('/specs/orders/openapi.json'))
  expect((await (await request.get(address)).json()).openapi).toMatch(/^3\./)
})
