import type { Root } from 'hast'
import { expect, it } from 'vitest'
import { rehypeCodeBlocks } from './rehype-code-blocks.ts'

it.each([
  ['{2}', 'a\n<mark>b\n</mark>c'],
  ['title="x" {1, 3-9}', '<mark>a\n</mark>b\n<mark>c</mark>'],
  ['{3-1}', 'a\nb\nc'],
  ['{}', 'a\nb\nc'],
])('the fence %s marks lines', (meta, html) => {
  const code = { type: 'element', tagName: 'code', properties: {}, data: { meta } } as const
  const pre = { type: 'element', tagName: 'pre', properties: {} } as const
  const text = { type: 'text', value: 'a\nb\nc\n' } as const
  const tree: Root = { type: 'root', children: [{ ...pre, children: [{ ...code, children: [text] }] }] }
  rehypeCodeBlocks()(tree)
  expect(tree.children[0]).toMatchObject({
    attributes: expect.arrayContaining([{ type: 'mdxJsxAttribute', name: 'html', value: html }]),
  })
})
