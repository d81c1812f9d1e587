import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPageMemory } from './pageMemory.ts'

const options = { capacity: 2, maximumAge: 1000, isLasting: (page: string) => page !== 'missing' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('createPageMemory', () => {
  it('gives the same page until it is too old', () => {
    const memory = createPageMemory(options)
    const page = Promise.resolve('faq')
    memory.keep('/faq', page)
    vi.setSystemTime(Date.now() + 1000)
    expect(memory.find('/faq')).toBe(page)
    vi.setSystemTime(Date.now() + 1)
    expect(memory.find('/faq')).toBeUndefined()
  })

  it('does not make a page younger by finding it', () => {
    const memory = createPageMemory(options)
    memory.keep('/faq', Promise.resolve('faq'))
    vi.setSystemTime(Date.now() + 900)
    memory.find('/faq')
    vi.setSystemTime(Date.now() + 900)
    expect(memory.find('/faq')).toBeUndefined()
  })

  it('lets go of the page that was not asked for the longest', () => {
    const memory = createPageMemory(options)
    memory.keep('/a', Promise.resolve('a'))
    memory.keep('/b', Promise.resolve('b'))
    memory.find('/a')
    memory.keep('/c', Promise.resolve('c'))
    expect([memory.find('/a'), memory.find('/b')]).toEqual([expect.any(Promise), undefined])
  })

  it('drops a page that could not be had, and one that was not there', async () => {
    const memory = createPageMemory(options)
    memory.keep('/a', Promise.reject(new Error('offline')))
    memory.keep('/b', Promise.resolve('missing'))
    await vi.advanceTimersByTimeAsync(0)
    expect([memory.find('/a'), memory.find('/b')]).toEqual([undefined, undefined])
  })
  it('forgets a page that turned out to be none', () => {
    const memory = createPageMemory(options)
    memory.keep('/a', Promise.resolve('a'))
    memory.forget('/a')
    expect(memory.find('/a')).toBeUndefined()
  })
})
