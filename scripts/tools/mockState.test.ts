import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { type AnyMockModule, writeSnapshot } from '../../tools/mock/index.ts'
import { keepSaved, readState } from './mockState.ts'

const folder = mkdtempSync(join(tmpdir(), 'state-'))
const module: AnyMockModule = { version: 3, state: () => ({}), apis: {} }
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.useRealTimers())
const clock = { time: 1_767_225_600_000, isSet: true }

function snapshot(orders: readonly number[], own = clock): string {
  return writeSnapshot({ version: 3, clock: own, world: JSON.stringify({ random: 7, state: { orders } }) })
}

describe('the state of a mock in a file', () => {
  it('is read as it was saved, and nothing else is left in the folder', async () => {
    const own = join(folder, 'own')
    mkdirSync(own)
    const file = join(own, 'saved.json')
    expect(await readState(file, module)).toBeUndefined()
    let orders = [1]
    const saveLast = keepSaved({ mock: { save: () => snapshot(orders) }, file }, () => {})
    orders = [1, 2]
    expect(await saveLast()).toBe(true)
    expect(await readState(file, module)).toMatchObject({ clock, world: { random: 7, state: { orders: [1, 2] } } })
    expect(readdirSync(own)).toEqual(['saved.json'])
  })

  it('is saved while the mock runs, and only when something happened', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] })
    const file = join(folder, 'running.json')
    let [orders, time] = [[1], 1000]
    const saveLast = keepSaved({ mock: { save: () => snapshot(orders, { time, isSet: false }) }, file }, () => {})
    await vi.waitUntil(() => readdirSync(folder).includes('running.json'))
    orders = [1, 2]
    vi.advanceTimersByTime(500)
    await vi.waitUntil(() => readFileSync(file, 'utf8').includes('[1,2]'))
    writeFileSync(file, 'untouched')
    time = 2000
    vi.advanceTimersByTime(500)
    expect(await saveLast()).toBe(true)
    expect(readFileSync(file, 'utf8')).toBe('untouched')
  })

  it('is reported where it cannot be saved', async () => {
    const problems: string[] = []
    const saving = { mock: { save: () => snapshot([]) }, file: folder }
    const saveLast = keepSaved(saving, (problem) => problems.push(problem))
    expect(await saveLast()).toBe(false)
    expect(problems[0]).toMatch(/^The state was not saved: Error: EISDIR/)
  })

  const whole = snapshot([1, 2])
  const advice = 'delete it to start anew, or restore a copy of it.'
  it.each([
    ['{"version":2,"state":{}}', ' holds a state of version 2, but the mock writes version 3: delete it.'],
    ['{"state":{}}', ` holds no whole state of a mock: ${advice}`],
    [whole.slice(0, -30), ` holds no whole state of a mock: ${advice}`],
    ['', ` holds no whole state of a mock: ${advice}`],
    ['[]', ` holds no whole state of a mock: ${advice}`],
    [whole.replace('[1,2]', '[1,3]'), ` was not written by this version of the mock, or was changed since: ${advice}`],
    ['{"version":3,"state":{}}', ` was not written by this version of the mock, or was changed since: ${advice}`],
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
