import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { builtApiOf } from '../../generator/model/testing.ts'
import { changesBetween } from './testing.ts'

const feeds = readFileSync(new URL('../../tests/fixtures/sockets/feeds.yaml', import.meta.url), 'utf8')
const withoutOrders = feeds
  .replace(/ {2}addOrder:\n {4}action(?:.*\n)*?(?= {2}receiveTicker:)/, '')
  .replace(/ {6}addOrder:\n(?:.*\n)*?(?= {6}ticker:)/, '')

function apiOf(text: string) {
  return builtApiOf({ 'a.yaml': text }).api
}

it('a second request on a channel adds, though the entries of the channel are others', () => {
  const [before, after] = [apiOf(withoutOrders), apiOf(feeds)]
  expect([before, after].map(({ channels }) => channels.length)).toEqual([1, 5])
  expect(changesBetween(before, after)).toEqual([
    'editorial note-changed: /, “authentication”',
    'additive action-added: /, “addOrder”',
    'additive message-added: /, message addOrder',
    'additive reply-message-added: /, message orderAdded',
    'editorial note-changed: /, “tags”',
  ])
  expect(changesBetween(after, before).filter((line) => !/addOrder|orderAdded|note-changed/.test(line))).toEqual([])
})

it('a document that says only what its entries are moves their page, and changes nothing else', () => {
  expect(changesBetween(apiOf(feeds), apiOf(`x-entries: channel\n${feeds}`))).toEqual(['editorial page-moved: /'])
})

it('an operation is compared with itself, by the name that frames have for it', () => {
  const renamed = feeds.replaceAll('add_order', 'order_add')
  expect(changesBetween(apiOf(feeds), apiOf(renamed))).toContain('breaking address-changed: order_add')
  const changed = feeds.replace('    x-permission: trade\n', '')
  expect(changesBetween(apiOf(feeds), apiOf(changed)).every((line) => line.includes('add_order'))).toBe(true)
})
