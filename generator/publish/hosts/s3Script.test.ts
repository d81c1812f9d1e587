import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { fileTypeOf, fileTypes } from './fileTypes.ts'

const script = readFileSync(new URL('../../../deploy/s3.sh', import.meta.url), 'utf8').replaceAll('\\\n', ' ')
const named = script.split('\n').flatMap((line) => {
  const type = /--content-type '([^']+)'/.exec(line)?.[1]
  return type === undefined ? [] : [...line.matchAll(/--include '([^']+)'/g)].map(([, glob = '']) => [glob, type])
})

it('deploy/s3.sh sends each type that it names as every other host does', () => {
  expect(named).toEqual(named.map(([glob = '']) => [glob, fileTypeOf(glob.replace('*', 'page'))?.contentType]))
})

it('deploy/s3.sh names the type of each program and of pages', () => {
  const programs = Object.keys(fileTypes).filter((end) => /^(java|py|go|sh)$/.test(end))
  expect(named.map(([glob]) => glob)).toEqual(
    expect.arrayContaining(['*.html', '*.md', '*.yaml', ...programs.map((end) => `*.${end}`)]),
  )
})
