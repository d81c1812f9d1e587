import { describe, expect, it } from 'vitest'
import { changeTexts } from '../../generator/messages/catalogs.ts'
import { seededEdits } from '../../tests/fixtures/diff/edits.ts'
import type { ApiChange } from './change.ts'
import { compareReferences } from './compareReferences.ts'
import { ruleGroups } from './rules.ts'
import { code, sentenceOf } from './sentenceOf.ts'
import { apiOfTexts, seeded } from './testing.ts'

const base = apiOfTexts(seeded)

function changesOf(name: string): readonly ApiChange[] {
  const edit = seededEdits.find((candidate) => candidate.name === name)
  if (!edit) throw new Error(`there is no edit ${name}`)
  const text = seeded[edit.file].replace(edit.from, edit.to)
  return compareReferences({ apis: [base] }, { apis: [apiOfTexts({ ...seeded, [edit.file]: text })] })
}

describe('the sentence about a change', () => {
  it.each([
    [
      'another unit',
      'The unit of `size` of the request body changes from `contracts` to `base`.',
      '请求体的 `size` 的单位由 `contracts` 改为 `base`。',
    ],
    ['a parameter that becomes required', 'Query parameter `side` is required now.', '查询参数 `side` 改为必填。'],
    [
      'a text instead of a number, deep in a list',
      'The type of `fills[*].price` of response 200 changes from `string` to `number`.',
      '响应 200 的 `fills[*].price` 的类型由 `string` 改为 `number`。',
    ],
    [
      'another canonical string',
      'Requests are signed in another way: `canonical` changes from `[{"template":"{timestamp}{method}{path}{body}"}]` to `[{"template":"{method}{path}{timestamp}{body}"}]`.',
      '签名方式有变：`canonical` 由 `[{"template":"{timestamp}{method}{path}{body}"}]` 改为 `[{"template":"{method}{path}{timestamp}{body}"}]`。',
    ],
    ['a further message', 'Message `bust` is new.', '新增消息 `bust`。'],
    [
      'a reply that does not come',
      'The message `subscribed` no longer answers `subscribeTrades`.',
      '消息 `subscribed` 不再是 `subscribeTrades` 的响应。',
    ],
  ])('says %s in both languages', (name, english, chinese) => {
    const [change] = changesOf(name)
    if (!change) throw new Error('there is a change')
    expect(sentenceOf(change, 'en')).toBe(english)
    expect(sentenceOf(change, 'zh')).toBe(chinese)
  })

  it('exists for every rule in every language and for no other', () => {
    const ids = Object.values(ruleGroups).flatMap((rules) => Object.keys(rules).map((id) => `rule.${id}`))
    for (const locale of changeTexts.locales()) {
      const told = Object.keys(changeTexts.textsIn(locale)).filter((key) => key.startsWith('rule.'))
      expect([...told].sort()).toEqual([...ids].sort())
    }
  })
})

describe('code in a sentence', () => {
  it('is one line, is cut where it is long, and may hold back quotes', () => {
    expect(code('a\n  b')).toBe('`a b`')
    expect(code('x'.repeat(200))).toHaveLength(122)
    expect(code('a`b')).toBe('``a`b``')
    expect(code('`a`')).toBe('`` `a` ``')
  })
})
