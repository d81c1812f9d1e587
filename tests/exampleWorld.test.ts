import { beforeAll, describe, expect, it } from 'vitest'
import { isRecord } from '../generator/load/document/spec.ts'
import { readSpec } from '../generator/load/readSpec.ts'
import { bundleSpec } from '../generator/outputs/downloads/bundleSpec.ts'
import { engineRoot } from '../scripts/command/commandLine.ts'
import site from '../site.config.ts'

/** The operations of each API that list its markets, currencies or instruments. */
const listings: Readonly<Record<string, readonly string[]>> = {
  spot: ['getMarkets', 'getCurrencies', 'getCurrenciesV2'],
  futures: ['getActiveContracts'],
  'v3-futures': ['getAllFuturesInstruments'],
}

interface Mention {
  readonly name: string
  readonly operation: string
}

describe.each(Object.keys(listings))('the examples of %s', (id) => {
  let mentions: Mention[]
  let listed: ReadonlySet<string>

  beforeAll(async () => {
    const paths = (site.apis ?? []).find((api) => api.id === id)?.specs ?? []
    const specs = await Promise.all(paths.map((path) => readSpec({ api: id, root: engineRoot, path })))
    mentions = specs.flatMap(({ value }) => mentionsIn(bundleSpec(value), value.format))
    listed = new Set(mentions.filter(({ operation }) => listings[id]?.includes(operation)).map(({ name }) => name))
  })

  it('are of symbols and currencies that a listing has', () => {
    expect(mentions.length).toBeGreaterThan(50)
    const unknown = mentions.filter(({ name }) => !listed.has(name))
    expect([...new Set(unknown.map(({ name, operation }) => `${operation}: ${name}`))]).toEqual([])
  })

  it('have every symbol and currency of one listing in the others', () => {
    const [symbols, ...currencies] = (listings[id] ?? []).map(
      (listing) => new Set(mentions.filter(({ operation }) => operation === listing).map(({ name }) => name)),
    )
    const wanted = [...(symbols ?? []), ...(currencies[0] ?? [])].filter((name) => !isSymbol(name))
    for (const currency of currencies) expect(wanted.filter((name) => !currency.has(name))).toEqual([])
  })
})

const symbols = /\b[A-Z\d]+_(?:USDT|BTC)(?:_PERP)?\b|\b[A-Z]+USDTPERP\b/gi
const currencyFields = /^(?:currency(?:Name)?|coin|(?:fee|settle|base|quote)Currency(?:Name)?|ccy|(?:b|q|s|fee)Ccy)$/

/** Keys in capitals that are no currencies: the switches of the channel `exchange`. */
const switches: ReadonlySet<string> = new Set(['POM'])

function isSymbol(name: string): boolean {
  return name.includes('_') || name.endsWith('PERP')
}

/** Symbols and currencies in all examples of a document, each with the operation or the place it belongs to. */
function mentionsIn(value: unknown, operation: string, name = ''): Mention[] {
  if (!isRecord(value)) return Array.isArray(value) ? value.flatMap((item) => mentionsIn(item, operation)) : []
  const own = typeof value.operationId === 'string' ? value.operationId : operation
  const field = typeof value.name === 'string' ? value.name : name
  return Object.entries(value).flatMap(([key, member]) =>
    key === 'example' || key === 'examples' || (key === 'value' && 'summary' in value)
      ? namesIn(member, field).map((found) => ({ name: found, operation: own }))
      : mentionsIn(member, own, key),
  )
}

function namesIn(value: unknown, field: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => namesIn(item, field))
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, member]) => [
      ...(/^[A-Z]{3,}$/.test(key) && !switches.has(key) ? [key] : []),
      ...namesIn(member, key),
    ])
  if (typeof value !== 'string' || value === '' || value === 'all') return []
  return currencyFields.test(field) ? [value] : [...value.matchAll(symbols)].map(([symbol]) => symbol.toUpperCase())
}
