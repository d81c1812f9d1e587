import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Diagnostic } from '../generator/contract/diagnostics.ts'
import { type PrintOptions, printDiagnostics } from './printDiagnostics.ts'

const finding: Diagnostic = {
  ...{ code: 'link-broken', severity: 'error', message: 'a', hint: 'b' },
  ...{ file: 'guides/en/index.mdx', line: 1, column: 2 },
}

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
