import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { Diagnostic } from '../../generator/contract/diagnostics.ts'
import { type PrintOptions, printDiagnostics } from './printDiagnostics.ts'

const finding: Diagnostic = {
  ...{ code: 'link-broken', severity: 'error', message: 'a', hint: 'b' },
  ...{ file: 'guides/en/index.mdx', line: 1, column: 2 },
}

afterEach(() => vi.unstubAllEnvs())

function printed(root: string, options: PrintOptions): string {
  const lines: string[] = []
  printDiagnostics([finding], root, { ...options, print: (text) => lines.push(text) })
  return lines.join('\n')
}

test('names a file from the folder of the command where annotations are made', () => {
  const root = join(process.cwd(), 'examples', 'small')
  expect(printed(root, { format: 'github' })).toContain('file=examples/small/guides/en/index.mdx,')
  expect(printed(root, { format: 'sarif' })).toContain('"uri": "examples/small/guides/en/index.mdx"')
})

test('names a file from the folder of the project for people, and for one elsewhere', () => {
  const root = join(process.cwd(), 'examples', 'small')
  expect(printed(root, { format: 'pretty' })).toMatch(/^guides\/en\/index\.mdx:1:2/)
  expect(printed('/elsewhere', { format: 'github' })).toContain('file=guides/en/index.mdx,')
})

test.each([
  ['FORCE_COLOR', '1', true],
  ['FORCE_COLOR', '0', false],
])('with %s=%s the findings for people are coloured: %s', (name, value, isColoured) => {
  vi.stubEnv('NO_COLOR', undefined)
  vi.stubEnv(name, value)
  expect(printed('/elsewhere', { format: 'pretty' }).includes('\u001b[31merror')).toBe(isColoured)
})

test('output that is no terminal is not coloured, nor is any with NO_COLOR', () => {
  vi.stubEnv('FORCE_COLOR', undefined)
  vi.stubEnv('NO_COLOR', '1')
  expect(printed('/elsewhere', { format: 'pretty' })).not.toContain('\u001b')
})
