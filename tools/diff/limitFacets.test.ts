import { expect, it } from 'vitest'
import { rateLimit } from './limitFacets.ts'
import { generalScope } from './subjects.ts'
import { apiOfTexts, seeded } from './testing.ts'

const api = apiOfTexts(seeded)
const none: ReadonlySet<string> = new Set()
const schemeNames = new Map<string, string>()
const apis = { before: api, after: api, changedSchemas: none, changedShapes: () => none, schemeNames }
const scope = generalScope(apis, { kind: 'api', id: 'test', name: 'test', title: {} })
const limit = (text: string) => {
  const [requests, interval = ''] = text.split('/')
  return { requests: Number(requests), interval }
}

it.each([
  ['10/1s', '20/1s', 'rate-limit-raised'],
  ['10/1s', '5/1s', 'rate-limit-lowered'],
  // The same rate over a longer time lets more come at once; over a shorter one, less.
  ['10/1s', '600/1m', 'rate-limit-raised'],
  ['600/1m', '10/1s', 'rate-limit-lowered'],
  // Twice the rate, but no burst of 600 any more.
  ['600/1m', '20/1s', 'rate-limit-lowered'],
  ['10/1s', '500/1m', 'rate-limit-lowered'],
  ['10/1s', '20/1.5s', 'rate-limit-raised'],
  ['10/1s', '10/day', 'rate-limit-lowered'],
])('of %s to %s is %s', (before, after, rule) => {
  expect(rateLimit(limit(before), limit(after), scope, 'rateLimit').map((change) => change.rule)).toEqual([rule])
})
