import { expect, it } from 'vitest'
import { ruleGroups } from './rules.ts'
import { rulesPage } from './rulesPage.ts'

it('is the page in docs (vitest -u writes it)', async () => {
  await expect(rulesPage()).toMatchFileSnapshot('../../../docs/diff-rules.md')
})

it('has a row for each rule, and no rule twice', () => {
  const ids = Object.values(ruleGroups).flatMap((rules) => Object.keys(rules))
  expect(new Set(ids).size).toBe(ids.length)
  expect(rulesPage().match(/^\| `/gm)).toHaveLength(ids.length)
})
