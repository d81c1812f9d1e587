import { describe, expect, it } from 'vitest'
import { anchorDifferences, digestDifferences, lineDifferences, searchDifferences } from './differences.ts'
import { readGroups } from './groups.ts'

describe('anchors', () => {
  it('that are the same differ in nothing', () => {
    expect(anchorDifferences(readGroups('/a\n  x\n  y\n'), readGroups('/a\n  x\n  y\n'))).toEqual([])
  })

  it('are told by the page that they have left or come to', () => {
    const before = readGroups('/a\n  x\n  y\n  z\n/b\n  b\n/old\n')
    const after = readGroups('/a\n  x\n  w\n/b\n  b\n  z\n/new\n')
    expect(anchorDifferences(before, after)).toEqual([
      '- /a#y',
      '- /a#z (now on /b)',
      '+ /a#w',
      '+ /b#z',
      '- /old',
      '+ /new',
    ])
  })

  it('in another order are told once a page, whatever comes and goes between them', () => {
    const before = readGroups('/a\n  x\n  gone\n  y\n  z\n')
    expect(anchorDifferences(before, readGroups('/a\n  x\n  z\n  y\n'))).toEqual([
      '- /a#gone',
      '~ /a: in another order, or another number of times, from #z',
    ])
    expect(anchorDifferences(before, readGroups('/a\n  new\n  x\n  y\n  z\n'))).toEqual(['- /a#gone', '+ /a#new'])
  })

  it.each([
    ['/a\n  x\n  x\n', '/a\n  x\n'],
    ['/a\n  x\n', '/a\n  x\n  x\n'],
  ])('that a page has twice on one side are told', (before, after) => {
    expect(anchorDifferences(readGroups(before), readGroups(after))).toEqual([
      '~ /a: in another order, or another number of times, from #x',
    ])
  })
})

it('search hits are told by their place', () => {
  const before = readGroups('en: order\n  /a\n  /b\n  /c\n')
  expect(searchDifferences(before, readGroups('en: order\n  /a\n  /c\n'))).toEqual([
    '~ en: order, 2: /b → /c',
    '~ en: order, 3: /c → nothing',
  ])
})

it('a query that found nothing and is gone is told', () => {
  expect(searchDifferences(readGroups('en: nonsense\n'), readGroups(''))).toEqual(['- en: nonsense'])
})

it('files are counted: one of two of the same name may go', () => {
  expect(lineDifferences('a.html\nchunk-*.js\nchunk-*.js\n', 'b.html\nchunk-*.js\n')).toEqual([
    '- a.html',
    '+ b.html',
    '- chunk-*.js',
  ])
})

it('contents are compared of files that both sides have, in whatever order bundles of one name come', () => {
  const before = 'a.html 1\nchunk-*.js 2\nchunk-*.js 3\ngone.html 4\n'
  expect(digestDifferences(before, 'a.html 1\nchunk-*.js 3\nchunk-*.js 2\nnew.html 4\n')).toEqual([])
  expect(digestDifferences(before, 'a.html 5\nchunk-*.js 2\nchunk-*.js 6\n')).toEqual(['~ a.html', '~ chunk-*.js'])
})
