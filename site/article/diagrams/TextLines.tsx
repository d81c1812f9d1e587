import { type Point, round } from './shapes.tsx'
import { lineHeight } from './textMetrics.ts'

interface Props extends Point {
  readonly className: string
  readonly lines: readonly string[]
  readonly lang?: string
}

/** Lines of text around a middle. */
export function TextLines({ className, x, y, lines, lang }: Props) {
  const first = y - ((lines.length - 1) * lineHeight) / 2 + 4.7
  return (
    <text className={className} lang={lang}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other identity
        <tspan key={index} x={round(x)} y={round(first + index * lineHeight)}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
