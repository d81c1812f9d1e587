import { expect, test } from 'vitest'
import { indexRecords, wholeIndex } from '../../../generator/search/index/buildIndex.ts'
import { record } from '../../../generator/search/testing.ts'
import { startingTools } from './startingTools.ts'

const records = [
  record('/spot#downloads', 'file', { heading: 'OpenAPI description', section: 'spot' }),
  record('/spot#debugger', 'tool', { heading: 'Signature debugger', section: 'spot' }),
  record('/spot#downloads', 'file', { heading: 'Postman collection', section: 'spot' }),
  record('/spot#orders', 'operation', { heading: 'Place order', section: 'spot' }),
  record('/old#debugger', 'tool', { heading: 'Signature debugger', section: 'old' }),
  record('/old#orders', 'operation', { heading: 'Place order', section: 'old', deprecated: true }),
  record('/console', 'tool', { heading: 'Console' }),
]
const file = wholeIndex(indexRecords({ locale: 'en', records, synonyms: [] }))

test('the dialog offers tools of the section or of all in service, and of the whole site: tools first, by name', () => {
  const urls = (near?: string) => startingTools(file, near).map((hit) => hit.record.url)
  expect(urls('spot')).toEqual(['/console', '/spot#debugger', '/spot#downloads'])
  expect(urls('old')).toEqual(['/console', '/old#debugger'])
  expect(urls()).toEqual(['/console', '/spot#debugger', '/spot#downloads'])
})
