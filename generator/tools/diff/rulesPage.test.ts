import { readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ruleGroups } from './rules.ts'
import { rulesPage } from './rulesPage.ts'

const file = new URL('../../../docs/diff-rules.md', import.meta.url)

it('is the page in docs; UPDATE_EXPECTED=1 writes it anew', () => {
  if (process.env['UPDATE_EXPECTED']) writeFileSync(file, rulesPage())
  expect(readFileSync(file, 'utf8')).toBe(rulesPage())
})

it('has a row for each rule, and no rule twice', () => {
  const ids = Object.values(ruleGroups).flatMap((rules) => rules.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  expect(rulesPage().match(/^\| `/gm)).toHaveLength(ids.length)
})
