import { expect, test } from 'vitest'
import { updateCatalog } from './catalogText.ts'

const header = `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Language: zh\\n"
"MIME-Version: 1.0\\n"
`

function update(texts: readonly string[], current = '') {
  return updateCatalog({ texts, current, language: 'zh' })
}

test('a new catalog has every text, in the order of the spec, without translations', () => {
  expect(update(['Place order', 'Cancel order'])).toEqual({
    text: `${header}\nmsgid "Place order"\nmsgstr ""\n\nmsgid "Cancel order"\nmsgstr ""\n`,
    translated: 0,
    missing: 2,
    obsolete: 0,
  })
})

test('translations stay when texts are added and moved', () => {
  const current = `${header}\nmsgid "Place order"\nmsgstr "下单"\n`
  expect(update(['Cancel order', 'Place order'], current)).toEqual({
    text: `${header}\nmsgid "Cancel order"\nmsgstr ""\n\nmsgid "Place order"\nmsgstr "下单"\n`,
    translated: 1,
    missing: 1,
    obsolete: 0,
  })
})

test('a translation that is no longer asked for is kept as obsolete, and used again when its text comes back', () => {
  const current = `${header}\nmsgid "Place order"\nmsgstr "下单"\n`
  const without = update([], current)
  expect(without).toMatchObject({ translated: 0, missing: 0, obsolete: 1 })
  expect(without.text).toContain('#~ msgid "Place order"\n#~ msgstr "下单"\n')
  expect(update(['Place order'], without.text)).toMatchObject({ text: current, translated: 1, obsolete: 0 })
})

test('a text without a translation that is no longer asked for goes', () => {
  expect(update([], `${header}\nmsgid "Place order"\nmsgstr ""\n`)).toMatchObject({ text: header, obsolete: 0 })
})

test('a text that changed is missing, never stale', () => {
  const { text } = update(['Place an order'], `${header}\nmsgid "Place order"\nmsgstr "下单"\n`)
  expect(text).toContain('msgid "Place an order"\nmsgstr ""\n')
})

test('comments of translators stay; a fuzzy translation is kept but counts as missing', () => {
  const current = `${header}\n# Term agreed on in May.\nmsgid "Position"\nmsgstr "持仓"\n\n#, fuzzy\nmsgid "Order"\nmsgstr "订单"\n`
  expect(update(['Position', 'Order'], current)).toEqual({ text: current, translated: 1, missing: 1, obsolete: 0 })
})

test('updating twice gives the same bytes', () => {
  const texts = ['First line\nsecond "line"', 'A'.repeat(200), '价格 `px` {x}', '100']
  const once = update(texts).text
  expect(update(texts, once).text).toBe(once)
})

test('texts that look like numbers or like members of an object are texts as any', () => {
  const { text, missing } = update(['Orders', '200', '__proto__', 'constructor', '7'])
  const ids = [...text.matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => id)
  expect(ids.sort()).toEqual(['200', '7', 'Orders', '__proto__', 'constructor'])
  expect(missing).toBe(5)
})
