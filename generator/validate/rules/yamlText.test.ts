import { expect, it } from 'vitest'
import { loadedSpecOf } from '../../load/testing.ts'
import { numberInexact } from './number-inexact.ts'
import { textTooLong } from './text-too-long.ts'
import { yamlAmbiguous } from './yaml-ambiguous.ts'

function findings(value: string, file = 'openapi.yaml'): string[] {
  const spec = loadedSpecOf({ [file]: `openapi: 3.1.0\nx-value: ${value}\n` })
  return yamlAmbiguous({ spec }).map(({ line, column, message, hint }) => `${line}:${column} ${message} ${hint}`)
}

it.each([
  ['no', '"no" is a text in YAML 1.2, and a truth value to parsers of YAML 1.1.'],
  ['2020-01-01', '"2020-01-01" is a text in YAML 1.2, and a date to parsers of YAML 1.1.'],
  ['12:30:45', '"12:30:45" is a text in YAML 1.2, and a number in base 60 to parsers of YAML 1.1.'],
  ['0123', '"0123" is a decimal number in YAML 1.2, and an octal number to parsers of YAML 1.1.'],
  ['1e3', '"1e3" is a number in YAML 1.2, and a text to parsers of YAML 1.1.'],
  ['1_000', '"1_000" is a text in YAML 1.2, and a number to parsers of YAML 1.1.'],
])('says of %s what parsers make of it, and to quote it', (written, message) => {
  expect(findings(written)).toEqual([`2:10 ${message} Quote it if it is a text: '${written}'.`])
})

it.each([
  ['{type: string, example: 2020-01-01}', []],
  ['{examples: [2020-01-01], default: {a: [2020-01-01]}}', []],
  ['{examples: {a: {value: 2020-01-01}}}', []],
  ['{properties: {example: {title: 2020-01-01}}}', ['2:41 "2020-01-01"']],
  ['{example: 12:30:45}', ['2:20 "12:30:45"']],
])('leaves dates alone that are data: %s', (written, places) => {
  expect(findings(written).map((text) => text.replace(/ is .*/, ''))).toEqual(places)
})

it('looks at keys too, and at each item of a list', () => {
  expect(findings('{on: [a, off]}').map((text) => text.slice(0, 9))).toEqual(['2:11 "on"', '2:19 "off'])
})

it('says of a merge key that others do not know it', () => {
  expect(findings('{<<: {a: 1}}')).toEqual([
    '2:11 A merge key is read as one here, and as a key of the name "<<" by parsers of YAML 1.2. Write the members out, or refer to them with $ref.',
  ])
})

it.each(["'no'", '"2020-01-01"', 'nothing', 'true', '10', '1.5', '[y, n]'])('leaves %s alone', (written) => {
  expect(findings(written)).toEqual([])
})

it('says how much is shown of a text that is too long', () => {
  const spec = loadedSpecOf({ 'openapi.yaml': `openapi: 3.1.0\ninfo: {title: ${'x'.repeat(2001)}}\n` })
  const node = { value: { title: 'x'.repeat(2001) }, file: 'openapi.yaml', pointer: ['info'] }
  const info = { kind: 'info', key: 'info', direction: 'any', node } as const
  expect(textTooLong({ spec, objects: [info] }).map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 The title has 2001 characters; the first 2000 are shown.',
  ])
})

it('says how much is shown of a text that would take the parser too long', () => {
  const description = '<b> '.repeat(2000)
  const spec = loadedSpecOf({ 'openapi.yaml': `openapi: 3.1.0\ninfo: {description: "${description}"}\n` })
  const node = { value: { description }, file: 'openapi.yaml', pointer: ['info'] }
  const info = { kind: 'info', key: 'info', direction: 'any', node } as const
  expect(textTooLong({ spec, objects: [info] }).map(({ line, message }) => `${line} ${message}`)).toEqual([
    '2 The description has 8000 characters; the first 4000 are shown.',
  ])
})

it.each(['openapi.yaml', 'openapi.json'])(
  'says of an integer in %s that JavaScript does not hold what is shown',
  (file) => {
    const numbers = '[9007199254740991, 9007199254740993, -1729842192785164840, 10000000000000000, "9007199254740993"]'
    const spec = loadedSpecOf({ [file]: `{"openapi": "3.1.0",\n"x": ${numbers}, "9007199254740993": 1}` })
    expect(numberInexact({ spec }).map(({ line, column, message }) => `${line}:${column} ${message}`)).toEqual([
      '2:25 9007199254740993 is shown as 9007199254740992: JavaScript does not hold it exactly.',
      '2:43 -1729842192785164840 is shown as -1729842192785164800: JavaScript does not hold it exactly.',
    ])
  },
)
