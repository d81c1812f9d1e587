import { type CardColours, cardHeight, cardWidth, type SocialCard } from '../../contract/socialCard.ts'
import { type BrokenText, breakText, type Measure } from './breakText.ts'
import { type Canvas, createCanvas } from './createCanvas.ts'
import { encodePng } from './encodePng.ts'
import { type Colour, readColour } from './readColour.ts'
import { rectangle, rounded } from './shapes.ts'
import { drawText, measureText, type TextStyle } from './shapeText.ts'

type Palette = Readonly<Record<keyof CardColours, Colour>>

/** Card, canvas and colours for the parts of a card. */
interface Drawing {
  readonly card: SocialCard
  readonly canvas: Canvas
  readonly colours: Palette
}

const margin = 80
const inner = cardWidth - 2 * margin
const sectionBaseline = 220
const footLine = 520
const footBaseline = 580
/** The rule begins with a tick, as those under the headings of a page do. */
const tick = 64

const prose = { family: 'noto-sans-sc', weight: 400, size: 30 } as const satisfies TextStyle
const mono = { family: 'jetbrains-mono', weight: 500, size: 30 } as const satisfies TextStyle

/** Draws a card as PNG. The same card gives the same bytes. Throws for a colour that cannot be read. */
export async function drawCard(card: SocialCard): Promise<Uint8Array> {
  const colours = paletteOf(card.colours)
  const canvas = createCanvas({ width: cardWidth, height: cardHeight, ground: colours.page })
  const drawing = { card, canvas, colours }
  await drawBrand(drawing)
  await drawSubject(drawing)
  await drawFoot(drawing)
  return encodePng(canvas.image())
}

function paletteOf({ page, text, muted, line, accent, method, onMethod }: CardColours): Palette {
  const read = (colour: string): Colour => {
    const found = readColour(colour)
    if (!found) throw new Error(`${colour} is no colour that a picture can be drawn in`)
    return found
  }
  return {
    ...{ page: read(page), text: read(text), muted: read(muted), line: read(line), accent: read(accent) },
    ...{ method: read(method), onMethod: read(onMethod) },
  }
}

/** The initial of the brand as its icon has it, and the name of the site. */
async function drawBrand({ card, canvas, colours }: Drawing): Promise<void> {
  const [side, top, baseline] = [52, 64, 98.5]
  const [initial = ''] = card.brand.trim()
  const style = { ...prose, weight: 750, size: 32 } as const
  const letter = initial.toUpperCase()
  const indent = (side - (await measureText(letter, style))) / 2
  canvas.fill([rounded({ x: margin, y: top, width: side, height: side }, 11)], colours.text, colours.page)
  canvas.fill(await drawText(letter, style, { x: margin + indent, y: baseline }), colours.page, colours.text)
  canvas.fill([rectangle({ x: margin + 18, y: top + 41, width: 10, height: 4 })], colours.page, colours.text)
  const place = { x: margin + side + 20, y: baseline + 3, width: inner - side - 20 }
  await drawLine(card.siteTitle, { ...prose, weight: 600, size: 32 }, place, [colours.text, colours.page], canvas)
}

/** Draws section, title, and as much of the description as fits. */
async function drawSubject({ card, canvas, colours }: Drawing): Promise<void> {
  const { lines, size } = await fitTitle(card.title)
  const ink = [colours.accent, colours.page] as const
  await drawLine(
    card.section ?? '',
    { ...prose, weight: 500 },
    { x: margin, y: sectionBaseline, width: inner },
    ink,
    canvas,
  )
  let y = sectionBaseline + 34 + size * 0.82
  for (const line of lines) {
    canvas.fill(await drawText(line, titleStyle(size), { x: margin, y }), colours.text, colours.page)
    y += size * 1.22
  }
  const first = y - size * 0.9 + 56
  const room = Math.min(2, Math.floor((footLine - 16 - first) / 44) + 1)
  if (card.description === undefined || room < 1) return
  const about = await breakText(card.description, inner, room, measuring(prose))
  for (const [index, line] of about.lines.entries())
    canvas.fill(await drawText(line, prose, { x: margin, y: first + index * 44 }), colours.muted, colours.page)
}

/** The largest size that fits into two lines, else three lines of the smallest. */
async function fitTitle(title: string): Promise<BrokenText & { readonly size: number }> {
  for (const size of [80, 68]) {
    const broken = await breakText(title, inner, 2, measuring(titleStyle(size)))
    if (broken.isWhole) return { ...broken, size }
  }
  return { ...(await breakText(title, inner, 3, measuring(titleStyle(56)))), size: 56 }
}

function titleStyle(size: number): TextStyle {
  return { ...prose, weight: 680, size, tracking: -0.014 }
}

/** Below a line: the call, or where the site is. */
async function drawFoot({ card: { call, place }, canvas, colours }: Drawing): Promise<void> {
  canvas.fill([rectangle({ x: margin, y: footLine, width: inner, height: 2 })], colours.line, colours.page)
  canvas.fill([rectangle({ x: margin, y: footLine, width: tick, height: 4 })], colours.accent, colours.page)
  if (!call) {
    const style = { ...mono, weight: 400, size: 27 }
    await drawLine(place, style, { x: margin, y: footBaseline, width: inner }, [colours.muted, colours.page], canvas)
    return
  }
  const style = { ...mono, weight: 700, size: 25 } as const
  const width = (await measureText(call.method, style)) + 32
  canvas.fill([rounded({ x: margin, y: footLine + 27, width, height: 46 }, 8)], colours.method, colours.page)
  canvas.fill(
    await drawText(call.method, style, { x: margin + 16, y: footBaseline - 1 }),
    ...([colours.onMethod, colours.method] as const),
  )
  const rest = { x: margin + width + 22, y: footBaseline, width: inner - width - 22 }
  await drawLine(call.path, mono, rest, [colours.text, colours.page], canvas)
}

/** Draws one line and cuts it at the given width. */
async function drawLine(
  text: string,
  style: TextStyle,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  [ink, ground]: readonly [Colour, Colour],
  canvas: Canvas,
): Promise<void> {
  const { lines } = await breakText(text, width, 1, measuring(style))
  canvas.fill(await drawText(lines[0] ?? '', style, { x, y }), ink, ground)
}

function measuring(style: TextStyle): Measure {
  return (text) => measureText(text, style)
}
