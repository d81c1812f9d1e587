import { useApi, useArticle } from '../articleContext.tsx'
import { DiagramFigure, InWords } from './DiagramFigure.tsx'
import { type LadderLevel, ladderOf } from './ladder.ts'
import { round } from './shapes.tsx'
import { naturalWidth, textWidth } from './textMetrics.ts'

const rowHeight = 26

/** The book of a channel before and after an update, level by level. Its examples are the frames. */
export function BookLadder({ api: apiId, channel }: { readonly api?: string; readonly channel: string }) {
  const api = useApi(apiId)
  const { words } = useArticle()
  const levels = ladderOf(api, channel)
  const texts = levels.map((level) => `${sideOf(level)} ${level.price}: ${sizeOf(level)}`)
  const prices = Math.max(...levels.map(({ price }) => textWidth(price, true)))
  const sides = Math.max(...levels.map((level) => textWidth(sideOf(level))))
  const left = round(sides + prices + 28)
  const most = Math.max(...levels.map(({ before, after }) => Math.max(Number(before ?? 0), Number(after ?? 0))))
  const room = naturalWidth - left - Math.max(...levels.map((level) => textWidth(sizeOf(level)))) - 16
  const widthOf = (size: string | undefined) => round((Number(size ?? 0) / most) * room)
  return (
    <DiagramFigure
      title={words.text('reference.ladder.title')}
      description={words.text('reference.ladder.text')}
      width={naturalWidth}
      height={levels.length * rowHeight + 4}
      equivalent={
        <InWords>
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </InWords>
      }
    >
      {levels.map((level, index) => {
        const y = index * rowHeight
        const [before, after] = [widthOf(level.before), widthOf(level.after)]
        return (
          <g key={level.price} data-side={level.side}>
            <text x="0" y={y + 18}>
              {sideOf(level)}
            </text>
            <text className="diagram-price" x={left - 10} y={y + 18}>
              {level.price}
            </text>
            <rect className="diagram-repeat" x={left} y={y + 5} width={Math.max(before, after)} height="17" rx="2" />
            <rect className="diagram-bar" x={left} y={y + 5} width={after} height="17" rx="2" />
            <text x={round(left + Math.max(before, after) + 8)} y={y + 18}>
              {sizeOf(level)}
            </text>
          </g>
        )
      })}
    </DiagramFigure>
  )

  function sideOf({ side }: LadderLevel): string {
    return words.text(side === 'asks' ? 'reference.ladder.ask' : 'reference.ladder.bid')
  }

  function sizeOf({ before, after }: LadderLevel): string {
    if (before === after) return after ?? ''
    return `${before ?? words.text('reference.ladder.none')} → ${after ?? words.text('reference.ladder.gone')}`
  }
}
