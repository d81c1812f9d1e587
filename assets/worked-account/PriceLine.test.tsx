import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PriceLine } from './PriceLine.tsx'
import { playAccount } from './playAccount.ts'
import { boundChoices } from './testing.ts'
import { texts } from './texts.ts'

/** Width of a character in ems, as wide as any face of the site has it: a digit of a code face, and text on average. */
const widths = { digit: 0.602, text: 0.55, Han: 1 } as const
const fontSize = 13.5

const textIn = /<text( class="diagram-price")? x="([\d.]+)" y="([\d.]+)">([^<]+)</g

it.each(['en', 'zh'] as const)('cuts no price and no label, whatever the sliders say, in %s', (locale) => {
  const drawn = boundChoices.flatMap((choice) => {
    const { steps } = playAccount(choice)
    const html = renderToStaticMarkup(<PriceLine steps={steps} words={texts[locale]} />)
    const [, width = 0, height = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(html)?.map(Number) ?? []
    return [...html.matchAll(textIn)].map(([, isPrice, x, y, text = '']) => {
      const em = isPrice ? widths.digit : /\p{Script=Han}/u.test(text) ? widths.Han : widths.text
      const length = text.length * em * fontSize
      const [start, end] = isPrice ? [Number(x) - length, Number(x)] : [Number(x), Number(x) + length]
      return { text, isCut: start < 0 || end > width || Number(y) > height }
    })
  })
  expect(drawn.filter(({ isCut }) => isCut)).toEqual([])
  expect(drawn.map(({ text }) => text)).toContain('114537.22')
})
