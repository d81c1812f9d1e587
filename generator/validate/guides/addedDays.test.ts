import { expect, it } from 'vitest'
import type { DeclaredFact } from '../../contract/facts.ts'
import { parseGuide } from '../../load/parseGuide.ts'
import { builtApiOf } from '../../model/testing.ts'
import { checkAddedDays } from './addedDays.ts'

const since: DeclaredFact = {
  ...{ extension: 'x-since', objects: ['operation'], text: {}, plugin: 'test', locales: ['en'] },
}
const { api } = builtApiOf(
  {
    'openapi.yaml': `openapi: 3.1.0
paths:
  /orders:
    post: {operationId: place, x-since: "2026-03-10", responses: {"200": {description: ok}}}
`,
  },
  {},
  {},
  [since],
)

function findingsIn(body: string): string[] {
  const text = `---\ntitle: A\ndescription: B.\n---\n\n${body}\n`
  const { value } = parseGuide({ file: 'guides/en/a.mdx', locale: 'en', path: '/a', text })
  return checkAddedDays([value], [api]).map(({ line, column, message }) => `${line}:${column} ${message}`)
}

it.each(['2026-03-11', '2026-3-10', 'March'])('reports a list of additions that shows nothing: %s', (day) => {
  expect(findingsIn(`<AddedList day="${day}" />`)).toEqual([
    `6:1 Nothing was added on "${day}", so <AddedList> shows nothing.`,
  ])
})

it('accepts a day on which something was added, and leaves an unknown API to another check', () => {
  expect(findingsIn('<AddedList day="2026-03-10" />')).toEqual([])
  expect(findingsIn(`<AddedList api="${api.id}" day="2026-03-10" />`)).toEqual([])
  expect(findingsIn('<AddedList api="other" day="2026-03-11" />')).toEqual([])
})
