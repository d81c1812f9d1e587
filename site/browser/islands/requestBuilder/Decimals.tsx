interface DecimalsProps {
  readonly text: string
  /** Most digits behind the point in its column. */
  readonly places: number
}

/** A number in a column: the points of all of them stand under each other. */
export function Decimals({ text, places }: DecimalsProps) {
  const point = text.indexOf('.')
  const fraction = point < 0 ? '' : text.slice(point)
  return (
    <>
      {point < 0 ? text : text.slice(0, point)}
      <span className="builder-fraction" style={{ inlineSize: `${places === 0 ? 0 : places + 1}ch` }}>
        {fraction}
      </span>
    </>
  )
}

/** Most digits behind the point. */
export function placesIn(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => (text.includes('.') ? text.length - text.indexOf('.') - 1 : 0)))
}
