import { describe, expect, it, vi } from 'vitest'
import { createMemory, noMemory } from './memory.ts'

describe('createMemory', () => {
  it('gives the last result again while every input is the very same value', () => {
    const memory = createMemory()
    const spec = { title: 'Spot' }
    const work = vi.fn(() => ({ pages: 3 }))
    const first = memory.recall('model', [spec, 'en'], work)
    expect(memory.recall('model', [spec, 'en'], work)).toBe(first)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('works again for another input, for one more, and for an equal one that is not the same', () => {
    const memory = createMemory()
    const spec = { title: 'Spot' }
    const work = vi.fn(() => ({}))
    for (const inputs of [[spec], [spec, 'en'], [{ title: 'Spot' }], [spec]]) memory.recall('model', inputs, work)
    expect(work).toHaveBeenCalledTimes(4)
  })

  it('keeps the results of different keys apart', () => {
    const memory = createMemory()
    memory.recall('a', [1], () => 'first')
    expect(memory.recall('b', [1], () => 'second')).toBe('second')
    expect(memory.recall('a', [1], () => 'third')).toBe('first')
  })

  it('keeps nothing of a promise that fails', async () => {
    const memory = createMemory()
    await expect(memory.keep('a', '', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await memory.keep('a', '', async () => 'found')).toBe('found')
  })

  it('begins with what is stored', () => {
    const memory = createMemory({ keep: <Result>() => 'stored' as Result })
    expect(memory.keep('a', '', () => 'new')).toBe('stored')
  })
})

describe('noMemory', () => {
  it('works every time', () => {
    const work = vi.fn(() => 1)
    noMemory.recall('a', [], work)
    noMemory.recall('a', [], work)
    expect(work).toHaveBeenCalledTimes(2)
  })
})
