import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { expression, plainWord, printfArguments, quotedJson, shellWord } from './shellWords.ts'

const key = expression('$API_KEY')

it('a text that goes on with letters does not make the name of a variable longer', () => {
  expect(shellWord(`${key}_TWO`)).toBe(`"\${API_KEY}_TWO"`)
  expect(shellWord(`${key} two`)).toBe('"$API_KEY two"')
})

it('a format that begins with a dash is no option', () => {
  expect(printfArguments(`-v PATH${key}`)).toBe(`-- '-v PATH%s' "$API_KEY"`)
})

it('a word has quotes only where it needs them', () => {
  expect(['POST', "X$'1'", 'a;b', ''].map(plainWord)).toEqual(['POST', `'X$'\\''1'\\'''`, `'a;b'`, `''`])
})

it('long JSON has a line for each member, and a shell reads it as one word', () => {
  const order = { symbol: 'BTC_USDT', side: 'BUY', type: 'LIMIT', note: "it's\n 50% \\", legs: [{ id: 1 }, {}] }
  const orders = [order, { ...order, nested: order }]
  const word = quotedJson(orders)
  expect(word.split('\n').every((line) => line.length < 70)).toBe(true)
  expect(word.split('\n').slice(0, 3)).toEqual([`'[`, '  {', '    "symbol": "BTC_USDT",'])
  expect(JSON.parse(execFileSync('sh', ['-c', `printf %s ${word}`]).toString())).toEqual(orders)
  expect(quotedJson({ id: 1 })).toBe(`'{"id":1}'`)
})
