import { compare, isZero } from 'exchange-docs/kernel'
import { accountRows } from './accountRows.ts'
import type { Step } from './playAccount.ts'
import type { Texts } from './texts.ts'

interface Props {
  readonly steps: readonly Step[]
  readonly words: Texts
}

/** The highest leverage that the exchange is sure to take. */
const sureLeverage = '75'

/** Liquidation price after the opening, and margin ratio at the mark price: in view while a reader changes the position. */
export function Outcome({ steps: [open, moved], words }: Props) {
  const { liquidationPrice, marginRatio } = words.figures
  const ratio = moved && accountRows(moved, open).find(({ figure }) => figure === 'marginRatio')?.result
  return (
    <output className="worked-outcome">
      <span>
        {open && isZero(open.liquidationPrice)
          ? words[open.position.marginMode === 'CROSS' ? 'noLiquidationOfCross' : 'noLiquidation']
          : [`${liquidationPrice} `, <b key="price">{open?.liquidationPrice}</b>]}
      </span>
      <span>{ratio === undefined ? words.endsAtMark : [`${marginRatio} `, <b key="ratio">{ratio}</b>]}</span>
      {open && compare(open.leverage, sureLeverage) > 0 && <span>{words.highLeverage}</span>}
    </output>
  )
}
