import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

/** The same in another language is left to a full run. */
const tagOf = (prefix: string) => (prefix === '' ? [] : '@full')

/** Every other host is blocked, and recorded. */
async function alone(page: Page, baseURL: string | undefined): Promise<string[]> {
  const asked: string[] = []
  await page.route('**', (route) => {
    const { origin } = new URL(route.request().url())
    if (origin === baseURL) return route.continue()
    asked.push(origin)
    return route.abort()
  })
  return asked
}

/** A call that is sent to the mock in the page, and its reply. */
async function send(page: Page, address: string, words: { readonly send: RegExp }): Promise<string> {
  await page.goto(address)
  await page.getByRole('button', { name: words.send }).click()
  await expect(page.locator('[data-status="200"]')).toBeVisible()
  return (await page.locator('.console-json').textContent()) ?? ''
}

/** Scripts of a page that hold a part of the console, among its loaded scripts. */
async function withConsole(page: Page, loaded: readonly string[]): Promise<string[]> {
  const scripts = loaded.filter((url) => new URL(url).pathname.endsWith('.js'))
  const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()))
  return scripts.filter((_, index) => texts[index]?.includes('console-primary'))
}

/** Cells of the account whose text is not whole in sight. */
function cutCells(page: Page): Promise<string[]> {
  return page.locator('.console-tables').evaluate((tables) => {
    const { left, right } = tables.getBoundingClientRect()
    return [...tables.querySelectorAll('td, tbody th')].flatMap((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      const text = range.getBoundingClientRect()
      return text.left < left || text.right > right + 1 ? [cell.textContent] : []
    })
  })
}

/** The states of mocks that the browser keeps. */
function keptStates(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('exchange-docs-mock')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('states').objectStore('states').getAll()
          reading.onsuccess = () => resolve(reading.result.join())
        }
      }),
  )
}

for (const { prefix, words } of [
  { prefix: '', words: { connect: 'Connect', send: /^Send \(/ } },
  { prefix: '/zh', words: { connect: '连接', send: /^发送（/ } },
])
  test(`an order is placed, pushed, filled and in the balance, without a server: ${prefix}/console`, {
    tag: tagOf(prefix),
  }, async ({ context, page, baseURL }) => {
    const asked = await alone(page, baseURL)
    const console = `${baseURL}${prefix}/console#api=spot`
    await page.goto(`${console}&connect=orders`)
    await page.getByRole('button', { name: words.connect, exact: true }).click()
    await expect(page.locator('[data-frames="2"]')).toBeVisible()

    // Another tab has the same account.
    const tab = await context.newPage()
    await alone(tab, baseURL)
    const buy = 'b.symbol=BTC_USDT&b.side=BUY&b.type=MARKET&b.amount=100&b.clientOrderId=from-the-page'
    const placed = await send(tab, `${console}&build=createOrder&${buy}`, words)
    const id = /"id": "(\d+)"/.exec(placed)?.[1] ?? ''
    await expect(page.locator('.console-frames > li', { hasText: 'FILLED' }).first()).toContainText(id)
    // A long frame ends with dots at the edge of its list, and is no narrower than it.
    const row = await page.locator('.console-frames summary').first().boundingBox()
    const list = await page.locator('.console-frames').boundingBox()
    expect(Math.abs((list?.width ?? 0) - (row?.width ?? 0))).toBeLessThan(20)
    expect(await send(tab, `${console}&build=getOrder&p.id=${id}`, words)).toContain('"state": "FILLED"')
    // A tab that is ended at once may lose a state that was not saved yet.
    await expect.poll(() => keptStates(tab)).toContain('from-the-page')
    await page.close()

    // The state is still there once no page is left that knows it.
    const later = await context.newPage()
    await tab.close()
    await alone(later, baseURL)
    expect(await send(later, `${console}&build=getOrder&p.id=${id}`, words)).toContain('"state": "FILLED"')
    expect(await send(later, `${console}&build=getAccountBalances`, words)).toContain('"currency": "BTC"')
    expect(asked).toEqual([])
  })

for (const { prefix, width, words } of [
  {
    ...{ prefix: '', width: 1440 },
    words: { send: /^Send \(/, next: 'Next step', close: 'Close', filled: /: filled, /, market: 'Market' },
  },
  {
    ...{ prefix: '/zh', width: 390 },
    words: { send: /^发送（/, next: '下一步', close: '断开', filled: /：已完全成交，/, market: '市场' },
  },
])
  test(`two clicks on home place an order, and show its push, its fill and the balance: ${prefix}/, ${width} px`, {
    tag: tagOf(prefix),
  }, async ({ page, baseURL }) => {
    const asked = await alone(page, baseURL)
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${baseURL}${prefix}/`)
    await page.locator('.card-title > a').first().click()
    const sends = page.getByRole('button', { name: words.send })
    await sends.click()
    await expect(page.locator('[data-status="200"]')).toBeVisible({ timeout: 60_000 })
    // The answer comes into view and is announced; the focus stays.
    await expect(page.locator('[role="status"][data-status]')).toBeInViewport({ ratio: 1 })
    await expect(sends).toBeFocused()
    const changes = page.locator('.console-changes')
    await expect(changes).toContainText(words.filled)
    await expect(changes).toContainText(/BTC.* 1 → 1\.00/)
    const id = /"id": "(\d+)"/.exec((await page.locator('.console-result').textContent()) ?? '')?.[1] ?? ''
    await expect(page.locator('.console-frames > li', { hasText: 'FILLED' }).first()).toContainText(id)
    await expect(page.locator('.console-account tr').filter({ hasText: /^BTC1\.00/ })).toBeVisible()

    // The console opens with the same and four more, each ready, above its long list.
    await page.goto(`${baseURL}${prefix}/console`)
    await expect(page.locator('.console-picker')).not.toHaveAttribute('open')
    await expect(page.getByLabel(words.market, { exact: true })).toBeVisible()
    const examples = page.locator('.console-examples a')
    for (const [index, button] of [words.send, words.send, words.close, words.send, words.next].entries()) {
      await examples.nth(index).click()
      await expect(
        page.getByRole('button', typeof button === 'string' ? { name: button, exact: true } : { name: button }).first(),
      ).toBeEnabled()
      await expect(examples.nth(index)).toHaveAttribute('aria-current', 'true')
    }
    await expect(examples).toHaveCount(5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(asked).toEqual([])
  })

for (const { prefix, words } of [
  {
    prefix: '',
    words: {
      connect: 'Connect',
      send: /^Send \(/,
      fields: 'Change the request',
      filled: /: filled, /,
      note: 'nothing leaves your machine',
    },
  },
  {
    prefix: '/zh',
    words: {
      connect: '连接',
      send: /^发送（/,
      fields: '修改请求',
      filled: /：已完全成交，/,
      note: '不会离开您的设备',
    },
  },
])
  test(`a page of the reference answers in place, and tells what changed: ${prefix}/spot`, {
    tag: tagOf(prefix),
  }, async ({ context, page, baseURL }) => {
    const asked = await alone(page, baseURL)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await open(page, `${baseURL}${prefix}/spot/websocket/order`)
    expect(await withConsole(page, loaded)).toEqual([])
    await page.getByRole('link', { name: words.connect, exact: true }).first().click()
    // Both the console and the mock are loaded first.
    await expect(page.locator('[data-frames="2"]')).toBeVisible({ timeout: 60_000 })
    expect(await withConsole(page, loaded)).not.toEqual([])

    const tab = await context.newPage()
    asked.push(...(await alone(tab, baseURL)))
    await tab.goto(`${baseURL}${prefix}/spot/api/private/order`)
    await tab.getByRole('link', { name: words.send }).first().click()
    const panel = tab.locator('.in-place')
    await expect(panel.locator('[data-status="200"]')).toBeVisible({ timeout: 60_000 })
    // One button sends, and the line above it says where to.
    await expect(tab.locator('.samples-title > [data-in-place]').first()).toBeHidden()
    await expect(tab.locator('.samples-title > .effect').first()).toBeHidden()
    await expect(panel.locator('.in-place-note')).toContainText(words.note)
    await panel.getByText(words.fields).click()
    await panel.getByLabel('type', { exact: true }).selectOption('MARKET')
    for (const [name, value] of Object.entries({ price: '', quantity: '', amount: '100', clientOrderId: 'in-place' }))
      await panel.getByLabel(name, { exact: true }).fill(value)
    await panel.getByRole('button', { name: words.send }).click()
    await expect(panel.locator('.console-changes')).toContainText(words.filled)
    await expect(panel.locator('.console-changes')).toContainText(/BTC.* 1 → 1\.00/)
    await expect(page.locator('.console-frames > li', { hasText: 'FILLED' }).first()).toContainText('in-place')
    expect(asked).toEqual([])
    await Promise.all([page.close(), tab.close()])
  })

test('a channel answers beside its text: book and frames side by side, in less than a screen', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${baseURL}/v3/futures/websocket/public/get-order-book-v2`)
  await page.getByRole('link', { name: 'Connect', exact: true }).first().click()
  const panel = page.locator('.in-place')
  const [book, frames] = [panel.locator('[data-book]'), panel.locator('.console-frames')]
  await expect(book.getByRole('row')).toHaveCount(11, { timeout: 60_000 })
  await expect(frames).toBeVisible()
  const [whole, left, right] = await Promise.all([panel, book, frames].map((part) => part.boundingBox()))
  if (!(whole && left && right)) throw new Error('The panel is not drawn.')
  expect(whole.height).toBeLessThan(700)
  expect(right.x).toBeGreaterThan(left.x + left.width)
  expect(right.x + right.width).toBeGreaterThan(whole.x + whole.width - 32)
  expect(right.y + right.height).toBeLessThanOrEqual(left.y + left.height + 64)

  await book.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => book.getByRole('row').count()).toBeGreaterThan(11)
})

for (const { prefix, words } of [
  {
    prefix: '',
    words: { market: 'Market', send: /^Send \(/, long: 'Long, isolated' },
  },
  {
    prefix: '/zh',
    words: { market: '市场', send: /^发送（/, long: '多头，逐仓' },
  },
])
  test(`an account on a phone moves with its pushes: ${prefix}/console`, { tag: tagOf(prefix) }, async ({
    context,
    page,
    baseURL,
  }) => {
    const asked = await alone(page, baseURL)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${baseURL}${prefix}/console`)
    await page.getByLabel(words.market, { exact: true }).selectOption('BTC_USDT_PERP')
    const picture = page.locator('.console-picture')
    const best = {
      ask: picture.locator('[data-side="asks"] > tr').last(),
      bid: picture.locator('[data-side="bids"] > tr').first(),
    }
    const before = await best.ask.textContent()
    await expect(best.ask).not.toHaveText(before ?? '')

    // Both best prices are in one look, one below the other.
    await best.ask.scrollIntoViewIfNeeded()
    // Both at one time: the book moves between two questions.
    const { ask, bid } = await picture.evaluate((own) => ({
      ask: own.querySelector('[data-side="asks"] > tr:last-child')?.getBoundingClientRect(),
      bid: own.querySelector('[data-side="bids"] > tr')?.getBoundingClientRect(),
    }))
    expect(bid?.top).toBeCloseTo(ask?.bottom ?? 0, 0)
    expect((ask?.left ?? -1) >= 0 && (ask?.right ?? 391) <= 390).toBe(true)
    await expect(best.bid).toBeInViewport({ ratio: 1 })

    const [futures, positions, orders, bills] = [1, 2, 3, 4].map((index) =>
      picture.locator('table:not(.console-ladder)').nth(index),
    )
    if (!(futures && positions && orders && bills)) throw new Error('The account has fewer tables.')
    const available = async () => {
      const row = futures.getByRole('row', { name: /^USDT/ })
      return Number(await row.locator('td').nth(1).textContent())
    }
    expect(await available()).toBeGreaterThan(9900)

    const tab = await context.newPage()
    asked.push(...(await alone(tab, baseURL)))
    const place = `${baseURL}${prefix}/console#api=v3-futures&build=placeFuturesOrder`
    const order = 'b.symbol=BTC_USDT_PERP&b.side=BUY&b.mgnMode=ISOLATED&b.posSide=BOTH&b.sz=70'
    await send(tab, `${place}&${order}&b.type=MARKET&b.clOrdId=taken`, words)
    const position = positions.getByRole('row', { name: `BTC_USDT_PERP ${words.long} 70` })
    await expect(position).toBeVisible()
    await expect(position.locator('td').nth(6)).toHaveText(/^[1-9]\d+\.\d/)
    await expect(bills.getByRole('row', { name: /BTC_USDT_PERP/ }).first()).toContainText('-')
    await expect.poll(available).toBeLessThan(9900)

    expect(await cutCells(page)).toEqual([])

    const level = picture.locator('[data-side="bids"] > tr').nth(7).locator('td').nth(1)
    const price = ((await level.textContent()) ?? '').trim()
    await send(tab, `${place}&${order}&b.type=LIMIT&b.clOrdId=waits&b.px=${price}`, words)
    // The ladder fills up decimals, the order has the price as it was sent.
    await expect(orders.getByRole('row', { name: /^BTC_USDT_PERP/ })).toContainText(String(Number(price)))
    await expect(picture.locator('tr[data-own]').first()).toContainText(price)
    expect(asked).toEqual([])
    await Promise.all([page.close(), tab.close()])
  })

for (const { prefix, words } of [
  {
    prefix: '',
    words: {
      link: 'See a gap in the book and its repair',
      all: 'Play all',
      gap: /A gap: lastId/,
      missing: '2 seconds go by: an update is missing.',
      gapStep: 'Step 4',
      step: 'In step up to',
    },
  },
  {
    prefix: '/zh',
    words: {
      link: '查看订单簿缺口及其修复',
      all: '全部播放',
      gap: /出现缺口/,
      missing: '经过 2 秒：缺少一次更新。',
      gapStep: '第 4 步',
      step: '已同步至',
    },
  },
])
  test(`a link of a guide replays its steps in place, and keeps nothing: ${prefix}/spot/websocket`, {
    tag: tagOf(prefix),
  }, async ({ page, baseURL }) => {
    const asked = await alone(page, baseURL)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `${baseURL}${prefix}/spot/websocket/`)
    expect(await withConsole(page, loaded)).toEqual([])
    await page.getByRole('link', { name: words.link }).click()
    await page.getByRole('button', { name: words.all }).click({ timeout: 60_000 })
    const panel = page.locator('.in-place')
    await expect(panel.locator('[data-played="7"]')).toBeVisible({ timeout: 60_000 })
    await expect(panel.locator('.console-steps > [data-state="played"]')).toHaveCount(7)
    const steps = panel.locator('.console-steps > li')
    await expect(steps.nth(3)).toContainText(words.gap)
    await expect(steps.nth(3)).toContainText(words.missing)
    // The book names the step with the gap, and leads to it.
    await panel.locator('[data-book]').getByRole('button', { name: words.gapStep, exact: true }).click()
    await expect(steps.nth(3)).toBeFocused()
    await expect(steps.nth(3)).toBeInViewport({ ratio: 1 })
    await expect(panel.locator('.console-steps > li').last()).toContainText(words.step)
    await expect(panel.locator('[data-book="BTC_USDT"]')).toBeVisible()
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
    expect(databases).not.toContain('exchange-docs-mock')
    expect(asked).toEqual([])
  })

for (const { prefix, width, words } of [
  {
    prefix: '',
    width: 1440,
    words: { all: 'Play all', falls: 'falls by 6%', liquidated: 'Liquidated: the isolated long position of 100' },
  },
  {
    prefix: '/zh',
    width: 390,
    words: { all: '全部播放', falls: '下跌 6%', liquidated: '强平：BTC_USDT_PERP 逐仓多头持仓 100' },
  },
])
  test(`a replay says each step, names a liquidation, and cuts no figure: ${prefix}/console, ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${baseURL}${prefix}/console`)
    await page.locator('.console-examples a').last().click()
    await page.getByRole('button', { name: words.all }).click({ timeout: 60_000 })
    await expect(page.locator('[data-played="9"]')).toBeVisible({ timeout: 60_000 })
    const steps = page.locator('.console-steps > li')
    await expect(steps.nth(6)).toContainText(words.falls)
    await expect(steps.nth(7).locator('.console-changes')).toContainText(words.liquidated)
    await expect(
      page
        .locator('.console-tables')
        .getByRole('row', { name: /BTC_USDT_PERP/ })
        .first(),
    ).toBeVisible()
    await expect(page.locator('.console-picture')).not.toContainText(/AM|PM|LIQ_PNL|FEE/)
    expect(await cutCells(page)).toEqual([])
  })

/** Asserts that a step stands between the edge of the screen and the bar of buttons. */
async function expectInSight(step: Locator, bar: Locator): Promise<void> {
  await expect(step).toBeInViewport({ ratio: 1 })
  await expect
    .poll(async () => {
      const [inner, below] = [await step.boundingBox(), await bar.boundingBox()]
      return (inner?.y ?? 0) + (inner?.height ?? 0) <= (below?.y ?? 0) + 1
    })
    .toBe(true)
}

for (const { width, height, path, link, steps } of [
  { width: 1440, height: 900, path: '/spot/websocket/', link: 'See a gap in the book and its repair', steps: 7 },
  { width: 390, height: 844, path: '/spot/trading-rules/', link: 'See an order that is filled in part', steps: 10 },
])
  test(`a replay opens in view, and the page follows its steps: ${path}, ${width} px`, async ({ page, baseURL }) => {
    test.slow()
    await page.setViewportSize({ width, height })
    await open(page, `${baseURL}${path}`)
    const own = page.getByRole('link', { name: link })
    await own.evaluate((shown) => shown.scrollIntoView({ block: 'end' }))
    await own.click()
    const panel = page.locator('.in-place')
    await expect(panel.locator('.builder-title')).toBeVisible({ timeout: 60_000 })
    const top = () => panel.locator('.builder-title').evaluate((title) => title.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(height / 3)
    expect(await top()).toBeGreaterThan(56)
    const [bar, list] = [panel.locator('.console-send'), panel.locator('.console-steps')]
    await expect(bar).toBeInViewport({ ratio: 1 })
    const next = panel.getByRole('button', { name: 'Next step' })
    for (let played = 1; played <= steps; played += 1) {
      await next.click()
      await expect(panel.locator(`[data-played="${played}"]`)).toBeVisible()
      await expectInSight(list.locator('> li').nth(played - 1), bar)
    }
    expect(await list.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBeLessThan(2)
  })

/** Opens the replay of a page in it. Its buttons stand still at once: a press on a button that still scrolls into view can miss it. */
async function openReplay(page: Page, address: string): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, address)
  await page.locator('a[data-in-place][href*="#replay"]').first().click()
  const panel = page.locator('.in-place')
  await expect(panel.locator('.console-steps')).toBeVisible({ timeout: 60_000 })
  return panel
}

for (const { width, height, path } of [
  { width: 1440, height: 900, path: '/v3/futures/websocket/' },
  { width: 390, height: 844, path: '/spot/websocket/' },
  { width: 1440, height: 900, path: '/' },
])
  test(`a replay that plays all ends with its last step and its book in view: ${path}, ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height })
    const panel = await openReplay(page, `${baseURL}${path}`)
    await panel.getByRole('button', { name: 'Play all' }).click()
    await expect(panel.locator('[data-played="7"]')).toBeVisible({ timeout: 60_000 })
    const bar = panel.locator('.console-send')
    await expectInSight(panel.locator('.console-steps > li').last(), bar)
    await expectInSight(panel.locator('[data-book]'), bar)
  })

test('a replay that plays all waits for its reader at a step with news, until it is stopped', async ({
  page,
  baseURL,
  browserName,
}) => {
  const panel = await openReplay(page, `${baseURL}/v3/futures/websocket/`)
  // The clock stands still: only the wait for the reader holds the replay.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  // The second press of a double click meets the button that stops. The driver of Firefox counts each press as a first one.
  await panel.getByRole('button', { name: 'Play all' }).click({ clickCount: browserName === 'firefox' ? 1 : 2 })
  await expect(panel.locator('[data-played="1"]')).toBeVisible({ timeout: 60_000 })
  await expect(panel.locator('.console-steps > [data-state="played"]')).toContainText(['In step up to'])
  await panel.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Play all' })).toBeVisible()
  await expect(panel.locator('[data-played="1"]')).toContainText('1 of 7 steps')
})

test('a replay does not scroll a reader who scrolls meanwhile', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const panel = await openReplay(page, `${baseURL}/v3/futures/websocket/`)
  await panel.getByRole('button', { name: 'Play all' }).click()
  // A wheel of the reader ends a scroll that the replay began; an event of a script does not.
  await page.mouse.move(195, 300)
  await page.mouse.wheel(0, -600)
  const scrolledTo = await page.evaluate(settledScroll)
  await expect(panel.locator('[data-played="7"]')).toBeAttached({ timeout: 60_000 })
  expect(await page.evaluate(() => scrollY)).toBe(scrolledTo)
})

/** Runs in the page: waits until it has not scrolled for ten frames, and gives its place. */
async function settledScroll(): Promise<number> {
  let place = scrollY
  for (let still = 0; still < 10; still = scrollY === place ? still + 1 : 0) {
    place = scrollY
    await new Promise(requestAnimationFrame)
  }
  return place
}

test('a replay of a card opens below the cards, and moves none of them', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `${baseURL}/`)
  const widths = () => page.locator('.card').evaluateAll((cards) => cards.map((card) => card.clientWidth))
  const before = await widths()
  await page.locator('.card-title > a[data-in-place]').click()
  await expect(page.locator('.in-place .console-steps')).toBeVisible({ timeout: 60_000 })
  expect(await widths()).toEqual(before)
  const widthOf = (selector: string) => page.locator(selector).evaluate((own) => own.getBoundingClientRect().width)
  expect(await widthOf('.cards + .in-place')).toBeCloseTo(await widthOf('.cards:has(+ .in-place)'), 0)
  await expect(page.locator('.card-title > a[data-in-place]')).toBeVisible()
})

for (const { prefix, width, words } of [
  { prefix: '', width: 1440, words: { connect: 'Connect', open: 'Open a paper position', opened: /position of 1 in/ } },
  { prefix: '/zh', width: 390, words: { connect: '连接', open: '用模拟资金开仓', opened: /持仓 1/ } },
])
  test(`a private channel in place shows the push of a call in its frames: ${prefix}/v3/futures, ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `${baseURL}${prefix}/v3/futures/websocket/private/orders`)
    await page.getByRole('link', { name: words.connect, exact: true }).first().click()
    const frames = page.locator('.in-place .console-frames')
    await expect(frames.locator('li')).toHaveCount(4, { timeout: 60_000 })
    // The frames have the width of the panel, and no control stands before them.
    const [panel, list] = await Promise.all([page.locator('.in-place').boundingBox(), frames.boundingBox()])
    expect(list?.width).toBeGreaterThan((panel?.width ?? 0) - 40)
    await expect(frames.locator('li').first()).toBeInViewport({ ratio: 1 })

    const call = page.getByRole('button', { name: words.open })
    await call.click()
    await expect(page.locator('.in-place .console-changes')).toContainText(words.opened, { timeout: 60_000 })
    await expect(frames.locator('li').first()).toContainText('"channel":"orders"')
    await expect(frames.locator('li').first()).toBeInViewport({ ratio: 1 })
    await expect(frames.locator('li')).toHaveCount(6)
    await expect(page).toHaveURL(/private\/orders$/)
    // The same call again is another order on the same connection.
    await call.click()
    await expect(frames.locator('li')).toHaveCount(8)
  })

test('a channel without an account offers no call', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/v3/futures/websocket/public/get-execution-info`)
  await page.locator('[data-in-place]').first().click()
  await expect(page.locator('.in-place').getByText('Connected')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open a paper position' })).toHaveCount(0)
})

test('on a phone an answer in place comes into view, and Connect looks as Send does', async ({ page, baseURL }) => {
  const looks = (link: Locator) =>
    link.evaluate((own) => {
      const { borderTopStyle, borderTopWidth, borderRadius, fontWeight, fontSize, padding } = getComputedStyle(own)
      return { borderTopStyle, borderTopWidth, borderRadius, fontWeight, fontSize, padding }
    })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `${baseURL}/spot/websocket/order`)
  const connect = await looks(page.getByRole('link', { name: 'Connect', exact: true }).first())
  await open(page, `${baseURL}/spot/api/private/order`)
  const send = page.getByRole('link', { name: 'Send (paper money)' }).first()
  expect(connect).toEqual(await looks(send))
  expect(connect.borderTopStyle).toBe('solid')
  await send.click()
  await expect(page.locator('.in-place [data-status="200"]')).toBeInViewport({ ratio: 1, timeout: 60_000 })
  // The request stands with its body above the answer, and the button that sends it again above both.
  await expect(page.locator('.in-place .console-result > .builder-code')).toContainText('"symbol":"BTC_USDT"')
  await expect(page.locator('.in-place .console-primary')).toBeInViewport({ ratio: 1 })
  const [panel, around] = await page
    .locator('.in-place')
    .first()
    .evaluate((own) => [own.getBoundingClientRect().width, own.parentElement?.getBoundingClientRect().width])
  expect(panel).toBe(around)
})

test('a removed call is not sent: its page says since when, and what replaces it', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/futures/api/orders#placeOrder`)
  const call = page.locator('#placeOrder')
  await expect(call.getByRole('note').first()).toContainText('Removed. Announced end: 2024-11-30')
  await expect(call.getByRole('note').getByRole('link', { name: 'Place order' })).toBeVisible()
  await expect(page.locator('a[href*="/console#"]')).toHaveCount(0)
  await page.goto(`${baseURL}/console#build=placeOrder&api=futures`)
  await expect(page.getByText('The console has no call or channel placeOrder.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Spot', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: /legacy/i })).toHaveCount(0)
})

test('a call withdrawn from an API in use is not sent either', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/v3/futures/abandoned/get-leverage`)
  await expect(page.getByRole('note').first()).toContainText('Removed. Announced end: 2024-11-07')
  await expect(page.locator('a[href*="/console#"]')).toHaveCount(0)
  await expect(page.locator('[data-island="request-builder"]')).toHaveCount(0)
})

test('the example of a book connects at once, and what may be sent next is no main button', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${baseURL}/console#connect=bookLv2&api=spot`)
  await expect(page.locator('[data-book="BTC_USDT"] .console-ladder')).toBeVisible({ timeout: 60_000 })
  expect(
    await page.locator('[data-book="BTC_USDT"] .console-ladder').evaluate((own) => own.clientWidth),
  ).toBeLessThanOrEqual(448)
  await expect(page.locator('.console-send [data-state="open"]')).toHaveText('Connected')
  await expect(page.getByRole('button', { name: 'Send frame' })).not.toHaveClass(/console-primary/)
  await expect(page.locator('.console-panel')).toContainText('this page /ws/public')
})

test('a call that names the order of an example says that the mock placed it', async ({ page, baseURL }) => {
  await open(page, `${baseURL}/v3/futures/api/trade/cancel-order`)
  await page
    .getByRole('link', { name: /^Send \(/ })
    .first()
    .click()
  const changes = page.locator('.in-place .console-changes')
  await expect(changes).toContainText('The examples name this order: the mock placed it for this call.', {
    timeout: 60_000,
  })
  await expect(changes).not.toContainText('available')
})

test('a liquidation says its loss, and the account is that of the replay', async ({ page, baseURL }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${baseURL}/console`)
  await page.locator('.console-examples a').last().click()
  await page.getByRole('button', { name: 'Play all' }).click()
  await expect(page.locator('.console-replay')).toContainText(
    /Lost in the liquidation in BTC_USDT_PERP: its margin, 4\d\d\.\d+ USDT\./,
    { timeout: 60_000 },
  )
  await expect(page.getByText('Account and markets of this replay')).toBeVisible()
})

test('an address with a mistake says what is wrong, and the console is one button away', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/console#replay=A+fill&seed=one&wait=30&call=createOrder&api=spot&price=1`)
  const said = page.getByRole('alert')
  await expect(said).toContainText('Before the first step: “seed” does not take “one”.')
  await expect(said).toContainText('Step 1: “wait” does not take “30”.')
  await expect(said).toContainText('Step 2: nothing there takes “price”.')
  await page.getByRole('button', { name: 'Close the replay' }).click()
  await expect(page.locator('.console-picker')).toBeVisible()
})

test('a call of the page is no duplicate of the one before', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/console#build=createOrder&api=spot`)
  const button = page.getByRole('button', { name: 'Send (paper money)' })
  const id = page.getByLabel('clientOrderId', { exact: true })
  await button.click()
  await expect(page.locator('[data-status="200"]')).toBeVisible({ timeout: 60_000 })
  const first = await id.inputValue()
  await button.click()
  await expect(id).not.toHaveValue(first)
  await expect(page.locator('.console-json')).toContainText(await id.inputValue())
  await expect(page.locator('[data-status="200"]')).toBeVisible()
})

test('an account whose mock cannot start says so, without an empty space', async ({ page }) => {
  await page.addInitScript(`globalThis.SharedWorker = class {
    port = new MessageChannel().port1
    constructor() {
      setTimeout(() => this.onerror(new ErrorEvent('error')))
    }
  }`)
  await page.goto('/console')
  const account = page.locator('.console-account')
  await expect(account.locator('.builder-problem')).toHaveText(/^The mock of this page ended/)
  await expect(account.getByRole('status')).toHaveCount(0)
  expect((await account.boundingBox())?.height).toBeLessThan(200)
})

test('two clicks while the mock starts place one order', async ({ page, baseURL }) => {
  await page.goto(
    `${baseURL}/console#build=createOrder&api=spot&b.symbol=BTC_USDT&b.side=BUY&b.type=MARKET&b.amount=100`,
  )
  await page.getByRole('button', { name: 'Send (paper money)' }).dblclick()
  await expect(page.locator('[data-status="200"]')).toBeVisible({ timeout: 60_000 })
  await expect(page.locator('.console-changes')).toContainText('Spot USDT: available 100000 → 99900.')
  await expect(page.locator('.console-account tr').filter({ hasText: /^USDT99900\./ })).toBeVisible()
})

test('each open order of the account leads to the call that cancels it, filled in', async ({ page, baseURL }) => {
  const order = 'b.symbol=BTC_USDT&b.side=BUY&b.type=LIMIT&b.price=20000&b.quantity=0.001'
  await page.goto(`${baseURL}/console#build=createOrder&api=spot&${order}`)
  const send = page.getByRole('button', { name: 'Send (paper money)' })
  const open = page.locator('.console-account table', { hasText: 'Open orders' })
  const cancel = open.getByRole('link', { name: 'Cancel' })
  for (const placed of [1, 2]) {
    await send.click()
    await expect(cancel).toHaveCount(placed)
  }
  // The form of the first cancellation is open when the second one is chosen.
  for (const left of [1, 0]) {
    await cancel.first().click()
    await expect(page.getByRole('heading', { name: 'Cancel order' })).toBeFocused()
    const [, id = ''] = /p\.id=(\d+)/.exec(page.url()) ?? []
    await expect(page.getByLabel('id')).toHaveValue(id)
    await expect(page.locator('.console-result')).toHaveText('The response shows here.')
    // The same link once more fills it in again.
    await page.getByLabel('id').fill('1')
    await cancel.first().click()
    await expect(page.getByLabel('id')).toHaveValue(id)
    await send.click()
    await expect(cancel).toHaveCount(left)
  }
  await expect(open).toContainText('None.')
})
