import { expect, it } from 'vitest'
import { parseSpecText } from '../../generator/load/parseSpecText.ts'
import { readQueries } from './readQueries.ts'

function read(text: string) {
  return readQueries(parseSpecText('tests/queries.yaml', text).value)
}

it('reads queries by language, each with the line it stands at', () => {
  const { value, diagnostics } = read(
    'en:\n  - query: rain\n    expect: [/guide/]\nzh:\n  - { query: 雨, expect: [/a*] }\n',
  )
  expect(diagnostics).toEqual([])
  expect(value.map(({ locale, query, line }) => `${locale} ${query} ${line}`)).toEqual(['en rain 2', 'zh 雨 5'])
})

it.each([
  ['en:\n  - { query: rain }\n', '2:5 en/0/expect'],
  ['en:\n  - { query: rain, expect: [guide] }\n', '2:29 en/0/expect/0'],
  ['en:\n  - { query: rain, expect: [/guide], limit: 3 }\n', '2:5 en/0'],
  ['- rain\n', '1:1 '],
])('says where %j is wrong', (text, place) => {
  const [problem] = read(text).diagnostics
  expect(`${problem?.line}:${problem?.column} ${problem?.message}`).toContain(place)
  expect(problem?.code).toBe('query-invalid')
})
