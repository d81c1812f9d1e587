/** A length or place in a drawing, without the long tail of a fraction: the same bytes everywhere. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}

export interface Point {
  readonly x: number
  readonly y: number
}

const headLength = 7

interface Arrow {
  /** Where it starts, then two control points and a place for each piece of it. */
  readonly points: readonly Point[]
  readonly isDashed: boolean
  /** A line that only joins another one has no head. */
  readonly isJoined: boolean
}

/** Curves with a head at their end, all in few paths: a drawing stays small. */
export function ArrowLines({ arrows }: { readonly arrows: readonly Arrow[] }) {
  const [whole, dashed] = [false, true].map((isDashed) =>
    arrows.filter((arrow) => arrow.isDashed === isDashed).map(curveOf),
  )
  return (
    <>
      {whole?.length ? <path className="diagram-line" d={whole.join('')} /> : null}
      {dashed?.length ? <path className="diagram-line" data-dashed="" d={dashed.join('')} /> : null}
      <path className="diagram-head" d={arrows.map(headOf).join('')} />
    </>
  )
}

/** The line itself ends where the head begins. */
function curveOf(arrow: Arrow): string {
  const end = arrow.isJoined ? arrow.points.at(-1) : behindTip(arrow.points, headLength, 0)
  const points = [...arrow.points.slice(0, -1), ...(end ? [end] : [])]
  const [start, ...rest] = points.map(placeOf)
  const isLevel = points.every(({ y }) => Math.round(y) === Math.round(points[0]?.y ?? 0))
  return isLevel ? `M${start}L${rest.at(-1)}` : `M${start}C${rest.join(' ')}`
}

function headOf({ points, isJoined }: Arrow): string {
  const corners = [points.at(-1), behindTip(points, headLength + 1, 4.5), behindTip(points, headLength + 1, -4.5)]
  return isJoined ? '' : `M${corners.map((corner) => (corner ? placeOf(corner) : '')).join('L')}z`
}

/** A place behind the tip of an arrow, and beside it. */
function behindTip(points: readonly Point[], behind: number, beside: number): Point | undefined {
  const [control, end] = points.slice(-2)
  if (!control || !end) return undefined
  const turn = Math.atan2(end.y - control.y, end.x - control.x)
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)]
  return { x: end.x - behind * cosine - beside * sine, y: end.y - behind * sine + beside * cosine }
}

function placeOf({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`
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
