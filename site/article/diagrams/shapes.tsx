/** A length or place in a drawing, without the long tail of a fraction: the same bytes everywhere. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The head of an arrow with its tip at a place; without a turn it points to the right. */
export function ArrowHead({ x, y, degrees = 0 }: Point & { readonly degrees?: number }) {
  const turn = degrees === 0 ? '' : ` rotate(${round(degrees)})`
  return <path className="diagram-head" d="M0 0l-8-4.5v9z" transform={`translate(${round(x)} ${round(y)})${turn}`} />
}

const headLength = 7

/** A curve with a head at its end: where it starts, then two control points and a place for each piece of it. */
export function ArrowLine({ points, isDashed }: { readonly points: readonly Point[]; readonly isDashed?: boolean }) {
  const [control, end] = points.slice(-2)
  if (!control || !end) return null
  const turn = Math.atan2(end.y - control.y, end.x - control.x)
  // The line itself ends where the head begins.
  const base = { x: end.x - headLength * Math.cos(turn), y: end.y - headLength * Math.sin(turn) }
  const [start, ...rest] = [...points.slice(0, -1), base].map(({ x, y }) => `${round(x)} ${round(y)}`)
  return (
    <>
      <path className="diagram-line" data-dashed={isDashed || undefined} d={`M${start}C${rest.join(' ')}`} />
      <ArrowHead {...end} degrees={(turn * 180) / Math.PI} />
    </>
  )
}

/** A number in a circle. */
export function NumberMark({ x, y, number }: Point & { readonly number: number }) {
  return (
    <>
      <circle cx={round(x)} cy={round(y)} r="10.5" className="diagram-mark" />
      <text x={round(x)} y={round(y + 4.7)} className="diagram-number">
        {number}
      </text>
    </>
  )
}
