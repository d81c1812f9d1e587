import { describe, expect, it } from 'vitest'
import { findBlock, insertEntry } from './yamlBlock.ts'

const document = `paths: # All of them.
  # The first one.
  /a:
    $ref: a.yaml   # Kept.

  /b:
    description: |
      paths:
      /c:

components: {}
`

const entry = { path: ['paths'], key: '/new', lines: ['/new:', '  $ref: new.yaml'] }

describe('insertEntry', () => {
  it('puts an entry last and leaves comments, spacing and everything else as it is', () => {
    expect(insertEntry(document, entry)).toBe(
      document.replace('      /c:\n', '      /c:\n\n  /new:\n    $ref: new.yaml\n'),
    )
  })

  it('puts an entry behind another one', () => {
    expect(insertEntry(document, { ...entry, after: '/a' })).toBe(
      document.replace('# Kept.\n', '# Kept.\n\n  /new:\n    $ref: new.yaml\n'),
    )
  })

  it('adds no empty line where the others have none', () => {
    expect(insertEntry('paths:\n  /a: {}\n  /b: {}\n', entry)).toBe(
      'paths:\n  /a: {}\n  /b: {}\n  /new:\n    $ref: new.yaml\n',
    )
  })

  it('opens a mapping that is empty or not there', () => {
    expect(insertEntry('paths: {}\ninfo: {}\n', entry)).toBe('paths:\n  /new:\n    $ref: new.yaml\ninfo: {}\n')
    expect(insertEntry('info: {}\n', entry)).toBe('info: {}\n\npaths:\n  /new:\n    $ref: new.yaml\n')
  })

  it('keeps the line ends of Windows', () => {
    expect(insertEntry('paths:\r\n  /a: {}\r\n', entry)).toBe('paths:\r\n  /a: {}\r\n  /new:\r\n    $ref: new.yaml\r\n')
  })

  it('adds to the file itself', () => {
    const lines = ['post:', '  summary: New']
    expect(insertEntry('get:\n  summary: Old\n', { path: [], key: 'post', lines })).toBe(
      'get:\n  summary: Old\npost:\n  summary: New\n',
    )
  })

  it.each([
    ['a key that is there', 'paths:\n  /new: {}\n'],
    ['a mapping in one line', 'paths: { /a: {} }\n'],
    ['JSON', '{ "paths": { "/a": {} } }\n'],
    ['a file that is no YAML', 'paths:\n  /a: [\n'],
    ['a text with more than one document', 'paths:\n  /a: {}\n---\npaths:\n  /b: {}\n'],
  ])('leaves %s alone', (_, text) => {
    expect(insertEntry(text, entry)).toBeUndefined()
  })
})

describe('findBlock', () => {
  it('is done with a line of many colons and marks of comments', () => {
    const comment = '# : '.repeat(300_000)
    expect(findBlock([`paths: ${comment}\u2028`, '  /a: {}'], ['paths'])).toBeUndefined()
    expect(findBlock([`paths: ${comment}`, '  /a: {}'], ['paths'])?.entries).toEqual([{ key: '/a', start: 1, end: 2 }])
  })
})
