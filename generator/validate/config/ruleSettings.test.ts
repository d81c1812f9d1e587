import { describe, expect, it } from 'vitest'
import { checkConfig } from './checkConfig.ts'

function findings(rules: unknown): string[] {
  const value = { brand: { name: 'Meridian' }, validation: { rules } }
  const text = `export default ${JSON.stringify(value, null, 1)}`
  return checkConfig(value, 'site.config.ts', text).map(({ line, message, hint }) => `${line}: ${message} ${hint}`)
}

describe('the settings of rules', () => {
  it.each([
    { 'tag-description': { severity: 'error' } },
    { 'tag-description': { severity: 'off', reason: 'No tags.' } },
    { 'example-mismatch': [{ severity: 'error' }, { severity: 'warning', reason: 'Old.', for: ['specs/v1'] }] },
    { 'money-not-string': { severity: 'warning' } },
  ])('may be %j', (rules) => {
    expect(findings(rules)).toEqual([])
  })

  it.each([
    [{ 'tag-description': { severity: 'off' } }, 'tag-description'],
    [{ 'example-mismatch': { severity: 'warning' } }, 'example-mismatch'],
    [{ 'tag-description': [{ severity: 'error' }, { severity: 'info', reason: '' }] }, undefined],
    [{ 'tag-description': [{ severity: 'error' }, { severity: 'info' }] }, 'tag-description'],
  ])('need a reason to weigh less: %j', (rules, code) => {
    expect(findings(rules)).toEqual([
      code === undefined
        ? expect.stringContaining('/reason must not have fewer than 1 characters.')
        : expect.stringContaining(`"${code}" is made less severe without a reason. Say why in \`reason\`.`),
    ])
  })

  it('stand at their place in the configuration', () => {
    expect(findings({ 'tag-description': { severity: 'off' } })).toEqual([expect.stringMatching(/^7: /)])
  })

  it.each([
    ['tag-descriptions', 'Did you mean "tag-description"?'],
    ['nothing-like-it-at-all', 'Use a code as it is printed beside a diagnostic.'],
    ['yaml-syntax', 'Leave it out: no page can be made without its repair.'],
  ])('are about a code that exists and can be set, unlike %s', (code, hint) => {
    expect(findings({ [code]: { severity: 'error' } })).toEqual([expect.stringContaining(hint)])
  })
})
