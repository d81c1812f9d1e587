import { describe, expect, it } from 'vitest'
import type { Catalog } from '../../contract/catalog.ts'
import { checkTypography } from './typography.ts'

function slips(text: string, locale = 'zh'): string[] {
  const catalog: Catalog = { api: 'a', locale, file: 'zh.po', messages: new Map([['source', text]]) }
  return checkTypography({ catalogs: [catalog], guides: [] }).map(({ hint }) => hint)
}

describe('Chinese typography', () => {
  it.each(['价格以 USDT 计。', '见 `symbol`，不含 `px`。', '见[价格](/a)数据；可选。', '`price`：委托价格（10 位）'])(
    'accepts %s',
    (text) => {
      expect(slips(text)).toEqual([])
    },
  )

  it.each([
    ['价格以USDT计。', 'Put a space between Chinese and Latin text.'],
    ['价格**以**USDT 计。', 'Put a space between Chinese and Latin text.'],
    ['见[价格](/a)USDT。', 'Put a space between Chinese and Latin text.'],
    ['价格,数量。', 'Use a full-width mark after a Chinese character.'],
    ['价格 ，数量', 'Leave no space beside a full-width mark.'],
  ])('finds the slip in %s', (text, hint) => {
    expect(slips(text)).toEqual([hint])
  })

  it('names the line that the translation stands on', () => {
    const catalog: Catalog = {
      ...{ api: 'a', locale: 'zh', file: 'zh.po' },
      ...{ messages: new Map([['Price', '价格USDT']]), lines: new Map([['Price', 12]]) },
    }
    expect(checkTypography({ catalogs: [catalog], guides: [] })).toMatchObject([{ file: 'zh.po', line: 12 }])
  })

  it('leaves code and other languages alone', () => {
    expect(slips('```\n价格USDT\n```')).toEqual([])
    expect(slips('價格USDT', 'en')).toEqual([])
  })
})
