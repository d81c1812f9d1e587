import { type Decimal, divide } from 'exchange-docs/kernel'
import { describe, expect, it } from 'vitest'
import { accountRows } from './accountRows.ts'
import { type Choice, exampleChoice } from './example.ts'
import { playAccount } from './playAccount.ts'
import type { Figure } from './row.ts'
import { boundChoices } from './testing.ts'

/** An exact number: nothing is rounded between a formula and its result. */
interface Fraction {
  readonly above: bigint
  readonly below: bigint
}

const choices: readonly Choice[] = [
  exampleChoice,
  ...[
    { side: 'SELL' } as const,
    { marginMode: 'CROSS', size: '500', leverage: '100' } as const,
    { leverage: '100', mark: '96000' },
    { side: 'SELL', leverage: '50', size: '37', entry: '88000.01', mark: '88100' } as const,
    { leverage: '7', entry: '81234.57', size: '3' },
  ].map((part) => ({ ...exampleChoice, ...part })),
  ...boundChoices,
]

/** Decimals after which a quotient is cut, as the guide states them; 8 for an amount. */
const decimals: Partial<Record<Figure, number>> = { marginRatio: 4 }

describe('a formula of the worked account', () => {
  const printed = choices.flatMap((choice) => {
    const { steps } = playAccount(choice)
    return steps
      .flatMap((step, index) => accountRows(step, steps[index - 1]))
      .map((row) => ({ ...row, choice, exact: exactValue(row.numbers) }))
  })

  it('gives its printed result', () => {
    const wrong = printed.filter(({ figure, names, result, exact, choice: { side } }) => {
      const excess = minus(fractionOf(result), exact)
      if (figure === 'bankruptcyPrice') return !isWithinStep(excess)
      if (figure === 'liquidationPrice')
        return !isWithinStep(excess) || (side === 'BUY' ? excess.above > 0n : excess.above < 0n)
      const stated = names.includes('÷') ? cut(exact, decimals[figure] ?? 8) : exact
      return minus(fractionOf(result), stated).above !== 0n
    })
    expect(wrong.map(({ figure, numbers, result }) => `${figure}: ${numbers} = ${result}`)).toEqual([])
    expect(new Set(printed.map(({ figure }) => figure)).size).toBe(15)
  })

  it('is marked as assumed where it rests on an assumed price', () => {
    const assumedPrices = printed.filter(({ names }) => names.includes('bkPx'))
    expect(assumedPrices.length).toBeGreaterThan(0)
    expect(assumedPrices.filter(({ isAssumed }) => !isAssumed)).toEqual([])
  })
})

/** The value of a printed formula: `+ − × ÷`, brackets and `max(…, …)`. */
function exactValue(text: string): Fraction {
  const tokens = text.match(/[\d.]+|max|[-+−×÷(),]/g) ?? []
  expect(tokens.join('')).toBe(text.replaceAll(' ', ''))
  let at = 0
  const take = (...wanted: string[]) => (wanted.includes(tokens[at] ?? '') ? tokens[at++] : undefined)
  const value = sum()
  expect(at).toBe(tokens.length)
  return value

  function sum(): Fraction {
    let total = product()
    for (let sign = take('+', '−'); sign; sign = take('+', '−'))
      total = sign === '+' ? plus(total, product()) : minus(total, product())
    return total
  }

  function product(): Fraction {
    let total = factor()
    for (let sign = take('×', '÷'); sign; sign = take('×', '÷')) {
      const { above, below } = factor()
      const [by, over] = sign === '×' ? [above, below] : [below, above]
      total = { above: total.above * by, below: total.below * over }
    }
    return total.below < 0n ? { above: -total.above, below: -total.below } : total
  }

  function factor(): Fraction {
    if (take('−', '-')) return minus(zero, factor())
    if (take('max')) {
      take('(')
      const one = sum()
      take(',')
      const other = sum()
      take(')')
      return minus(one, other).above < 0n ? other : one
    }
    if (take('(')) {
      const inner = sum()
      take(')')
      return inner
    }
    return fractionOf(tokens[at++] ?? '')
  }
}

const zero: Fraction = { above: 0n, below: 1n }

function fractionOf(figure: Decimal): Fraction {
  const [whole = '', decimal = ''] = figure.split('.')
  return { above: BigInt(whole + decimal), below: 10n ** BigInt(decimal.length) }
}

function plus(one: Fraction, other: Fraction): Fraction {
  return { above: one.above * other.below + other.above * one.below, below: one.below * other.below }
}

function minus(one: Fraction, { above, below }: Fraction): Fraction {
  return plus(one, { above: -above, below })
}

function cut({ above, below }: Fraction, scale: number): Fraction {
  return fractionOf(divide(String(above), String(below), scale))
}

/** Whether a difference is less than a price step. */
function isWithinStep({ above, below }: Fraction): boolean {
  return above * 100n < below && -above * 100n < below
}
