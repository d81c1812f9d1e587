import { describe, expect, it } from 'vitest'
import { diagnosticCodes } from '../../contract/diagnosticCodes.ts'
import { diagnosticCatalog } from './diagnosticCatalog.ts'

describe('the catalogue of diagnostics', () => {
  it('explains each code and no other', () => {
    expect(Object.keys(diagnosticCatalog).sort()).toEqual([...diagnosticCodes].sort())
  })

  it('has no code twice', () => {
    expect(new Set(diagnosticCodes).size).toBe(diagnosticCodes.length)
  })

  it.each(Object.entries(diagnosticCatalog))('has a title, a cause and a fix for %s', (_, { title, cause, fix }) => {
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    expect(cause).toMatch(/^[A-Z`].*\.$/i)
    expect(fix).toMatch(/^[A-Z].*\.$/)
  })
})
