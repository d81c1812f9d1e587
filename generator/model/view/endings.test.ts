import { expect, it } from 'vitest'
import type { Deprecation } from '../../contract/annotations.ts'
import type { Channel } from '../../contract/channel.ts'
import type { Operation } from '../../contract/operation.ts'
import { endingDays } from './endings.ts'

function operation(id: string, deprecation?: Deprecation): Operation {
  return {
    kind: 'operation',
    id,
    title: { en: id },
    method: 'GET',
    path: `/${id}`,
    deprecation,
  } as unknown as Operation
}

const gone = { since: '2024-01-01', sunset: '2024-06-30', replacements: [] }
const channel = {
  ...{ id: 'book', title: { en: 'Book' }, address: 'book', servers: [], bindings: [], operations: [] },
  deprecation: gone,
} as unknown as Channel

it('groups what ends on one day, the latest days first', () => {
  const operations = [
    operation('old', gone),
    operation('tired', { since: '2026-01-01', replacements: [] }),
    operation('ending', { sunset: '2027-01-01', replacements: [] }),
  ]
  const days = endingDays({ operations, channels: [channel] })
  expect(days.map(({ entries, ...day }) => [day, entries.map(({ id }) => id)])).toEqual([
    [{ sunset: '2027-01-01' }, ['ending']],
    [{ since: '2026-01-01' }, ['tired']],
    [{ since: '2024-01-01', sunset: '2024-06-30' }, ['old', 'book']],
  ])
})

it('puts what is deprecated on its last day beside what ends on that day', () => {
  const operations = [
    operation('silent', { sunset: '2024-11-30', replacements: [] }),
    operation('told', { since: '2024-11-30', sunset: '2024-11-30', replacements: [] }),
  ]
  const [day, ...others] = endingDays({ operations, channels: [] })
  expect(others).toEqual([])
  expect(day).toMatchObject({ sunset: '2024-11-30', entries: [{ id: 'silent' }, { id: 'told' }] })
})

it('tells nothing of calls in service, nor of deprecated ones without a day', () => {
  const operations = [operation('now'), operation('someday', { replacements: ['now'] })]
  expect(endingDays({ operations, channels: [] })).toEqual([])
})
