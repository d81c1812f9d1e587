import type { CDPSession, Locator, Page } from '@playwright/test'
import { audit } from './audit.ts'
import { expect, hydrated, open, test } from './site.ts'

const place = '/v3/futures/api/trade/place-order'
const shortcut = 'Control+K'
/** Once a page is there, only the scripts of a requested part are left to load. */
const laterScripts = '**/assets/chunks/*.js'

test('a result whose words are all behind a fold of its section opens the fold', async ({ page }) => {
  await open(page, place)
  await find(page, 'weightedAverage rounded down mock')
  await options(page).and(page.locator('[href$="/faq#mock-spot-funds"]')).click()
  await expect(page.getByRole('cell', { name: /^weightedAverage/ })).toBeVisible()
})

test.describe('opening', () => {
  test('by the box, the shortcut and a slash, but by no slash that is typed into a field', async ({ page }) => {
    await open(page, place)
    const box = page.getByRole('button', { name: 'Search' })
    await box.click()
    await expect(dialog(page)).toBeVisible()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(box).toBeFocused()

    await page.keyboard.press(shortcut)
    await expect(field(page)).toBeFocused()
    await page.keyboard.press(shortcut)
    await expect(dialog(page)).toBeHidden()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()

    await page.evaluate(() => {
      const input = document.createElement('input')
      input.id = 'elsewhere'
      document.body.prepend(input)
      input.focus()
    })
    await page.keyboard.press('/')
    await expect(page.locator('#elsewhere')).toHaveValue('/')
    await expect(dialog(page)).toBeHidden()
  })

  test('by a slash right after it was closed: that the dialog has closed is told later', { tag: '@full' }, async ({
    page,
  }) => {
    await open(page, place)
    await page.keyboard.press(shortcut)
    await expect(field(page)).toBeFocused()
    await page.evaluate(async () => {
      const closed = new Promise((resolve) => {
        document.querySelector('dialog.search-dialog')?.addEventListener('close', resolve, { once: true })
      })
      for (const key of [{ key: 'k', ctrlKey: true }, { key: '/' }]) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true }))
        // The handler of a key ends before the next task.
        await Promise.resolve()
      }
      await closed
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    await expect(dialog(page)).toBeVisible()
    await expect(field(page)).toBeFocused()
  })

  test('by the shortcut right after Escape has closed it', async ({ page }) => {
    await open(page, place)
    await page.keyboard.press(shortcut)
    await expect(field(page)).toBeFocused()
    await page.evaluate(async () => {
      // As Escape does it: the browser reports later that the dialog has closed.
      document.querySelector<HTMLDialogElement>('dialog.search-dialog')?.requestClose()
      await Promise.resolve()
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
      )
    })
    await expect(field(page)).toBeFocused()
  })

  test('shows the reader’s own shortcut without moving anything', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' }))
    await open(page, place)
    await expect(page.locator('.search-box-keys')).toHaveText('⌘ K')
    await page.keyboard.press('Meta+K')
    await expect(field(page)).toBeFocused()
  })

  test('has a finger’s room on a small screen, fills it, and leaves no result behind an on-screen keyboard', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await open(page, place)
    const box = page.getByRole('button', { name: 'Search' })
    const size = await box.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(40)
    await box.click()
    await expect.poll(async () => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 })
    await page.getByRole('button', { name: 'Close search' }).click()
    await expect(dialog(page)).toBeHidden()

    await find(page, 'order')
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: 420 })
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect.poll(async () => (await page.locator('.search-sheet').boundingBox())?.height).toBe(420)
    // The first ones are drawn at once, the others when there is time.
    await expect(options(page)).toHaveCount(24)
    await page.keyboard.press('End')
    await expect.poll(async () => ((await options(page).last().boundingBox())?.y ?? 800) < 420).toBe(true)
  })
})

test.describe('loading', () => {
  test('asks for nothing of the search before the reader means it', async ({ page }) => {
    const requests = watchSearch(page)
    await open(page, place)
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])
    await page.getByRole('button', { name: 'Search' }).hover()
    await expect.poll(() => requests.filter((path) => path.includes('/search/')).length).toBe(1)
    await page.getByRole('button', { name: 'Search' }).click()
    await field(page).fill('order')
    await expect(options(page).first()).toBeVisible()
    expect(requests.filter((path) => path.includes('/search/')).length).toBe(1)
    expect(requests.filter((path) => /searchWorker/.test(path)).length).toBe(1)
  })

  test('keeps what is typed while the code is on its way', async ({ page }) => {
    await open(page, place)
    const release = await hold(page, laterScripts)
    await page.keyboard.press(shortcut)
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('kline')
    release()
    await expect(options(page).first()).toBeVisible()
    await expect(field(page)).toHaveValue('kline')
    await expect(field(page)).toBeFocused()
  })

  test('answers what was typed before the index is there', async ({ page }) => {
    const release = await hold(page, '**/search/*.json')
    await open(page, place)
    await page.keyboard.press(shortcut)
    await field(page).fill('kline')
    await expect(dialog(page).getByText('Loading the search index…')).toBeVisible()
    release()
    await expect(options(page).first()).toBeVisible()
  })

  for (const [what, pattern] of [
    ['code', laterScripts],
    ['worker', '**/assets/**/searchWorker*.js'],
    ['index', '**/search/*.json'],
  ] as const) {
    const tag = what === 'index' ? [] : '@full'
    test(`says that the ${what} could not be loaded, and tries again`, { tag }, async ({ page, browserName }) => {
      await open(page, place)
      await page.route(pattern, (route) => route.abort())
      await page.keyboard.press(shortcut)
      await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded')
      await page.unroute(pattern)
      await dialog(page).getByRole('button', { name: 'Retry' }).click()
      await expect(dialog(page).getByRole('alert')).toBeHidden()
      // Firefox keeps the failure of an import, so the page is loaded again.
      await expect(async () => {
        if (browserName === 'firefox' && (await dialog(page).isHidden())) await page.keyboard.press(shortcut)
        await field(page).fill('kline', { timeout: 2000 })
        await expect(options(page).first()).toBeVisible({ timeout: 2000 })
      }).toPass()
    })
  }
})

test.describe('results', () => {
  test('open by the keyboard: at the anchor, with the word marked there until Esc or the next navigation', async ({
    page,
  }) => {
    await open(page, '/v3/futures/')
    await find(page, 'clOrdId')
    const first = await activeOption(page).getAttribute('href')
    await page.keyboard.press('ArrowDown')
    await expect(activeOption(page)).not.toHaveAttribute('href', first ?? '')
    const href = (await activeOption(page).getAttribute('href')) ?? ''
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(href)
    await expect(dialog(page)).toBeHidden()
    await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport()
    await expect.poll(() => markedWords(page)).not.toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => markedWords(page)).toEqual([])

    await find(page, 'place order')
    await page.keyboard.press('Enter')
    await expect.poll(() => markedWords(page)).not.toEqual([])
    await page.locator('.navbar').getByRole('link', { name: 'FAQ' }).click()
    await expect.poll(() => markedWords(page)).toEqual([])
  })

  test('are marked on the page that the reader is on, too', async ({ page }) => {
    await open(page, place)
    await find(page, 'reduceOnly')
    await option(page, place).first().click()
    await expect(page).toHaveURL(new RegExp(`${place}#`))
    await expect.poll(() => markedWords(page)).toContain('reduceOnly')
  })

  test('are grouped by page, with headings, marked words and methods; none for nonsense, with advice', async ({
    page,
  }) => {
    await open(page, '/')
    await find(page, 'place order')
    const group = dialog(page)
      .getByRole('group')
      .filter({ has: option(page, place) })
    await expect(group).toHaveCount(1)
    const operation = group.getByRole('option').first()
    await expect(operation).toHaveAccessibleName(/Place order.*POST/)
    await expect(operation.locator('mark').first()).toHaveText(/place|order/i)
    for (const href of await group
      .getByRole('option')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      expect(href?.split('#')[0]).toBe(place)
    }

    await field(page).fill('zzqqxxyy')
    await expect(dialog(page).getByText('Nothing found for “zzqqxxyy”')).toBeVisible()
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible()
    // Esc closes the search with any text in it.
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
  })

  test('are links: with Ctrl they open beside the page, which keeps its search', async ({ page, context }) => {
    await open(page, '/')
    await find(page, 'place order')
    const href = (await activeOption(page).getAttribute('href')) ?? ''
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    await expect(await opened).toHaveURL(href)
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('are counted for screen readers, gone through with arrows, Home and End, and narrowed down to a section', async ({
    page,
  }) => {
    await open(page, '/')
    await find(page, 'order')
    const all = options(page)
    await expect(all.first()).toHaveAttribute('data-active-item', 'true')
    // The first ones are drawn at once, the others when there is time.
    await expect(all).toHaveCount(24)
    await expect(dialog(page).getByRole('status')).toHaveText('Top 24 results')
    await page.keyboard.press('End')
    await expect(all.last()).toHaveAttribute('data-active-item', 'true')
    await expect(all.last()).toBeInViewport()
    await page.keyboard.press('Home')
    await page.keyboard.press('Home')
    await expect(all.first()).toHaveAttribute('data-active-item', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(all.nth(1)).toHaveAttribute('data-active-item', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(all.first()).toHaveAttribute('data-active-item', 'true')
    await page.keyboard.press('ArrowUp')
    await expect(all.last()).toHaveAttribute('data-active-item', 'true')
    await expect(field(page)).toBeFocused()

    const sections = dialog(page).getByRole('group', { name: 'Sections' })
    await expect(sections.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true')
    await sections.getByRole('button', { name: 'Spot' }).click()
    await expect.poll(() => hrefs(page)).not.toContainEqual(expect.stringMatching(/^\/(v3\/)?futures/))
    await expect.poll(async () => (await hrefs(page)).length).toBeGreaterThan(3)
    await expect(field(page)).toBeFocused()
    // A narrower list begins at its first row, whichever row was chosen before.
    await expect(all.first()).toHaveAttribute('data-active-item', 'true')
    await sections.getByRole('button', { name: 'All' }).click()
    await expect.poll(() => hrefs(page)).toContainEqual(expect.stringMatching(/^\/(v3\/)?futures/))
  })

  test('of an older query never replace those of a newer one', async ({ page }) => {
    await page.addInitScript(() => {
      const listen = Worker.prototype.addEventListener
      Worker.prototype.addEventListener = function (
        this: Worker,
        type: string,
        listener: EventListenerOrEventListenerObject,
      ) {
        listen.call(this, type, (event: Event) => {
          const deliver = () => (typeof listener === 'function' ? listener(event) : listener.handleEvent(event))
          const isLate = event instanceof MessageEvent && event.data.answer?.request.query === 'kline'
          if (isLate) document.addEventListener('late-answer', deliver)
          else deliver()
        })
      }
    })
    await open(page, '/')
    await page.keyboard.press(shortcut)
    await field(page).fill('kline')
    await find(page, 'clOrdId')
    await page.evaluate(async () => {
      document.dispatchEvent(new Event('late-answer'))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    await expect(options(page).first()).toContainText('clOrdId')
  })
})

test.describe('before anything is typed', () => {
  test('offers the section’s pages and tools, and the main navigation', async ({ page }) => {
    await open(page, place)
    await page.keyboard.press(shortcut)
    await expect(dialog(page).getByRole('group', { name: 'In Futures v3' }).getByRole('option')).not.toHaveCount(0)
    const tools = dialog(page).getByRole('group', { name: 'Tools' }).getByRole('option')
    await expect(tools.filter({ hasText: 'Signature debugger: Futures v3' })).toBeVisible()
    await dialog(page).getByRole('option', { name: 'Changelog' }).click()
    await expect(page).toHaveURL('/changelog/spot')
    await expect(dialog(page)).toBeHidden()
  })

  test('pages that read alike name their group', async ({ page }) => {
    await open(page, '/spot/')
    await page.keyboard.press(shortcut)
    const pages = dialog(page).getByRole('group', { name: 'In Spot' }).getByRole('option')
    await expect(pages.filter({ hasText: 'Authentication' })).toHaveText([
      'AuthenticationREST',
      'AuthenticationWebSocket',
    ])
    await expect(pages.filter({ hasText: 'Rate limits' })).toHaveText('Rate limits')
  })

  test('tools that read alike name their API', async ({ page }) => {
    await open(page, '/')
    await page.keyboard.press(shortcut)
    const tools = dialog(page).getByRole('group', { name: 'Tools' }).getByRole('option')
    await expect(tools.filter({ hasText: 'Order book debugger' })).toHaveText([/Spot$/, /Futures v3$/])
    await expect(tools.filter({ hasText: 'See a gap in the book' })).toHaveText([/Spot$/, /Futures v3$/])
  })

  test('remembers in this browser what was searched for, and forgets it on demand', async ({ page }) => {
    await open(page, '/')
    await find(page, 'funding rate')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await open(page, '/')
    await page.keyboard.press(shortcut)
    const recent = dialog(page).getByRole('group', { name: 'Recent searches' })
    await expect(recent).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(recent.getByRole('option', { name: 'funding rate' })).toHaveAttribute('data-active-item', 'true')
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('funding rate')
    await expect(options(page).first()).toContainText(/funding/i)
    await page.keyboard.press('Escape')
    await page.keyboard.press(shortcut)
    await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(recent).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull()
  })
})

test.describe('in Chinese', () => {
  test('finds Chinese words in Chinese', async ({ page }) => {
    await open(page, '/zh/v3/futures/')
    await page.keyboard.press(shortcut)
    await page.getByRole('combobox', { name: '搜索' }).fill('撤单')
    await expect(options(page).first()).toBeVisible()
    for (const href of await hrefs(page)) expect(href).toMatch(/^\/zh\//)
    await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/条结果/)
  })

  test('waits for a word that an input method is putting together', async ({ page, context }) => {
    await open(page, '/zh/')
    await page.keyboard.press(shortcut)
    const input = page.getByRole('combobox', { name: '搜索' })
    await input.fill('余额')
    await expect(options(page).first()).toBeVisible()
    await input.fill('')
    const ime = await context.newCDPSession(page)
    await compose(ime, 'xia dan')
    await expect(input).toHaveValue('xia dan')
    // The starting points still stand: nothing is searched for.
    await expect(page.getByText('栏目与页面')).toBeVisible()
    await input.evaluate((element) =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })),
    )
    await expect(page.getByRole('dialog')).toBeVisible()
    await ime.send('Input.insertText', { text: '下单' })
    await expect(input).toHaveValue('下单')
    await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible()
    await expect(page).toHaveURL('/zh/')
  })
})

test('works below a path, and takes its worker and index from there', { tag: '@full' }, async ({ page, meridian }) => {
  const requests = watchSearch(page)
  await open(page, meridian.url('/orders/'))
  await find(page, 'cancel')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => markedWords(page)).not.toEqual([])
  const { pathname } = new URL(meridian.url('/'))
  expect(new URL(page.url()).pathname.startsWith(pathname)).toBe(true)
  expect(requests.length).toBeGreaterThan(1)
  expect(requests.filter((path) => !path.startsWith(pathname))).toEqual([])
})

test('an address asks for results, in whichever language they are found, with the paths of calls', async ({ page }) => {
  await open(page, `/v3/futures/?q=${encodeURIComponent('下单')}`)
  await expect(field(page)).toHaveValue('下单')
  await expect(options(page).first()).toBeVisible()
  expect((await hrefs(page)).filter((href) => !href.startsWith('/zh/'))).toEqual([])
  await expect(dialog(page).locator('.search-language')).toHaveText('简体中文')
  await find(page, 'place order')
  const call = option(page, '/v3/futures/api/trade/place-order').first()
  await expect(call).toBeVisible()
  await expect(call).toContainText('/v3/trade/order')
  const sections = () => dialog(page).getByRole('group', { name: 'Sections' }).getByRole('button').allTextContents()
  const order = await sections()
  expect(order.slice(0, 2)).toEqual(['All', 'Futures v3'])
  await find(page, 'cancel order')
  const later = await sections()
  expect(later.filter((name) => order.includes(name))).toEqual(order.filter((name) => later.includes(name)))
})

test.describe('the not-found page', () => {
  test('suggests what the address may have meant, and has a field for other words', async ({ page }) => {
    await page.goto('/spot/api/order-book')
    await hydrated(page)
    const suggestions = page.getByRole('region', { name: 'Were you looking for one of these?' })
    await expect(suggestions.getByRole('link').first()).toBeVisible()
    const count = await suggestions.getByRole('link').count()
    expect(count).toBeLessThanOrEqual(5)
    await expect(suggestions.getByRole('link', { name: /order book/i }).first()).toBeVisible()
    await expect(suggestions.getByRole('link').first()).toHaveAttribute('href', /^\/spot\//)
    await page.getByRole('article').getByRole('button', { name: 'Search' }).click()
    await find(page, 'order book')
    await expect(options(page).first()).toBeVisible()
  })

  test('names the address of suggestions that read alike', async ({ page }) => {
    await page.goto('/zh/spot/websocket/orders')
    await hydrated(page)
    const rows = page.getByRole('region', { name: '您要找的可能是：' }).getByRole('listitem')
    for (const address of ['/zh/spot/websocket/order', '/zh/spot/api/private/order'])
      await expect(rows.filter({ hasText: /^委托/ }).filter({ hasText: address })).toHaveCount(1)
  })

  test('does so in the reader’s language', { tag: '@full' }, async ({ page }) => {
    await page.goto('/zh/spot/api/order-book')
    await hydrated(page)
    const suggestions = page.getByRole('region', { name: '您要找的可能是：' })
    for (const link of await suggestions.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^\/zh\//)
    }
    await suggestions.getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('页面不存在')
  })
})

for (const width of [390, 1440]) {
  for (const theme of ['light', 'dark'] as const) {
    const tag = theme === 'dark' && width === 390 ? [] : '@full'
    test(`the dialog has no accessibility violation at ${width} px in ${theme}`, { tag }, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      await open(page, place)
      await page.keyboard.press(shortcut)
      await expect(options(page).first()).toBeVisible()
      expect(await audit(page, '.search-dialog')).toEqual([])
      await find(page, 'order')
      expect(await audit(page, '.search-dialog')).toEqual([])
      await field(page).fill('zzqqxxyy')
      await expect(dialog(page).getByText('Nothing found')).toBeVisible()
      expect(await audit(page, '.search-dialog')).toEqual([])
    })
  }
}

function dialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Search' })
}

/** The field; before the code of the search has come it is a simple one. */
function field(page: Page): Locator {
  return dialog(page).locator('.search-input')
}

function options(page: Page): Locator {
  return page.getByRole('dialog').getByRole('option')
}

function option(page: Page, path: string): Locator {
  return page.locator(`[role=option]:is([href="${path}"], [href^="${path}#"])`)
}

function activeOption(page: Page): Locator {
  return page.locator('[role=option][data-active-item]')
}

function hrefs(page: Page): Promise<string[]> {
  return options(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

/** Opens the search, unless it is open, and waits for its hits. */
async function find(page: Page, query: string): Promise<void> {
  if (await dialog(page).isHidden()) await page.keyboard.press(shortcut)
  await field(page).fill(query)
  await expect(dialog(page).locator('.search-hit mark').first()).toBeVisible()
}

function markedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('search-term') ?? [])].map(String))
}

/** Paths of all that belongs to the search, as it is asked for. */
function watchSearch(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/search/i.test(pathname)) paths.push(pathname)
  })
  return paths
}

/** Keeps the answers to some requests back until they are let go. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return release
}

async function compose(ime: CDPSession, text: string): Promise<void> {
  await ime.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}
