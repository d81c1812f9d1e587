import type { Element, ElementContent } from 'hast'
import { expect, it } from 'vitest'
import { rehypeOwnImages } from './rehype-own-images.ts'

function image(src: string, alt = 'chart'): Element {
  return { type: 'element', tagName: 'img', properties: { src, alt }, children: [] }
}

function link(href: string, children: ElementContent[]): Element {
  return { type: 'element', tagName: 'a', properties: { href }, children }
}

function written(content: Element): unknown {
  const tree = { type: 'root' as const, children: [content] }
  rehypeOwnImages()(tree)
  return tree.children[0]
}

it.each(['/chart.png', 'chart.png', 'data:image/png;base64,AAAA', 'javascript:x'])('leaves %s in place', (src) => {
  expect(written(image(src))).toEqual(image(src))
})

it.each(['https://example.com/a.png', '//example.com/a.png', '/\\example.com/a.png', 'HTTP:\\\\example.com'])(
  'makes a link of %s',
  (src) => {
    expect(written(image(src))).toEqual(link(src, [{ type: 'text', value: 'chart' }]))
  },
)

it('puts the text of the picture where it stood in a link', () => {
  expect(written(link('/a', [image('https://example.com/a.png', 'build')]))).toEqual(
    link('/a', [{ type: 'text', value: 'build' }]),
  )
})

it('names the address of a picture without a text', () => {
  const src = 'https://example.com/a.png'
  expect(written(image(src, ''))).toEqual(link(src, [{ type: 'text', value: src }]))
})
