import { expect, it } from 'vitest'
import { shortJson } from './problems.ts'

it.each([
  [undefined, 'nothing'],
  [null, 'null'],
  [[1, 'a', { b: [] }], '[1,"a",{"b":[]}]'],
  [{ a: 'x'.repeat(80) }, `{"a":"${'x'.repeat(51)}…`],
  [['x'.repeat(56)], `["${'x'.repeat(56)}"]`],
  [['x'.repeat(57)], `["${'x'.repeat(55)}…`],
])('shows %j as %s', (value, text) => {
  expect(shortJson(value)).toBe(text)
})

it('shows the start of a value that is nested deeper than a program can call itself', () => {
  let deep: unknown = 1
  for (let level = 0; level < 50_000; level += 1) deep = [deep]
  expect(shortJson(deep)).toBe(`${'['.repeat(57)}…`)
})

it('reads no more of a value than it shows', () => {
  const value = new Proxy(
    Array.from({ length: 100_000 }, () => 'text'),
    {
      get(target, name, receiver) {
        if (Number(name) > 40) throw new Error(`read ${String(name)}`)
        return Reflect.get(target, name, receiver)
      },
    },
  )
  expect(shortJson(value)).toHaveLength(58)
})
