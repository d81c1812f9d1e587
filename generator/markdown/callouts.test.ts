import type { Root } from 'mdast'
import { toString as textOfTree } from 'mdast-util-to-string'
import { expect, it } from 'vitest'
import { parseMdx } from './parseMdx.ts'

function calloutsOf(text: string): unknown[] {
  return (parseMdx(text) as Root).children.map((node) =>
    node.type === 'mdxJsxFlowElement'
      ? [
          node.name,
          ...node.attributes.map((given) => 'name' in given && `${given.name}=${given.value}`),
          textOfTree(node),
        ]
      : textOfTree(node),
  )
}

it.each([
  ['> [!NOTE]\n> Read *this*.', ['Callout', 'kind=note', 'Read this.']],
  ['> [!CAUTION]\n> Hot.', ['Callout', 'kind=danger', 'Hot.']],
  [':::tip\nRead *this*.\n:::', ['Callout', 'kind=tip', 'Read this.']],
  [
    ':::warning[Mind the gap]\n\nDoors close.\n\n:::',
    ['Callout', 'kind=warning', 'title=Mind the gap', 'Doors close.'],
  ],
  [':::danger{title="Hot"}\nHot.\n:::', ['Callout', 'kind=danger', 'title=Hot', 'Hot.']],
  [':::nope\nWhat?\n:::', [':::nope', 'What?']],
])('%j is a callout', (text, callout) => {
  expect(calloutsOf(text)).toEqual([callout])
})

it('reads a colon before a word as the text that it is', () => {
  const text = 'At 10:30, a:b and :key, ::leaf.'
  expect(calloutsOf(`:::note\nHello.\n:::\n\n${text}\n\n::leaf[x]`)).toEqual([
    ['Callout', 'kind=note', 'Hello.'],
    text,
    '::leaf[x]',
  ])
})

it('finds callouts in lists and in other callouts', () => {
  const [list] = parseMdx('- One\n\n  :::note\n  Two\n\n  > [!TIP]\n  > Three\n  :::').children
  expect(JSON.stringify(list)).toMatch(/"Callout".*"note".*"Callout".*"tip"/)
})
