import type { Outline } from './coverage.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function rectangle({ x, y, width, height }: Box): Outline {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]
}

const quarter = Array.from({ length: 9 }, (_, step) => (step / 8) * (Math.PI / 2))

/** A rectangle with round corners. */
export function rounded({ x, y, width, height }: Box, radius: number): Outline {
  const corners = [
    [x + width - radius, y + radius, -Math.PI / 2],
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, Math.PI / 2],
    [x + radius, y + radius, Math.PI],
  ] as const
  return corners.flatMap(([centreX, centreY, start]) =>
    quarter.map(
      (angle) => [centreX + radius * Math.cos(start + angle), centreY + radius * Math.sin(start + angle)] as const,
    ),
  )
}

/** Outlines moved to another place. */
export function placed(outlines: readonly Outline[], x: number, y: number): Outline[] {
  return outlines.map((outline) => outline.map(([px, py]) => [px + x, py + y] as const))
}
