/** A length or place in a drawing, without the long tail of a fraction: the same bytes everywhere. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

interface PointProps {
  readonly x: number
  readonly y: number
}

export type Heading = 'left' | 'right' | 'up' | 'down'

const heads: Readonly<Record<Heading, string>> = {
  right: '-8-4.5v9z',
  left: '8-4.5v9z',
  down: '-4.5-8h9z',
  up: '-4.5 8h9z',
}

/** The head of an arrow with its tip at a place. */
export function ArrowHead({ x, y, heading }: PointProps & { readonly heading: Heading }) {
  return <path className="diagram-head" d={`M${round(x)} ${round(y)}l${heads[heading]}`} />
}

/** A number in a circle. */
export function NumberMark({ x, y, number }: PointProps & { readonly number: number }) {
  return (
    <>
      <circle cx={round(x)} cy={round(y)} r="10.5" className="diagram-mark" />
      <text x={round(x)} y={round(y + 4.7)} className="diagram-number">
        {number}
      </text>
    </>
  )
}
