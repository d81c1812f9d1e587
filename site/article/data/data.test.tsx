import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hasWords } from '../../browser/islands/filterRows.ts'
import { compareValues } from '../../browser/islands/sortRows.ts'
import { setSiteFolders } from '../../server/content/siteFolders.ts'
import { channel, streamApi } from '../reference/channel/testing.ts'
import { EndingList } from '../reference/EndingList.tsx'
import { api, htmlOf, operation, routeTable, textOf } from '../testing.tsx'
import { Change, ChangeFilter } from './Change.tsx'
import { DataTable } from './DataTable.tsx'
import { MigrationMap } from './MigrationMap.tsx'

const table = {
  columns: [
    { key: 'symbol', label: { en: 'Symbol', zh: '交易对' }, kind: 'code' },
    { key: 'step', label: { en: 'Step', zh: '步长' }, kind: 'number' },
    { key: 'open', label: { en: 'Open', zh: '开放' } },
  ],
  rows: [
    { symbol: 'A_B', step: 0.00000001, open: true },
    { symbol: 'C_D', step: 1500 },
  ],
  note: { en: 'Note.', zh: '说明。' },
}

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guide-data-'))
  mkdirSync(join(folder, 'guides/data'), { recursive: true })
  writeFileSync(join(folder, 'guides/data/symbols.json'), JSON.stringify(table))
  setSiteFolders({ project: folder })
})

afterEach(() => {
  setSiteFolders({})
  rmSync(folder, { recursive: true })
})

describe('DataTable', () => {
  it('shows every row in the language of the page, numbers as precise as they are written', () => {
    expect(textOf(htmlOf(<DataTable file="symbols.json" />, { locale: 'zh' }))).toBe(
      '说明。 交易对 步长 开放 A_B 0.00000001 是 C_D 1,500 —',
    )
  })

  it('shows the columns that are asked for, in that order', () => {
    expect(textOf(htmlOf(<DataTable file="symbols.json" columns="step, symbol" />))).toMatch(
      /^Note\. Step Symbol 0\.00000001 A_B/,
    )
  })

  it('groups the digits of texts and keeps each of their decimals, so that points stand under each other', () => {
    const rows = [{ step: '7000000000' }, { step: '-1234.50' }, { step: 12 }]
    writeFileSync(join(folder, 'guides/data/sizes.json'), JSON.stringify({ ...table, rows }))
    const html = htmlOf(<DataTable file="sizes.json" columns="step" />)
    expect(html).toContain('<td data-kind="number" data-lacks=".00"><data value="7000000000">7,000,000,000</data></td>')
    expect(html).toContain('<td data-kind="number"><data value="-1234.50">-1,234.50</data></td>')
    expect(html).toContain('data-lacks=".00"><data value="12">12</data>')
  })

  it('has a filter box that names its table', () => {
    const html = htmlOf(<DataTable file="symbols.json" filter />)
    expect(html).toContain('data-filter="data-1"')
    expect(html).toContain('<table id="data-1">')
    expect(textOf(html)).toContain('Filter rows 2 rows')
  })

  it('names what is wrong', () => {
    writeFileSync(join(folder, 'guides/data/bad.json'), '{"rows": []}')
    expect(() => htmlOf(<DataTable file="symbols.json" columns="price" />)).toThrow('no column "price"')
    expect(() => htmlOf(<DataTable file="bad.json" />)).toThrow('guides/data/bad.json: it has no lists')
    expect(() => htmlOf(<DataTable file="none.json" />)).toThrow('guides/data/none.json: ENOENT')
    expect(() => htmlOf(<DataTable file="../secret.json" />)).toThrow('not a file below guides/data')
  })
})

describe('hasWords', () => {
  it('finds all words in any order and case', () => {
    expect(hasWords('BTC_USDT_PERP Open', 'open btc')).toBe(true)
    expect(hasWords('BTC_USDT_PERP Open', 'btc closed')).toBe(false)
    expect(hasWords('anything', '  ')).toBe(true)
  })
})

describe('compareValues', () => {
  it('sorts numbers by size, texts as people do, and what is missing last', () => {
    const sorted = (direction: 'ascending' | 'descending', ...values: string[]) =>
      values.sort((a, b) => compareValues(a, b, direction))
    expect(sorted('ascending', '20', '—', '7000000000', '0.5')).toEqual(['0.5', '20', '7000000000', '—'])
    expect(sorted('descending', '20', '—', '7000000000', '0.5')).toEqual(['7000000000', '20', '0.5', '—'])
    expect(sorted('ascending', 'b10', 'b9', 'a')).toEqual(['a', 'b9', 'b10'])
  })
})

describe('MigrationMap', () => {
  it('puts calls and channels beside what replaces them, and says where there is none', () => {
    const old = operation({ deprecation: { replacements: ['newOrder'], fields: [{ from: 'qty', to: 'sz' }] } })
    const next = operation({ id: 'newOrder', method: 'PUT', path: '/v2/orders', title: { en: 'New order' } })
    const gone = channel({ deprecation: { replacements: [], note: { en: 'Poll instead.' } } })
    const streams = streamApi([gone])
    const html = htmlOf(<MigrationMap from="orders" to="orders" />, {
      api: api({ ...streams, operations: [old, next] }),
      routes: routeTable('/streams/book'),
    })
    expect(html).toContain('<details class="section-fold"><summary><h3 id="migration-rest">REST calls</h3></summary>')
    expect(textOf(html)).toBe(
      'REST calls Orders Orders Place an order POST / orders New order PUT / v2/ orders 1 renamed field qty → becomes sz WebSocket channels Orders Orders Order book WS book_ {depth} None Poll instead.',
    )
  })
})

it('a changelog tells the kind of an entry, offers a choice of kinds, and links its feed', () => {
  const html = htmlOf(
    <>
      <ChangeFilter />
      <Change kind="breaking">Breaking</Change>
    </>,
  )
  expect(html).toContain('<strong class="change" data-change="breaking">Breaking</strong>')
  expect([...html.matchAll(/<option value="(\w*)"/g)].map(([, kind]) => kind)).toEqual([
    ...['', 'new', 'changed', 'breaking', 'deprecated', 'removed'],
  ])
})

it('what ends is listed by its day, with what takes its place', () => {
  const operations = [
    operation({ deprecation: { since: '2024-01-01', sunset: '2024-06-30', replacements: ['newOrder'] } }),
    operation({ id: 'newOrder', title: { en: 'New order' } }),
    operation({
      id: 'stop',
      deprecation: { since: '2024-01-01', sunset: '2024-06-30', replacements: [], note: { en: 'Poll.' } },
    }),
  ]
  const html = htmlOf(<EndingList />, { api: api({ operations }) })
  expect(textOf(html)).toContain(
    'Deprecated since 2024-01-01. Service ends on 2024-06-30. Place an order POST → New order Place an order POST Poll. This list as JSON',
  )
  expect(html).toContain('href="/docs/reference/endings.json"')
  expect(htmlOf(<EndingList />, { api: api({}) })).not.toContain('<table')
})
