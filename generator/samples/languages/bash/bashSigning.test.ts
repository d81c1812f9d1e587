import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { timeLines } from '../../program/timeLines.ts'
import { sorted } from '../../testing.ts'
import { bash } from './bash.ts'

const ahead = { ...sorted, timestamp: { unit: 'ms', expiresAfter: 30 } } as const

it.each([
  ['bash 5', ''],
  ['a bash without a clock of its own', 'unset EPOCHREALTIME'],
  ['a locale that writes a comma', 'EPOCHREALTIME=$(printf "%s" "$EPOCHREALTIME" | tr . ,)'],
])('the time of signing in %s is in milliseconds', (_, before) => {
  const start = Date.now()
  const script = [
    before,
    'set -eu',
    ...timeLines(sorted, bash.syntax),
    'echo "$timestamp"',
    ...timeLines(ahead, bash.syntax),
  ]
  const output = execFileSync('bash', ['-c', [...script, 'echo "$timestamp"'].join('\n')], { encoding: 'utf8' })
  const [now = 0, later = 0] = output.split('\n').map(Number)
  const end = Date.now()
  expect(now).toBeGreaterThanOrEqual(start)
  expect(now).toBeLessThanOrEqual(end)
  expect(later - 30_000).toBeGreaterThanOrEqual(now)
  expect(later - 30_000).toBeLessThanOrEqual(end)
})
