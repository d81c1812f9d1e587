import { isList, isRecord, type Json, textOfJson } from '../../../../contract/json.ts'
import type { KeptLevel } from '../bookSide.ts'
import { readValue } from './readValue.ts'

/** The book that a reader's program keeps, in the order that it keeps. */
export interface OwnBook {
  readonly symbol?: string
  readonly bids: readonly KeptLevel[]
  readonly asks: readonly KeptLevel[]
}

const sideNames = { bids: ['bids', 'bid', 'b', 'buy'], asks: ['asks', 'ask', 'a', 'sell'] } as const
const [priceNames, sizeNames] = [
  ['price', 'p', 'px', 'rate'],
  ['size', 'qty', 'quantity', 'amount', 'volume', 's', 'q', 'sz', 'count'],
]
const symbolNames = ['symbol', 's', 'instId', 'product_id', 'pair', 'market']

/** Reads `{"bids": [["1", "2"]], "asks": []}`: levels as lists, as objects, or sizes by price. */
export function readOwnBook(text: string): OwnBook | undefined {
  const value = readValue(text)
  if (!isRecord(value)) return undefined
  const [bids, asks] = [levelsIn(memberOf(value, sideNames.bids)), levelsIn(memberOf(value, sideNames.asks))]
  if (!bids || !asks) return undefined
  const symbol = memberOf(value, symbolNames)
  return { bids, asks, ...(symbol === undefined ? {} : { symbol: textOfJson(symbol) }) }
}

function memberOf(value: Readonly<Record<string, Json>>, names: readonly string[]): Json | undefined {
  const name = names.find((each) => Object.hasOwn(value, each))
  return name === undefined ? undefined : value[name]
}

function levelsIn(value: Json | undefined): KeptLevel[] | undefined {
  if (isRecord(value)) return levelsIn(Object.entries(value))
  if (!isList(value)) return undefined
  const levels = value.map((level) => {
    const [price, size] = isList(level)
      ? level
      : isRecord(level)
        ? [memberOf(level, priceNames), memberOf(level, sizeNames)]
        : []
    return isNumeric(price) && isNumeric(size) ? { price: plain(price), size: plain(size) } : undefined
  })
  return levels.every((level) => level !== undefined) ? levels : undefined
}

function isNumeric(value: Json | undefined): value is string | number {
  return (
    (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) || typeof value === 'number'
  )
}

/** Digits alone: floats print small numbers as `5e-05`. */
function plain(number: string | number): string {
  const text = textOfJson(number)
  return /e/i.test(text)
    ? Number(text)
        .toFixed(20)
        .replace(/\.?0+$/, '')
    : text
}
