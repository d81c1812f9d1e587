import { expect, test } from 'vitest'
import { pathWords } from './pathWords.ts'

test.each([
  ['/spot/api/order-book', '/', '/', 'order book', 'spot api order book'],
  ['/docs/zh/futures/get_kline.html', '/docs/', '/docs/zh/', 'get kline', 'futures get kline'],
  ['/spot/error–code', '/', '/', 'error code', 'spot error code'],
  ['/docs/trade/index.html', '/docs/', '/docs/', 'trade', 'trade'],
  ['/%E4%B8%8B%E5%8D%95/', '/', '/', '下单', '下单'],
  ['/100%/', '/', '/', '100%', '100%'],
  ['/', '/', '/', '', ''],
])('%s below %s asks for its words', (path, base, home, last, all) => {
  expect(pathWords(path, base, home)).toMatchObject({ last, all })
})
