import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { isOverdue, runWithin } from './runWithin.ts'

describe('a deadline', () => {
  test('ends what does not end by itself', () => {
    let error: unknown
    try {
      runWithin(20, () => {
        for (;;);
      })
    } catch (thrown) {
      error = thrown
    }
    expect(isOverdue(error)).toBe(true)
  })

  test('counts no time in which the machine does something else', () => {
    let calls = 0
    const waited = runWithin(100, () => {
      calls += 1
      if (calls === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
      return calls
    })
    expect(waited).toBe(2)
  })

  test('counts no time of other threads', async () => {
    const busy = new Worker('for (;;);', { eval: true })
    await once(busy, 'online')
    let calls = 0
    const waited = runWithin(100, () => {
      calls += 1
      if (calls < 3) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
      return calls
    })
    await busy.terminate()
    expect(waited).toBe(3)
  })

  test('hands on what the function throws', () => {
    expect(() =>
      runWithin(20, () => {
        throw new Error('its own')
      }),
    ).toThrow('its own')
  })
})
