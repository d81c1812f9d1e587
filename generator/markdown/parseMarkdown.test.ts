import { expect, test } from 'vitest'
import { parseMarkdown } from './parseMarkdown.ts'

test('gives the tree of a text that was parsed before, which nobody can change', () => {
  const tree = parseMarkdown('See [orders](/orders).')
  expect(parseMarkdown('See [orders](/orders).')).toBe(tree)
  expect(() => tree.children.push({ type: 'thematicBreak' })).toThrow(TypeError)
})
