import { describe, expect, test } from 'vitest'
import { record, searchOver } from '../testing.ts'

const records = [
  record('/fields', 'heading', { heading: 'Fields', text: 'Each field and parameter of a reply. 字段 参数 字段名' }),
  record('/missing', 'error', { heading: '602', names: ['602'], text: 'A parameter is missing. 缺少参数 参数非法' }),
  record('/invalid', 'error', { heading: '601', names: ['601'], text: 'Invalid parameter, error. 参数错误 参数无效' }),
  record('/support', 'heading', { heading: 'Support', text: 'We offer support. 支持 订阅' }),
  record('/sockets', 'page', { title: 'Websockets', text: 'Channels of websockets.' }),
  record('/pricing', 'operation', { heading: 'Price', names: ['getPrice'], text: 'The price.' }),
  record('/pricing#getPrice.200.price', 'field', { heading: 'price', names: ['price'], text: 'The price. 触发价' }),
]
const search = searchOver({ records })

test.each(
  `field|parameter|what is field|field parameter|do you offer|参数|参数非法|字段名|支持|是否支持|能支持多少订阅|支持吗|
  are websockets supported|does it support channels|are there|的|返回字段|参数说明`.split(/\|\s*/),
)('%j has a score, and finds a record unless it has stop words alone', async (query) => {
  const hits = await search.search(query)
  expect(hits.map(({ score }) => score)).not.toContain(Number.NaN)
  expect(hits.length > 0).toBe(!['are there', '的'].includes(query))
})

describe('a word for a field', () => {
  test.each([
    ['invalid parameter', '/invalid'],
    ['parameter error', '/invalid'],
    ['参数错误', '/invalid'],
    ['参数无效', '/invalid'],
    ['缺少参数', '/missing'],
    ['参数非法', '/missing'],
    ['返回字段', '/fields'],
    ['参数说明', '/fields'],
    ['price field', '/pricing#getPrice.200.price'],
    ['触发价字段', '/pricing#getPrice.200.price'],
  ])('%j leads to %s', async (query, url) => {
    expect((await search.search(query))[0]?.record.url).toBe(url)
  })
})
