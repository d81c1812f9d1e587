import { expect, test } from 'vitest'
import { indexRecords, wholeIndex } from '../../../generator/search/index/buildIndex.ts'
import { record } from '../../../generator/search/testing.ts'
import { startingTools } from './startingTools.ts'

const records = [
  record('/spot#debugger', 'tool', { heading: 'Signature debugger', section: 'spot' }),
  record('/spot#downloads', 'file', { heading: 'OpenAPI description', section: 'spot' }),
  record('/spot#downloads', 'file', { heading: 'Postman collection', section: 'spot' }),
  record('/spot#orders', 'operation', { heading: 'Place order', section: 'spot' }),
  record('/old#debugger', 'tool', { heading: 'Signature debugger', section: 'old' }),
  record('/old#orders', 'operation', { heading: 'Place order', section: 'old', deprecated: true }),
  record('/console', 'tool', { heading: 'Console' }),
]
const file = wholeIndex(indexRecords({ locale: 'en', records, synonyms: [] }))

test('the dialog offers tools of the section, or of all that are in service, and of the whole site', () => {
  const urls = (near?: string) => startingTools(file, near).map((hit) => hit.record.url)
  expect(urls('spot')).toEqual(['/spot#debugger', '/spot#downloads', '/console'])
  expect(urls('old')).toEqual(['/old#debugger', '/console'])
  expect(urls()).toEqual(['/spot#debugger', '/spot#downloads', '/console'])
})
