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
const width = 384

/** The prices of the account on one line, the highest above: entry, mark, and where it is liquidated after each step. */
export function PriceLine({ steps, words }: { readonly steps: readonly Step[]; readonly words: Texts }) {
  const marks = marksOf(steps, words)
  const [highest, lowest] = [Number(marks[0]?.price), Number(marks.at(-1)?.price)]
  if (!(highest > lowest)) return null
  const length = Math.max(140, marks.length * least)
  const at = marks.map(({ price }) => top + Math.round(((highest - Number(price)) / (highest - lowest)) * length))
  const labels = spread(at)
  const title = marks.map(({ label, price }) => `${label} ${price}`).join(words.comma)
  return (
    <figure className="diagram">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="diagram-canvas" tabIndex={0} aria-label={title}>
        <svg viewBox={`0 0 ${width} ${(labels.at(-1) ?? 0) + 12}`} fontSize="13.5" role="img" aria-label={title}>
          <path className="diagram-line" d={`M86 ${top}V${top + length}`} />
          {marks.map(({ label, price, isOwn }, index) => {
            const [y = 0, labelY = 0] = [at[index], labels[index]]
            return (
              <g key={label} data-own={isOwn || undefined}>
                <path className="diagram-connector" d={`M82 ${y}H92L106 ${labelY}M82 ${y}L70 ${labelY}`} />
                <circle className="diagram-head" cx="86" cy={y} r="3.5" />
                <text className="diagram-price" x="66" y={labelY + 5}>
                  {price}
                </text>
                <text x="112" y={labelY + 5}>
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
