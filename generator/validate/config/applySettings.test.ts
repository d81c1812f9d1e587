import { describe, expect, it } from 'vitest'
import type { RuleSetting } from '../../contract/config.ts'
import type { Diagnostic } from '../../contract/diagnostics.ts'
import { applySettings } from './applySettings.ts'

const finding: Diagnostic = {
  ...{ code: 'tag-description', severity: 'warning', message: '', hint: '' },
  ...{ file: 'specs/spot/openapi.yaml', line: 1, column: 1 },
}

function weightOf(setting: RuleSetting | readonly RuleSetting[]): string {
  const [found] = applySettings([finding], { rules: { 'tag-description': setting } })
  return found?.severity ?? 'gone'
}

describe('the weight of a finding', () => {
  it('is the usual one without a setting of its code', () => {
    expect(applySettings([finding], { rules: { 'operation-summary': { severity: 'off' } } })).toEqual([finding])
  })

  it('is what the setting says, and off drops it', () => {
    expect(weightOf({ severity: 'error' })).toBe('error')
    expect(weightOf({ severity: 'off' })).toBe('gone')
  })

  it.each([
    [['specs/spot'], 'gone'],
    [['specs/spot/'], 'gone'],
    [['specs/spot/openapi.yaml'], 'gone'],
    [['specs/futures', 'specs/spot'], 'gone'],
    [['specs/sp'], 'warning'],
    [['openapi.yaml'], 'warning'],
  ])('follows a setting for %j only where the file is meant', (places, weight) => {
    expect(weightOf({ severity: 'off', for: places })).toBe(weight)
  })

  it('is that of the last setting that fits', () => {
    const everywhere = { severity: 'error' } as const
    expect(weightOf([everywhere, { severity: 'off', for: ['specs/spot'] }])).toBe('gone')
    expect(weightOf([everywhere, { severity: 'off', for: ['specs/futures'] }])).toBe('error')
  })
})
