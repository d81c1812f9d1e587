import { expect, it } from 'vitest'
import { ruleGroups } from '../../tools/diff/rules.ts'
import { rulesPage } from './rulesPage.ts'

it('has a row for each rule, and no rule twice', () => {
  const ids = Object.values(ruleGroups).flatMap((rules) => Object.keys(rules))
  expect(new Set(ids).size).toBe(ids.length)
  const rules = Object.values(ruleGroups).flatMap((group) => Object.values(group))
  const classes = new Set(rules.flatMap(({ request, response }) => [request, response]))
  expect([...classes].sort()).toEqual(['additive', 'breaking', 'editorial'])
  expect(rulesPage().match(/^\| `/gm)).toHaveLength(ids.length)
})
