import { describe, expect, it } from 'vitest'
import { memoize, memoizeByObject } from './memoize.ts'

function counted(capacity: number) {
  const worked: string[] = []
  const length = memoize((key) => {
    worked.push(key)
    return key === '' ? undefined : key.length
  }, capacity)
  return { length, worked }
}

describe('memoize', () => {
  it('works a key out once', () => {
    const { length, worked } = counted(10)
    expect([length('abc'), length('abc')]).toEqual([3, 3])
    expect(worked).toEqual(['abc'])
  })

  it('remembers that there is nothing, too', () => {
    const { length, worked } = counted(10)
    expect([length(''), length('')]).toEqual([undefined, undefined])
    expect(worked).toEqual([''])
  })

  it('starts over when it is full', () => {
    const { length, worked } = counted(2)
    for (const key of ['a', 'b', 'a', 'c', 'c', 'a']) length(key)
    expect(worked).toEqual(['a', 'b', 'c', 'a'])
  })
})

it('an object is worked out once, an equal one by itself', () => {
  const worked: object[] = []
  const nothing = memoizeByObject((key: object) => void worked.push(key))
  const [one, other] = [{}, {}]
  for (const key of [one, other, one]) nothing(key)
  expect(worked).toEqual([one, other])
})
