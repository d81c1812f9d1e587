import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { AnyMockModule } from '../../tools/mock/index.ts'
import { clockFrom, readState, saveState } from './mockState.ts'

const folder = mkdtempSync(join(tmpdir(), 'state-'))
const module: AnyMockModule = { version: 3, state: () => ({}), apis: {} }
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.useRealTimers())

describe('the clock of a mock', () => {
  /** The time of a clock at some milliseconds after its start. */
  function times(start: string | undefined, speed: string | undefined, after: readonly number[]): string[] {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) })
    const clock = clockFrom(start, speed)
    return after.map((passed) => {
      vi.setSystemTime(Date.UTC(2026, 0, 1) + passed)
      return new Date(clock()).toISOString()
    })
  }

  it('starts where it is asked to, and runs as fast as it is asked to', () => {
    expect(times('2020-02-01T00:00:00Z', '3600', [0, 500, 24_000])).toEqual([
      '2020-02-01T00:00:00.000Z',
      '2020-02-01T00:30:00.000Z',
      '2020-02-02T00:00:00.000Z',
    ])
    expect(times('2020-02-01T00:00:00Z', '0.5', [1000])).toEqual(['2020-02-01T00:00:00.500Z'])
  })

  it('is that of the machine when nothing is asked for', () => {
    expect(times(undefined, undefined, [1234])).toEqual(['2026-01-01T00:00:01.234Z'])
  })

  it.each([
    [undefined, '0'],
    [undefined, '-1'],
    [undefined, '100001'],
    [undefined, 'fast'],
    [undefined, ''],
    ['tomorrow', '1'],
  ])('refuses to start at %s with speed "%s"', (start, speed) => {
    expect(() => clockFrom(start, speed)).toThrow(
      start === undefined
        ? `--speed is a number above 0, up to 100000, not "${speed}".`
        : '--clock is a time such as 2025-01-01T00:00:00Z, not "tomorrow".',
    )
  })
})

describe('the state of a mock in a file', () => {
  it('is read as it was saved, and nothing else is left in the folder', async () => {
    const file = join(folder, 'saved.json')
    expect(await readState(file, module)).toBeUndefined()
    await saveState({ save: () => ({ orders: [1] }) }, file, module)
    await saveState({ save: () => ({ orders: [1, 2] }) }, file, module)
    expect(await readState(file, module)).toEqual({ orders: [1, 2] })
    expect(readdirSync(folder)).toEqual(['saved.json'])
  })

  it.each([
    ['{"version":2,"state":{}}', ' holds a state of version 2, but the mock writes version 3: delete it.'],
    ['{"state":{}}', ' holds no whole state of a mock: delete it to start anew, or restore a copy of it.'],
    ['{"version":3,"state":', ' holds no whole state of a mock: delete it to start anew, or restore a copy of it.'],
    ['[]', ' holds no whole state of a mock: delete it to start anew, or restore a copy of it.'],
  ])('is refused when it is %s', async (text, message) => {
    const file = join(folder, 'other.json')
    writeFileSync(file, text)
    await expect(readState(file, module)).rejects.toThrow(`${file}${message}`)
  })

  it('is refused where there can be none', async () => {
    await expect(readState(join(folder, 'no/state.json'), module)).rejects.toThrow(
      `There is no folder for the state ${join(folder, 'no/state.json')}: make it first.`,
    )
    await expect(readState(folder, module)).rejects.toThrow(
      `The state ${folder} cannot be read: it is a folder. Name a file.`,
    )
  })
})
