import { compare, type Decimal } from 'exchange-docs/kernel'
import type { Step } from './playAccount.ts'
import type { Texts } from './texts.ts'

interface Mark {
  readonly label: string
  readonly price: Decimal
  readonly isOwn: boolean
}

const top = 12
const least = 20
/** Of a digit of the longest price, so that no digit lies outside the picture. */
const digitWidth = 8.25
/** From the prices to the end of the longest label. */
const labelsWidth = 324

/** The prices of the account on one line, the highest above: entry, mark, and where it is liquidated after each step. */
export function PriceLine({ steps, words }: { readonly steps: readonly Step[]; readonly words: Texts }) {
  const marks = marksOf(steps, words)
  const [highest, lowest] = [Number(marks[0]?.price), Number(marks.at(-1)?.price)]
  if (!(highest > lowest)) return null
  const length = Math.max(140, marks.length * least)
  const at = marks.map(({ price }) => top + Math.round(((highest - Number(price)) / (highest - lowest)) * length))
  const labels = spread(at)
  const start = Math.ceil(Math.max(...marks.map(({ price }) => price.length)) * digitWidth)
  const axis = start + 20
  const title = marks.map(({ label, price }) => `${label} ${price}`).join(words.comma)
  return (
    <figure className="diagram">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section className="diagram-canvas" tabIndex={0} aria-label={title}>
        <svg
          viewBox={`0 0 ${start + labelsWidth} ${(labels.at(-1) ?? 0) + 12}`}
          fontSize="13.5"
          role="img"
          aria-label={title}
        >
          <path className="diagram-line" d={`M${axis} ${top}V${top + length}`} />
          {marks.map(({ label, price, isOwn }, index) => {
            const [y = 0, labelY = 0] = [at[index], labels[index]]
            return (
              <g key={label} data-own={isOwn || undefined}>
                <path
                  className="diagram-connector"
                  d={`M${axis - 4} ${y}h10L${axis + 20} ${labelY}M${axis - 4} ${y}L${start + 4} ${labelY}`}
                />
                <circle className="diagram-head" cx={axis} cy={y} r="3.5" />
                <text className="diagram-price" x={start} y={labelY + 5}>
                  {price}
                </text>
                <text x={axis + 26} y={labelY + 5}>
                  {label}
                </text>
              </g>
            )
          })}
        </svg>
      </section>
    </figure>
  )
}

/** The prices that differ, the highest first. */
function marksOf(steps: readonly Step[], words: Texts): Mark[] {
  const [open] = steps
  if (!open) return []
  const moved = steps.find(({ kind }) => kind === 'mark')
  const liquidations = steps
    .filter(({ kind, liquidationPrice }) => kind in words.liquidatedAfter && compare(liquidationPrice, '0') > 0)
    .map((step) => ({ label: words.liquidatedAfter[step.kind] ?? '', price: step.liquidationPrice, isOwn: false }))
  return [
    { label: words.entry, price: open.entry, isOwn: true },
    ...(moved ? [{ label: words.mark, price: moved.mark, isOwn: false }] : []),
    ...liquidations,
  ].sort((one, other) => compare(other.price, one.price))
}

/** Places of labels near those of their prices, none over another. */
function spread(places: readonly number[]): number[] {
  const down: number[] = []
  for (const place of places) down.push(Math.max(place, (down.at(-1) ?? -least) + least))
  return down
}
