import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import { type Coverage, coverageOf, type Outline } from './coverage.ts'
import { type Family, partWith, readPart } from './fontFiles.ts'

export interface TextStyle {
  readonly family: Family
  readonly weight: number
  /** Pixels an em. */
  readonly size: number
  /** Ems added between characters. */
  readonly tracking?: number
}

/** The coverage of a character at a position in whole pixels. */
export interface PlacedCoverage {
  readonly coverage: Coverage
  readonly x: number
  readonly y: number
}

interface TextOrigin {
  readonly x: number
  /** Position of the baseline. */
  readonly y: number
}

/** Draws a line of text with the kerning of its font. A character is drawn once for each quarter of a pixel. */
export async function drawText(text: string, style: TextStyle, { x, y }: TextOrigin): Promise<PlacedCoverage[]> {
  const { glyphs } = await layOut(text, style)
  return glyphs.map(({ font, glyph, scale, right, up }) => {
    const quarters = Math.round((x + right) * 4)
    const coverage = glyphCoverage(font, glyph, scale, (quarters & 3) / 4)
    return { coverage, x: quarters >> 2, y: Math.round(y - up) }
  })
}

interface PlacedGlyph {
  readonly font: Font
  readonly glyph: number
  /** Pixels a unit of the font. */
  readonly scale: number
  readonly right: number
  readonly up: number
}

async function layOut(text: string, style: TextStyle): Promise<{ width: number; glyphs: PlacedGlyph[] }> {
  const glyphs: PlacedGlyph[] = []
  let width = 0
  for (const run of runsOf(text, style.family)) {
    const { font, unitsPerEm } = await openFont(run.file, style.weight)
    const scale = style.size / unitsPerEm
    for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of glyphsOf(run.text, font)) {
      glyphs.push({ font, glyph: codepoint, scale, right: width + xOffset * scale, up: yOffset * scale })
      width += xAdvance * scale + (style.tracking ?? 0) * style.size
    }
  }
  return { width, glyphs }
}

const widths = new Map<string, number>()

/** Measures a text without drawing it. One measurement serves all sizes. */
export async function measureText(text: string, style: TextStyle): Promise<number> {
  const key = `${style.family} ${style.weight} ${style.tracking ?? 0} ${text}`
  const known = widths.get(key) ?? (await layOut(text, { ...style, size: 1 })).width
  if (widths.size < 20_000) widths.set(key, known)
  return known * style.size
}

function glyphsOf(text: string, font: Font): ReturnType<Buffer['getGlyphInfosAndPositions']> {
  const buffer = new Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  return buffer.getGlyphInfosAndPositions()
}

interface Run {
  readonly file: string
  text: string
}

/** Groups neighbouring characters of one font file. A space belongs to the character before it. */
function runsOf(text: string, family: Family): Run[] {
  const runs: Run[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const file = character === ' ' && last ? last.file : partWith(family, character)
    if (last?.file === file) last.text += character
    else runs.push({ file, text: character })
  }
  return runs
}

interface OpenFont {
  readonly font: Font
  readonly unitsPerEm: number
}

const openFonts = new Map<string, Promise<OpenFont>>()

function openFont(file: string, weight: number): Promise<OpenFont> {
  const key = `${file} ${weight}`
  const known = openFonts.get(key) ?? loadFont(file, weight)
  openFonts.set(key, known)
  return known
}

const faces = new Map<string, Promise<Face>>()

async function loadFont(file: string, weight: number): Promise<OpenFont> {
  const loading =
    faces.get(file) ??
    readPart(file)
      .then(decompress)
      .then((bytes) => new Face(new Blob(bytes)))
  faces.set(file, loading)
  const face = await loading
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return { font, unitsPerEm: face.upem }
}

const coverageByFont = new WeakMap<Font, Map<string, Coverage>>()

function glyphCoverage(font: Font, glyph: number, scale: number, right: number): Coverage {
  const known = coverageByFont.get(font) ?? new Map<string, Coverage>()
  coverageByFont.set(font, known)
  const key = `${glyph} ${scale} ${right}`
  const outlines = () => flatten(font.glyphToJson(glyph)).map((outline) => moved(outline, scale, right))
  const coverage = known.get(key) ?? coverageOf(outlines())
  known.set(key, coverage)
  return coverage
}

type PathStep = ReturnType<Font['glyphToJson']>[number]

/** Curves become straight lines, short enough for the sizes that are drawn. */
function flatten(path: readonly PathStep[]): Outline[] {
  const outlines: [number, number][][] = []
  for (const { type, values } of path) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values
    const outline = outlines.at(-1) ?? []
    const [x, y] = outline.at(-1) ?? [0, 0]
    if (type === 'M') outlines.push([[a, b]])
    else if (type === 'L') outline.push([a, b])
    else if (type === 'Q') outline.push(...along((t) => [mix3(x, a, c, t), mix3(y, b, d, t)]))
    else if (type === 'C') outline.push(...along((t) => [mix4(x, a, c, e, t), mix4(y, b, d, f, t)]))
  }
  return outlines
}

const steps = [1, 2, 3, 4, 5, 6, 7, 8]

function along(point: (share: number) => [number, number]): [number, number][] {
  return steps.map((step) => point(step / steps.length))
}

function mix3(a: number, b: number, c: number, t: number): number {
  return (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t * t * c
}

function mix4(a: number, b: number, c: number, d: number, t: number): number {
  return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d
}

/** From font units, which grow upwards, to pixels. */
function moved(outline: Outline, scale: number, right: number): Outline {
  return outline.map(([x, y]) => [right + x * scale, -y * scale])
}
