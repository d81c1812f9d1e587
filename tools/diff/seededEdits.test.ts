import { describe, expect, it } from 'vitest'
import { canonicalJson, type Json } from '../../generator/contract/json.ts'
import type { Api } from '../../generator/contract/reference.ts'
import { type SeededEdit, seededEdits } from '../../tests/fixtures/diff/edits.ts'
import type { ApiChange } from './change.ts'
import { compareReferences } from './compareReferences.ts'
import { ruleGroups } from './rules.ts'
import { apiOfTexts, changesBetween, lineOf, seeded } from './testing.ts'

const base = apiOfTexts(seeded)

function edited({ file, from, to }: SeededEdit): Api {
  const text = seeded[file]
  const result = typeof from === 'string' ? text.replace(from, () => to) : text.replace(from, to)
  return apiOfTexts({ ...seeded, [file]: result })
}

function changes(before: Api, after: Api): ApiChange[] {
  return compareReferences({ apis: [before] }, { apis: [after] })
}

const results = seededEdits.map((edit) => {
  const after = edited(edit)
  return { edit, forth: changes(base, after), back: changes(after, base) }
})

describe('a seeded edit', () => {
  it.each(results)('$edit.file: $edit.name', ({ edit, forth }) => {
    expect(forth.map(lineOf)).toEqual(edit.expected)
  })

  it('stands once in its file', () => {
    const counts = seededEdits.map(({ file, from }) =>
      typeof from === 'string' ? seeded[file].split(from).length - 1 : 1,
    )
    expect(counts).toEqual(seededEdits.map(() => 1))
  })

  it.each(results)('taken back is as many changes, with before and after exchanged: $edit.name', ({ forth, back }) => {
    const ends = (before: Json | undefined, after: Json | undefined) => canonicalJson([before ?? null, after ?? null])
    const mirrored = back.map(({ before, after }) => ends(after, before))
    expect(mirrored.sort()).toEqual(forth.map(({ before, after }) => ends(before, after)).sort())
  })
})

describe('the seeded edits', () => {
  it('are more than sixty', () => {
    expect(seededEdits.length).toBeGreaterThanOrEqual(60)
  })

  it('meet every rule, one way or the other, but those about more than one API or language, or about what has no rule', () => {
    const met = new Set<string>(results.flatMap(({ forth, back }) => [...forth, ...back].map(({ rule }) => rule)))
    const all = Object.values(ruleGroups).flatMap((rules) => Object.keys(rules))
    const ofPlugins = ['fact-extended', 'fact-broken']
    expect(all.filter((rule) => !met.has(rule) && !ofPlugins.includes(rule))).toEqual([
      'unruled',
      'api-added',
      'api-removed',
      'translation-changed',
    ])
  })

  it('are all the changes there are: the specs against themselves have none', () => {
    expect(changesBetween(base, apiOfTexts(seeded))).toEqual([])
  })
})
