import type { Point } from './shapes.tsx'
import { lineHeight } from './textMetrics.ts'

interface Props extends Point {
  readonly className: string
  readonly lines: readonly string[]
  readonly lang?: string
}

/** Lines of text around a middle. */
export function TextLines({ className, x, y, lines, lang }: Props) {
  const first = y - ((lines.length - 1) * lineHeight) / 2 + 4.7
  if (lines.length === 1) {
    return (
      <text className={className} lang={lang} x={Math.round(x)} y={Math.round(first)}>
        {lines[0]}
      </text>
    )
  }
  return (
    <text className={className} lang={lang}>
      {lines
        .map((text, index) => ({ text, y: Math.round(first + index * lineHeight) }))
        .map(({ text, y: at }) => (
          <tspan key={at} x={Math.round(x)} y={at}>
            {text}
          </tspan>
        ))}
    </text>
  )
}
