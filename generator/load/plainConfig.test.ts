import { expect, it } from 'vitest'
import { plainConfig } from './plainConfig.ts'

const cycle: Record<string, unknown> = { brand: { name: 'Acme' } }
cycle['self'] = [cycle]

const endless = (): object => ({
  get next() {
    return endless()
  },
})

const throwing = {
  brand: {
    get name() {
      throw new Error('no name today')
    },
  },
}

const refusing = new Proxy(
  {},
  {
    ownKeys() {
      throw new Error('no keys')
    },
  },
)

it.each([
  [cycle, '`self.0` contains itself'],
  [{ apis: [{ id: 12n }] }, '`apis.0.id` is a bigint'],
  [{ base: Symbol('base') }, '`base` is a symbol'],
  [{ since: new Map() }, '`since` is a Map, not plain data'],
  [JSON.parse('{}', () => Object.create({ constructor: {} })), 'The configuration is no plain data'],
  [throwing, '`brand.name` cannot be read: no name today'],
  [{ brand: refusing }, '`brand` cannot be read: no keys'],
  [endless(), 'holds too many values'],
])('names a value that a configuration cannot have: %#', (value, problem) => {
  expect(() => plainConfig(value)).toThrow(problem)
})

it('keeps plain data and functions, and a value that stands twice', () => {
  const shared = { en: 'Orders' }
  const transformSpec = () => {}
  const config = { labels: [shared, shared], transformSpec, base: undefined, year: 2025 }
  expect(plainConfig(config)).toEqual(config)
})
