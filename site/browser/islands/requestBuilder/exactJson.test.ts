import { expect, it } from 'vitest'
import { compactJson, exactValue, memberTexts, numberText } from './exactJson.ts'

it('leaves space out between tokens, and nothing else', () => {
  expect(compactJson('{ "a b": [12345678901234567890, 1.50, "x \\" y" ],\n "c": {} }')).toBe(
    '{"a b":[12345678901234567890,1.50,"x \\" y"],"c":{}}',
  )
})

it.each<[string, [string, string][]]>([
  ['{}', []],
  ['[1]', []],
  ['{"id": 12345678901234567890}', [['id', '12345678901234567890']]],
  [
    '{"a:\\"b": "x,}", "list": [1, {"c": [2]}], "deep": {"d": null, "e": {}}, "last": true}',
    [
      ['a:"b', '"x,}"'],
      ['list', '[1,{"c":[2]}]'],
      ['deep', '{"d":null,"e":{}}'],
      ['last', 'true'],
    ],
  ],
])('tells the members of %s apart', (text, members) => {
  expect(memberTexts(text)).toEqual(members)
})

it.each([
  ['12345678901234567890', '12345678901234567890'],
  ['1.50', '1.50'],
  ['+7', '7'],
  ['007', '7'],
  ['.5', '0.5'],
])('writes the number %s as %s', (typed, text) => {
  expect(numberText(typed)).toBe(text)
})

it('gives a number as text only where JavaScript would write another', () => {
  expect(exactValue(5, '5')).toBe(5)
  expect(exactValue(12345678901234567000, '12345678901234567890')).toBe('12345678901234567890')
  expect(exactValue([1, 12345678901234567000], '[1,12345678901234567890]')).toEqual(['1', '12345678901234567890'])
  expect(exactValue('x', '"x"')).toBe('x')
})
