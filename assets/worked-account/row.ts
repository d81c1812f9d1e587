import type { Decimal } from 'exchange-docs/kernel'

/** A call or a channel that tells a figure; the guide names both beneath the account. */
export type Origin = 'fill' | 'position' | 'account' | 'bill' | 'history' | 'liquidation'

export type Figure =
  | 'value'
  | 'fee'
  | 'margin'
  | 'wallet'
  | 'liquidationPrice'
  | 'profit'
  | 'initialMargin'
  | 'maintenanceMargin'
  | 'marginRatio'
  | 'equity'
  | 'funding'
  | 'realised'
  | 'remaining'
  | 'bankruptcyPrice'
  | 'loss'

export interface Row extends Formula {
  readonly figure: Figure
  readonly result: Decimal
  readonly fields: readonly (readonly [origin: Origin, field: string])[]
  /** No example of the API shows it and no text of the exchange states it: the mock decides. */
  readonly isAssumed: boolean
}

export interface Formula {
  /** With the names of fields. */
  readonly names: string
  /** With their figures. */
  readonly numbers: string
}

type Term = readonly [name: string, figure: Decimal]

/** A formula that is written once, with the names of its terms and with their figures. */
export function formula(parts: TemplateStringsArray, ...terms: readonly Term[]): Formula {
  const write = (index: 0 | 1) =>
    parts.map((part, at) => part + (terms[at] ? inBrackets(terms[at][index]) : '')).join('')
  return { names: write(0), numbers: write(1) }
}

/** A formula whose result is no lower than another. */
export function atLeast(least: Formula, { names, numbers }: Formula): Formula {
  return { names: `max(${names}, ${least.names})`, numbers: `max(${numbers}, ${least.numbers})` }
}

/** A figure below 0 would read as a difference, and a sum as its last term. */
function inBrackets(text: string): string {
  if (text.startsWith('-')) return `(−${text.slice(1)})`
  return /[+−]/.test(text) ? `(${text})` : text
}

/** A row whose formula gives the figures of the examples. */
export function known(figure: Figure, own: Formula, result: Decimal, fields: Row['fields'] = []): Row {
  return { figure, ...own, result, fields, isAssumed: false }
}

/** A row whose formula is the mock's. */
export function assumed(...row: Parameters<typeof known>): Row {
  return { ...known(...row), isAssumed: true }
}
