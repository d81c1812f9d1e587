import { expect, it } from 'vitest'
import { plainWord, printfArguments, shellWord } from './shellWords.ts'

const key = { expression: '$API_KEY' }

it('a text that goes on with letters does not make the name of a variable longer', () => {
  expect(shellWord([key, { text: '_TWO' }])).toBe(`"\${API_KEY}_TWO"`)
  expect(shellWord([key, { text: ' two' }])).toBe('"$API_KEY two"')
})

it('a format that begins with a dash is no option', () => {
  expect(printfArguments([{ text: '-v PATH' }, key])).toBe(`-- '-v PATH%s' "$API_KEY"`)
})

it('a word has quotes only where it needs them', () => {
  expect(['POST', "X$'1'", 'a;b', ''].map(plainWord)).toEqual(['POST', `'X$'\\''1'\\'''`, `'a;b'`, `''`])
})
