import type { Page } from '@playwright/test'
import { expect, open, test } from './site.ts'

/** The widest tables of guides: numbers of markets, minima by currency, names of chains, sessions with signatures. */
const widePages = ['/spot/symbol', '/spot/trading-rules', '/spot/currencies', '/v3/futures/websocket/']

for (const prefix of ['', '/zh']) {
  test(`no cell of the widest tables is cut on screens of computers${prefix && ' in Chinese'}`, async ({ page }) => {
    for (const url of widePages) {
      await open(page, prefix + url)
      // Heads that sort stand there before anything is measured.
      for (const box of await page.locator('.data-filter').all()) {
        await box.scrollIntoViewIfNeeded()
        await expect(page.locator('[data-sort]').first()).toBeVisible()
      }
      for (const width of [1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await cutCells(page), `${url} at ${width} px`).toEqual([])
      }
    }
  })
}

test('the tables and code of a guide are as wide as its column', async ({ page }) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const url of ['/spot/api/', '/spot/symbol', '/v3/futures/websocket/', '/zh/spot/websocket/']) {
      await open(page, url)
      const widths = await page
        .locator('.prose, .prose > :is(.table, .code), .prose > .data-table > .table')
        .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().width)))
      expect(new Set(widths).size, `${url} at ${width} px: ${widths}`).toBe(1)
    }
  }
})

test('no code of a guide scrolls sideways', async ({ page }) => {
  for (const url of ['/spot/websocket/', '/v3/futures/websocket/', '/spot/api/']) {
    await open(page, url)
    const wide = await page
      .locator('.code pre')
      .evaluateAll((all) => all.filter((code) => code.scrollWidth > code.clientWidth).map((code) => code.textContent))
    expect(wide, url).toEqual([])
  }
})

test('a head of a table of data sorts its rows by number, both ways', async ({ page }) => {
  await open(page, '/spot/symbol')
  const head = page.getByRole('columnheader', { name: 'Largest amount' })
  await head.scrollIntoViewIfNeeded()
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  const upwards = await columnOf(page)
  expect(upwards).toEqual([...upwards].sort((a, b) => a - b))
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  expect(await columnOf(page)).toEqual([...upwards].sort((a, b) => b - a))
})

test('the points of a column of numbers stand under each other', async ({ page }) => {
  await open(page, '/spot/symbol')
  const places = await page.locator('.data-table tbody tr td:nth-child(5) data').evaluateAll((numbers) =>
    numbers.flatMap((number) => {
      const text = number.firstChild
      const at = text?.textContent?.indexOf('.') ?? -1
      if (!text || at < 0) return []
      const point = document.createRange()
      point.setStart(text, at)
      point.setEnd(text, at + 1)
      return [Math.round(point.getBoundingClientRect().left)]
    }),
  )
  expect(places.length).toBeGreaterThan(1)
  expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(1)
})

test('the rest of a long line of a sample hangs by the indentation of the line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await open(page, '/spot/websocket/market-data')
  const sample = page.locator('.samples pre:visible').first()
  const lines = await sample.locator('.hl-4').evaluateAll((all) =>
    all.map((line) => {
      const text = document.createRange()
      text.selectNodeContents(line)
      const [first, ...others] = [...text.getClientRects()]
      const rest = others.filter(({ top, width }) => width > 0 && top > (first?.bottom ?? 0) - 1)
      return rest.map(({ left }) => left - line.getBoundingClientRect().left)
    }),
  )
  const distances = lines.flat()
  expect(distances.length).toBeGreaterThan(0)
  const character = await sample.evaluate((code) => Number.parseFloat(getComputedStyle(code).fontSize) / 2)
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(6 * character)
})

async function cutCells(page: Page): Promise<string[]> {
  return page.locator('.article .table').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { right } = box.getBoundingClientRect()
      return [...box.querySelectorAll('th, td')]
        .filter((cell) => cell.getBoundingClientRect().right > right + 1 || cell.scrollWidth > cell.clientWidth + 1)
        .map(({ textContent }) => textContent ?? '')
    }),
  )
}

async function columnOf(page: Page): Promise<number[]> {
  return page
    .locator('.data-table tbody tr td:last-child data')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.getAttribute('value'))))
}
