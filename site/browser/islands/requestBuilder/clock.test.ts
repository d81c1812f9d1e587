import { expect, it } from 'vitest'
import { checkClock, readMoment } from './clock.ts'

it.each([
  ['1767225600', 1_767_225_600_000],
  ['1767225600.25', 1_767_225_600_250],
  ['1767225600123', 1_767_225_600_123],
  ['1767225600123456', 1_767_225_600_123],
  ['2026-01-01T00:00:00.123Z', 1_767_225_600_123],
  ['Date: Thu, 01 Jan 2026 00:00:00 GMT', 1_767_225_600_000],
  ['{"serverTime": 1767225600123}', 1_767_225_600_123],
  ['{"code":200,"data":{"st":"1767225600123"}}', 1_767_225_600_123],
])('reads %s', (text, moment) => {
  expect(readMoment(text)).toBe(moment)
})

it.each(['', '42', 'now', '{"code":200}', '[]', 'null'])('reads no moment in %j', (text) => {
  expect(readMoment(text)).toBeUndefined()
})

const signing = {
  timestamp: { unit: 'ms', maxAhead: 1000, maxBehind: 1000 },
  receiveWindow: { unit: 'ms', maximum: 5000 },
} as const

it('refuses a clock that is further ahead than the server takes', () => {
  expect(checkClock({ signing, server: 10_000, own: 11_500, latency: 100 })).toEqual({
    ahead: 1500,
    verdict: 'tooFarAhead',
  })
})

it('refuses a clock that is further behind than the server takes when the request arrives', () => {
  expect(checkClock({ signing, server: 10_000, own: 5_000, latency: 100 })).toEqual({
    ahead: -5000,
    verdict: 'tooFarBehind',
  })
  expect(checkClock({ signing, server: 10_000, own: 9_050, latency: 100 }).verdict).toBe('tooFarBehind')
})

it('counts the second that a timestamp in seconds may be old', () => {
  const seconds = { timestamp: { unit: 's', maxBehind: 1000 } } as const
  expect(checkClock({ signing: seconds, server: 10_000, own: 10_000, latency: 1 }).verdict).toBe('accepted')
  expect(checkClock({ signing: seconds, server: 10_000, own: 9_900, latency: 1 }).verdict).toBe('tooFarBehind')
})

it('adds what the clock is behind to the time on the way', () => {
  expect(checkClock({ signing, server: 10_000, own: 9_200, latency: 100 })).toEqual({
    ahead: -800,
    verdict: 'accepted',
    window: 900,
    isWindowTooLong: false,
  })
})

it('says nothing of tolerance and window where the scheme has none', () => {
  expect(checkClock({ signing: { timestamp: { unit: 'ms' } }, server: 10_000, own: 9_900, latency: 0 })).toEqual({
    ahead: -100,
  })
})
