import { expect, it } from 'vitest'
import type { StatedFact } from '../../generator/contract/facts.ts'
import { apiOfTexts, changesBetween, seeded } from './testing.ts'

const latency = (value: string, change: StatedFact['change']): StatedFact => ({
  extension: 'x-latency',
  value,
  label: { en: 'Latency' },
  text: { en: value },
  change,
})

it.each([
  ['breaking', 'fact-broken'],
  ['additive', 'fact-extended'],
  ['editorial', 'fact-changed'],
] as const)('a declared fact whose change is %s is told as %s', (change, rule) => {
  const api = apiOfTexts(seeded)
  const stating = (facts: readonly StatedFact[]) => ({
    ...api,
    securitySchemes: api.securitySchemes.map((scheme) => ({ ...scheme, facts })),
    operations: api.operations.map((operation) => ({ ...operation, facts })),
  })
  const [scheme] = api.securitySchemes
  const changes = changesBetween(stating([latency('5 ms', change)]), stating([latency('9 ms', change)]))
  expect(changes).toContain(`${change} ${rule}: ${scheme?.id}, “x-latency”`)
  expect(changes.length).toBe(api.operations.length + api.securitySchemes.length)
})
