import { describe, expect, it } from 'vitest'
import { type FilteredRow, isWanted } from './filterRows.ts'

const rows: readonly FilteredRow[] = [
  { code: '400', text: '400ILLEGAL_PARAMA parameter is missing.' },
  { code: '21709', text: '21709The balance is too low.' },
  { code: '24101', text: '24101INVALID SYMBOLThe symbol is unknown; 400 otherwise.' },
]

function found(query: string) {
  return rows.filter((row) => isWanted(row, query)).map(({ code }) => code)
}

describe('isWanted', () => {
  it.each([
    ['{"code":21709,"message":"Low available balance"}', '21709'],
    ["< 12:00:01 {'code': '400', 'msg': ''}", '400'],
    ['{"code":24101,"message":"cut o', '24101'],
    ['{"message":"Invalid symbol!"}', '24101'],
    ['{"data":"","msg":"illegal_param"}', '400'],
    ['Invalid symbol!', '24101'],
    ['“balance”, low', '21709'],
  ])('finds the row that %s is about', (query, code) => {
    expect(found(query)).toEqual([code])
  })

  it('finds nothing for a code or a word that no row has, and everything for no word', () => {
    expect([found('{"code":429}'), found('429'), found('insufficient')]).toEqual([[], [], []])
    expect(found(' ! ')).toHaveLength(rows.length)
  })
})
