/** A closed outline in pixels, made of straight lines. */
export type Outline = readonly (readonly [x: number, y: number])[]

export interface Coverage {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** How much of each pixel is covered, 0 to 1, row by row. */
  readonly values: Float32Array
}

/**
 * How much of each pixel some outlines cover. Each line adds to the pixels that it crosses how much of them lies to its
 * right; the sum along a row is the coverage. Outlines that overlap in the same direction cover once.
 */
export function coverageOf(outlines: readonly Outline[]): Coverage {
  if (outlines.length === 0) return { left: 0, top: 0, width: 0, height: 0, values: new Float32Array() }
  const { left, top, right, bottom } = boundsOf(outlines)
  const width = right - left + 2
  const height = bottom - top + 1
  const values = new Float32Array(width * height)
  for (const outline of outlines) {
    let [fromX, fromY] = outline.at(-1) ?? [left, top]
    for (const [x, y] of outline) {
      addLine(values, width, [fromX - left, fromY - top], [x - left, y - top])
      ;[fromX, fromY] = [x, y]
    }
  }
  for (let row = 0; row < height; row += 1) sumRow(values, row * width, width)
  return { left, top, width, height, values }
}

interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function boundsOf(outlines: readonly Outline[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const outline of outlines)
    for (const [x, y] of outline) {
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  return { left: Math.floor(left), top: Math.floor(top), right: Math.ceil(right), bottom: Math.ceil(bottom) }
}

function sumRow(values: Float32Array, start: number, width: number): void {
  let sum = 0
  for (let at = start; at < start + width; at += 1) {
    sum += values[at] ?? 0
    values[at] = Math.min(1, Math.abs(sum))
  }
}

type Point = readonly [x: number, y: number]

function addLine(values: Float32Array, width: number, from: Point, to: Point): void {
  if (from[1] === to[1]) return
  const sign = from[1] < to[1] ? 1 : -1
  const [[startX, startY], [endX, endY]] = sign > 0 ? [from, to] : [to, from]
  const slope = (endX - startX) / (endY - startY)
  let x = startX
  for (let row = Math.floor(startY); row < Math.ceil(endY); row += 1) {
    const span = Math.min(row + 1, endY) - Math.max(row, startY)
    const nextX = x + slope * span
    addSpan(values, row * width, sign * span, Math.min(x, nextX), Math.max(x, nextX))
    x = nextX
  }
}

/** One row's part of a line: `area` is its signed height, spread over the pixels that it crosses. */
function addSpan(values: Float32Array, row: number, area: number, low: number, high: number): void {
  const first = Math.floor(low)
  const end = Math.ceil(high)
  if (end <= first + 1) {
    const middle = (low + high) / 2 - first
    add(values, row + first, area * (1 - middle))
    add(values, row + first + 1, area * middle)
    return
  }
  const share = 1 / (high - low)
  const firstPart = 0.5 * share * (first + 1 - low) ** 2
  add(values, row + first, area * firstPart)
  if (end === first + 2) {
    const lastPart = 0.5 * share * (high - first - 1) ** 2
    add(values, row + first + 1, area * (1 - firstPart - lastPart))
    add(values, row + first + 2, area * lastPart)
    return
  }
  const second = share * (first + 1.5 - low)
  add(values, row + first + 1, area * (second - firstPart))
  for (let column = first + 2; column < end - 1; column += 1) add(values, row + column, area * share)
  const untilLast = second + (end - first - 3) * share
  const lastPart = 0.5 * share * (high - end + 1) ** 2
  add(values, row + end - 1, area * (1 - untilLast - lastPart))
  add(values, row + end, area * lastPart)
}

function add(values: Float32Array, at: number, value: number): void {
  values[at] = (values[at] ?? 0) + value
}
