import type { Page } from '@playwright/test'
import { redirectPages } from '../../generator/publish/hosts/redirects.ts'
import { expect, hydrated, test } from './site.ts'
import { watch } from './visit.ts'

/** Markup that runs, loads or sends something where no policy forbids it. Its scripts call `ran`. */
const injections = {
  'an inline script': '<script>ran("inline")</script>',
  'an event handler': '<img src="/favicon.svg" onload="ran(\'handler\')">',
  'a script of another site': '<script src="https://evil.example/a.js"></script>',
  'a script in an address': '<script src="data:text/javascript,ran(1)"></script>',
  'a frame': '<iframe srcdoc="<script>parent.ran(\'frame\')</script>"></iframe>',
  'a frame of another site': '<iframe src="https://evil.example/"></iframe>',
  'a plug-in': '<object data="https://evil.example/"></object>',
  'an inline style': '<p style="position:fixed">x</p>',
  'a style sheet': '<style>.header{display:none}</style>',
  'a style sheet of another site': '<link rel="stylesheet" href="https://evil.example/a.css">',
  'a picture of another site': '<img src="https://evil.example/a.png">',
  'a base of another site': '<base href="https://evil.example/">',
} as const

interface TypesWindow {
  readonly trustedTypes: { readonly createPolicy: (name: string, rules: object) => unknown }
}

/** Collects the violations that the policy of each page loaded from now on refuses. */
async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = []
    Object.assign(globalThis, { refused, ran: (what: string) => refused.push(`RAN ${what}`) })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    )
  })
  return () => page.evaluate(() => (globalThis as unknown as { readonly refused: string[] }).refused)
}

test('whatever gets into a page runs nothing, loads nothing and sends nothing', async ({ page }) => {
  const refused = await watchPolicy(page)
  const left: string[] = []
  await page.route(/evil\.example/, async (route) => {
    left.push(route.request().url())
    await route.abort()
  })
  await page.route('**/faq', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace('</h1>', `</h1>${Object.values(injections).join('')}`),
    })
  })
  await page.goto('/faq')
  await hydrated(page)
  // The policies of the page and the server may refuse the same; a frame's refusals are reported later.
  await expect
    .poll(async () => [...new Set(await refused())].sort())
    .toEqual([
      'base-uri https://evil.example/',
      'frame-src https://evil.example',
      'img-src https://evil.example/a.png',
      'object-src https://evil.example',
      'script-src-attr inline',
      'script-src-elem data',
      'script-src-elem https://evil.example/a.js',
      'script-src-elem inline',
      'style-src-attr inline',
      'style-src-elem https://evil.example/a.css',
      'style-src-elem inline',
    ])
  expect(left).toEqual([])
})

test('a script of the page cannot make code or markup of a text, nor reach another site', async ({ page }) => {
  await page.goto('/faq')
  const outcomes = await page.evaluate(async () => {
    // Code that is evaluated from outside may do more than the page, until it first waits.
    await new Promise((resolve) => setTimeout(resolve))
    const { trustedTypes } = globalThis as unknown as TypesWindow
    const attempts: Readonly<Record<string, () => unknown>> = {
      // biome-ignore lint/security/noGlobalEval: the test proves that the policy forbids it
      eval: () => globalThis.eval('1'),
      Function: () => new Function('return 1')(),
      innerHTML: () => {
        document.createElement('p').innerHTML = '<b>x</b>'
      },
      DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
      'script.src': () => {
        document.createElement('script').src = '/a.js'
      },
      Worker: () => new Worker('/a.js'),
      'another policy': () => trustedTypes.createPolicy('mine', {}),
      'the same policy again': () => trustedTypes.createPolicy('exchange-docs', {}),
      fetch: () => fetch('https://evil.example/'),
      WebSocket: () =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket('wss://evil.example/')
          socket.onopen = resolve
          socket.onerror = reject
        }),
    }
    const done: string[] = []
    for (const [name, attempt] of Object.entries(attempts))
      try {
        await attempt()
        done.push(name)
      } catch {}
    return { done, attempted: Object.keys(attempts).length, beacon: navigator.sendBeacon('https://evil.example/') }
  })
  expect(outcomes).toMatchObject({ done: [], attempted: 10 })
})

test('nothing that a reader does with a page is refused, below a path too', async ({ page, meridian }) => {
  const refused = await watchPolicy(page)
  const findings: string[] = []
  watch(page, findings)
  await page.goto(meridian.url('/'))
  await hydrated(page)
  await page.locator('a[href$="/orders/"]').first().click()
  await expect(page.locator('.reading-time')).toBeVisible()
  await page.keyboard.press('Control+K')
  await page.locator('.search-input').fill('order')
  await page.getByRole('dialog').getByRole('option').first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(meridian.url('/orders/api/orders'))
  await hydrated(page)
  await page.locator('details[data-build] > summary').first().click()
  await expect(page.locator('details[data-build] fieldset').first()).toBeVisible()
  expect(await refused()).toEqual([])
  expect(findings).toEqual([])
})

test('a page that moved leads to its new address', async ({ page, meridian }) => {
  const moved = redirectPages({ '/moved': '/orders/' }, '/docs/').get('moved/index.html') ?? ''
  await page.route('**/docs/moved', (route) => route.fulfill({ contentType: 'text/html', body: moved }))
  const findings: string[] = []
  watch(page, findings)
  await page.goto(meridian.url('/moved'))
  await page.waitForURL(meridian.url('/orders/'))
  expect(findings).toEqual([])
})
