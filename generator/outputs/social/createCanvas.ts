import type { Coverage } from './coverage.ts'
import type { IndexedImage } from './encodePng.ts'
import type { Colour } from './readColour.ts'
import type { PlacedCoverage } from './shapeText.ts'

export interface Canvas {
  /** Fills what is covered with one colour on a ground of another, which is what the edges fade into. */
  readonly fill: (covered: readonly PlacedCoverage[], ink: Colour, ground: Colour) => void
  readonly image: () => IndexedImage
}

interface CanvasSize {
  readonly width: number
  readonly height: number
  readonly ground: Colour
}

/** Steps from a ground to an ink: 24 of them fit ten pairs into one palette. */
const steps = 24

/** A picture of few colours: each pixel lies between an ink and the ground below it. Throws for more pairs of them than a palette holds. */
export function createCanvas({ width, height, ground }: CanvasSize): Canvas {
  const pixels = new Uint8Array(width * height)
  const ramps = new Map<string, number>()
  const palette: Colour[] = [ground]

  function rampOf(ink: Colour, below: Colour): number {
    const key = `${ink} ${below}`
    const known = ramps.get(key)
    if (known !== undefined) return known
    const start = palette.length
    if (start + steps > 256) throw new Error('a picture has at most ten pairs of colours')
    for (let step = 1; step <= steps; step += 1) palette.push(mixed(below, ink, step / steps))
    ramps.set(key, start)
    return start
  }

  function fill(covered: readonly PlacedCoverage[], ink: Colour, below: Colour): void {
    if (covered.length === 0) return
    const start = rampOf(ink, below)
    for (const { coverage, x, y } of covered) fillOne(coverage, x + coverage.left, y + coverage.top, start)
  }

  /** Characters may share pixels at their edges: what is covered more wins. */
  function fillOne({ width: columns, height: rows, values }: Coverage, left: number, top: number, start: number): void {
    for (let row = Math.max(0, -top); row < Math.min(rows, height - top); row += 1)
      for (let column = Math.max(0, -left); column < Math.min(columns, width - left); column += 1) {
        const step = Math.round((values[row * columns + column] ?? 0) * steps)
        if (step === 0) continue
        const at = (row + top) * width + column + left
        const there = pixels[at] ?? 0
        pixels[at] = there >= start && there < start + steps ? Math.max(there, start + step - 1) : start + step - 1
      }
  }

  return { fill, image: () => ({ width, height, palette, pixels }) }
}

function mixed(from: Colour, to: Colour, share: number): Colour {
  const part = (at: 0 | 1 | 2) => Math.round(from[at] + (to[at] - from[at]) * share)
  return [part(0), part(1), part(2)]
}
