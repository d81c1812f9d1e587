import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { AnyMockModule } from '../../tools/mock/index.ts'
import { readState, saveState } from './mockState.ts'

const folder = mkdtempSync(join(tmpdir(), 'state-'))
const module: AnyMockModule = { version: 3, state: () => ({}), apis: {} }
afterAll(() => rmSync(folder, { recursive: true }))
const clock = { save: () => ({ time: 1_767_225_600_000, isSet: true }) }

describe('the state of a mock in a file', () => {
  it('is read as it was saved, and nothing else is left in the folder', async () => {
    const file = join(folder, 'saved.json')
    expect(await readState(file, module)).toBeUndefined()
    await saveState({ mock: { save: () => ({ orders: [1] }) }, clock, file, module })
    await saveState({ mock: { save: () => ({ orders: [1, 2] }) }, clock, file, module })
    expect(await readState(file, module)).toEqual({ version: 3, state: { orders: [1, 2] }, clock: clock.save() })
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
