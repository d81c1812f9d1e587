import { expect, open, test } from './site.ts'

const frame = {
  channel: 'book_lv2',
  data: [{ symbol: 'BTC_USDT', asks: [['101', '2']], bids: [['100', '3']], lastId: 1, id: 10, ts: 1, createTime: 1 }],
  action: 'snapshot',
}

test('leads from frames of another API to the debugger of that API', async ({ page }) => {
  await open(page, '/v3/futures/websocket/public/get-order-book-v2#bookLv2.book-debugger')
  await page.getByLabel('Frames, as your program received them').fill(JSON.stringify(frame))
  await expect(page.getByText(/^The frames have no s, lid/)).toBeVisible()
  await page.locator('.book-debugger [role="status"]').getByRole('link', { name: 'Spot' }).click()
  await expect(page).toHaveURL(/\/spot\/websocket\/market-data\/?#bookLv2\.book-debugger$/)
  await page.getByLabel('Frames, as your program received them').fill(JSON.stringify(frame))
  await expect(page.getByText('In step up to 10.')).toBeVisible()
})
