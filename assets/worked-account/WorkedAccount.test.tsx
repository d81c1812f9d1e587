import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { exampleChoice } from './example.ts'
import { Outcome } from './Outcome.tsx'
import { playAccount } from './playAccount.ts'
import { texts } from './texts.ts'
import { WorkedAccount } from './WorkedAccount.island.tsx'

it.each(['en', 'zh'] as const)('tells the account in five tables without a script, in %s', (locale) => {
  const html = renderToStaticMarkup(<WorkedAccount locale={locale} />)
  expect(html.match(/<table>/g)).toHaveLength(5)
  expect(html).toContain('<fieldset class="worked-controls needs-script" disabled="">')
  expect(html).toContain('92907.41')
  expect(html).toContain('89858.24')
  expect(html).not.toMatch(/[{}]|undefined|NaN/)
})

it('writes a minus in results as in formulas', () => {
  const html = renderToStaticMarkup(<WorkedAccount locale="en" />)
  const results = [...html.matchAll(/<td data-align="right"[^>]*>(.*?)<\/td>/g)].map(([, text = '']) => text)
  expect(results.filter((text) => text.startsWith('−'))).not.toEqual([])
  expect(results.filter((text) => text.includes('-'))).toEqual([])
})

it('draws the prices on one line, the highest above, and reads them aloud', () => {
  const html = renderToStaticMarkup(<WorkedAccount locale="en" />)
  expect(html).toContain(
    'aria-label="Mark price 97254.2, Entry price 97210.5, Liquidation price after funding 92915.73, Liquidation price 92907.41, Liquidation price after adding margin 90400.64"',
  )
  const heights = [...html.matchAll(/<circle[^>]* cy="(\d+)"/g)].map(([, height]) => Number(height))
  expect(heights).toEqual([...heights].sort((a, b) => a - b))
  expect(new Set([...html.matchAll(/<text x="112" y="(\d+)"/g)].map(([, y]) => y)).size).toBe(5)
})

it.each([
  ['en', 'No price liquidates it'],
  ['zh', '任何价格都不会触发强平'],
] as const)('has no liquidation price of 0 in view, in %s', (locale, said) => {
  const { steps } = playAccount({ ...exampleChoice, leverage: '1' })
  const html = renderToStaticMarkup(<Outcome steps={steps} words={texts[locale]} />)
  expect(html).toContain(`<span>${said}</span>`)
  expect(html).not.toContain(texts[locale].figures.liquidationPrice)
})

it.each([
  ['en', 'No price liquidates it: with cross margin, the whole account stands behind it'],
  ['zh', '任何价格都不会触发强平：全仓模式下，整个账户都支撑该持仓'],
] as const)('says why a position with cross margin has no liquidation price, in %s', (locale, said) => {
  const { steps } = playAccount({ ...exampleChoice, marginMode: 'CROSS' })
  expect(renderToStaticMarkup(<Outcome steps={steps} words={texts[locale]} />)).toContain(`<span>${said}</span>`)
})

it.each([
  ['75', false],
  ['76', true],
] as const)('says that the exchange may refuse a leverage, of %s: %s', (leverage, isSaid) => {
  const { steps } = playAccount({ ...exampleChoice, leverage })
  const html = renderToStaticMarkup(<Outcome steps={steps} words={texts.en} />)
  expect(html.includes('The exchange may refuse a leverage above 75')).toBe(isSaid)
})
