import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import type { SocialCard } from '../../contract/socialCard.ts'
import { breakText } from './breakText.ts'
import { drawCard } from './drawCard.ts'
import { encodePng } from './encodePng.ts'
import { readColour } from './readColour.ts'

const card: SocialCard = {
  ...{ brand: 'Acme', siteTitle: 'Acme 接口', place: 'docs.example.com', section: '交易', title: '下单 Place order' },
  call: { method: 'POST', path: '/orders/{symbol}' },
  colours: {
    ...{ page: 'oklch(0.993 0.003 95)', text: 'oklch(0.252 0.014 250)', muted: '#555' },
    ...{ line: '#ddd', accent: '#005a70', method: 'oklch(0.47 0.105 152)', onMethod: '#ffffff' },
  },
}

describe('drawCard', () => {
  it('draws the same card as the same picture, and another one as another', async () => {
    const [one, two, other] = [await drawCard(card), await drawCard(card), await drawCard({ ...card, title: '撤单' })]
    expect(Buffer.from(one).toString('latin1', 1, 4)).toBe('PNG')
    expect([Buffer.from(one).readUInt32BE(16), Buffer.from(one).readUInt32BE(20)]).toEqual([1200, 630])
    expect(Buffer.from(two).equals(one)).toBe(true)
    expect(hashOf(other)).not.toBe(hashOf(one))
  })

  it('draws every character of either language, and no two of them alike', async () => {
    const pictures = await Promise.all([...'现货合约AÅß€'].map((title) => drawCard({ ...card, title })))
    expect(new Set(pictures.map(hashOf)).size).toBe(pictures.length)
  })

  it('refuses a colour that it cannot read', async () => {
    await expect(drawCard({ ...card, colours: { ...card.colours, page: 'red' } })).rejects.toThrow('red is no colour')
  })
})

function hashOf(picture: Uint8Array): string {
  return createHash('sha256').update(picture).digest('hex')
}

describe('breakText', () => {
  const measure = async (text: string) => text.length
  const broken = (text: string, width: number, most = 9) => breakText(text, width, most, measure)

  test.each([
    ['after a word', 'one two three', 8, ['one two', 'three']],
    ['before a slash', '/orders/{symbol}/fills', 10, ['/orders', '/{symbol}', '/fills']],
    ['after a hyphen', 'order-book depth', 8, ['order-', 'book', 'depth']],
    ['beside a Chinese character, with the mark behind it', '下单，撤单和改单', 5, ['下单，撤单', '和改单']],
  ])('breaks %s', async (_, text, width, lines) => {
    expect(await broken(text, width)).toEqual({ lines, isWhole: true })
  })

  it('ends the last line with an ellipsis where that is not all', async () => {
    expect(await broken('one two three four', 8, 2)).toEqual({ lines: ['one two', 'three…'], isWhole: false })
  })

  it('cuts a word that is wider than a line', async () => {
    expect(await broken('incomprehensible', 8)).toEqual({ lines: ['incompr…'], isWhole: false })
  })
})

test.each([
  ['#1a2B3c', [26, 43, 60]],
  ['#fff', [255, 255, 255]],
  ['oklch(0.6279554 0.2576833 29.2338851)', [255, 0, 0]],
  ['oklch(100% 0 0)', [255, 255, 255]],
  ['rebeccapurple', undefined],
  ['var(--ink)', undefined],
])('the colour %s is %j', (text, colour) => {
  expect(readColour(text)).toEqual(colour)
})

test('a PNG holds its pixels row by row, as places in its palette', () => {
  const pixels = Uint8Array.from([0, 1, 1, 0])
  const png = Buffer.from(
    encodePng({
      width: 2,
      height: 2,
      palette: [
        [0, 0, 0],
        [255, 255, 255],
      ],
      pixels,
    }),
  )
  const start = png.indexOf('IDAT') + 4
  const rows = inflateSync(png.subarray(start, png.length - 16))
  expect([...rows]).toEqual([0, 0, 1, 0, 1, 0])
})
