import type { MockAccountChange, MockPriceChange } from '../../generator/contract/mock.ts'
import type { ControlCall } from './controlReply.ts'

/** The parameters of a call by name, and a reason for each unknown name. */
export function pairsIn({ query }: ControlCall, names: readonly string[]) {
  const values: Readonly<Record<string, string | undefined>> = Object.fromEntries(new URLSearchParams(query))
  const reasons = Object.keys(values)
    .filter((name) => !names.includes(name))
    .map((name) => `There is no "${name}", only ${names.join(', ')}.`)
  return { values, reasons }
}

interface Form {
  readonly pattern: RegExp
  readonly takes: string
}

const fraction: Form = { pattern: /^-?\d{1,3}(?:\.\d{1,8})?$/, takes: 'a fraction such as -0.08' }
const decimal: Form = { pattern: /^\d{1,18}(?:\.\d{1,18})?$/, takes: 'a number from 0 on' }
const name: Form = { pattern: /^.{1,100}$/, takes: 'a name' }
const onOrOff: Form = { pattern: /^(?:on|off)$/, takes: 'on or off' }
const on: Form = { pattern: /^on$/, takes: 'on' }

const forms = {
  price: {
    ...{ symbol: name, set: decimal, shock: fraction, gap: fraction },
    ...{ seconds: { pattern: /^[1-9]\d{0,4}$/, takes: 'a number from 1 to 99999' }, release: on },
    ...{ thin: { pattern: /^(?:0(?:\.\d{1,4})?|1)$/, takes: 'a fraction from 0 to 1' }, halt: onOrOff },
  },
  accounts: { key: name, reset: on, deposit: decimal, currency: name },
} as const

const needed = { price: 'symbol', accounts: 'key' } as const

/** The change that a call requests of the project's module. */
export function readChange(
  of: keyof typeof forms,
  asked: ControlCall,
): { readonly value: MockPriceChange | MockAccountChange } | { readonly reasons: readonly string[] } {
  const own: Readonly<Record<string, Form>> = forms[of]
  const { values, reasons } = pairsIn(asked, Object.keys(own))
  const wrong = Object.entries(own).flatMap(([key, { pattern, takes }]) => {
    const value = values[key]
    return value === undefined || pattern.test(value) ? [] : [`"${key}" takes ${takes}, not "${value}".`]
  })
  const missing = values[needed[of]] === undefined ? [`Name a "${needed[of]}".`] : []
  const empty = Object.keys(values).length < 2 ? [`Say what to change: ${Object.keys(own).join(', ')}.`] : []
  const all = [...reasons, ...wrong, ...missing, ...(missing.length > 0 ? [] : empty)]
  return all.length > 0 ? { reasons: all } : { value: of === 'price' ? priceChange(values) : accountChange(values) }
}

type Values = Readonly<Record<string, string | undefined>>

function priceChange({ symbol = '', set, shock, gap, seconds, release, thin, halt }: Values): MockPriceChange {
  return {
    symbol,
    ...(set === undefined ? {} : { set }),
    ...(shock === undefined ? {} : { shock: { by: shock, seconds: Number(seconds ?? 10) } }),
    ...(gap === undefined ? {} : { shock: { by: gap, seconds: 0 } }),
    ...(release === undefined ? {} : { release: true }),
    ...(thin === undefined ? {} : { thin: Number(thin) }),
    ...(halt === undefined ? {} : { halt: halt === 'on' }),
  }
}

function accountChange({ key = '', reset, deposit, currency }: Values): MockAccountChange {
  return {
    key,
    ...(reset === undefined ? {} : { reset: true }),
    ...(deposit === undefined ? {} : { deposit: { amount: deposit, ...(currency === undefined ? {} : { currency }) } }),
  }
}
