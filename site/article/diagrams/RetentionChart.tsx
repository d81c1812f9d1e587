import type { ReactNode } from 'react'
import { useArticle } from '../articleContext.tsx'
import { DiagramFigure, InWords } from './DiagramFigure.tsx'
import { readRetention } from './readRetention.ts'
import { round } from './shapes.tsx'
import { naturalWidth, textWidth } from './textMetrics.ts'

interface Props {
  readonly title: string
  /** A list: a kind of record, a colon, and how long it is kept. */
  readonly children?: ReactNode
}

const rowHeight = 46
const barHeight = 10

/** How long records can be read, as bars on one time line that begins now. The writer's own list is the text equivalent. */
export function RetentionChart({ title, children }: Props) {
  const { words } = useArticle()
  const rows = readRetention(children, words.intl)
  const longest = Math.max(...rows.map(({ hours }) => hours))
  const room = naturalWidth - Math.max(...rows.map(({ duration }) => textWidth(duration))) * 1.2 - 8
  return (
    <DiagramFigure
      title={title}
      description={words.text('reference.diagram.retention', { records: words.intl.formatList(rows.map(toldRow)) })}
      width={naturalWidth}
      height={rows.length * rowHeight + 4}
      equivalent={<InWords>{children}</InWords>}
    >
      {rows.map(({ label, duration, hours }, index) => {
        const top = index * rowHeight
        const width = round(Math.max(3, (hours / longest) * room))
        return (
          <g key={label}>
            <text x="0" y={top + 16}>
              {label}
            </text>
            <rect className="diagram-bar" x="0" y={top + 25} width={width} height={barHeight} rx="2" />
            <text className="diagram-answer" x={round(width + 8)} y={top + 35}>
              {duration}
            </text>
          </g>
        )
      })}
    </DiagramFigure>
  )
}

function toldRow({ label, duration }: { readonly label: string; readonly duration: string }): string {
  return `${label}: ${duration}`
}
