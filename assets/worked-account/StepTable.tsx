import { type Decimal, decimalsOf } from 'exchange-docs/kernel'
import { Fragment } from 'react'
import { accountRows } from './accountRows.ts'
import type { Step } from './playAccount.ts'
import type { Row } from './row.ts'
import { fillText, type Texts } from './texts.ts'

interface Props {
  readonly step: Step
  readonly before: Step | undefined
  readonly words: Texts
}

/** What a step does to the account: each figure with its formula and the fields that tell it. */
export function StepTable({ step, before, words }: Props) {
  const rows = accountRows(step, before)
  const decimals = Math.max(0, ...rows.map(({ result }) => decimalsOf(result)))
  return (
    <section className="worked-step">
      <h3>{titleOf(step, words)}</h3>
      {step.closed && step.kind !== 'liquidation' && <p>{words.liquidated}</p>}
      {rows.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.figure}</th>
              <th scope="col">{words.formula}</th>
              <th scope="col" data-align="right">
                {words.result}
              </th>
              <th scope="col">{words.field}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FigureRow key={row.figure} row={row} decimals={decimals} words={words} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface RowProps {
  readonly row: Row
  /** The most decimals of the column. */
  readonly decimals: number
  readonly words: Texts
}

function FigureRow({ row, decimals, words }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {words.figures[row.figure]}
        {row.isAssumed && (
          <>
            {' '}
            <em>{words.assumed}</em>
          </>
        )}
      </th>
      <td className="worked-formula">
        <code>{row.names}</code> <span>= {row.numbers}</span>
      </td>
      <td data-align="right" data-lacks={lackingDecimals(row.result, decimals)}>
        {row.result.replace('-', '−')}
      </td>
      <td className="worked-fields">
        {row.fields.map(([origin, field], index) => (
          <Fragment key={origin}>
            {index > 0 && words.comma}
            <span>
              {words.origins[origin]} <code>{field}</code>
            </span>
          </Fragment>
        ))}
      </td>
    </tr>
  )
}

/** What a figure lacks of the decimals of its column, as characters of the same width. */
function lackingDecimals(figure: Decimal, decimals: number): string | undefined {
  const own = decimalsOf(figure)
  return own < decimals ? `${own === 0 ? '.' : ''}${'0'.repeat(decimals - own)}` : undefined
}

function titleOf({ kind, entry, mark, position, closed }: Step, words: Texts): string {
  if (kind === 'liquidation' && !closed) return words.neverLiquidated
  const side = position.side === 'BUY' ? words.buy : words.sell
  return fillText(words.steps[kind], { side, size: position.quantity, entry, mark })
}
