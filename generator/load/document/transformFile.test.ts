import { expect, it } from 'vitest'
import { parseSpecText } from '../parseSpecText.ts'
import { loadedSpec, plainSpec } from './plainSpec.ts'
import { createSourceMap, type Pointer } from './sourceMap.ts'
import { locationOf, type SpecFile } from './spec.ts'
import { transformFile } from './transformFile.ts'

const text = `openapi: 3.1.0
tags:
  - name: First
  - name: Second
required: [a, b]
paths:
  /old:
    get: { summary: Old }
`
const place = { file: 'site.config.ts', line: 9, column: 3 }
type Document = { tags: { name: string; about?: string }[]; required: string[]; paths: Record<string, object> }

function transformed(change: (document: Document) => unknown): SpecFile {
  const file = parseSpecText('openapi.yaml', text).value
  return transformFile(file, { place, transform: (document) => change(document as Document) as object })
}

function lineOf(file: SpecFile, pointer: Pointer): string {
  const at = (own: SpecFile) => {
    const { file: path, line } = locationOf({ files: new Map([[own.path, own]]) }, { file: own.path, pointer })
    return `${path}:${line}`
  }
  const spec = {
    api: 'a',
    format: 'openapi',
    version: '3.1.0',
    root: file,
    files: new Map([[file.path, file]]),
  } as const
  const { root } = loadedSpec(structuredClone(plainSpec(spec)), (own) => createSourceMap(own, 50))
  expect(at(root)).toBe(at(file))
  return at(file)
}

it('says where a value stands that was kept, moved or copied', () => {
  const file = transformed(({ tags, paths, ...rest }) => ({
    ...rest,
    tags: tags.slice(1).map((tag) => ({ ...tag, about: 'x' })),
    required: ['b'],
    paths: { '/new': paths['/old'] },
  }))
  expect(file.value).toMatchObject({ tags: [{ name: 'Second' }], paths: { '/new': { get: {} } } })
  expect(lineOf(file, ['openapi'])).toBe('openapi.yaml:1')
  expect(lineOf(file, ['required', 0])).toBe('openapi.yaml:5')
  expect(lineOf(file, ['paths', '/new', 'get', 'summary'])).toBe('openapi.yaml:8')
})

it('says where a value stands after one that was taken out, and before one that was put in', () => {
  const file = transformed((document) => {
    document.tags.shift()
    document.tags.push({ name: 'Third' })
    return document
  })
  expect(lineOf(file, ['tags', 0, 'name'])).toBe('openapi.yaml:4')
  expect(lineOf(file, ['tags', 1, 'name'])).toBe('site.config.ts:9')
})

it('gives what the function made the place of the function', () => {
  const file = transformed(({ tags, ...rest }) => ({
    ...rest,
    tags: [{ name: 'Zero' }, ...tags],
    info: { title: 'A' },
  }))
  expect(lineOf(file, ['info', 'title'])).toBe('site.config.ts:9')
  expect(lineOf(file, ['tags', 0])).toBe('site.config.ts:9')
  expect(lineOf(file, ['tags', 1])).toBe('openapi.yaml:3')
})

it('leaves a file as it is of which nothing else was made', () => {
  expect(transformed((document) => document).transformed).toBeUndefined()
})

it('takes no value that JSON does not have', () => {
  expect(() => transformed((document) => Object.assign(document, { self: document }))).toThrow(/circular/i)
  expect(() => transformed(() => undefined)).toThrow('It returns no document')
})
