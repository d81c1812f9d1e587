import fc from 'fast-check'
import type { Nodes, Root, RootContent } from 'mdast'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { walkTree } from './walkTree.ts'

const node = fc.letrec<{ node: RootContent; nodes: RootContent[] }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.record({ type: fc.constant('text' as const), value: fc.string() }),
    fc.record({ type: fc.constant('heading' as const), depth: fc.constant(2 as const), children: tie('nodes') }),
    fc.record({ type: fc.constant('blockquote' as const), children: tie('nodes') }),
  ) as fc.Arbitrary<RootContent>,
  nodes: fc.array(tie('node'), { maxLength: 4 }),
}))

test('the same nodes are visited in the same order as by unist-util-visit, with their places', () => {
  fc.assert(
    fc.property(node.nodes, (children) => {
      const tree: Root = { type: 'root', children }
      const expected: unknown[] = []
      visit(tree, 'heading', (...visited) => {
        expected.push(visited)
      })
      const seen: unknown[] = []
      walkTree(tree, 'heading', (...visited) => {
        seen.push(visited)
      })
      expect(seen).toEqual(expected)
    }),
  )
})

test('what a visitor puts in the place of a node is not visited, what it adds to one is', () => {
  const text = (value: string): Nodes => ({ type: 'text', value })
  const tree = { type: 'root', children: [text('a'), { type: 'paragraph', children: [text('b')] }] } as Root
  const seen: string[] = []
  walkTree(tree, 'text', (visited, index, parent) => {
    seen.push(visited.value)
    if (visited.value === 'a' && parent && index !== undefined) parent.children[index] = text('instead') as RootContent
    if (visited.value === 'b') parent?.children.push(text('added') as never)
  })
  expect(seen).toEqual(['a', 'b', 'added'])
})
