import { describe, expect, it } from 'vitest'
import { filesBehind } from './filesBehind.ts'
import type { LoadedSpec, SpecNode } from './spec.ts'

function spec(files: Readonly<Record<string, unknown>>): Pick<LoadedSpec, 'files'> {
  const place = () => ({ line: 1, column: 1 })
  const sourceMap = { locate: place, positionAt: place }
  return { files: new Map(Object.entries(files).map(([path, value]) => [path, { path, text: '', value, sourceMap }])) }
}

function partOf({ files }: Pick<LoadedSpec, 'files'>, file: string): SpecNode {
  return { value: files.get(file)?.value, file, pointer: [] }
}

describe('filesBehind', () => {
  it('follows references through files, and back', () => {
    const loaded = spec({
      'orders.yaml': { schema: { $ref: 'schemas.yaml#/Order' } },
      'schemas.yaml': {
        Order: { properties: { price: { $ref: 'scalars.yaml#/Price' } } },
        Fill: { $ref: 'fills.yaml' },
      },
      'scalars.yaml': { Price: { type: 'string' } },
      'fills.yaml': { type: 'object' },
    })
    expect(filesBehind(loaded, [partOf(loaded, 'orders.yaml')])).toEqual([
      'orders.yaml',
      'scalars.yaml',
      'schemas.yaml',
    ])
  })

  it('ends where schemas refer to each other in a circle', () => {
    const loaded = spec({
      'a.yaml': { items: { $ref: 'b.yaml' } },
      'b.yaml': { items: { $ref: 'a.yaml' } },
    })
    expect(filesBehind(loaded, [partOf(loaded, 'a.yaml')])).toEqual(['a.yaml', 'b.yaml'])
  })

  it('leaves out what is elsewhere or not there', () => {
    const loaded = spec({ 'a.yaml': [{ $ref: 'https://example.com/b.yaml' }, { $ref: 'gone.yaml' }] })
    expect(filesBehind(loaded, [partOf(loaded, 'a.yaml')])).toEqual(['a.yaml'])
  })

  it('sees that a file was edited to refer to another, although what refers to that file stays as it was', () => {
    const before = spec({ 'a.yaml': { $ref: 'b.yaml' }, 'b.yaml': {}, 'c.yaml': {} })
    expect(filesBehind(before, [partOf(before, 'a.yaml')])).toEqual(['a.yaml', 'b.yaml'])
    const edited = spec({ 'a.yaml': before.files.get('a.yaml')?.value, 'b.yaml': { $ref: 'c.yaml' }, 'c.yaml': {} })
    expect(filesBehind(edited, [partOf(edited, 'a.yaml')])).toEqual(['a.yaml', 'b.yaml', 'c.yaml'])
  })
})
