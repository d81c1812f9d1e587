import { describe, expect, it } from 'vitest'
import { isFrugal } from './prefetch.ts'

describe('isFrugal', () => {
  it('spares readers who save data', () => {
    expect(isFrugal({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true)
  })

  it.each(['2g', 'slow-2g'])('spares readers on %s', (effectiveType) => {
    expect(isFrugal({ connection: { effectiveType } })).toBe(true)
  })

  it('holds for nobody else', () => {
    expect(isFrugal({ connection: { effectiveType: '4g' } })).toBe(false)
    expect(isFrugal({})).toBe(false)
  })
})
