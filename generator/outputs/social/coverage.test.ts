import { describe, expect, it } from 'vitest'
import { coverageOf, type Outline } from './coverage.ts'

function square(from: number, to: number, isTurned = false): Outline {
  const corners: Outline = [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ]
  return isTurned ? corners.toReversed() : corners
}

function rowsOf(outlines: readonly Outline[]): number[][] {
  const { width, height, values } = coverageOf(outlines)
  return Array.from({ length: height }, (_, row) => [...values.subarray(row * width, (row + 1) * width)])
}

describe('coverageOf', () => {
  it('covers whole pixels wholly and the others as far as the outline goes', () => {
    expect(rowsOf([square(0.5, 2)]).map((row) => row.slice(0, 2))).toEqual([
      [0.25, 0.5],
      [0.5, 1],
      [0, 0],
    ])
  })

  it('covers once where outlines overlap', () => {
    expect(rowsOf([square(0, 2), square(0, 2)])[0]?.slice(0, 2)).toEqual([1, 1])
  })

  it('leaves a hole where an outline runs the other way', () => {
    expect(rowsOf([square(0, 3), square(1, 2, true)])[1]?.slice(0, 3)).toEqual([1, 0, 1])
  })

  it('covers half of each pixel that a diagonal crosses', () => {
    const triangle: Outline = [
      [0, 0],
      [3, 3],
      [0, 3],
    ]
    expect(rowsOf([triangle]).map((row) => row.slice(0, 3))).toEqual([
      [0.5, 0, 0],
      [1, 0.5, 0],
      [1, 1, 0.5],
      [0, 0, 0],
    ])
  })

  it('knows where the outline lies', () => {
    expect(coverageOf([square(-1.5, 2)])).toMatchObject({ left: -2, top: -2 })
  })
})
