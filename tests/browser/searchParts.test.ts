import type { Page } from '@playwright/test'
import type { SearchIndexFile } from '../../generator/search/index/indexFile.ts'
import { unpackRecord } from '../../generator/search/index/packRecords.ts'
import { filesOfIndex } from '../../generator/search/searchFiles.ts'
import { expect, open, test } from './site.ts'

const place = '/v3/futures/api/trade/place-order'

/** Gives the page its index in parts, as a larger site has it; records the requested files. */
async function cutIndex(page: Page, isBroken: () => boolean = () => false): Promise<string[]> {
  const asked: string[] = []
  const parts = new Map<string, string>()
  await page.route(/\/search\/en-\w+\.json$/, async (route) => {
    const whole: SearchIndexFile = await (await route.fetch()).json()
    const records = whole.records.map((record) => unpackRecord(record, whole))
    const [[, first] = ['', ''], ...others] = filesOfIndex({ locale: 'en', records, synonyms: whole.synonyms }, 0)
    const { split }: SearchIndexFile = JSON.parse(first)
    for (const [file, text] of others) {
      const section = split?.parts.find((part) => `search/${part.file}` === file)?.section ?? ''
      parts.set(`/${file}`, JSON.stringify({ section, text }))
    }
    await route.fulfill({ body: first, contentType: 'application/json' })
  })
  await page.route(/\/search\/en\/.+\.json$/, async (route) => {
    const { section, text } = JSON.parse(parts.get(new URL(route.request().url()).pathname) ?? '{}')
    asked.push(section)
    if (isBroken()) await route.abort()
    else await route.fulfill({ body: text, contentType: 'application/json' })
  })
  return asked
}

async function find(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+K')
  await page.getByRole('dialog').locator('.search-input').fill(query)
  await expect(page.locator('.search-hit').first()).toBeVisible()
}

test('an index in parts leads to pages at once and loads the others, the reader’s own section first', async ({
  page,
}) => {
  const asked = await cutIndex(page)
  await open(page, place)
  await find(page, 'place order')
  await expect(page.locator('.search-hit').first()).toHaveAttribute('href', new RegExp(`^${place}`))
  await expect.poll(() => asked.length).toBeGreaterThan(3)
  expect(asked[0]).toBe('v3FuturesAPI')
  expect(new Set(asked).size).toBe(asked.length)
})

test('a field that only the rest of the index has is found without another key', async ({ page }) => {
  await cutIndex(page)
  await open(page, place)
  await find(page, 'reduceOnly')
  await expect(page.locator(`.search-hit[href^="${place}#"]`).first()).toContainText('reduceOnly')
})

test('what can be found without the rest is found when the rest cannot be had', async ({ page }) => {
  const asked = await cutIndex(page, () => true)
  await open(page, place)
  await find(page, 'kline')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect(page.locator('.search-hit').first()).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('alert')).toBeHidden()
})
