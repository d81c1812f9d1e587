import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { diagnosticCatalog } from './diagnosticCatalog.ts'

describe('the catalogue of diagnostics', () => {
  it('has no code twice, or the later entry would hide the first', () => {
    const text = readFileSync(new URL('../../contract/diagnosticCatalog.json', import.meta.url), 'utf8')
    expect(text.match(/^ {2}"/gm)).toHaveLength(Object.keys(diagnosticCatalog).length)
  })

  it.each(Object.entries(diagnosticCatalog))('describes %s', (_, { severity, title, cause, fix }) => {
    expect(['error', 'warning', 'info']).toContain(severity)
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    expect(cause).toMatch(/^[A-Z`].*\.$/i)
    expect(fix).toMatch(/^[A-Z].*\.$/)
  })
})
