import { coverageOf, type Outline } from './coverage.ts'
import type { PlacedCoverage } from './shapeText.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function rectangle({ x, y, width, height }: Box): PlacedCoverage {
  return covering([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])
}

const quarter = Array.from({ length: 9 }, (_, step) => (step / 8) * (Math.PI / 2))

/** A rectangle with round corners. */
export function rounded({ x, y, width, height }: Box, radius: number): PlacedCoverage {
  const corners = [
    [x + width - radius, y + radius, -Math.PI / 2],
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, Math.PI / 2],
    [x + radius, y + radius, Math.PI],
  ] as const
  const outline = corners.flatMap(([centreX, centreY, start]) =>
    quarter.map(
      (angle) => [centreX + radius * Math.cos(start + angle), centreY + radius * Math.sin(start + angle)] as const,
    ),
  )
  return covering(outline)
}

function covering(outline: Outline): PlacedCoverage {
  return { coverage: coverageOf([outline]), x: 0, y: 0 }
}
